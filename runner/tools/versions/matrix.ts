import { compareReleases } from '../../../generators/features.ts';
import type { Level } from '../../../suites/requirement.ts';
import type { RunRule } from '../../../suites/rule.ts';
import type { Verdict } from '../../case/finding.ts';
import { packageInfo } from '../../package-info.ts';
import type { ResultDocument, RunDocument } from '../../report/document.ts';
import type { Bug } from './bugs.ts';
import type { Examined } from './examine.ts';

/** What a rule came to, and what was wrong, shortened. */
export interface Told {
  readonly verdict: Verdict;
  readonly words?: string;
}

/** A rule on one release. */
export interface Cell extends Told {
  /** What it comes to where it is asked whatever release it and its cases came with; missing where that is the same. */
  readonly anyAge?: Told;
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
  /** The version of this package. */
  readonly suite: string;
  readonly seed: number;
  readonly runs: number;
  readonly node: string;
  readonly rows: readonly Row[];
}

/** Puts what releases came to beside each other. */
export function matrixOf(examined: readonly Examined[], rules: readonly RunRule[]): Matrix {
  const columns = examined.map(({ held, anyAge }) => ({ held: byRule(held), anyAge: byRule(anyAge) }));
  const [first] = examined;
  const { seed = 0, runs = 0, origin } = first?.held ?? {};
  return {
    releases: examined.map(({ release }) => release),
    suite: packageInfo.version,
    seed,
    runs,
    node: origin?.node ?? process.version,
    rows: rules
      .filter(({ id }) => columns.every(({ held }) => held.has(id)))
      .map(({ id, level, since, hazard }) => ({
        rule: id,
        level,
        hazard: hazard !== undefined,
        ...(since !== undefined && { since }),
        cells: columns.map(({ held, anyAge }): Cell => {
          const later = anyAge.get(id);
          return { ...toldOf(held.get(id)), ...(later !== undefined && { anyAge: toldOf(later) }) };
        }),
      })),
  };
}

const byRule = (document: RunDocument | undefined): ReadonlyMap<string, ResultDocument> =>
  new Map(document?.results.map((result) => [result.rule, result]));

function toldOf(result: ResultDocument | undefined): Told {
  const words = result && wordsOf(result);
  return { verdict: result?.verdict ?? 'skip', ...(words !== undefined && { words }) };
}

const MAX_WORDS = 240;

function wordsOf({ verdict, reason, finding }: ResultDocument): string | undefined {
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
export const isBad = ({ verdict }: Told): boolean => BAD.has(verdict);

/** What a rule came to whatever release it came with. */
export const everAsked = ({ anyAge, ...held }: Cell): Told => anyAge ?? held;

/** A verdict that accuses a release of what it never promised. */
export interface FalseFailure {
  readonly rule: string;
  readonly release: string;
  readonly cell: Cell;
}

/**
 * Releases that are told to break a rule though each is held to itself. What is a hazard of Pi's own is left out, and so are bugs
 * that lost data: no release is excused from those, whatever it follows.
 */
export function falseFailures(
  { releases, rows }: Matrix,
  bugs: readonly Pick<Bug, 'rules' | 'lastBad'>[] = [],
): readonly FalseFailure[] {
  return rows.flatMap(({ rule, since, hazard, cells }) =>
    cells.flatMap((cell, at): FalseFailure[] => {
      const release = releases[at] ?? '';
      const isBug = bugs.some(
        (one) => one.rules.includes(rule) && compareReleases(release, one.lastBad) <= 0,
      );
      const isExcused = hazard || (since === undefined && isBug);
      return !isExcused && isBad(cell) ? [{ rule, release, cell }] : [];
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
      const asked = cells.map(everAsked);
      const bad = asked.findLastIndex(isBad);
      const good = asked.findIndex((cell, at) => at > bad && cell.verdict === 'pass');
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
