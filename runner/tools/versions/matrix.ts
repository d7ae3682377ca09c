import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { compareReleases } from '../../../generators/features.ts';
import type { Level } from '../../../suites/requirement.ts';
import type { RunRule, Suite } from '../../../suites/rule.ts';
import type { RuleResult, Verdict } from '../../case/finding.ts';
import { run } from '../../run.ts';
import { loadSuites } from '../../rules/load-suites.ts';

/** A release of Pi on this disk. */
export interface Installed {
  readonly release: string;
  /** The folder of its package. */
  readonly folder: string;
}

/** A rule on one release. */
export interface Cell {
  readonly verdict: Verdict;
  /** What was wrong, shortened. */
  readonly words?: string;
}

/** A rule on every release that was looked at, in their order. */
export interface Row {
  readonly rule: string;
  readonly level: Level;
  /** Pi itself is known to go wrong here. */
  readonly hazard: boolean;
  readonly since?: string;
  readonly cells: readonly Cell[];
}

export interface Matrix {
  readonly releases: readonly string[];
  readonly seed: number;
  readonly runs: number;
  readonly node: string;
  readonly rows: readonly Row[];
}

export interface MatrixOptions {
  readonly installed: readonly Installed[];
  readonly seed: number;
  readonly runs: number;
  readonly only?: readonly string[];
  /** The Node that runs Pi; by default the one that runs this. */
  readonly node?: string;
  readonly onProgress?: (line: string) => void;
}

/** Without the release that brought it in, so that older ones are asked as well. */
const asked = ({ since: _since, ...rule }: RunRule): RunRule => rule;

/**
 * Runs every rule on every release, each held to itself: its inputs hold nothing that came later. Rules are asked below their
 * `since` as well, which shows whether it is right.
 */
export async function matrix({
  installed,
  seed,
  runs,
  only,
  node,
  onProgress,
}: MatrixOptions): Promise<Matrix> {
  const suites = await loadSuites();
  const ageless: readonly Suite[] = suites.map((suite) => ({ ...suite, rules: suite.rules.map(asked) }));
  const columns: ReadonlyMap<string, RuleResult>[] = [];
  for (const { release, folder } of installed) {
    const { results } = await run({
      tested: { command: commandFor(folder, node) },
      suites: ageless,
      follows: release,
      seed,
      runs,
      jobs: 1,
      shrinkTime: 0,
      timeout: 20_000,
      ...(only && { only }),
    });
    columns.push(new Map(results.map((result) => [result.rule, result])));
    onProgress?.(`${release}: ${results.filter(({ verdict }) => verdict === 'pass').length} rules pass`);
  }
  const rules = suites.flatMap((suite) => suite.rules).filter(({ id }) => columns[0]?.has(id));
  return {
    releases: installed.map(({ release }) => release),
    seed,
    runs,
    node: node ?? process.version,
    rows: rules.map((rule) => rowOf(rule, columns)),
  };
}

/** Starts the Pi driver on a release. */
export const commandFor = (folder: string, node = process.execPath): readonly string[] => [
  node,
  join(packageRoot(), 'dist', 'runner', 'drivers', 'pi.js'),
  '--package',
  folder,
];

function rowOf(
  { id, level, since, hazard }: RunRule,
  columns: readonly ReadonlyMap<string, RuleResult>[],
): Row {
  const cells = columns.map((column): Cell => {
    const result = column.get(id);
    if (result === undefined) throw new Error(`${id} was not run`);
    const words = wordsOf(result);
    return { verdict: result.verdict, ...(words !== undefined && { words }) };
  });
  return { rule: id, level, hazard: hazard !== undefined, ...(since !== undefined && { since }), cells };
}

const MAX_WORDS = 240;

function wordsOf({ verdict, reason, finding }: RuleResult): string | undefined {
  if (verdict === 'pass') return undefined;
  const [first] = finding?.differences ?? [];
  const origin = finding && 'example' in finding.origin ? `"${finding.origin.example}" ` : '';
  const words =
    finding === undefined
      ? reason
      : `${origin}${finding.code} ${finding.message ?? ''} ${first === undefined ? '' : JSON.stringify(first)}`;
  return words?.slice(0, MAX_WORDS);
}

const BAD: ReadonlySet<Verdict> = new Set(['fail', 'warn', 'error', 'suite-error']);
export const isBad = ({ verdict }: Cell): boolean => BAD.has(verdict);

/** A verdict that accuses a release of what it never promised. */
export interface FalseFailure {
  readonly rule: string;
  readonly release: string;
  readonly cell: Cell;
}

/** Releases that are told to break a rule which, by its `since`, they are asked. What is a hazard of Pi's own is left out. */
export function falseFailures({ releases, rows }: Matrix): readonly FalseFailure[] {
  return rows.flatMap(({ rule, since, hazard, cells }) =>
    cells.flatMap((cell, at): FalseFailure[] => {
      const release = releases[at] ?? '';
      const held = since === undefined || compareReleases(since, release) <= 0;
      return held && !hazard && isBad(cell) ? [{ rule, release, cell }] : [];
    }),
  );
}

/** Since when a rule holds, as far as the releases tell. */
export interface Measured {
  readonly rule: string;
  readonly since: string | undefined;
  /** The last release that breaks it; undefined where none does. */
  readonly lastBad: string | undefined;
  /** The first from which on all that can be asked pass; undefined where the newest breaks it. */
  readonly firstGood: string | undefined;
  readonly verdict: 'right' | 'too early' | 'later than measured' | 'never';
}

/** Compares each rule's `since` with the first release that passes and goes on passing. */
export function measuredSince({ releases, rows }: Matrix): readonly Measured[] {
  return rows
    .filter(({ hazard }) => !hazard)
    .map(({ rule, since, cells }): Measured => {
      const bad = cells.findLastIndex(isBad);
      const good = cells.findIndex((cell, at) => at > bad && cell.verdict === 'pass');
      const [lastBad, firstGood] = [releases[bad], releases[good]];
      return { rule, since, lastBad, firstGood, verdict: comparison(since, lastBad, firstGood) };
    });
}

function comparison(
  since: string | undefined,
  lastBad: string | undefined,
  firstGood: string | undefined,
): Measured['verdict'] {
  if (firstGood === undefined) return 'never';
  if (lastBad !== undefined && (since === undefined || compareReleases(since, lastBad) <= 0))
    return 'too early';
  return since !== undefined && compareReleases(since, firstGood) > 0 ? 'later than measured' : 'right';
}
