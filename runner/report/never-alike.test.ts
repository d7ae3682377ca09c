import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../case/compare.ts';
import { differenceLine } from './sentences.ts';

const LINE = /: expected (.*), received (.*)$/s;

test('long values that differ in their middle alone are shown where they do', () => {
  const value = (middle: string) => ['61fc'.repeat(100) + middle + '61fc'.repeat(100)];
  const line = differenceLine({ pointer: '/paths', expected: value('A'), received: value('B') });
  expect(line).toMatch(/expected …[61fc]+A[61fc]+…, received …[61fc]+B[61fc]+…$/);
});

test('what was expected and what was received are never printed alike', () => {
  const long = fc.string({ minLength: 0, maxLength: 400, size: 'max' });
  const value = fc.oneof(long, fc.array(long, { maxLength: 5 }), fc.jsonValue());
  fc.assert(
    fc.property(value, fc.jsonValue(), fc.nat(), (expected, other, at) => {
      // One character of it is another one, or it is another value.
      const text = JSON.stringify(expected);
      const place = at % text.length;
      const changed = `${text.slice(0, place)}x${text.slice(place + 1)}`;
      for (const [one, two] of [
        [expected, other],
        [text, changed],
      ] as const)
        for (const found of difference(one, two)) {
          if (!('expected' in found) || !('received' in found)) continue;
          const [, wanted, given] = LINE.exec(differenceLine(found)) ?? [];
          if (wanted !== undefined) expect(wanted).not.toBe(given);
        }
    }),
  );
});
