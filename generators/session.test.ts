import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateEntry, validateHeader } from '../schema/index.ts';
import {
  ENTRY_KINDS,
  featuresOf,
  isEditable,
  session,
  sessionBytes,
  sessionFile,
  sessionText,
  sessionWithLeaf,
  type Session,
  type SessionConstraints,
} from './index.ts';

type Entry = Session['entries'][number];

/** Everything that a session may hold at once. */
const EVERYTHING: SessionConstraints = {
  text: 'mixed',
  clock: 'any',
  unknownTypes: true,
  extraMembers: true,
  maxEntries: 30,
};

const sample = (constraints: SessionConstraints, numRuns: number, seed = 1): Session[] =>
  fc.sample(session(constraints), { seed, numRuns });

/** The entries above one, nearest first. */
function ancestorsOf(entry: Entry, byId: ReadonlyMap<string, Entry>): Entry[] {
  const found: Entry[] = [];
  for (let at = entry.parentId; at !== null;) {
    const parent = byId.get(at);
    if (parent === undefined) throw new Error(`no entry ${at}`);
    found.push(parent);
    at = parent.parentId;
  }
  return found;
}

/** What is wrong with an entry, seen from the entries before it. */
function faultsOf(entry: Entry, earlier: ReadonlyMap<string, Entry>): string[] {
  const faults = validateEntry(entry).map((problem) => JSON.stringify(problem));
  if (earlier.has(entry.id)) faults.push('an id twice');
  if (entry.parentId !== null && !earlier.has(entry.parentId)) return [...faults, 'no earlier parent'];
  const above = ancestorsOf(entry, earlier);
  if (entry.type === 'context_edit') {
    const target = above.find(({ id }) => id === entry.targetId);
    if (target === undefined || !isEditable(target))
      faults.push('an edit of what is not editable on the branch');
  }
  if (entry.type === 'compaction') {
    const kept = [entry, ...above].some(({ id }) => id === entry.firstKeptEntryId);
    if (!kept) faults.push('a first kept entry that is not on the branch');
  }
  if (entry.type === 'label' && !earlier.has(entry.targetId)) faults.push('a label of no earlier entry');
  if (entry.type === 'branch_summary' && entry.fromId !== 'root' && !earlier.has(entry.fromId))
    faults.push('a summary of no earlier entry');
  return faults;
}

function allFaults({ header, entries }: Session): string[] {
  const faults = validateHeader(header).map((problem) => JSON.stringify(problem));
  const earlier = new Map<string, Entry>();
  for (const entry of entries) {
    faults.push(...faultsOf(entry, earlier));
    earlier.set(entry.id, entry);
  }
  return faults;
}

const VARIANTS: readonly (readonly [name: string, constraints: SessionConstraints, sessions: number])[] = [
  ['by default', {}, 2_000],
  ['with everything', EVERYTHING, 1_000],
  ['hostile text', { text: 'hostile' }, 500],
  ['several roots', { shape: 'roots' }, 500],
  ['deep', { shape: 'deep', maxEntries: 60 }, 200],
  ['wide', { shape: 'wide', maxEntries: 60 }, 200],
  ['as of 0.73.1', { features: featuresOf('0.73.1') }, 1_000],
  ['exactly so many entries', { minEntries: 20, maxEntries: 20 }, 200],
];

describe('sessions are valid by the schemas and the rules of the tree', () => {
  test.each(VARIANTS)('%s', (_name, constraints, sessions) => {
    const made = sample(constraints, sessions);
    expect(made.flatMap(allFaults)).toEqual([]);
  });
});

describe('the number of entries', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 5],
    [20, 20],
    [0, 3],
  ])('lies between %i and %i', (minEntries, maxEntries) => {
    const counts = sample({ minEntries, maxEntries }, 200).map(({ entries }) => entries.length);
    expect(Math.min(...counts)).toBe(minEntries);
    expect(Math.max(...counts)).toBe(maxEntries);
  });

  // The largest of one shape is enough here: `npm run bench` makes it of every shape.
  test.each([
    ['any', 5_000],
    ['chain', 5_000],
    ['bush', 5_000],
    ['roots', 5_000],
    ['wide', 5_000],
    ['deep', 100_000],
  ] as const)('may be large: %s, %i', (shape, entries) => {
    const light: SessionConstraints = { shape, types: ['label', 'thinking_level_change'], text: 'plain' };
    const [made] = sample({ ...light, minEntries: entries, maxEntries: entries }, 1);
    expect(made?.entries).toHaveLength(entries);
  });

  test('may be large with everything in it, and what is heavy is there once', () => {
    const size = { minEntries: 5_000, maxEntries: 5_000 };
    const large = sample(size, 5);
    const kinds = large.flatMap(({ entries }) => entries.map(({ type }) => type));
    expect(new Set(kinds)).toEqual(new Set(ENTRY_KINDS));
    for (const made of large) {
      const long = sessionText(made)
        .split('\n')
        .filter((line) => line.length > 20_000);
      expect(long.length).toBeLessThan(100);
    }
  });
});

test.each([
  [{ minEntries: 1, types: ['label', 'context_edit'] }, /types must hold one that can come first/],
  [{ minEntries: 3, maxEntries: 2 }, /maxEntries must be at least minEntries \(3\), received 2/],
] as const)('what cannot be made is an error: %j', (constraints, words) => {
  expect(() => session(constraints)).toThrow(words);
});

const goesBack = ({ entries }: Session) =>
  entries.some((entry, index) => entry.timestamp < (entries[index - 1]?.timestamp ?? ''));

test('a rising clock never goes back, and any clock may', () => {
  expect(sample({ clock: 'rising' }, 500).some(goesBack)).toBe(false);
  expect(sample({ clock: 'any' }, 500).some(goesBack)).toBe(true);
});

test('a leaf is any entry, or before the first', () => {
  const made = fc.sample(sessionWithLeaf({ minEntries: 3, maxEntries: 3 }), { seed: 1, numRuns: 500 });
  const places = made.map(({ session: { entries }, leafId }) => entries.findIndex(({ id }) => id === leafId));
  expect(new Set(places)).toEqual(new Set([-1, 0, 1, 2]));
});

/** Changes with every intended change of the generators, and never by itself: recorded cases and replay lines hang on it. */
const FROZEN = {
  session: '0f7465d0ecae1d83141606d1736599f804d61dcfd49c42fdaa36a084683337b5',
  everything: '10fdb5b6f0bb3d3da29cba8f5f91e77827f030bcee000c2462293900402514db',
  files: '0e438f13c07313f65ec6a1d5c59c64d215f2081c2cb204d0fd25fb0a24a8f757',
};

function digest(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex');
}

const bytesOf = (made: readonly Session[]) => digest(made.map((one) => sessionBytes(one)));

describe('the bytes of a seed stay the same', () => {
  test('of sessions', () => expect(bytesOf(sample({}, 100, 42))).toBe(FROZEN.session));
  test('of sessions with everything', () =>
    expect(bytesOf(sample(EVERYTHING, 100, 42))).toBe(FROZEN.everything));
  test('of files', () => {
    const files = fc.sample(sessionFile(), { seed: 42, numRuns: 100 });
    expect(digest(files.map(({ bytes }) => bytes))).toBe(FROZEN.files);
  });
});

/** Features of the format that came after 0.73.1. */
const NEWER: readonly (readonly [string, (entry: Entry) => boolean])[] = [
  ['usage entry', ({ type }) => type === 'usage'],
  ['context edit', ({ type }) => type === 'context_edit'],
  ['system message', (entry) => entry.type === 'message' && entry.message.role === 'system'],
  ['checkpoint', (entry) => 'systemMessage' in entry],
  [
    'usage of a summary',
    (entry) => (entry.type === 'compaction' || entry.type === 'branch_summary') && 'usage' in entry,
  ],
  [
    'compaction that keeps none',
    (entry) => entry.type === 'compaction' && entry.firstKeptEntryId === entry.id,
  ],
  ['thinking level of an answer', (entry) => entry.type === 'message' && 'thinkingLevel' in entry.message],
  ['nested calls', (entry) => entry.type === 'message' && 'nestedCalls' in entry.message],
  [
    'usage of a tool result',
    (entry) => entry.type === 'message' && entry.message.role === 'toolResult' && 'usage' in entry.message,
  ],
];

describe('sessions of an older release', () => {
  const newest = sample({}, 2_000).flatMap(({ entries }) => entries);
  const older = sample({ features: featuresOf('0.73.1') }, 2_000).flatMap(({ entries }) => entries);

  test.each(NEWER)('have no %s', (_name, isNewer) => {
    expect(newest.some(isNewer)).toBe(true);
    expect(older.filter(isNewer)).toEqual([]);
  });

  test.each([
    ['0.43.0', false],
    ['0.44.0', true],
  ])('of %s have a name: %s', (release, hasName) => {
    const entries = sample({ features: featuresOf(release) }, 500).flatMap((made) => made.entries);
    expect(entries.some(({ type }) => type === 'session_info')).toBe(hasName);
  });
});
