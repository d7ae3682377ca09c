import fc from 'fast-check';
import type { Usage } from '../schema/index.ts';
import { members } from './members.ts';

const tokens = () => fc.nat({ max: 200_000 });
// Whole thousandths, so that no reader's float formatting gets in the way.
const dollars = () => fc.nat({ max: 100_000 }).map((thousandths) => thousandths / 1000);

/**
 * As Pi declares it: what was thought is a part of the output, what is kept for an hour a part of what was written to the
 * cache, and the tokens are those of the four counts. Readers may add either way.
 */
const consistent = (made: Usage): Usage => ({
  ...made,
  totalTokens: made.input + made.output + made.cacheRead + made.cacheWrite,
  ...(made.cacheWrite1h !== undefined && { cacheWrite1h: Math.min(made.cacheWrite1h, made.cacheWrite) }),
  ...(made.reasoning !== undefined && { reasoning: Math.min(made.reasoning, made.output) }),
});

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
  ).map(consistent);
