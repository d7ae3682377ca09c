import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faults,
  assistant,
  faulty,
  faultyTwice,
  memberFaults,
  namedFaults,
  sessionBytes,
  sessionOf,
  smallest,
  user,
  type BrokenPlace,
  type FaultyFile,
} from '../../generators/index.ts';
import { DANGLING, PARTED } from '../../generators/faults/fault.ts';
import { valueAt } from './received.ts';
import { fileRules, inspectBytes, sentenceOfFact, type FileFact } from './index.ts';

const factsOf = (bytes: Uint8Array) => inspectBytes(bytes).facts;

/** Members that are missing from one line are told together. */
const isAmong = ({ members }: FileFact, pointer: string): boolean =>
  members?.includes(pointer.slice(1).replaceAll('/', '.')) === true;

const isAt =
  ({ rule, line, pointer, fault }: BrokenPlace) =>
  (fact: FileFact): boolean =>
    fact.line === line &&
    (isAmong(fact, pointer) ||
      (fact.rule === rule && (fact.pointer === pointer || fault.follows?.includes(rule) === true)));

const nameOf = ({ fault }: BrokenPlace) => fault.name;

/** What is amiss in the facts about a faulty file: each fault is told once at its place, and beside it only what follows. */
function amiss({ bytes, places }: FaultyFile) {
  const facts = factsOf(bytes);
  const allowed = new Set(places.flatMap(({ fault }) => fault.follows ?? []));
  const told = (place: BrokenPlace) => facts.filter(isAt(place)).length;
  return {
    missed: places.filter((place) => told(place) === 0).map(nameOf),
    twice: places.filter((place) => told(place) > 1 && !allowed.has(place.rule)).map(nameOf),
    others: facts.filter((fact) => !places.some((place) => isAt(place)(fact)) && !allowed.has(fact.rule)),
  };
}

const byName = (name: string) => faults.find((fault) => fault.name === name) as (typeof faults)[number];
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trimEnd().split('\n');
const bytesOf = (lines: readonly string[]) =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));

const NOTHING = { missed: [], twice: [], others: [] };

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
    const others = ['lines/length', 'naming/directory', 'naming/file', 'fork/usage-once'];
    expect(fileRules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual(others);
  });
});

test.each(faults.map((fault) => [fault.name, fault] as const))(
  '%s is found, and its valid twin is not',
  (_name, fault) => {
    const file = smallest(fault);
    expect(amiss(file)).toEqual(NOTHING);
    expect(factsOf(sessionBytes(file.twin))).toEqual([]);
  },
);

test('a fault is found in any session', () => {
  fc.assert(
    fc.property(faulty(faults), (file) => {
      expect(amiss(file)).toEqual(NOTHING);
      expect(factsOf(sessionBytes(file.twin))).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
});

/** A file without a header is one problem, whatever else is in it. */
const besideOthers = faults.filter(({ name }) => !['header/missing', 'header/other-type'].includes(name));

test('two faults at once are found', () => {
  fc.assert(
    fc.property(faultyTwice(besideOthers), (file) => {
      expect(amiss(file)).toEqual(NOTHING);
    }),
    { numRuns: 1_500 },
  );
});

/** The value at a pointer, as it is written in a line. */
const writtenAt = (line: string, pointer: string) => JSON.stringify(valueAt(JSON.parse(line), pointer));

test('the column is where the faulty value begins', () => {
  fc.assert(
    fc.property(faulty(memberFaults), ({ bytes, places }) => {
      const lines = Buffer.from(bytes).toString().split('\n');
      const found = factsOf(bytes).filter((fact) => places.some((place) => isAt(place)(fact)));
      for (const { line, column, pointer } of found) {
        const text = lines[line - 1] ?? '';
        // A missing member is told where the object begins that lacks it.
        const expected =
          writtenAt(text, pointer) ?? writtenAt(text, pointer.slice(0, pointer.lastIndexOf('/')));
        expect(text.slice(column - 1).startsWith(expected)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

/**
 * What one fault may be told as besides, though it is one: of everything else in the catalogue there is one problem, however
 * many lines name what is lost.
 */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  // Where the header is to be looked for, and that what stands before it is no JSON.
  'header/behind-a-mebibyte': ['lines/json'],
  // Both halves of the line cannot be read.
  'lines/raw-line-break-in-a-string': ['lines/json'],
  // Pi never returns from the cycle that the doubled id closes; and what named the id that is gone names nothing.
  'tree/id-of-another-entry': ['tree/acyclic', ...DANGLING],
  // The compaction is at fault, and the result that is sent without its call is what the provider refuses.
  'exchange/kept-range-begins-at-result': ['exchange/result-has-call'],
};

test.each(faults.map((fault) => [fault.name, fault] as const))('%s is one problem', (name, fault) => {
  fc.assert(
    fc.property(faulty([fault]), ({ bytes }) => {
      const [first, ...others] = factsOf(bytes);
      expect(first).toBeDefined();
      // Calls and results that come apart when an entry hangs elsewhere are each to be mended.
      const allowed = new Set<string>([...(BESIDES[name] ?? []), ...PARTED]);
      const own = [first, ...others].filter((fact) => fact?.rule === fault.rule);
      expect(others.filter((fact) => !own.includes(fact) && !allowed.has(fact.rule))).toEqual([]);
      expect(own.length).toBeLessThanOrEqual(allowed.has(fault.rule) ? 2 : 1);
    }),
    { numRuns: 10 },
  );
});

test('what names a lost entry is a note, and one problem with the line that lost it', () => {
  const lines = textOf(
    sessionBytes(sessionOf(user('a1'), assistant('b2'), user('c3', 'x', { parent: 'a1' }))),
  );
  const [head = '', first = '', ...rest] = lines;
  const told = (broken: string) => {
    const { facts, summary } = inspectBytes(bytesOf([head, broken, ...rest]));
    return { rules: facts.map(({ rule, line }) => `${line} ${rule}`), notes: summary.notes };
  };
  const notes = [{ line: 2, text: 'line 3 and 1 more name the entry that is lost with this line' }];
  expect(told(first.slice(0, -1))).toEqual({ rules: ['2 lines/json'], notes });
  expect(told(first.replace('"id":"a1"', '"id":7'))).toEqual({ rules: ['2 entry/base'], notes });
  // Of a line that says nothing of an id, what the next entry hangs below was its entry.
  expect(told('{"type"')).toEqual({ rules: ['2 lines/json'], notes });
  // Nobody lost what another entry names.
  expect(told(first.replace('"id":"a1"', '"id":"z9"')).rules).toEqual([
    '3 tree/parent-exists',
    '4 tree/parent-exists',
  ]);
});

test('a message without either time is one problem that lists both', () => {
  const [head = ''] = textOf(smallest(byName('header/id-empty')).bytes);
  const entry = { type: 'message', id: 'a', parentId: null, message: { role: 'user', content: 'x' } };
  const facts = factsOf(bytesOf([head, JSON.stringify(entry)])).filter(({ line }) => line === 2);
  expect(facts.map(sentenceOfFact)).toEqual([
    'must have "timestamp" and "message.timestamp", received an object without them',
  ]);
});

test('times in other units than milliseconds', () => {
  const [head = ''] = textOf(smallest(byName('header/id-empty')).bytes);
  const at = Date.parse('2026-10-01T09:00:00.000Z');
  const codeOf = (timestamp: number) => {
    const message = { role: 'user', content: 'x', timestamp };
    const entry = {
      type: 'message',
      id: 'a',
      parentId: null,
      timestamp: '2026-10-01T09:00:00.000Z',
      message,
    };
    return factsOf(bytesOf([head, JSON.stringify(entry)])).find(({ line }) => line === 2)?.code;
  };
  expect([at, at / 1000, at * 1000, at * 1e6, 1e14, 5].map(codeOf)).toEqual([
    undefined,
    'seconds',
    'microseconds',
    'no-moment',
    undefined,
    undefined,
  ]);
});

test('a file without a header is one problem', () => {
  const foreign = ['{"recordType":"message","ts":1}', 'not JSON', '{"recordType":"message","ts":2}'];
  expect(factsOf(bytesOf(foreign))).toMatchObject([{ rule: 'header/first', line: 1 }]);
  expect(factsOf(bytesOf(['a', 'b', '']))).toMatchObject([{ rule: 'header/first', line: 1 }]);
});

test('what is missing in one message is one problem that lists the members', () => {
  const [head = ''] = textOf(smallest(byName('header/id-empty')).bytes);
  const bare = { role: 'assistant', content: [], provider: 'p', model: 'm', stopReason: 'stop' };
  const entry = { type: 'message', id: 'a', parentId: null, timestamp: '2026-10-01T09:00:00.000Z' };
  const facts = factsOf(
    bytesOf([head, JSON.stringify({ ...entry, message: { ...bare, usage: { input: 1 } } })]),
  ).filter(({ line }) => line === 2);
  expect(facts.map(sentenceOfFact)).toEqual([
    'must have "api", "timestamp", "usage.output", "usage.cacheRead", "usage.cacheWrite", "usage.totalTokens" and "usage.cost", received an object without them',
  ]);
});

test('every fact makes a sentence', () => {
  for (const fault of faults) {
    for (const fact of factsOf(smallest(fault).bytes))
      expect(sentenceOfFact(fact)).toMatch(/^must .+, received .+/);
  }
});

test('a header that says version 1 is told behind entries with ids as well', () => {
  const [head, ...entries] = textOf(smallest(byName('header/version-1-with-ids')).bytes);
  const facts = factsOf(bytesOf([...entries, head ?? '']));
  expect(facts.map(({ rule, line }) => [rule, line])).toContainEqual([
    'header/version-fits',
    entries.length + 1,
  ]);
});
