import { expect, test } from 'vitest';
import {
  assistant,
  compaction,
  label,
  sessionBytes,
  sessionInfo,
  sessionOf,
  user,
} from '../../generators/index.ts';
import type { SessionEntry } from '../../schema/index.ts';
import { inspectBytes } from './index.ts';

const notesOf = (...entries: readonly SessionEntry[]) => {
  const { facts, summary } = inspectBytes(sessionBytes(sessionOf(...entries)));
  expect(facts).toEqual([]);
  return summary.notes.map(({ line, text }) => `${line} ${text}`);
};

const conversation = [user('u1', 'a'), assistant('a2', 'b'), user('u3', 'c'), assistant('a4', 'd')];

test('a rename below an earlier entry is told, as it moved the active branch', () => {
  expect(notesOf(...conversation, sessionInfo('n5', 'name', { parent: 'a2' }))).toEqual([
    '6 the active branch has 3 of 5 entries: a session_info entry below line 3 moved it here',
  ]);
});

test('a new root behind a conversation is told', () => {
  expect(notesOf(...conversation, assistant('n5', 'note', { parent: null }), user('u6', 'what?'))).toEqual([
    '6 the active branch has 2 of 6 entries: an assistant message without a parent moved it here',
  ]);
});

test('who goes back and speaks is told nothing', () => {
  expect(notesOf(...conversation)).toEqual([]);
  expect(notesOf(...conversation, user('u5', 'again', { parent: 'a2' }))).toEqual([]);
  expect(notesOf(...conversation, label('l5', { target: 'a2', label: 'x' }))).toEqual([]);
  expect(notesOf(...conversation, compaction('c5', { firstKept: 'u3' }), user('u6', 'on'))).toEqual([]);
});

test('a raw line separator is told once', () => {
  expect(notesOf(user('u1', 'a\u2028b'), user('u2', 'a\u2029b'))).toEqual([
    expect.stringMatching(/^2 holds a raw U\+2028 or U\+2029/),
  ]);
});

/** The lines of a sound session, each text put in place of another once. */
const changedNotes = (...changes: readonly (readonly [string, string])[]) => {
  const bytes = changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    Buffer.from(sessionBytes(sessionOf(...conversation))).toString(),
  );
  const { facts, summary } = inspectBytes(Buffer.from(bytes));
  return [facts, summary.notes.map(({ line, text }) => `${line} ${text}`)];
};

test('a member that stands twice is told once, where it is, and is no fault', () => {
  const told = (at: string) => [[], [expect.stringContaining(`${at} stands twice`)]];
  expect(changedNotes(['"id":"a2"', '"id":"other","id":"a2"'])).toEqual(told('3 the member "id"'));
  expect(changedNotes(['"id":"a2"', '"id": "a2", "i\\u0064":"a2"'])).toEqual(told('3 the member "id"'));
  expect(changedNotes(['"role":"user"', '"role":"user","role":"user"'])).toEqual(
    told('2 a member of an inner object'),
  );
  expect(changedNotes(['"version":3', '"version":1,"version":3'])).toEqual(told('1 the member "version"'));
});

test('what only looks like a doubled member is not told', () => {
  const quoted = JSON.stringify(JSON.stringify({ a: 1, b: { a: '":' } })).slice(1, -1);
  expect(changedNotes(['"text":"b"', `"text":"${quoted}"`])).toEqual([[], []]);
  expect(changedNotes(['"id":"a2"', '"id" :\t"a2"'])).toEqual([[], []]);
  expect(changedNotes(['"text":"b"', '"text":"b","x\\\\":[{"a":1},{"a":{"a":":"}}]'])).toEqual([[], []]);
});

test('an id doubled by a descendant is a cycle, too', () => {
  const found = inspectBytes(
    sessionBytes(sessionOf(user('u1', 'a'), assistant('a2', 'b'), user('u1', 'c', { parent: 'a2' }))),
  ).facts.map(({ rule, code, line }) => `${rule} ${code} ${line}`);
  expect(found).toEqual(['tree/unique-ids duplicate 4', 'tree/acyclic doubled 4']);
});

test('a doubled member is told however far behind it stands', () => {
  const { header, entries } = sessionOf(user('u1', 'a'), user('u2', 'b'));
  const [first = '', second = ''] = entries.map((entry) => JSON.stringify(entry));
  const others = Array.from({ length: 12_000 }, (_, at) => first.replace('"u1"', `"o${at}"`));
  const lines = [JSON.stringify(header), first, ...others, second.replace('"id":', '"id":"x","id":')];
  const { summary } = inspectBytes(Buffer.from(lines.map((line) => `${line}\n`).join('')));
  expect(summary.notes).toContainEqual(
    expect.objectContaining({ line: 12_003, text: expect.stringContaining('stands twice') }),
  );
});
