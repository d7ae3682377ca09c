import type { ExpectedFailure, RuleResult } from '../case/finding.ts';
import { printable } from '../printable.ts';
import type { RunReport } from '../run-report.ts';
import { nounFor } from './noun.ts';

/** What the baseline says of a failure, in a few words. */
export const expectedWords = ({ kind, link, note }: ExpectedFailure): string =>
  [kind, link, note].filter((part) => part !== undefined).join(', ');

/** What the baseline says of a failure that is shown in full. */
export function baselineLines({
  expected,
  unlisted,
}: Omit<RuleResult, 'exhibit' | 'further'>): readonly string[] {
  if (expected !== undefined) {
    const { pattern, line } = expected;
    return [
      '',
      `expected by line ${line} of the baseline, "${printable(pattern)}": ${printable(expectedWords(expected))}`,
    ];
  }
  return unlisted === undefined
    ? []
    : ['', `the baseline lists other cases of this rule, and not: ${unlisted.map(printable).join(', ')}`];
}

/** What makes a run a partial one, as its first line; none for a whole one. */
export function partialLines({ chosen, notReached, results, rules, of }: RunReport): readonly string[] {
  const { only = [], skip = [], shard, lastFailed, missing = [] } = chosen ?? {};
  const noun = nounFor(results.map(({ rule }) => rule));
  // Of what failed last, only some of what was chosen is asked.
  const count = lastFailed === true ? results.length + (notReached?.length ?? 0) : rules?.length;
  const parts = [
    ...(rules === undefined || of === count ? [] : [`${count} of ${of} ${noun}s`]),
    ...(only.length > 0 ? [`--only ${only.join(',')}`] : []),
    ...(skip.length > 0 ? [`--skip ${skip.join(',')}`] : []),
    ...(shard === undefined ? [] : [`part ${shard.index} of ${shard.of}`]),
    ...(lastFailed === true ? ['what failed last, was not reached or is new'] : []),
    ...missing.map(({ index, of }) => `part ${index} of ${of} is missing`),
    ...(notReached === undefined
      ? []
      : [
          `stopped early by failures: ${notReached.length} of ${results.length + notReached.length} ${noun}s were not asked`,
        ]),
  ];
  return parts.length === 0 ? [] : [`partial: ${parts.map(printable).join('; ')}`];
}
