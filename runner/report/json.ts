import type { Difference } from '../case/compare.ts';
import type { Finding, FurtherFailure, RuleResult } from '../case/finding.ts';
import type { RunReport } from '../run-report.ts';
import { countsByArea, countsByLevel, countsOf, exitCodeOf } from '../judge/summary.ts';
import { bounded, boundedOfTwo } from './bounded.ts';
import { DOCUMENT_FORMAT, type ResultDocument, type RuleWords, type RunDocument } from './document.ts';
import { exhibitDocument } from './exhibit-document.ts';
import { causesOf } from './causes/causes.ts';
import { HELD_WORDS } from '../judge/watch.ts';
import { partialLines } from './known.ts';
import { nounFor } from './noun.ts';
import { hereAndNow } from './provenance.ts';

/** What the caller knows of a run, beside what came of it. */
export interface RunCircumstances {
  /** How the implementation was named on the command line: `-- ./driver`. */
  readonly tested?: string;
  /** The words of the driver's command, or the file of its module. */
  readonly driver?: readonly string[];
  /** Options that were given, by their names. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The exit code; by default what the verdicts alone give. */
  readonly exitCode?: number;
}

/** The report as JSON data, after `schema/report.schema.json`. */
export function jsonReport(report: RunReport, circumstances: RunCircumstances = {}): RunDocument {
  const { suite, implementation, seed, runs, results, notes, chosen, notReached, stale } = report;
  const { tested, driver, options = {}, exitCode = exitCodeOf(results, stale) } = circumstances;
  const [partial] = partialLines(report);
  const shown = results.map(resultOf);
  const words = Object.fromEntries([
    ...heldBy(results),
    ...(report.rules ?? []).map((rule) => [rule.id, wordsOf(rule)] as const),
  ]);
  // Of a part of a run nothing is told: merging puts the parts together first.
  const causes = chosen?.shard === undefined ? causesOf(shown, words) : [];
  return {
    format: DOCUMENT_FORMAT,
    command: 'run',
    suite,
    implementation,
    seed,
    runs,
    ...(chosen !== undefined && { chosen }),
    ...(notReached !== undefined && { notReached }),
    ...(stale !== undefined && { stale }),
    origin: {
      ...hereAndNow(),
      milliseconds: report.milliseconds,
      ...(tested !== undefined && { tested }),
      ...(driver !== undefined && { driver }),
      options,
      exitCode,
      ...(partial !== undefined && { partial: partial.slice('partial: '.length) }),
      leftOut: leftOutOf(report),
    },
    summary: {
      ...countsOf(results),
      byLevel: Object.fromEntries(countsByLevel(results)),
      byArea: Object.fromEntries(countsByArea(results)),
    },
    ...(causes.length > 0 && { causes }),
    results: shown,
    rules: words,
    ...(notes.length > 0 && { notes }),
  };
}

/** The words of what holds of every case, and is told of though nobody chose it. */
const heldBy = (results: readonly RuleResult[]): readonly (readonly [string, RuleWords])[] =>
  results.flatMap(({ rule }) => {
    const words = HELD_WORDS.get(rule);
    return words === undefined ? [] : [[rule, wordsOf(words)] as const];
  });

/** What the choice left out, in words. */
function leftOutOf({
  rules = [],
  of = rules.length,
  notReached = [],
  results,
}: RunReport): readonly string[] {
  const noun = nounFor(results.map(({ rule }) => rule));
  return [
    ...(of === rules.length ? [] : [`${of - rules.length} of ${of} ${noun}s were not chosen`]),
    ...(notReached.length === 0 ? [] : [`${notReached.length} ${noun}s were not reached`]),
  ];
}

const wordsOf = ({ title, level, since, source }: Omit<RuleWords, 'id'>): RuleWords => ({
  title,
  level,
  ...(since !== undefined && { since }),
  source,
});

function resultOf({ exhibit, finding, further, ...rest }: RuleResult): ResultDocument {
  if (finding === undefined) return rest;
  return {
    ...rest,
    finding: boundedFinding(finding),
    ...(exhibit !== undefined && { exhibit: exhibitDocument(exhibit) }),
    ...(further !== undefined && { further: further.map(furtherOf) }),
  };
}

const furtherOf = ({ finding, replay, exhibit }: FurtherFailure) => ({
  finding: boundedFinding(finding),
  replay,
  ...(exhibit !== undefined && { exhibit: exhibitDocument(exhibit) }),
});

/** A value is cut to so many characters; where there are many, to fewer, but never below the least. */
const MAX_VALUE = 10_000;
const LEAST_VALUE = 200;
const MAX_VALUES = 200_000;

function boundedFinding(finding: Finding): Finding {
  if (finding.differences === undefined) return finding;
  const share = Math.floor(MAX_VALUES / Math.max(1, finding.differences.length));
  const length = Math.max(LEAST_VALUE, Math.min(MAX_VALUE, share));
  return { ...finding, differences: finding.differences.map((one) => boundedDifference(one, length)) };
}

function boundedDifference(difference: Difference, length: number): Difference {
  const { pointer, expected, received } = difference;
  // Of what is too much or missing, there is one.
  if (!('expected' in difference)) return { pointer, received: bounded(received, length) };
  if (!('received' in difference)) return { pointer, expected: bounded(expected, length) };
  const [wanted, given] = boundedOfTwo(expected, received, length);
  return { pointer, expected: wanted, received: given };
}
