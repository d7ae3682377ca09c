import type { Requirement, RequirementFacts } from '../requirement.ts';
import { cloneRequirements } from './clone.ts';
import { compactionRequirements } from './compaction.ts';
import { contextRequirements } from './context.ts';
import { editRequirements } from './edit.ts';
import { entryRequirements } from './entry.ts';
import { exchangeRequirements } from './exchange.ts';
import { findRequirements } from './find.ts';
import { forkRequirements } from './fork.ts';
import { headerRequirements } from './header.ts';
import { importRequirements } from './import.ts';
import { infoRequirements } from './info.ts';
import { linesRequirements } from './lines.ts';
import { migrateRequirements } from './migrate.ts';
import { namingRequirements } from './naming.ts';
import { readRequirements } from './read.ts';
import { planRequirements } from './plan.ts';
import { toleranceRequirements } from './tolerance.ts';
import { transcriptRequirements } from './transcript.ts';
import { treeRequirements } from './tree.ts';
import { usageRequirements } from './usage.ts';
import { validateRequirements } from './validate.ts';
import { writeRequirements } from './write.ts';
import { writeStateRequirements } from './write-state.ts';

/** Every requirement, in report order: what `list`, `explain`, `run`, `check` and the reports speak of. */
const TABLE = {
  ...headerRequirements,
  ...linesRequirements,
  ...entryRequirements,
  ...treeRequirements,
  ...editRequirements,
  ...compactionRequirements,
  ...exchangeRequirements,
  ...planRequirements,
  ...contextRequirements,
  ...infoRequirements,
  ...readRequirements,
  ...usageRequirements,
  ...transcriptRequirements,
  ...importRequirements,
  ...namingRequirements,
  ...migrateRequirements,
  ...writeRequirements,
  ...writeStateRequirements,
  ...forkRequirements,
  ...cloneRequirements,
  ...findRequirements,
  ...toleranceRequirements,
  ...validateRequirements,
};

/** The id of a requirement; the compiler knows them all. */
export type RequirementId = keyof typeof TABLE;

/** The requirement of an id. */
export function requirement<Id extends RequirementId>(id: Id): Requirement & { readonly id: Id } {
  const facts: RequirementFacts = TABLE[id];
  return { id, ...facts };
}

/** Every requirement, in report order. */
export const requirements: readonly Requirement[] = Object.entries<RequirementFacts>(TABLE).map(
  ([id, facts]) => ({ id, ...facts }),
);
