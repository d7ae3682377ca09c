import { isDeepStrictEqual } from 'node:util';
import { distinct } from '../case/failure-kinds.ts';
import type { FurtherFailure, RuleResult, Verdict } from '../case/finding.ts';
import { UsageError } from '../errors.ts';
import { worse } from '../judge/case-log.ts';
import type { ReadReport, RunReport } from '../run-report.ts';
import { PROGRAM } from '../invocation.ts';

export interface NamedReport {
  readonly path: string;
  readonly report: ReadReport;
}

/**
 * The parts of one run put together.
 * @throws UsageError where they are not parts of one and the same run: each once, all of them alike
 */
export function mergeReports(parts: readonly NamedReport[]): RunReport {
  const [first] = parts;
  if (first === undefined) throw new UsageError('which reports? Name those of all parts.');
  const of = partOf(first).of;
  const seen = new Map<number, string>();
  for (const part of parts) {
    const { index } = partOf(part);
    const before = seen.get(index);
    if (before !== undefined)
      throw new UsageError(`${before} and ${part.path} are both part ${index} of ${of}.`);
    seen.set(index, part.path);
    const differs = differenceOf(first, part);
    if (differs !== undefined)
      throw new UsageError(`${first.path} and ${part.path} are not parts of one run: ${differs} differs.`);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !seen.has(index));
  const { shard: _shard, ...chosen } = first.report.chosen ?? {};
  const part =
    missing.length === 0 ? chosen : { ...chosen, missing: missing.map((index) => ({ index, of })) };
  const notReached = [...new Set(parts.flatMap(({ report }) => report.notReached ?? []))];
  const { stale: _stale, chosen: _chosen, notReached: _notReached, ...shared } = first.report;
  return {
    ...shared,
    results: mergeResults(parts.flatMap(({ report }) => report.results)),
    ...(Object.keys(part).length > 0 && { chosen: part }),
    ...(notReached.length > 0 && { notReached }),
    notes: [...new Set(parts.flatMap(({ report }) => report.notes))],
    milliseconds: Math.max(...parts.map(({ report }) => report.milliseconds ?? 0)),
  };
}

function partOf({ path, report }: NamedReport): { readonly index: number; readonly of: number } {
  const shard = report.chosen?.shard;
  if (shard === undefined)
    throw new UsageError(`${path} is not the report of a part: ${PROGRAM} run --shard 1/3 makes one.`);
  return shard;
}

/** What is not the same in two parts of one run; undefined where all is. */
function differenceOf({ report: one }: NamedReport, { report: other }: NamedReport): string | undefined {
  const facts = ({ suite, implementation, seed, runs, chosen }: ReadReport) => ({
    'the version of the suite': suite,
    'the implementation': implementation,
    'the seed (give --seed to all of them)': seed,
    'the number of runs': runs,
    'the number of parts': chosen?.shard?.of,
    'what was chosen': { only: chosen?.only, skip: chosen?.skip },
  });
  const of = Object.entries(facts(other));
  return Object.entries(facts(one)).find(([, fact], index) => !isDeepStrictEqual(fact, of[index]?.[1]))?.[0];
}

/** One result a rule, in the order in which rules first come. */
function mergeResults(results: readonly RuleResult[]): readonly RuleResult[] {
  const byRule = new Map<string, RuleResult>();
  for (const { expected: _expected, unlisted: _unlisted, ...result } of results) {
    const before = byRule.get(result.rule);
    byRule.set(result.rule, before === undefined ? result : together(before, result));
  }
  return [...byRule.values()].sort((one, other) => areaOrder(results, one) - areaOrder(results, other));
}

/** Rules of one area stand together, though no part has all of them. */
const areaOrder = (results: readonly RuleResult[], { area }: RuleResult): number =>
  results.findIndex((result) => result.area === area);

function together(one: RuleResult, other: RuleResult): RuleResult {
  // A part in which none of its cases fell, or all of them were skipped, says nothing about the others.
  const isWorse = other.verdict === worse(one.verdict, other.verdict) && other.verdict !== one.verdict;
  const told = one.verdict === 'skip' ? other : other.verdict === 'skip' ? one : isWorse ? other : one;
  const byCase: Record<string, Verdict> = { ...one.byCase };
  for (const [name, verdict] of Object.entries(other.byCase ?? {}))
    byCase[name] = byCase[name] === undefined ? verdict : worse(byCase[name], verdict);
  const further = distinct(
    [...(told.further ?? []), ...failuresOf(told === one ? other : one)],
    told.finding === undefined ? [] : [told.finding],
  );
  const otherExamples = examplesOf(told === one ? other : one, told);
  return {
    ...told,
    ...(told.finding !== undefined &&
      otherExamples.length > 0 && { finding: { ...told.finding, otherExamples } }),
    ...(further.length > 0 && { further }),
    cases: one.cases + other.cases,
    ...(Object.keys(byCase).length > 0 && { byCase }),
    ...((one.wrong !== undefined || other.wrong !== undefined) && {
      wrong: { ...one.wrong, ...other.wrong },
    }),
    ...((one.incomplete === true || other.incomplete === true) && { incomplete: true }),
  };
}

/** All that a part tells to be wrong. */
const failuresOf = ({ finding, replay, exhibit, further = [] }: RuleResult): readonly FurtherFailure[] =>
  finding === undefined || replay === undefined
    ? further
    : [{ finding, replay, ...(exhibit !== undefined && { exhibit }) }, ...further];

/** The examples that are wrong beside the one that is shown. */
function examplesOf({ finding: aside }: RuleResult, { finding: shown }: RuleResult): readonly string[] {
  const own = aside !== undefined && 'example' in aside.origin ? [aside.origin.example] : [];
  const all = new Set([...(shown?.otherExamples ?? []), ...own, ...(aside?.otherExamples ?? [])]);
  return [...all];
}
