import { brokenCheckers } from './validate.ts';
import { brokenExchanges } from './exchange.ts';
import { brokenFiles } from './lines.ts';
import { brokenMeanings } from './context.ts';
import { brokenNamesAndVersions } from './naming.ts';
import { brokenReaders } from './read.ts';
import { brokenTrees } from './tree.ts';
import { brokenParts } from './partial.ts';
import { intolerant } from './tolerance.ts';
import { brokenWriters } from './write.ts';
import type { Broken } from './breaking.ts';

/** Implementations broken on purpose, at least one for each rule. */
export const broken: readonly Broken[] = [
  ...brokenFiles,
  ...brokenTrees,
  ...brokenMeanings,
  ...brokenReaders,
  ...brokenExchanges,
  ...brokenNamesAndVersions,
  ...brokenCheckers,
  ...intolerant,
  ...brokenParts,
  ...brokenWriters,
];

export type { Broken };
