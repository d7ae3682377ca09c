import { brokenCheckers } from './checkers.ts';
import { brokenFiles } from './files.ts';
import { brokenMeanings } from './contexts.ts';
import { brokenNamesAndVersions } from './names.ts';
import { brokenTrees } from './tree.ts';
import { intolerant } from './tolerance.ts';
import { brokenWriters } from './writers.ts';
import type { Broken } from './breaking.ts';

/** Implementations broken on purpose, at least one for each rule. */
export const broken: readonly Broken[] = [
  ...brokenFiles,
  ...brokenTrees,
  ...brokenMeanings,
  ...brokenNamesAndVersions,
  ...brokenCheckers,
  ...intolerant,
  ...brokenWriters,
];

export type { Broken };
