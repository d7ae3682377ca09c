import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { session, sessionWithLeaf, type Session, type SessionConstraints } from './index.ts';

type Entry = Session['entries'][number];

const count = (entries: Session['entries'], wanted: (entry: Entry) => boolean) =>
  entries.filter(wanted).length;
const isCompaction = ({ type }: Entry) => type === 'compaction';
const isRoot = ({ parentId }: Entry) => parentId === null;
const keepsSome = (entry: Entry) => entry.type === 'compaction' && entry.firstKeptEntryId !== entry.id;
const keepsNone = (entry: Entry) => entry.type === 'compaction' && entry.firstKeptEntryId === entry.id;
const hasRole = (role: string) => (entry: Entry) => entry.type === 'message' && entry.message.role === role;
const ofType = (type: string) => (entry: Entry) => entry.type === type;

const hasEdit = (entries: Session['entries']) => entries.some(ofType('context_edit'));

function hasTwoEditsOfOneTarget(entries: Session['entries']): boolean {
  const targets = entries.flatMap((entry) => (entry.type === 'context_edit' ? [entry.targetId] : []));
  return new Set(targets).size < targets.length;
}

function hasSiblings(entries: Session['entries']): boolean {
  const parents = entries.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  return new Set(parents).size < parents.length;
}

/** What a session shows, and how many entries the smallest such session has. */
const SMALLEST: readonly {
  readonly shows: string;
  readonly holds: (entries: Session['entries']) => boolean;
  readonly entries: number;
}[] = [
  { shows: 'any entry', holds: (entries) => entries.length > 0, entries: 1 },
  { shows: 'a user message', holds: (entries) => entries.some(hasRole('user')), entries: 1 },
  { shows: 'a bash execution', holds: (entries) => entries.some(hasRole('bashExecution')), entries: 1 },
  { shows: 'an edit', holds: hasEdit, entries: 2 },
  { shows: 'two edits of one target', holds: hasTwoEditsOfOneTarget, entries: 3 },
  { shows: 'a label', holds: (entries) => entries.some(ofType('label')), entries: 2 },
  { shows: 'a branch summary', holds: (entries) => entries.some(ofType('branch_summary')), entries: 1 },
  { shows: 'two roots', holds: (entries) => count(entries, isRoot) >= 2, entries: 2 },
  { shows: 'siblings', holds: hasSiblings, entries: 3 },
  { shows: 'a compaction that keeps some', holds: (entries) => entries.some(keepsSome), entries: 2 },
  { shows: 'a compaction that keeps none', holds: (entries) => entries.some(keepsNone), entries: 1 },
  { shows: 'two compactions', holds: (entries) => count(entries, isCompaction) >= 2, entries: 2 },
  {
    shows: 'two compactions that keep some',
    holds: (entries) => count(entries, keepsSome) >= 2,
    entries: 3,
  },
  { shows: 'ten entries', holds: (entries) => entries.length >= 10, entries: 10 },
];

/** The smallest session that shows something, whatever the seed was. */
function smallest(
  constraints: SessionConstraints,
  holds: (entries: Session['entries']) => boolean,
  seed: number,
) {
  const property = fc.property(session(constraints), ({ entries }) => !holds(entries));
  return fc.check(property, { seed, numRuns: 2_000 }).counterexample?.[0];
}

describe('a session shrinks to the smallest that still shows', () => {
  test.each(SMALLEST)('$shows: $entries entries', ({ holds, entries }) => {
    const found = [1, 2, 3].map((seed) => smallest({}, holds, seed)?.entries.length);
    expect(found).toEqual([entries, entries, entries]);
  });

  test('with everything in it, an edit leaves nothing but its target beside it', () => {
    const found = smallest(
      { text: 'hostile', clock: 'any', unknownTypes: true, extraMembers: true },
      hasEdit,
      5,
    );
    expect(found?.entries).toEqual([
      {
        type: 'message',
        id: '00000000',
        parentId: null,
        timestamp: '2026-10-01T09:00:00.000Z',
        message: { role: 'user', content: '', timestamp: 0 },
      },
      {
        type: 'context_edit',
        id: expect.any(String) as string,
        parentId: '00000000',
        timestamp: '2026-10-01T09:00:00.000Z',
        targetId: '00000000',
        replacement: null,
      },
    ]);
  });

  test('a leaf stays where it is while the session around it shrinks', () => {
    const property = fc.property(
      sessionWithLeaf(),
      ({ session: { entries }, leafId }) => leafId === null || entries.at(-1)?.id === leafId,
    );
    const { counterexample } = fc.check(property, { seed: 1 });
    expect(counterexample?.[0].session.entries).toHaveLength(2);
    expect(counterexample?.[0].leafId).toBe(counterexample?.[0].session.entries[0]?.id);
  });
});
