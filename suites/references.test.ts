import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faults, smallest } from '../generators/index.ts';
import { fileRules, inspectBytes } from './checking/index.ts';
import { judgeNames } from './checking/judge-names.ts';
import type { JsonObject } from './model/values.ts';
import { PLACE_REFERENCES, placed, type PlacedFile, type PlaceReference } from './references.ts';
import { rules } from './index.ts';

const RUNS = 200;

const linesOf = (bytes: Uint8Array) =>
  new TextDecoder()
    .decode(bytes)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);

const brokenIn = ({ bytes, location }: PlacedFile, row: PlaceReference) =>
  row.references(linesOf(bytes), location).filter(({ holds }) => !holds);

/** The rules that a file breaks, its names included. */
function rulesBrokenBy({ bytes, location }: PlacedFile): readonly string[] {
  const [header] = linesOf(bytes);
  const text = new TextDecoder().decode(bytes).split('\n', 1).join('');
  const names = judgeNames(location, { value: header ?? {}, text, line: 1 });
  return [...inspectBytes(bytes).facts, ...names].map(({ rule }) => rule);
}

describe.each(PLACE_REFERENCES.map((row) => [`${row.from}: ${row.to}`, row] as const))('%s', (_name, row) => {
  test('holds in every file that is made for it, and occurs', () => {
    const files = fc.sample(row.files(), { seed: 1, numRuns: RUNS });
    const found = files.flatMap(({ bytes, location }) => row.references(linesOf(bytes), location));
    expect(found.filter(({ holds }) => !holds)).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  test('its rules are shown by asking, by driving or by inspecting', () => {
    const ids: readonly string[] = [...rules, ...fileRules].map(({ id }) => id);
    expect(row.rules.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

const named = (row: PlaceReference) => `${row.from}: ${row.to}`;
const byFault = PLACE_REFERENCES.flatMap((row) =>
  'fault' in row.breaking ? [[named(row), row, row.breaking] as const] : [],
);
const byName = PLACE_REFERENCES.flatMap((row) =>
  'moved' in row.breaking ? [[named(row), row, row.breaking] as const] : [],
);

test.each(byFault)('%s is broken by its fault, and so is the rule', (_name, row, { fault: name, rule }) => {
  const fault = faults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`the catalogue has no fault ${name}`);
  const { bytes, twin } = smallest(fault);
  const sound = placed(twin);
  const faulty = { ...sound, bytes };
  expect(fault.rule).toBe(rule);
  expect([brokenIn(sound, row), rulesBrokenBy(sound)]).toEqual([[], []]);
  expect(brokenIn(faulty, row)).toHaveLength(1);
  expect(rulesBrokenBy(faulty)).toContain(rule);
});

test.each(byName)('%s is broken by another name, and so is the rule', (_name, row, { moved, rule }) => {
  fc.assert(
    fc.property(row.files(), (sound) => {
      const faulty = { ...sound, location: moved(sound.location) };
      expect(rulesBrokenBy(sound)).toEqual([]);
      expect(brokenIn(faulty, row)).toHaveLength(1);
      expect(rulesBrokenBy(faulty)).toEqual([rule]);
    }),
  );
});
