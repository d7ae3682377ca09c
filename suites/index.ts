import { compactionSuite } from './rules/compaction/compaction.ts';
import { contextSuite } from './rules/context/context.ts';
import { editSuite } from './rules/edit/edit.ts';
import { entrySuite } from './rules/entry.ts';
import { exchangeSuite } from './rules/exchange.ts';
import { findSuite } from './rules/find/find.ts';
import { cloneSuite } from './rules/copy/clone.ts';
import { forkSuite } from './rules/copy/fork.ts';
import { importSuite } from './rules/copy/import.ts';
import { headerSuite } from './rules/header.ts';
import { infoSuite } from './rules/info.ts';
import { linesSuite } from './rules/lines.ts';
import { migrateSuite } from './rules/migrate/reading.ts';
import { namingSuite } from './rules/naming.ts';
import { readSuite } from './rules/read.ts';
import { toleranceSuite } from './rules/tolerance/index.ts';
import { transcriptSuite } from './rules/transcript.ts';
import { treeSuite } from './rules/tree/tree.ts';
import { usageSuite } from './rules/usage.ts';
import { validateSuite } from './rules/validate.ts';
import { withReports } from './reports/reports.ts';
import type { RunRule, Suite } from './rule.ts';
import { refusedEdits, writeSuite } from './rules/write/index.ts';
import { migratingRules } from './rules/migrate/writing.ts';
import { withScripts } from './reports/scripts.ts';

/** Every suite, in report order. */
export const suites: readonly Suite[] = [
  headerSuite,
  linesSuite,
  entrySuite,
  treeSuite,
  { ...editSuite, rules: [...editSuite.rules, ...refusedEdits] },
  compactionSuite,
  contextSuite,
  exchangeSuite,
  infoSuite,
  readSuite,
  namingSuite,
  { ...migrateSuite, rules: [...migrateSuite.rules, ...migratingRules] },
  writeSuite,
  forkSuite,
  cloneSuite,
  findSuite,
  usageSuite,
  transcriptSuite,
  importSuite,
  toleranceSuite,
  validateSuite,
].map((suite) => ({ ...suite, rules: suite.rules.map(withReports).map(withScripts) }));

/** Every rule of every suite. */
export const rules: readonly RunRule[] = suites.flatMap((suite) => suite.rules);

export * from './question.ts';
export * from './requirement.ts';
export * from './rule.ts';
export * from './source.ts';
