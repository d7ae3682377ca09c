import type { Verdict } from '../../case/finding.ts';
import { type Counts, countsOf } from '../../judge/summary.ts';
import type { Level } from '../../../suites/requirement.ts';
import type { RunDocument } from '../document.ts';

/** One run, as a column. */
export interface MatrixColumn {
  readonly name: string;
  readonly version: string;
  readonly language?: string;
  /** The Pi release that it follows. */
  readonly follows: string;
  /** The methods that it declares, what it offers and what it cannot hold: all that it claims. */
  readonly methods: readonly string[];
  readonly limits: readonly string[];
  readonly offers: readonly string[];
  readonly suite: string;
  readonly time: string;
  /** Why this is not a whole run. */
  readonly partial?: string;
  readonly counts: Counts;
  /** The report that it is from. */
  readonly from: string;
}

export interface MatrixRow {
  readonly rule: string;
  readonly area: string;
  readonly level: Level;
  readonly title: string;
  /** One a column; null where a run did not have the rule. */
  readonly verdicts: readonly (Verdict | null)[];
  /** Whether a failure is listed in the baseline of that run. */
  readonly known: readonly boolean[];
}

/** What changed for one implementation from one of its runs to the next. */
export interface MatrixChange {
  readonly name: string;
  /** The columns, counted from 0. */
  readonly before: number;
  readonly after: number;
  readonly fixed: readonly string[];
  readonly broke: readonly string[];
  /** Asked in one of them only: neither fixed nor broken. */
  readonly notCompared: readonly string[];
}

/** Implementations by rules. */
export interface Matrix {
  readonly format: 1;
  readonly command: 'matrix';
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
  readonly changes: readonly MatrixChange[];
}

export interface NamedRun {
  readonly from: string;
  readonly document: RunDocument;
}

/** Puts the reports of several runs beside each other, in the order given; rules in the order in which they first come. */
export function matrixOf(runs: readonly NamedRun[]): Matrix {
  const byRule = runs.map(({ document }) => new Map(document.results.map((result) => [result.rule, result])));
  const all = new Map(
    runs.flatMap(({ document }) =>
      document.results.map((result) => [result.rule, { result, document }] as const),
    ),
  );
  const areas = [...new Set([...all.values()].map(({ result }) => result.area))];
  const rows = [...all]
    .map(([rule, { result, document }]): MatrixRow => {
      const { area, level } = result;
      const words = document.rules[rule] ?? document.rules[rule.split('/').slice(0, 2).join('/')];
      return {
        rule,
        area,
        level,
        title: words?.title ?? '',
        verdicts: byRule.map((results) => results.get(rule)?.verdict ?? null),
        known: byRule.map((results) => results.get(rule)?.expected !== undefined),
      };
    })
    .sort((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));
  return {
    format: 1,
    command: 'matrix',
    columns: runs.map(columnOf),
    rows,
    changes: changesOf(runs, rows),
  };
}

function columnOf({ from, document }: NamedRun): MatrixColumn {
  const { implementation, origin, suite, results } = document;
  const { name, version, language, follows, methods, limits = [], offers = {} } = implementation;
  return {
    name,
    version,
    ...(language !== undefined && { language }),
    follows,
    methods,
    limits,
    offers: Object.keys(offers),
    suite: suite.version,
    time: origin.time,
    ...(origin.partial !== undefined && { partial: origin.partial }),
    counts: countsOf(results),
    from,
  };
}

const isBad = (verdict: Verdict | null | undefined): boolean => verdict === 'fail' || verdict === 'error';
const isAsked = (verdict: Verdict | null | undefined): boolean =>
  verdict !== null && verdict !== undefined && verdict !== 'skip' && verdict !== 'suite-error';

/** From each run to the next one of the same implementation, by the time of their making. */
function changesOf(runs: readonly NamedRun[], rows: readonly MatrixRow[]): readonly MatrixChange[] {
  const places = [...runs.keys()].sort((one, other) => (timeOf(runs, one) < timeOf(runs, other) ? -1 : 1));
  return places.flatMap((after, at) => {
    const name = nameOf(runs, after);
    const before = places.slice(0, at).findLast((place) => nameOf(runs, place) === name);
    if (before === undefined) return [];
    const rulesThat = (
      is: (was: Verdict | null | undefined, now: Verdict | null | undefined) => boolean,
    ): readonly string[] =>
      rows.filter(({ verdicts }) => is(verdicts[before], verdicts[after])).map(({ rule }) => rule);
    return [
      {
        name,
        before,
        after,
        fixed: rulesThat((was, now) => isBad(was) && isAsked(now) && !isBad(now)),
        broke: rulesThat((was, now) => isAsked(was) && !isBad(was) && isBad(now)),
        notCompared: rulesThat((was, now) => isAsked(was) !== isAsked(now)),
      },
    ];
  });
}

const timeOf = (runs: readonly NamedRun[], at: number): string => runs[at]?.document.origin.time ?? '';
const nameOf = (runs: readonly NamedRun[], at: number): string =>
  runs[at]?.document.implementation.name ?? '';
