import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareReleases } from '../../generators/features.ts';
import { RELEASES_TRIED } from '../testing/releases.ts';
import { guarded } from './guarded.ts';

describe('a generator that filters', () => {
  test('without end is stopped, and says so', () => {
    const none = fc.nat().filter(() => false);
    expect(() => fc.sample(guarded(none, 1_000), 1)).toThrow('a filter of a generator lets none through');
  });

  test('with an end makes the values that it makes alone', () => {
    const even = fc.array(fc.nat().filter((number) => number % 2 === 0));
    const options = { seed: 7, numRuns: 50 };
    expect(fc.sample(guarded(even), options)).toEqual(fc.sample(even, options));
  });
});

/** More tries than these for one value are a filter that may find none. */
const MOST_TRIES = 400;
const VALUES = 12;

class TooMany extends Error {}

/** Counts, for each filter, how many values it turns away in a row. */
function counted(): { readonly of: (make: () => unknown) => number; readonly end: () => void } {
  const filter = Reflect.get(fc.Arbitrary.prototype, 'filter');
  let most = 0;
  Object.assign(fc.Arbitrary.prototype, {
    filter(this: fc.Arbitrary<unknown>, holds: (value: unknown) => boolean) {
      let tries = 0;
      return filter.call(this, (value: unknown) => {
        tries = holds(value) ? 0 : tries + 1;
        most = Math.max(most, tries);
        if (tries > 10 * MOST_TRIES) throw new TooMany();
        return tries === 0;
      });
    },
  });
  const of = (make: () => unknown): number => {
    most = 0;
    try {
      make();
    } catch (thrown) {
      if (!(thrown instanceof TooMany)) throw thrown;
    }
    return most;
  };
  return { of, end: () => void Object.assign(fc.Arbitrary.prototype, { filter }) };
}

test.each(RELEASES_TRIED)('no generator of a rule turns many values away, for Pi %s', async (follows) => {
  const tries = counted();
  // Behind the counting: what is made as a module is loaded counts too.
  const [{ suites }, { worldOf }] = await Promise.all([
    import('../../suites/index.ts'),
    import('./test-cases.ts'),
  ]);
  const slow: [string, number][] = [];
  try {
    for (const { rules } of suites)
      for (const rule of rules) {
        const isNewer = rule.since !== undefined && compareReleases(rule.since, follows) > 0;
        if (rule.maxRuns === 1 || isNewer) continue;
        const most = tries.of(() => fc.sample(rule.inputs(worldOf(follows)), { seed: 11, numRuns: VALUES }));
        if (most > MOST_TRIES) slow.push([rule.id, most]);
      }
  } finally {
    tries.end();
  }
  expect(slow).toEqual([]);
});
