import type { RunRule } from '../../suites/rule.ts';
import type { Asker } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { timed } from '../target/processor-time.ts';
import { onThisMachine, type Patience } from './patience.ts';
import { isTimeout } from './verdict.ts';

/** How much larger the larger of two inputs is. */
const FACTOR = 8;
/** So often both are asked at most; the round in which the time grew least counts, as whatever disturbs makes it grow. */
const ROUNDS = 3;
/**
 * The smaller one is asked so often in a round, or for as long as the larger one took, and counts with its mean: beside
 * other processes what is short is done before it has to wait, and what is long waits again and again.
 */
const SMALL_ROUNDS = 16;
/** What grows with the square takes 64 times as long, what grows in proportion 8 times: the border lies between. */
const STEEP = 24;
/** So far below the border one round is enough, and so far above it two are. */
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

const isSettled = (growth: Growth, rounds: number): boolean =>
  ratioOf(growth) < STEEP / CLEAR || (isClearlySteep(growth) && rounds > 1);

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
    const [judged, took] = await timed(
      () => asker.target.processorTime(),
      () => judgeCase(rule, testCase, { ...asker, deadline, longer }),
    );
    if (isTimeout(judged)) return 'unanswered';
    return judged.outcome === 'right' ? took : undefined;
  };
  let growth: Growth = { factor: FACTOR, small: 0, large: Infinity, further: full / (from * FACTOR) };
  for (let round = 1; round <= ROUNDS && !isSettled(growth, round - 1); round++) {
    const large = await time(from * FACTOR);
    if (typeof large !== 'number') return large;
    let [spent, times] = [0, 0];
    while (times === 0 || (times < SMALL_ROUNDS && spent < large)) {
      const small = await time(from);
      if (typeof small !== 'number') return small;
      spent += small;
      times++;
    }
    const measured = { ...growth, small: spent / times, large };
    if (ratioOf(measured) < ratioOf(growth)) growth = measured;
  }
  return growth;
}
