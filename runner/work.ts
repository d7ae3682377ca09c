import type { Baseline } from './baseline/baseline.ts';
import type { RuleResult } from './case/finding.ts';
import { askRule, type Provisional } from './judge/judge.ts';
import type { JudgeOptions } from './judge/judge-options.ts';
import { mostTellingFirst } from './judge/shrinking-order.ts';
import { isUnexpected } from './judge/summary.ts';
import type { Selected } from './rules/select.ts';
import type { Target } from './target/target.ts';

/** For the failures of a run together, in milliseconds: at least so much, and this part of what asking took. */
const LEAST_TIME = 5_000;
const SHARE_OF_ASKING = 0.7;
/** Below this there is no use in beginning to shrink. */
const LEAST_SHARE = 1_500;

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** A failure as it was met; the report has the smallest that is found. */
  readonly result: RuleResult;
}

export interface WorkOptions {
  readonly baseline?: Baseline;
  readonly maxFailures?: number;
  /** Milliseconds for all failures together. */
  readonly time?: number;
  /** As many at least, where the time was not set. */
  readonly leastTime?: number;
  /** Told before each rule, with its id and how many there are. */
  readonly onStart?: (rule: string, total: number) => void;
  readonly onProgress?: (progress: Progress) => void;
}

interface Done {
  readonly results: readonly RuleResult[];
  readonly notes: readonly string[];
}

/**
 * Asks all rules, each target taking the next when it is done with one; then looks for smaller failures, the most telling
 * first, as long as there is time. Results stand in the rules' order.
 */
export async function work(
  queue: readonly Selected[],
  targets: readonly Target[],
  judging: JudgeOptions,
  options: WorkOptions,
): Promise<Done> {
  const { onStart, onProgress, baseline, maxFailures = Infinity, time, leastTime = 0 } = options;
  const isInterrupted = (): boolean => judging.signal?.aborted === true;
  const results: RuleResult[] = [];
  const failed: Failed[] = [];
  const began = performance.now();
  let next = 0;
  let done = 0;
  let failures = 0;
  const marked = (result: RuleResult): RuleResult => baseline?.mark(result) ?? result;
  await Promise.all(
    targets.map(async (target) => {
      while (next < queue.length && failures < maxFailures && !isInterrupted()) {
        const at = next++;
        const { rule, area } = queue[at] as Selected;
        onStart?.(rule.id, queue.length);
        const { result: asked, conclude } = await askRule(rule, area, target, judging);
        const result = marked(asked);
        if (isUnexpected(result)) failures++;
        results[at] = result;
        if (conclude !== undefined) failed.push({ at, result, conclude });
        onProgress?.({ done: ++done, total: queue.length, result });
      }
    }),
  );
  const asking = performance.now() - began;
  const budget = time ?? Math.max(LEAST_TIME, SHARE_OF_ASKING * asking, leastTime);
  const left = await concludeAll(failed, targets, budget, judging, ({ at }, result) => {
    results[at] = marked(result);
  });
  const ends = await Promise.all(targets.map((target) => target.stop()));
  const notes = new Set(ends.filter((note) => note !== undefined));
  if (left > 0 && !isInterrupted()) notes.add(wordsOfLeft(left));
  return { results: results.filter((result) => result !== undefined), notes: [...notes] };
}

interface Failed extends Required<Provisional> {
  readonly at: number;
}

const wordsOfLeft = (left: number): string =>
  `${left === 1 ? '1 failure is' : `${left} failures are`} shown as met, neither shrunk nor asked again alone: the time for all failures was spent (--time <seconds> gives more)`;

/** @returns how many failures there was no time for */
async function concludeAll(
  failed: readonly Failed[],
  targets: readonly Target[],
  budget: number,
  { shrinkTime, signal }: JudgeOptions,
  onConcluded: (failed: Failed, result: RuleResult) => void,
): Promise<number> {
  const queue = [...mostTellingFirst(failed.toSorted((one, other) => one.at - other.at))];
  const end = performance.now() + budget;
  await Promise.all(
    targets.map(async (target) => {
      while (queue.length > 0) {
        const left = end - performance.now();
        if (left <= 0 || signal?.aborted === true) return;
        const share = Math.max((left * targets.length) / queue.length, LEAST_SHARE);
        const one = queue.shift() as Failed;
        onConcluded(one, await one.conclude(target, Math.min(share, left, shrinkTime)));
      }
    }),
  );
  return queue.length;
}
