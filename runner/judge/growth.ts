import type { RunRule } from '../../suites/rule.ts';
import type { Asker } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { onThisMachine } from './patience.ts';
import { isTimeout } from './verdict.ts';

/** How much larger the larger of two inputs is. */
const FACTOR = 8;
/** So often each is asked; the fastest answer counts, as whatever disturbs makes it slower. */
const ROUNDS = 3;
/** What grows with the square takes 64 times as long, what grows in proportion 8 times: the border lies between. */
const STEEP = 24;
const DEADLINE = 10_000;

/** What two inputs of different size took, in milliseconds. */
export interface Growth {
  readonly factor: number;
  readonly small: number;
  readonly large: number;
  /** How many times as large as the small one the input of the rule is. */
  readonly times: number;
}

/** Whether the time grows faster than the input. */
export const isSteep = ({ small, large }: Growth): boolean => large / small > STEEP;

/** Measures, by turns, how long a smaller input of the rule takes, and one eight times as large; undefined where one is not answered. */
export async function growthOf(
  rule: RunRule,
  { from, input, full }: NonNullable<RunRule['growth']>,
  asker: Asker,
): Promise<Growth | undefined> {
  const best = [Infinity, Infinity];
  const inputs = [input(from), input(from * FACTOR)];
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, one] of inputs.entries()) {
      const began = performance.now();
      const longer = onThisMachine(asker.target, DEADLINE);
      const testCase = { input: one, origin: { example: 'growth' } };
      if (isTimeout(await judgeCase(rule, testCase, { ...asker, deadline: DEADLINE, longer })))
        return undefined;
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - began);
    }
  const [small = 1, large = 1] = best;
  return { factor: FACTOR, small, large, times: full / from };
}
