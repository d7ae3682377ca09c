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

test('an id doubled by a descendant is a cycle, too', () => {
  const found = inspectBytes(
    sessionBytes(sessionOf(user('u1', 'a'), assistant('a2', 'b'), user('u1', 'c', { parent: 'a2' }))),
  ).facts.map(({ rule, code, line }) => `${rule} ${code} ${line}`);
  expect(found).toEqual(['tree/unique-ids duplicate 4', 'tree/acyclic doubled 4']);
});
