import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faults, faulty, session } from '../../../generators/index.ts';
import { validateEntry } from '../../../schema/index.ts';
import { parseLines } from '../../model/lines.ts';
import { isObject } from '../../model/values.ts';
import { isPlainMoment } from '../judge-values.ts';
import { isCommonEntry } from './fits.ts';

test('it says yes to nothing that the schema refuses', () => {
  fc.assert(
    fc.property(faulty(faults), ({ bytes }) => {
      const taken = parseLines(bytes)
        .map(({ value }) => value)
        .filter((value) => isObject(value) && isCommonEntry(value));
      expect(taken.flatMap((value) => validateEntry(value))).toEqual([]);
    }),
    { numRuns: 800 },
  );
});

/** A message entry in which any member may be of any type. */
const anyMember = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

test('it is not fooled by any member of any type', () => {
  fc.assert(
    fc.property(
      session({
        types: ['message'],
        roles: ['user', 'assistant', 'toolResult'],
        minEntries: 1,
        maxEntries: 3,
      }),
      fc.nat(),
      anyMember,
      ({ entries }, pick, wrong) => {
        const changedEntries = entries.map((entry) => {
          const places = placesIn(entry, []);
          const place = places[pick % places.length] ?? [];
          const changed = structuredClone(entry) as unknown as Record<string, unknown>;
          setIn(changed, place, wrong);
          return changed;
        });
        expect(changedEntries.filter(isCommonEntry).flatMap((changed) => validateEntry(changed))).toEqual([]);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('it says yes to most of what sessions hold', () => {
  const entries = fc
    .sample(session({ types: ['message'], roles: ['user'], text: 'plain' }), { numRuns: 100, seed: 1 })
    .flatMap((made) => made.entries)
    .filter((entry) => entry.type === 'message');
  // Odd times, of which made sessions have many, are looked at twice.
  const usual = entries.filter(({ message }) => isPlainMoment(message.timestamp));
  const common = usual.filter((entry) => isCommonEntry(entry as unknown as Record<string, unknown>));
  expect(usual.length).toBeGreaterThan(300);
  expect(common.length / usual.length).toBeGreaterThan(0.9);
});

function placesIn(value: unknown, place: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([member, one]) => placesIn(one, [...place, member]));
  return place.length === 0 ? inner : [place, ...inner];
}

function setIn(value: Record<string, unknown>, place: readonly string[], to: unknown): void {
  let at = value;
  for (const member of place.slice(0, -1)) at = at[member] as Record<string, unknown>;
  at[place.at(-1) ?? ''] = to;
}
