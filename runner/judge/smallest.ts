import type { RunRule } from '../../suites/rule.ts';
import type { Verdict } from '../case/finding.ts';
import type { Target } from '../target/target.ts';
import { distinct } from '../case/failure-kinds.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';
import { type Failure, shrink } from './shrink.ts';
import { failuresIn, type Wrong } from './verdict.ts';

/** At most this long is looked for a smaller input where the finding is only a warning. */
const WARNING_SHRINK_TIME = 2_000;
/** So many of the failures that were met are shrunk. */
const MAX_SHRUNK = 3;

const LF = 0x0a;
/** A further line weighs more than any bytes within one. */
const LINE_WEIGHT = 100_000;

/** How much a reader has to look at: the lines of the files first, then bytes. */
export function sizeOf({ exhibit }: Failure): number {
  let size = (exhibit.moments?.length ?? 0) * LINE_WEIGHT;
  for (const { files, params } of exhibit.requests) {
    size += JSON.stringify(params).length;
    for (const bytes of Object.values(files ?? {})) {
      size += bytes.length;
      for (const byte of bytes) if (byte === LF) size += LINE_WEIGHT;
    }
  }
  return size;
}

const bySize = (one: Failure, other: Failure) => sizeOf(one) - sizeOf(other);

/** The few of several failures that are worth shrinking. */
export const smallestOf = (failures: readonly Wrong[]): readonly Wrong[] =>
  failures.toSorted(bySize).slice(0, MAX_SHRUNK);

/** Of several failures, the smallest that shows each of their kinds, smallest first. */
export function smallestOfEachKind(failures: readonly Wrong[]): readonly Wrong[] {
  return distinct([...new Set(failures)].sort(bySize).flatMap(failuresIn));
}

/** The smallest failure that is found within the budget, beginning at the smallest of those that were met. */
export async function smallest(
  rule: RunRule,
  target: Target,
  met: readonly [Wrong, ...Wrong[]],
  verdict: Verdict,
  options: JudgeOptions,
): Promise<Failure> {
  const starts = smallestOf([...new Set(met)]);
  const [first = met[0]] = starts;
  // A known hazard that hangs would hang at each smaller input too.
  if (rule.hazard !== undefined && first.finding.code === 'timeout') return first;
  const { world, seed, shrinkTime, patience } = options;
  const asker = askerOf(target, patience.first(rule), options);
  const budget = verdict === 'warn' ? Math.min(WARNING_SHRINK_TIME, shrinkTime) : shrinkTime;
  const end = performance.now() + budget;
  const shrunk: Failure[] = [first];
  for (const failure of starts) {
    const { origin } = failure.finding;
    const left = end - performance.now();
    if (!('path' in origin) || left <= 0) continue;
    shrunk.push(
      await shrink({ rule, world, runSeed: seed, path: origin.path, failure, asker, budget: left }),
    );
  }
  return shrunk.sort(bySize)[0] ?? first;
}
