import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeredBy, callsOf } from './exchange.ts';
import { ENTRY_KINDS, featuresOf, isKnown, session, type Session } from './index.ts';
import { LATEST } from '../schema/index.ts';

/** How entries hang together is worth nothing if it never occurs; what they hold is in `distribution.test.ts`. */

type Entry = Session['entries'][number];
type Entries = Session['entries'];

const sessions = fc.sample(session({ unknownTypes: true, extraMembers: true }), { seed: 1, numRuns: 4_000 });

/** The entries from one up to its root, nearest first. */
function branchOf(entries: Entries, leaf: Entry): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const branch: Entry[] = [];
  for (let at: Entry | undefined = leaf; at !== undefined; at = byId.get(at.parentId ?? '')) branch.push(at);
  return branch;
}

const someBranch = (entries: Entries, shows: (branch: readonly Entry[]) => boolean) =>
  entries.some((entry) => shows(branchOf(entries, entry)));

const editsOf = (branch: readonly Entry[]) =>
  branch.flatMap((entry) => (entry.type === 'context_edit' ? [entry] : []));

const childrenOf = (entries: Entries, id: string) => entries.filter(({ parentId }) => parentId === id).length;

/** The type of the first kept entry; of a message entry its role. */
function keptTypes(entries: Entries): string[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'compaction' || entry.firstKeptEntryId === entry.id) return [];
    return entries.flatMap(({ id, type }) => (id === entry.firstKeptEntryId ? [type] : []));
  });
}

const textOf = (made: Session) => JSON.stringify(made);
const some =
  (wanted: (entry: Entry) => boolean) =>
  ({ entries }: Session) =>
    entries.some(wanted);

const callsIn = (entry: Entry | undefined) => (entry === undefined ? [] : callsOf(entry));

/** The calls that a branch answers, in the order in which it does, with the places of their message and of the answer. */
function answersOn(branch: readonly Entry[]) {
  const rootFirst = branch.toReversed();
  return rootFirst.flatMap((entry, at) => {
    const call = answeredBy(entry);
    const place = rootFirst.findIndex((other) => callsIn(other).some(({ id }) => id === call));
    return call === undefined || place < 0 ? [] : [{ call, place, at, calls: callsIn(rootFirst[place]) }];
  });
}

const someAnswers = (shows: (answers: ReturnType<typeof answersOn>) => boolean) => (made: Session) =>
  someBranch(made.entries, (branch) => shows(answersOn(branch)));

const OCCURS: Readonly<Record<string, (made: Session) => boolean>> = {
  'no entries': ({ entries }) => entries.length === 0,
  'as many entries as allowed': ({ entries }) => entries.length === 16,
  'several roots': ({ entries }) => entries.filter(({ parentId }) => parentId === null).length > 2,
  'three siblings': ({ entries }) => entries.some(({ id }) => childrenOf(entries, id) >= 3),
  'two edits of one target': ({ entries }) =>
    someBranch(entries, (branch) => {
      const targets = editsOf(branch).map(({ targetId }) => targetId);
      return new Set(targets).size < targets.length;
    }),
  'an edit that brings back after an omission': ({ entries }) =>
    someBranch(entries, (branch) => {
      const [latest, ...older] = editsOf(branch);
      return (
        latest !== undefined &&
        latest.replacement !== null &&
        older.some(({ targetId, replacement }) => targetId === latest.targetId && replacement === null)
      );
    }),
  'two compactions on a branch': ({ entries }) =>
    someBranch(entries, (branch) => branch.filter(({ type }) => type === 'compaction').length >= 2),
  'a compaction that keeps none': some(
    (entry) => entry.type === 'compaction' && entry.firstKeptEntryId === entry.id,
  ),
  'a branch summary from the root': some(
    (entry) => entry.type === 'branch_summary' && entry.fromId === 'root',
  ),
  'a branch summary from an entry': some(
    (entry) => entry.type === 'branch_summary' && entry.fromId !== 'root',
  ),
  'a result for its call': someAnswers((answers) => answers.length > 0),
  'parallel calls, all answered': someAnswers((answers) =>
    answers.some(
      ({ place, calls }) =>
        calls.length > 1 && answers.filter((one) => one.place === place).length === calls.length,
    ),
  ),
  'parallel calls, answered in another order': someAnswers((answers) =>
    answers.some(({ call, place }, index) => {
      const next = answers[index + 1];
      const ids = next?.calls.map(({ id }) => id) ?? [];
      return next?.place === place && ids.indexOf(next.call) < ids.indexOf(call);
    }),
  ),
  'a silent entry between a call and its result': someAnswers((answers) =>
    answers.some(({ place, at, calls }) => at - place > calls.length),
  ),
  'a call that nobody answered, at the leaf': ({ entries }) => callsIn(entries.at(-1)).length > 0,
  'a call that is gone on from without an answer': ({ entries }) =>
    entries.some(
      ({ id, type }) =>
        type === 'message' &&
        callsIn(entries.find((one) => one.id === id)).length > 0 &&
        entries.some(
          (other) => other.parentId === id && other.type === 'message' && other.message.role === 'user',
        ),
    ),
  'an exchange that edits hide': ({ entries }) => {
    const hidden = new Set(
      entries.flatMap((entry) =>
        entry.type === 'context_edit' && entry.replacement === null ? [entry.targetId] : [],
      ),
    );
    return entries.some((entry) => hidden.has(entry.id) && answeredBy(entry) !== undefined);
  },
  'a label that clears': some((entry) => entry.type === 'label' && entry.label === undefined),
  'a name that is left out': some((entry) => entry.type === 'session_info' && entry.name === undefined),
  'an empty name': some((entry) => entry.type === 'session_info' && entry.name === ''),
  'an unknown type': some(({ type }) => !ENTRY_KINDS.includes(type)),
  'an unknown member': some((entry) => 'piExtension' in entry),
  'equal times': ({ entries }) => new Set(entries.map(({ timestamp }) => timestamp)).size < entries.length,
  'a working directory of Windows': ({ header }) => /^[A-Za-z]:\\/.test(header.cwd),
  'a working directory of POSIX': ({ header }) => header.cwd.startsWith('/'),
  'an id that looks like a number': some(({ id }) => /^\d+$|^\de\d+$/.test(id)),
  'an id that is a UUID': some(({ id }) => id.length === 36),
  'U+2028': (made) => textOf(made).includes('\u2028'),
  'an astral character': (made) => textOf(made).includes('\u{1F680}'),
  'a control character': (made) => textOf(made).includes('\\u0000'),
  'a line break': (made) => textOf(made).includes('\\n'),
  'a long text': (made) => textOf(made).length > 50_000,
  'a huge text': (made) => textOf(made).length > 500_000,
};

/** Types that are newer than the release this suite describes come with it. */
const features = featuresOf(LATEST);
const KNOWN = ENTRY_KINDS.filter((kind) => isKnown(kind, features));

describe('in 4,000 sessions there is', () => {
  test.each(Object.entries(OCCURS))('%s', (_name, shows) => {
    expect(sessions.some(shows)).toBe(true);
  });

  test('a first kept entry of every type', () => {
    const kept = new Set(sessions.flatMap((made) => keptTypes(made.entries)));
    expect([...kept]).toEqual(expect.arrayContaining([...KNOWN]));
  });
});
