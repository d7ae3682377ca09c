import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import { SCHEMA_FILES } from '../../schema/files.ts';
import type { FixtureEntry } from '../../schema/index.ts';
import { UsageError } from '../errors.ts';
import { assertEmpty, writingTo } from '../make-folder.ts';
import { didYouMean } from '../did-you-mean.ts';
import { countsOf } from './counts.ts';
import { folderOf, MANIFEST_FILE } from './layout.ts';
import { openSet, type GoldenSet } from './set.ts';

/** Which cases are wanted; without any, all of them. */
export interface ExportSelection {
  readonly formatVersion?: number;
  readonly areas?: readonly string[];
  readonly levels?: readonly string[];
}

/** What lies beside the cases, so that they can be used without this package. */
const BESIDE = ['README.md', 'run.py'] as const;
/** The schemas that describe the cases, and the lines of session files. */
const SCHEMAS = ['fixture', 'v1', 'v2', 'v3', 'protocol'] as const;

/**
 * Copies the cases that are wanted into a folder, with a manifest of their own, the page that explains them, a runner in
 * Python, and the schemas.
 * @returns how many cases
 * @throws UsageError for a folder that holds something, and where nothing is wanted
 */
export function exportSet(folder: string, selection: ExportSelection, set: GoldenSet = openSet()): number {
  const { manifest } = set;
  assertKnown('area', selection.areas, manifest.counts.areas);
  assertKnown('level', selection.levels, manifest.counts.levels);
  const cases = manifest.cases.filter((one) => isWanted(one, selection));
  if (cases.length === 0) throw new UsageError('no golden case is of this version, area and level.');
  assertEmpty(folder, 'choose an empty or new folder.');
  const golden = join(folder, 'golden');
  for (const one of cases)
    for (const name of Object.keys(one.files))
      copy(join(folderOf(set.folder, one.id), name), join(folderOf(golden, one.id), name));
  for (const name of BESIDE) copy(join(packageRoot(), 'fixtures', name), join(folder, name));
  for (const name of SCHEMAS)
    copy(join(packageRoot(), 'schema', SCHEMA_FILES[name]), join(folder, 'schema', SCHEMA_FILES[name]));
  writeFileSync(
    join(golden, MANIFEST_FILE),
    `${JSON.stringify({ ...manifest, selection, counts: countsOf(cases), cases }, null, 2)}\n`,
  );
  return cases.length;
}

const isWanted = (
  { area, level, formatVersion }: FixtureEntry,
  { formatVersion: version, areas = [], levels = [] }: ExportSelection,
): boolean =>
  (version === undefined || formatVersion === version) &&
  (areas.length === 0 || areas.includes(area)) &&
  (levels.length === 0 || levels.includes(level));

function assertKnown(
  what: string,
  wanted: readonly string[] = [],
  known: Readonly<Record<string, number>>,
): void {
  const names = Object.keys(known);
  const wrong = wanted.find((name) => !names.includes(name));
  if (wrong !== undefined)
    throw new UsageError(
      `there is no ${what} "${wrong}".${didYouMean(wrong, names)} There are: ${names.join(', ')}.`,
    );
}

const copy = (from: string, to: string): void => writingTo(to, (path) => copyFileSync(from, path));
