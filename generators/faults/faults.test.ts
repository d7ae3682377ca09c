import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionBytes } from '../framing.ts';
import { type FaultyFile, faults, faulty, faultyTwice, namedFaults, smallest } from './index.ts';
import { DEFAULT_KIT } from './fault.ts';
import { namedInRepairs } from './repairs.ts';

const bytesOf = (seed: number) =>
  fc.sample(faulty(faults), { seed, numRuns: 50 }).map(({ bytes }) => Buffer.from(bytes).toString('latin1'));

describe('a faulty session', () => {
  test('is the same for the same seed', () => {
    expect(bytesOf(7)).toEqual(bytesOf(7));
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s differs from its valid twin',
    (_name, fault) => {
      const { bytes, twin } = smallest(fault);
      expect(Buffer.from(bytes).equals(Buffer.from(sessionBytes(twin)))).toBe(false);
    },
  );

  test('names a line of the file', () => {
    fc.assert(
      fc.property(faulty(faults), ({ bytes, places: [place] }) => {
        const lines = Buffer.from(bytes).toString('latin1').split('\n').length;
        expect(place?.line).toBeGreaterThanOrEqual(1);
        expect(place?.line).toBeLessThanOrEqual(lines);
      }),
    );
  });

  test.each(namedFaults.map((fault) => [fault.name, fault] as const))(
    '%s shrinks to its kit',
    (_name, fault) => {
      let last: FaultyFile | undefined;
      const failing = fc.property(faulty([fault]), (file) => {
        last = file;
        return false;
      });
      fc.check(failing, { seed: 3, numRuns: 1 });
      expect(last?.twin.entries.length).toBe((fault.kit ?? DEFAULT_KIT)().length);
    },
  );
});

test('what a repair makes of a fault is told of faults that there are', () => {
  const names = new Set(faults.map(({ name }) => name));
  expect(namedInRepairs.filter((name) => !names.has(name))).toEqual([]);
  expect(faults.filter(({ repair }) => repair === undefined)).toEqual([]);
});

test('two faults stand in lines of their own', () => {
  fc.assert(
    fc.property(faultyTwice(faults), ({ places }) => {
      expect(new Set(places.map(({ line }) => line)).size).toBe(2);
    }),
  );
});
