import { brokenCheckers } from './validate.ts';
import { brokenExchanges } from './exchange.ts';
import { brokenHeaders } from './header.ts';
import { brokenLines } from './lines.ts';
import { brokenEntries } from './entry.ts';
import { brokenEdits } from './edit.ts';
import { brokenCompactions } from './compaction.ts';
import { brokenContexts } from './context.ts';
import { brokenInfos } from './info.ts';
import { brokenNamesAndVersions } from './naming.ts';
import { brokenGoingOn, brokenHolders } from './holding.ts';
import { brokenReaders } from './read.ts';
import { brokenTrees } from './tree.ts';
import { brokenImports } from './importing.ts';
import { brokenParts } from './partial.ts';
import { intolerant } from './tolerance.ts';
import { brokenAppends } from './appending.ts';
import { brokenCopies } from './copy.ts';
import { brokenFinders } from './find.ts';
import { brokenFaults } from './interrupted.ts';
import { brokenMigrations } from './migrate.ts';
import { brokenMoves, brokenSessions } from './moving.ts';
import { brokenForOneType } from './one-type.ts';
import { brokenRefusals } from './refusing.ts';
import { brokenForFindingTables } from './tables-finding.ts';
import { brokenForTables } from './tables.ts';
import type { Broken } from './breaking.ts';

/** Implementations broken on purpose, at least one for each rule. */
export const broken: readonly Broken[] = [
  ...brokenHeaders,
  ...brokenLines,
  ...brokenEntries,
  ...brokenTrees,
  ...brokenEdits,
  ...brokenCompactions,
  ...brokenContexts,
  ...brokenInfos,
  ...brokenReaders,
  ...brokenExchanges,
  ...brokenNamesAndVersions,
  ...brokenCheckers,
  ...intolerant,
  ...brokenParts,
  ...brokenAppends,
  ...brokenRefusals,
  ...brokenForOneType,
  ...brokenMoves,
  ...brokenSessions,
  ...brokenFaults,
  ...brokenHolders,
  ...brokenGoingOn,
  ...brokenMigrations,
  ...brokenCopies,
  ...brokenImports,
  ...brokenFinders,
  ...brokenForTables,
  ...brokenForFindingTables,
];

export type { Broken };
