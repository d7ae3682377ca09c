import { availableParallelism } from 'node:os';
import type { Suite } from '../suites/rule.ts';
import type { RuleResult } from './case/finding.ts';
import { worldOf } from './judge/test-cases.ts';
import { type Enforced, judgeRule, type JudgeOptions } from './judge/judge.ts';
import { loadSuites } from './rules/load-suites.ts';
import { packageInfo } from './package-info.ts';
import { Scratch } from './case/scratch.ts';
import { select, type Selected } from './rules/select.ts';
import type { Implementation, Target } from './target/target.ts';
import { targetFactory, type Tested } from './target/open-target.ts';

const DEFAULT_RUNS = 30;
export const DEFAULT_TIMEOUT = 10_000;
const DEFAULT_SHRINK_TIME = 10_000;

export interface RunOptions {
  /** The implementation: the command of a driver, or the file of a module. */
  readonly tested: Tested;
  /** Chosen at random when left out; the report names it. */
  readonly seed?: number;
  /** Random inputs for each rule. */
  readonly runs?: number;
  /** Patterns of rule ids, areas, levels or methods. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** How many drivers work at once. A module is always alone. */
  readonly jobs?: number;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Milliseconds to look for a smaller counterexample. */
  readonly shrinkTime?: number;
  /** Makes these levels fail as a must does; `observed` includes `should`. */
  readonly enforce?: Enforced;
  /** The Pi release to hold it against, instead of the one that the driver says it follows. */
  readonly follows?: string;
  /** Other rules than those of this package. */
  readonly suites?: readonly Suite[];
  /** Told after each rule. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly result: RuleResult;
}

/** All that came of a run. */
export interface RunReport {
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: Implementation;
  readonly seed: number;
  readonly runs: number;
  readonly results: readonly RuleResult[];
  /** What else a reader should know, such as a driver that did not exit with code 0. */
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

const defaultJobs = (): number => Math.min(4, availableParallelism());

/** A number that is short to type. */
const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/**
 * Asks an implementation the rules and judges its answers.
 * @throws UsageError for patterns that match nothing; DriverStartError when it does not start
 */
export async function run(options: RunOptions): Promise<RunReport> {
  const { runs = DEFAULT_RUNS, seed = randomSeed(), timeout = DEFAULT_TIMEOUT } = options;
  const started = performance.now();
  const queue = select(options.suites ?? (await loadSuites()), options);
  const scratch = new Scratch();
  try {
    const newTarget = targetFactory(options.tested, scratch.environment, timeout);
    const first = newTarget();
    const implementation = {
      ...(await first.initialize()),
      ...(options.follows && { follows: options.follows }),
    };
    const judging: JudgeOptions = {
      implementation,
      world: worldOf(implementation.follows),
      seed,
      runs,
      timeout,
      shrinkTime: options.shrinkTime ?? DEFAULT_SHRINK_TIME,
      ...(options.enforce !== undefined && { enforce: options.enforce }),
      scratch,
    };
    const jobs = 'command' in options.tested ? Math.min(options.jobs ?? defaultJobs(), queue.length) : 1;
    const targets = [first, ...Array.from({ length: jobs - 1 }, newTarget)];
    const { results, notes } = await work(queue, targets, judging, options.onProgress);
    const milliseconds = Math.round(performance.now() - started);
    return { suite: packageInfo, implementation, seed, runs, results, notes, milliseconds };
  } finally {
    scratch.remove();
  }
}

/** Each target takes the next rule when it is done with one; results stand in the rules' order. */
async function work(
  queue: readonly Selected[],
  targets: readonly Target[],
  judging: JudgeOptions,
  onProgress: RunOptions['onProgress'],
): Promise<{ results: readonly RuleResult[]; notes: readonly string[] }> {
  const results: RuleResult[] = [];
  const notes = new Set<string>();
  let next = 0;
  let done = 0;
  const workThrough = async (target: Target): Promise<void> => {
    for (let at = next++; at < queue.length; at = next++) {
      const { rule, area } = queue[at] as Selected;
      const result = await judgeRule(rule, area, target, judging);
      results[at] = result;
      onProgress?.({ done: ++done, total: queue.length, result });
    }
    const note = await target.stop();
    if (note !== undefined) notes.add(note);
  };
  await Promise.all(targets.map(workThrough));
  return { results, notes: [...notes] };
}
