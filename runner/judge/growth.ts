import type { RunRule } from '../../suites/rule.ts';
import type { Asker } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { onThisMachine, type Patience } from './patience.ts';
import { isTimeout } from './verdict.ts';

/** How much larger the larger of two inputs is. */
const FACTOR = 8;
/** So often each is asked at most; the fastest answer counts, as whatever disturbs makes it slower. */
const ROUNDS = 3;
/** The smaller one is asked so often in a round, or for as long as the larger one took: a moment of waiting is much of its time. */
const SMALL_ROUNDS = 10;
/** What grows with the square takes 64 times as long, what grows in proportion 8 times: the border lies between. */
const STEEP = 24;
/** So far from the border one round is enough. */
const CLEAR = 2;
/** What is smaller is waited for longer than any other question, but not longer than this, in milliseconds. */
const LONGER = 4;
const LONGEST = 10_000;

/** What two inputs of different size took, in milliseconds. */
export interface Growth {
  readonly factor: number;
  readonly small: number;
  readonly large: number;
  /** How many times as large as the large one the input of the rule is. */
  readonly further: number;
}

const ratioOf = ({ small, large }: Pick<Growth, 'small' | 'large'>): number => large / small;

/** Whether the time grows faster than the input. */
export const isSteep = (growth: Growth): boolean => ratioOf(growth) > STEEP;

/** Whether it does so beyond what a busy machine may feign. */
export const isClearlySteep = (growth: Growth): boolean => ratioOf(growth) > STEEP * CLEAR;

const isClear = (growth: Growth): boolean => isClearlySteep(growth) || ratioOf(growth) < STEEP / CLEAR;

/** How many milliseconds the input of the rule takes, if the time goes on growing as it did. */
export function expectedTime(growth: Growth): number {
  const power = isSteep(growth) ? Math.log(ratioOf(growth)) / Math.log(growth.factor) : 1;
  return growth.large * growth.further ** power;
}

/**
 * Measures, by turns, how long a smaller input of the rule takes, and one eight times as large.
 * @returns `unanswered` where one of them is not answered either; undefined where one is answered wrongly, which tells nothing of time
 */
export async function growthOf(
  rule: RunRule,
  { from, input, full }: NonNullable<RunRule['growth']>,
  asker: Asker,
  patience: Patience,
): Promise<Growth | 'unanswered' | undefined> {
  const deadline = Math.min(LONGEST, LONGER * patience.again({}));
  const time = async (size: number): Promise<number | 'unanswered' | undefined> => {
    const testCase = { input: input(size), origin: { example: 'growth' } };
    const longer = onThisMachine(asker.target, deadline);
    const began = performance.now();
    const judged = await judgeCase(rule, testCase, { ...asker, deadline, longer });
    if (isTimeout(judged)) return 'unanswered';
    return judged.outcome === 'right' ? performance.now() - began : undefined;
  };
  const growth = { factor: FACTOR, small: Infinity, large: Infinity, further: full / (from * FACTOR) };
  for (let round = 0; round < ROUNDS; round++) {
    const large = await time(from * FACTOR);
    if (typeof large !== 'number') return large;
    growth.large = Math.min(growth.large, large);
    for (let spent = 0, again = 0; again === 0 || (again < SMALL_ROUNDS && spent < large); again++) {
      const small = await time(from);
      if (typeof small !== 'number') return small;
      growth.small = Math.min(growth.small, small);
      spent += small;
    }
    if (isClear(growth)) break;
  }
  return growth;
}
