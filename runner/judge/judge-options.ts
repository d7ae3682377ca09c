import type { World } from '../../suites/rule.ts';
import type { Asker } from '../case/asker.ts';
import type { Scratch } from '../case/scratch.ts';
import type { Implementation, Target, Trace } from '../target/target.ts';
import type { Patience } from './patience.ts';
import type { NamedCase } from './test-cases.ts';
import type { Enforced } from './verdict.ts';
import type { Watch } from './watch.ts';

/** What is the same for every rule of a run. */
export interface JudgeOptions {
  readonly implementation: Implementation;
  readonly world: World;
  /** Rules and cases are asked whatever release they came with. */
  readonly anyAge?: boolean;
  readonly seed: number;
  readonly runs: number;
  /** How long an answer is waited for. */
  readonly patience: Patience;
  /** Milliseconds to look for a smaller input. */
  readonly shrinkTime: number;
  readonly enforce?: Enforced;
  /** Which cases are asked; without it, all. */
  readonly chosen?: (one: NamedCase) => boolean;
  readonly scratch: Scratch;
  /** Ends the asking: what is not answered by then is not judged. */
  readonly signal?: AbortSignal;
  /** Keeps the lines that cases send and receive. */
  readonly record?: (key: string) => Trace;
  /** Sees every case of every rule. */
  readonly watch?: Watch;
}

export function askerOf(target: Target, deadline: number, options: JudgeOptions): Asker {
  const { scratch, implementation, signal, world, anyAge } = options;
  const { methods, limits, offers } = implementation;
  return {
    target,
    scratch,
    deadline,
    ...(signal !== undefined && { signal }),
    methods,
    ...(limits !== undefined && { limits }),
    ...(offers !== undefined && { offers }),
    ...(anyAge !== true && { follows: world.follows }),
  };
}
