import { describe, expect, test } from 'vitest';
import {
  assistant,
  compaction,
  customMessage,
  edit,
  label,
  sessionBytes,
  sessionInfo,
  sessionOf,
  system,
  usageEntry,
  user,
  type Session,
} from '../../generators/index.ts';
import type { Request } from '../question.ts';
import { requirement } from '../requirements/index.ts';
import {
  agesOfFiles,
  agesOfRequest,
  agesOfRequests,
  lacksSomething,
  newestOf,
  sinceOf,
  tooNew,
} from './index.ts';

const asked = [user('a1', 'question'), assistant('b2', 'answer', { parent: 'a1' })] as const;
const ageOf = (session: Session) => newestOf(agesOfFiles([sessionBytes(session)]))?.since;

describe('what a file holds', () => {
  test.each([
    ['messages', sessionOf(...asked), '0.35.0'],
    ['a custom message', sessionOf(...asked, customMessage('c3', 'x')), '0.35.0'],
    ['a name', sessionOf(...asked, sessionInfo('c3', 'a name')), '0.44.0'],
    ['a cleared name', sessionOf(...asked, sessionInfo('c3')), requirement('info/name').since],
    ['a usage entry', sessionOf(...asked, usageEntry('c3')), '0.86.0'],
    ['a system message', sessionOf(system('a1', 'prompt'), user('b2')), '0.86.0'],
    ['a compaction that keeps none', sessionOf(...asked, compaction('c3', { firstKept: 'c3' })), '0.87.0'],
    ['an edit', sessionOf(...asked, edit('c3', { target: 'a1', replacement: null })), '0.87.0'],
  ])('%s', (_words, session, since) => {
    expect(ageOf(session)).toBe(since);
  });

  test('a session of version 1 is as old as sessions are', () => {
    const bytes = Buffer.from(
      '{"type":"session","id":"a","cwd":"/"}\n{"type":"message","message":{"role":"user"}}\n',
    );
    expect([...agesOfFiles([bytes])]).toEqual([]);
  });
});

const NAME = 'sessions/s.jsonl';
const doing = (method: Request['method'], params: Request['params'], text: string | Uint8Array = '') => ({
  request: { method, params },
  files: new Map([[NAME, typeof text === 'string' ? Buffer.from(text) : text]]),
});
const answered = Buffer.from(sessionBytes(sessionOf(...asked))).toString();
const unanswered = sessionBytes(sessionOf(user('a1')));
const labelled = sessionBytes(sessionOf(...asked, label('c3', { target: 'a1', label: 'x' })));
const HEADER = answered.split('\n')[0] ?? '';

describe('what a request leads to', () => {
  test.each([
    ['a session with a reply is opened', doing('session/open', { path: NAME }, answered), undefined],
    ['one without', doing('session/open', { path: NAME }, unanswered), 'write/once'],
    [
      'one without a last line break',
      doing('session/open', { path: NAME }, answered.trimEnd()),
      'write/no-final-newline',
    ],
    ['a new session', doing('session/create', {}), 'header/version'],
    ['another in the same writer', doing('session/new', {}), 'write/new-session'],
    ['a clone', doing('session/clone', { path: NAME }, answered), 'write/own-file'],
    ['a clone with labels', doing('session/clone', { path: NAME }, labelled), 'clone/links'],
    ['a clone without a reply', doing('session/clone', { path: NAME }, unanswered), 'clone/when-stored'],
    ['a move with a summary', doing('session/navigate', { summary: 'so far' }), 'write/branch-summary'],
    [
      'a name of two lines',
      doing('session/append', { entry: { type: 'session_info', name: 'a\nb' } }),
      'write/session-name',
    ],
    ['a list', doing('sessions/list', { directory: 'sessions' }, answered), undefined],
    ['a list of one directory', doing('sessions/list', { cwd: '/' }, answered), 'find/list-cwd'],
    ['the latest', doing('sessions/latest', {}, answered), undefined],
    ['the latest behind noise', doing('sessions/latest', {}, `\n${answered}`), 'find/long-header'],
    ['the latest beside a text', doing('sessions/latest', {}, 'notes\n'), undefined],
    [
      'the latest of a long header',
      doing('sessions/latest', {}, `${HEADER.slice(0, -1)},"x":"${'x'.repeat(600)}"}\n`),
      'find/long-header',
    ],
    [
      'the latest of an odd directory',
      doing('sessions/latest', {}, '{"type":"session","version":3,"id":"a","cwd":5}\n'),
      'find/header-cwd',
    ],
  ] as const)('%s', (_words, one, id) => {
    expect(newestOf(agesOfRequest(one))?.since).toBe(id && requirement(id).since);
  });
});

test('a case that needs more than somebody follows is told with its reason', () => {
  const requests: Request[] = [
    {
      method: 'session/info',
      params: { path: NAME },
      files: { [NAME]: sessionBytes(sessionOf(usageEntry('a1'))) },
    },
  ];
  expect(tooNew(agesOfRequests(requests), '0.73.1')).toBe(
    'it needs a usage entry, which requires Pi 0.86.0 (implementation follows 0.73.1)',
  );
  expect(tooNew(agesOfRequests(requests), '0.86.1')).toBeUndefined();
});

test('a case is as young as the youngest of its rule and what it holds', () => {
  const ages = [{ since: '0.86.0', words: 'a usage entry' }];
  expect([
    sinceOf('0.87.0', ages),
    sinceOf('0.50.0', ages),
    sinceOf(undefined, []),
    sinceOf(undefined, ages),
  ]).toEqual(['0.87.0', '0.86.0', undefined, '0.86.0']);
});

test('who follows the newest release lacks nothing', () => {
  expect([lacksSomething('1.6.0'), lacksSomething('1.4.0')]).toEqual([false, true]);
});
