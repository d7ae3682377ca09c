import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { jsonReport } from '../../report/json.ts';
import type { Suite } from '../../../suites/rule.ts';
import type { RunDocument } from '../../report/document.ts';
import { readRun } from '../../report/read.ts';
import { loadSuites } from '../../rules/load-suites.ts';
import { run } from '../../run.ts';

/** A release of Pi on this disk. */
export interface Installed {
  readonly release: string;
  /** The folder of its package. */
  readonly folder: string;
}

/** What a release came to. */
export interface Examined {
  readonly release: string;
  /** Held to itself: the report as `run` writes it. */
  readonly held: RunDocument;
  /** The rules of which something was skipped as too new, asked all the same; missing where none were. */
  readonly anyAge?: RunDocument;
}

export interface ExamineOptions {
  readonly seed: number;
  readonly runs: number;
  readonly only?: readonly string[];
  /** The Node that runs Pi; by default the one that runs this. */
  readonly node?: string;
  /** A folder that keeps the reports; what is in it already is not run again. */
  readonly reports?: string;
}

/** The words of a reason that names a later release. */
const TOO_NEW = 'requires Pi ';

/** Starts the Pi driver on a release. */
export const commandFor = (folder: string, node = process.execPath): readonly string[] => [
  node,
  join(packageRoot(), 'dist', 'runner', 'drivers', 'pi.js'),
  '--package',
  folder,
];

/** Runs the rules, those of known hazards left out, on a release held to itself, and then those for which it is too old. */
export async function examine(
  { release, folder }: Installed,
  { seed, runs, only, node, reports }: ExamineOptions,
): Promise<Examined> {
  const tested = { command: commandFor(folder, node) };
  const suites = await withoutHazards();
  const shared = { tested, suites, follows: release, seed, runs, jobs: 1, shrinkTime: 0, timeout: 20_000 };
  const held = await kept(reports, release, async () =>
    jsonReport(await run({ ...shared, ...(only && { only }) })),
  );
  const tooNew = held.results
    .filter(({ reason, skipped }) => [reason, ...(skipped ?? []).map((one) => one.reason)].some(isTooNew))
    .map(({ rule }) => rule);
  if (tooNew.length === 0) return { release, held };
  const anyAge = await kept(reports, `${release}-any-age`, async () =>
    jsonReport(await run({ ...shared, only: tooNew, anyAge: true })),
  );
  return { release, held, anyAge };
}

/** What no release answers, or only after a minute, says nothing about one of them. */
async function withoutHazards(): Promise<readonly Suite[]> {
  const suites = await loadSuites();
  return suites.map((suite) => ({
    ...suite,
    rules: suite.rules.filter(({ hazard }) => hazard === undefined),
  }));
}

const isTooNew = (reason: string | undefined): boolean => reason?.includes(TOO_NEW) === true;

/** A report that a folder keeps, or one that is made. */
async function kept(
  folder: string | undefined,
  name: string,
  make: () => Promise<RunDocument>,
): Promise<RunDocument> {
  if (folder === undefined) return make();
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return readRun(file);
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made)}\n`);
  return made;
}
