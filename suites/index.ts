import { compactionSuite } from './compaction.ts';
import { contextSuite } from './context.ts';
import { editSuite } from './edit.ts';
import { entrySuite } from './entry.ts';
import { findSuite } from './find.ts';
import { cloneSuite, forkSuite } from './fork.ts';
import { headerSuite } from './header.ts';
import { infoSuite } from './info.ts';
import { linesSuite } from './lines.ts';
import { migrateSuite } from './migrate.ts';
import { namingSuite } from './naming.ts';
import { toleranceSuite } from './tolerance/index.ts';
import { treeSuite } from './tree.ts';
import { validateSuite } from './validate.ts';
import { withReports } from './reports.ts';
import type { Rule, Suite } from './rule.ts';
import { refusedEdits, writeSuite } from './write/index.ts';
import { migratingRules } from './writing/migrating.ts';
import { withScripts } from './writing/reports.ts';

/** Every suite, in report order. */
export const suites: readonly Suite[] = [
  headerSuite,
  linesSuite,
  entrySuite,
  treeSuite,
  { ...editSuite, rules: [...editSuite.rules, ...refusedEdits] },
  compactionSuite,
  contextSuite,
  infoSuite,
  namingSuite,
  { ...migrateSuite, rules: [...migrateSuite.rules, ...migratingRules] },
  writeSuite,
  forkSuite,
  cloneSuite,
  findSuite,
  toleranceSuite,
  validateSuite,
].map((suite) => ({ ...suite, rules: suite.rules.map(withReports).map(withScripts) }));

/** Every rule of every suite. */
export const rules: readonly Rule[] = suites.flatMap((suite) => suite.rules);

export * from './rule.ts';
