import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faults,
  faulty,
  faultyTwice,
  namedFaults,
  sessionBytes,
  smallest,
  type BrokenPlace,
  type FaultyFile,
} from '../../generators/index.ts';
import { fileRules, inspectBytes, sentenceOfFact, type FileFact } from './index.ts';

const factsOf = (bytes: Uint8Array) => inspectBytes(bytes).facts;

const isAt =
  ({ rule, line, pointer, fault }: BrokenPlace) =>
  (fact: FileFact): boolean =>
    fact.rule === rule &&
    fact.line === line &&
    (fact.pointer === pointer || fault.follows?.includes(rule) === true);

/** Each fault is told at its place, and nothing else is but what follows from it. */
function expectFound({ bytes, places }: FaultyFile): void {
  const facts = factsOf(bytes);
  const names = places.map(({ fault }) => fault.name).join(' and ');
  const allowed = new Set(places.flatMap(({ fault }) => fault.follows ?? []));
  for (const place of places)
    expect(facts.filter(isAt(place)), `${names}: ${JSON.stringify(facts)}`).not.toEqual([]);
  const others = facts.filter(
    (fact) => !places.some((place) => isAt(place)(fact)) && !allowed.has(fact.rule),
  );
  expect(others, names).toEqual([]);
  const twice = places.filter((place) => facts.filter(isAt(place)).length > 1 && !allowed.has(place.rule));
  expect(twice.map(({ fault }) => fault.name)).toEqual([]);
}

describe('the catalogue', () => {
  test('has many faults, each by a name of its own, of a rule that there is', () => {
    const names = faults.map(({ name }) => name);
    expect(namedFaults.length).toBeGreaterThanOrEqual(80);
    expect(new Set(names).size).toBe(names.length);
    const rules = new Set(fileRules.map(({ id }) => id));
    expect(faults.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  });

  test('breaks every rule that one file can break', () => {
    const broken = new Set(faults.map(({ rule }) => rule));
    const others = ['lines/size', 'naming/directory', 'naming/file', 'fork/usage-once'];
    expect(fileRules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(others);
  });
});

test.each(faults.map((fault) => [fault.name, fault] as const))(
  '%s is found, and its valid twin is not',
  (_name, fault) => {
    const file = smallest(fault);
    expectFound(file);
    expect(factsOf(sessionBytes(file.twin))).toEqual([]);
  },
);

test('a fault is found in any session', () => {
  fc.assert(
    fc.property(faulty(faults), (file) => {
      expectFound(file);
      expect(factsOf(sessionBytes(file.twin))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test('two faults at once are found', () => {
  fc.assert(
    fc.property(faultyTwice(faults), (file) => {
      expectFound(file);
    }),
    { numRuns: 2_000 },
  );
});

test('every fact makes a sentence', () => {
  for (const fault of faults) {
    for (const fact of factsOf(smallest(fault).bytes))
      expect(sentenceOfFact(fact)).toMatch(/^must .+, received .+/);
  }
});
