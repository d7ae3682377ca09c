import fc from 'fast-check';
import type { Usage } from '../schema/index.ts';
import { members } from './members.ts';

const tokens = () => fc.nat({ max: 200_000 });
// Whole thousandths, so that no reader's float formatting gets in the way.
const dollars = () => fc.nat({ max: 100_000 }).map((thousandths) => thousandths / 1000);

/** Token counts and cost of one model call. */
export const usage = (): fc.Arbitrary<Usage> =>
  members<Usage>(
    {
      input: tokens(),
      output: tokens(),
      cacheRead: tokens(),
      cacheWrite: tokens(),
      totalTokens: tokens(),
      cost: members(
        {
          input: dollars(),
          output: dollars(),
          cacheRead: dollars(),
          cacheWrite: dollars(),
          total: dollars(),
        },
        { totalFromProvider: fc.boolean() },
      ),
    },
    { cacheWrite1h: tokens(), reasoning: tokens() },
  );
