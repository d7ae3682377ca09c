import type { Level } from '../../suites/requirement.ts';
import type { RuleResult, Verdict } from '../case/finding.ts';

export const VERDICTS = [
  'pass',
  'fail',
  'warn',
  'skip',
  'error',
  'suite-error',
] as const satisfies readonly Verdict[];
const LEVELS = ['must', 'should', 'observed'] as const satisfies readonly Level[];

/** What counting looks at. */
type Judged = Omit<RuleResult, 'exhibit' | 'further'>;

export type Counts = Readonly<Record<Verdict, number>>;

/** The exit codes of `pi-conform run`; they are documented and stable. */
export const EXIT = {
  asExpected: 0,
  unexpected: 1,
  usage: 2,
  notStarted: 3,
  incomplete: 4,
  suiteFault: 70,
} as const;

export function countsOf(results: readonly Judged[]): Counts {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of results) counts[verdict]++;
  return counts;
}

/** Counts for each level that occurs. */
export function countsByLevel(results: readonly Judged[]): ReadonlyMap<Level, Counts> {
  const groups = LEVELS.map((level) => [level, results.filter((result) => result.level === level)] as const);
  return new Map(
    groups.filter(([, some]) => some.length > 0).map(([level, some]) => [level, countsOf(some)]),
  );
}

/** Verdicts by area, in report order. */
export function countsByArea(results: readonly Judged[]): ReadonlyMap<string, Counts> {
  const areas = [...new Set(results.map(({ area }) => area))];
  return new Map(areas.map((area) => [area, countsOf(results.filter((result) => result.area === area))]));
}

/** Why a run without failures is still not green; undefined when it is. */
export function incompleteness(results: readonly Judged[]): string | undefined {
  const unfinished = results.filter(({ incomplete }) => incomplete === true).length;
  if (results.every(({ verdict }) => verdict === 'skip')) return 'nothing ran: every rule was skipped';
  if (unfinished > 0)
    return `the run is incomplete: ${unfinished} of ${results.length} rules did not run to their end`;
  return undefined;
}

/** Whether a result fails the run: a failure or an error that the baseline does not list. */
export const isUnexpected = ({ verdict, expected }: Judged): boolean =>
  (verdict === 'fail' || verdict === 'error') && expected === undefined;

/**
 * A fault of the suite outweighs a failure, and that outweighs what did not run.
 * @param stale entries of the baseline that do not hold any more: they fail the run as a failure does
 */
export function exitCodeOf(results: readonly Judged[], stale: readonly unknown[] = []): number {
  const counts = countsOf(results);
  if (counts['suite-error'] > 0) return EXIT.suiteFault;
  if (stale.length > 0 || results.some(isUnexpected)) return EXIT.unexpected;
  return incompleteness(results) === undefined ? EXIT.asExpected : EXIT.incomplete;
}
