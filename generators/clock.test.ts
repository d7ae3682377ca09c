import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MomentWriter } from './clock.ts';

test('moments are written as toISOString writes them, in any order', () => {
  const moments = fc.array(
    fc.oneof(
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
      fc.nat({ max: 300_000 }).map((step) => Date.UTC(2026, 9, 1, 9) + step),
      fc.integer({ min: -70_000, max: 70_000 }),
    ),
  );
  fc.assert(
    fc.property(moments, (times) => {
      const writer = new MomentWriter();
      expect(times.map((time) => writer.write(time))).toEqual(
        times.map((time) => new Date(time).toISOString()),
      );
    }),
  );
  expect(() => new MomentWriter().write(Number.NaN)).toThrow(RangeError);
});
