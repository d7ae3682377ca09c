import { isRelease } from '../generators/features.ts';
import { UsageError } from './errors.ts';
import { availableParallelism } from 'node:os';
import type { Suite } from '../suites/rule.ts';
import type { Baseline } from './baseline/baseline.ts';
import { withBaseline } from './baseline/judge.ts';
import type { RuleResult } from './case/finding.ts';
import { worldOf } from './judge/test-cases.ts';
import { NONE_CHOSEN } from './judge/judge.ts';
import type { JudgeOptions } from './judge/judge-options.ts';
import { supportedInPart } from './judge/in-part.ts';
import { Patience } from './judge/patience.ts';
import { Watch, withHeld } from './judge/watch.ts';
import { loadSuites } from './rules/load-suites.ts';
import { Recorder } from './record/record.ts';
import { packageInfo } from './package-info.ts';
import type { Chosen, RunReport } from './run-report.ts';
import { Scratch } from './case/scratch.ts';
import { sweepScratch } from './case/scratch-lock.ts';
import { isInShard, type Shard } from './shard/shard.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { asDeclared } from './judge/as-declared.ts';
import { isAmong, select } from './rules/select.ts';
import { targetFactory, type AnyTested, type Tested } from './target/open-target.ts';
import { type Progress, work } from './work.ts';

export type { Progress };

/** Milliseconds in which a driver that hangs and hangs is asked again alone. */
const DEFAULT_TIME_AGAIN = 20_000;

export interface RunOptions<Implementation = Tested> extends Settings {
  /** The implementation: the command of a driver, or the file of a module. */
  readonly tested: Implementation;
  /** How many drivers work at once. A module is always alone. */
  readonly jobs?: number;
  /** Milliseconds for all failures of the run together, in which they are shrunk and asked again alone. */
  readonly time?: number;
  /** Asks rules and cases whatever release they came with: to measure since when each holds. */
  readonly anyAge?: boolean;
  /** Asks only the cases of this part, as `{ index: 1, of: 3 }`; which part a case is in depends on its id alone. */
  readonly shard?: Shard;
  /** Asks all cases but these, by id (`edit/omit#the-hidden-message`): those that were right the last time. */
  readonly except?: ReadonlySet<string>;
  /** Stops handing out rules after so many failures that the baseline does not list. */
  readonly maxFailures?: number;
  /** Known failures, which do not fail the run. */
  readonly baseline?: Baseline;
  /** A folder that gets every line sent and received, a file for each case. */
  readonly record?: string;
  /** Other rules than those of this package. */
  readonly suites?: readonly Suite[];
  /** Ends the run: the report has what was found until then, and what was not reached. */
  readonly signal?: AbortSignal;
  /** Told before each rule, with its id and how many there are. */
  readonly onStart?: (rule: string, total: number) => void;
  /** Told after each rule. */
  readonly onProgress?: (progress: Progress) => void;
}

function chosenOf({ only = [], skip = [], shard, except }: RunOptions<unknown>): Chosen | undefined {
  const chosen = {
    ...(only.length > 0 && { only }),
    ...(skip.length > 0 && { skip }),
    ...(shard !== undefined && { shard }),
    ...(except !== undefined && { lastFailed: true as const }),
  };
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}

/** Which cases are asked; undefined for all. */
function choice({ shard, except }: RunOptions<unknown>): JudgeOptions['chosen'] {
  if (shard === undefined && except === undefined) return undefined;
  return ({ id, key }) => except?.has(id) !== true && (shard === undefined || isInShard(key, shard));
}

/** Which answers were slow, and how slow: it fails no rule. */
const slowNotes = (results: readonly RuleResult[]): readonly string[] =>
  results.flatMap(({ rule, slow }) =>
    slow === undefined
      ? []
      : [`slow: ${rule} was answered only when asked again alone, after ${(slow / 1_000).toFixed(1)} s`],
  );

const defaultJobs = (): number => availableParallelism();

/** A number that is short to type. */
const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/**
 * Asks an implementation the rules and judges its answers.
 * @throws UsageError for patterns that match nothing; DriverStartError when it does not start
 */
export async function run(options: RunOptions<AnyTested>): Promise<RunReport> {
  const { seed = randomSeed(), runs = DEFAULTS.runs, timeout = DEFAULTS.timeout, time } = options;
  const { startTimeout = DEFAULTS.startTimeout, shrinkTime = DEFAULTS.shrinkTime } = options;
  if (options.follows !== undefined && !isRelease(options.follows))
    throw new UsageError(`"${options.follows}" is not the number of a Pi release, such as 1.6.0.`);
  if (options.record !== undefined && !('command' in options.tested))
    throw new UsageError('--record keeps the lines of a driver: a module has none.');
  const recorder = options.record === undefined ? undefined : new Recorder(options.record);
  const started = performance.now();
  const suites = options.suites ?? (await loadSuites());
  const selected = select(suites, options);
  const chosen = choice(options);
  await sweepScratch();
  const scratch = new Scratch();
  try {
    const newTarget = targetFactory(options.tested, scratch.environment, startTimeout);
    const first = newTarget();
    const implementation = {
      ...(await first.initialize()),
      ...(options.follows && { follows: options.follows }),
    };
    const judging: JudgeOptions = {
      implementation,
      world: worldOf(implementation.follows, scratch.folders),
      ...(options.anyAge !== undefined && { anyAge: options.anyAge }),
      seed,
      runs,
      patience: new Patience(timeout, time ?? DEFAULT_TIME_AGAIN),
      shrinkTime,
      ...(options.enforce !== undefined && { enforce: options.enforce }),
      scratch,
      ...(options.signal !== undefined && { signal: options.signal }),
      ...(chosen !== undefined && { chosen }),
      ...(recorder !== undefined && { record: (key) => recorder.traceOf(key) }),
      watch: new Watch(),
    };
    const queue = selected.map(({ area, rule }) => ({
      area,
      rule: asDeclared(rule, implementation.methods),
    }));
    const jobs = 'command' in options.tested ? Math.min(options.jobs ?? defaultJobs(), queue.length) : 1;
    const targets = [first, ...Array.from({ length: jobs - 1 }, newTarget)];
    const { results: judged, notes } = await work(queue, targets, judging, {
      ...options,
      leastTime: options.shrinkTime ?? 0,
    });
    const whole = supportedInPart(
      judged,
      queue.map(({ rule }) => rule),
    );
    const results = withHeld(whole, judging, ({ area, rule: id, level }) =>
      isAmong(options.skip ?? [], { area, rule: { id, level, method: 'session/read' } }),
    );
    const milliseconds = Math.round(performance.now() - started);
    const part = chosenOf(options);
    const asked = new Set(results.map(({ rule }) => rule));
    const notReached = queue.map(({ rule }) => rule.id).filter((id) => !asked.has(id));
    return withBaseline(
      {
        suite: packageInfo,
        implementation,
        seed,
        runs,
        results: results.filter(({ reason }) => reason !== NONE_CHOSEN),
        rules: queue.map(({ rule }) => rule),
        of: suites.reduce((sum, { rules }) => sum + rules.length, 0),
        ...(part !== undefined && { chosen: part }),
        ...(notReached.length > 0 && { notReached }),
        notes: [...notes, ...slowNotes(results)],
        milliseconds,
      },
      options.baseline,
    );
  } finally {
    scratch.remove();
  }
}
