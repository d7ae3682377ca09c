import fc from 'fast-check';
import type { RunRule, World } from '../../suites/rule.ts';
import type { Exhibit, Finding } from '../case/finding.ts';
import { failureKinds, type Kinded } from '../case/failure-kinds.ts';
import { guarded } from './guarded.ts';
import { seedOf } from './test-cases.ts';
import type { Asker } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { failuresIn } from './verdict.ts';

/** However fast the answers come, no more inputs than these are tried. */
const MAX_TRIES = 5_000;

export interface Failure {
  readonly finding: Finding;
  readonly exhibit: Exhibit;
}

export interface ShrinkOptions {
  readonly rule: RunRule;
  readonly world: World;
  readonly runSeed: number;
  /** The failing run, as a path of fast-check. */
  readonly path: string;
  readonly failure: Failure;
  readonly asker: Asker;
  /** The smaller input must fail in this way, too; by default in any that has the same code. */
  readonly kind?: string;
  /** Milliseconds for all of it. */
  readonly budget: number;
}

/**
 * Looks for a smaller input that fails in the same way (the same code), within the budget. Nothing is left running.
 * @returns the smallest failure found, whose origin is the path to it; at worst the one that was given
 */
export async function shrink(options: ShrinkOptions): Promise<Failure> {
  const { rule, world, runSeed, path, failure, asker, budget, kind } = options;
  const end = performance.now() + budget;
  const controller = new AbortController();
  const signals = asker.signal === undefined ? [controller.signal] : [controller.signal, asker.signal];
  let best = failure;
  let tries = 0;

  const isAlike = (finding: Kinded): boolean =>
    finding.code === failure.finding.code && (kind === undefined || failureKinds(finding).includes(kind));

  /** True when the input fails as the first did. */
  const failsAlike = async (input: unknown): Promise<boolean> => {
    if (tries++ === 0) return true; // the input that is known to fail
    const left = end - performance.now();
    if (left <= 0 || tries > MAX_TRIES || asker.signal?.aborted === true) return false;
    const judged = await judgeCase(
      rule,
      { input, origin: { path } },
      // A timeout that comes early only because the budget is at its end proves nothing.
      {
        ...asker,
        signal: AbortSignal.any([...signals, AbortSignal.timeout(Math.ceil(left))]),
        isEnough: isAlike,
      },
    );
    if (judged.outcome !== 'wrong') return false;
    const alike = failuresIn(judged).find(({ finding }) => isAlike(finding));
    if (alike === undefined) return false;
    best = alike;
    return true;
  };

  const property = fc.asyncProperty(guarded(rule.inputs(world)), async (input) => !(await failsAlike(input)));
  const details = await fc.check(property, {
    seed: seedOf(runSeed, rule),
    path,
    numRuns: 1,
    // Ends also where making the next smaller input is what takes long.
    interruptAfterTimeLimit: budget,
  });
  controller.abort();
  return withPath(best, details.counterexamplePath ?? path);
}

function withPath({ finding, exhibit }: Failure, path: string): Failure {
  return { finding: { ...finding, origin: { path } }, exhibit };
}
