import * as fs from 'node:fs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  assistant,
  branchSummary,
  compaction,
  edit,
  label,
  sessionBytes,
  sessionInfo,
  sessionOf,
  user,
} from '../../generators/index.ts';
import {
  FINDING_METHODS,
  FURTHER_METHODS,
  NAMING_METHODS,
  READING_METHODS,
  WRITING_METHODS,
} from '../../schema/protocol.ts';
import { RunningDriver, type DriverName } from '../testing/drivers.ts';

type Json = Readonly<Record<string, unknown>>;

const SESSION = sessionOf(
  user('a1', 'question'),
  assistant('b2', 'wrong turn'),
  branchSummary('c3', { summary: 'left b2', from: 'b2', parent: 'a1' }),
  user('d4', 'again'),
  edit('e5', { target: 'd4', replacement: { content: 'once more' } }),
  label('f6', { target: 'a1', label: 'start' }),
  sessionInfo('g7', ' the name '),
);

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);

const message = (content: string) => ({
  type: 'message',
  message: { role: 'user', content, timestamp: 1 },
});

/** A session with one message that was said at a time. */
const saidAt = (id: string, cwd: string, time: number) =>
  [
    { type: 'session', version: 3, id, timestamp: new Date(time).toISOString(), cwd },
    { ...user('a1', id), message: { role: 'user', content: id, timestamp: time } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

const METHODS = [
  ...READING_METHODS.filter((method) => method !== 'session/validate'),
  ...NAMING_METHODS,
  ...WRITING_METHODS,
  ...FINDING_METHODS,
  ...FURTHER_METHODS,
];
/** Pi's own import loads on the Node that Pi asks for only. */
const IS_NEW_NODE = 'globSync' in fs;

const NAMES: readonly DriverName[] = ['pi', 'python'];

describe.each(NAMES)('%s', (name) => {
  const driver = new RunningDriver(name);
  const ask = (method: (typeof METHODS)[number], params: Json) => driver.ask(method, params) as Promise<Json>;
  const path = join(driver.folder, 'session.jsonl');

  beforeAll(() => writeFileSync(path, sessionBytes(SESSION)));
  afterAll(() => driver.stop());

  test('declares every method but checking, and both path styles', async () => {
    const { methods, platforms, follows } = await driver.target.initialize();
    const declared = METHODS.filter((method) => IS_NEW_NODE || name !== 'pi' || method !== 'session/import');
    expect({ methods: new Set(methods), platforms, follows }).toEqual({
      methods: new Set(declared),
      platforms: ['posix', 'win32'],
      follows: '1.6.0',
    });
  });

  describe('reads', () => {
    test('entries and leaf', async () => {
      const entries = JSON.parse(JSON.stringify(SESSION.entries)) as unknown;
      expect(await ask('session/read', { path })).toMatchObject({ entries, leafId: 'g7' });
    });

    test('the tree', async () => {
      const { roots, children } = (await ask('session/tree', { path })) as { roots: unknown; children: Json };
      expect(roots).toEqual(['a1']);
      expect(children).toMatchObject({ a1: ['b2', 'c3'], c3: ['d4'], f6: ['g7'] });
    });

    test('branches', async () => {
      expect(await ask('session/branch', { path, leafId: 'b2' })).toEqual({ entryIds: ['a1', 'b2'] });
      expect(await ask('session/branch', { path, leafId: null })).toEqual({ entryIds: [] });
      expect(await ask('session/branch', { path, leafId: 'none' })).toHaveProperty('rejected');
    });

    test('the context, with the edit on branches that hold it', async () => {
      const { messages } = (await ask('session/context', { path })) as { messages: Json[] };
      expect(messages.map(({ entryId }) => entryId)).toEqual(['a1', 'c3', 'd4']);
      expect(messages[2]).toMatchObject({ message: { role: 'user', content: 'once more' } });
      const before = (await ask('session/context', { path, leafId: 'd4' })) as { messages: Json[] };
      expect(before.messages[2]).toMatchObject({ message: { content: 'again' } });
    });

    test('name, labels and counts', async () => {
      expect(await ask('session/info', { path })).toMatchObject({
        name: 'the name',
        messageCount: 3,
        firstMessage: 'question',
        labels: { a1: 'start' },
      });
    });

    test('a file that is no session is refused and left as it was', async () => {
      const other = join(driver.folder, 'other.jsonl');
      writeFileSync(other, '{"type":"message","id":"a1"}\n');
      expect(await ask('session/read', { path: other })).toHaveProperty('rejected');
      expect(readFileSync(other, 'utf8')).toBe('{"type":"message","id":"a1"}\n');
    });
  });

  describe('names', () => {
    test.each([
      ['posix', '/home/u/my app', '--home-u-my app--'],
      ['posix', '/', '----'],
      ['posix', '//a///b/../c/', '--a-c--'],
      ['posix', 'file:///home/u/a%20b', '--home-u-a b--'],
      ['win32', 'C:\\Projects\\pi', '--C--Projects-pi--'],
      ['win32', 'C:/a/./b/', '--C--a-b--'],
      ['win32', 'C:\\', '--C----'],
      ['win32', '\\\\server\\share\\p', '---server-share-p--'],
      ['win32', '\\\\server\\share\\', '---server-share---'],
    ])('on %s the directory %s', async (platform, cwd, expected) => {
      expect(await ask('path/directory', { cwd, platform })).toEqual({ name: expected });
    });

    test('the home directory', async () => {
      const home = driver.folder.replace(/^\//, '').replaceAll('/', '-');
      expect(await ask('path/directory', { cwd: '~/x', platform: 'posix' })).toEqual({
        name: `--${home}-x--`,
      });
    });

    test('a name of more than 255 bytes is refused', async () => {
      const [fits, tooLong] = [251, 252].map((length) => ({
        cwd: `/${'a'.repeat(length)}`,
        platform: 'posix',
      }));
      expect(await ask('path/directory', fits ?? {})).toHaveProperty('name');
      expect(await ask('path/directory', tooLong ?? {})).toHaveProperty('rejected');
    });

    test('files', async () => {
      const params = { timestamp: '2026-10-01T09:00:00.123Z', sessionId: 'my.session_1' };
      expect(await ask('path/file', params)).toEqual({ name: '2026-10-01T09-00-00-123Z_my.session_1.jsonl' });
    });

    test.each([
      ['a', true],
      ['a.b-c_d', true],
      ['', false],
      ['-a', false],
      ['a\n', false],
      ['é', false],
    ])('the session id %j: %s', async (sessionId, valid) => {
      expect(await ask('path/sessionId', { sessionId })).toEqual({ valid });
    });
  });

  describe('writes', () => {
    const directory = join(driver.folder, 'written');
    beforeAll(() => mkdirSync(directory));

    test('a session, step by step', async () => {
      const created = await ask('session/create', { directory, cwd: '/w', sessionId: 'mine' });
      const { handle } = created;
      const append = async (entry: Json) => (await ask('session/append', { handle, entry }))['entryId'];
      const state = () => ask('session/state', { handle });
      expect(basename(String(created['path']))).toMatch(/_mine\.jsonl$/);

      const model = await append({ type: 'model_change', provider: 'p', modelId: 'm' });
      expect(await state()).toMatchObject({ leafId: model, path: null, entryIds: [model] });
      const first = await append(message('one'));
      expect(await state()).toMatchObject({ leafId: first, path: created['path'] });
      const before = readFileSync(String(created['path']));

      const unknown = { type: 'context_edit', targetId: 'none', replacement: null };
      expect(await ask('session/append', { handle, entry: unknown })).toHaveProperty('rejected');
      expect(await state()).toMatchObject({ leafId: first });
      const changed = await append({
        type: 'context_edit',
        targetId: first,
        replacement: { content: 'two' },
      });
      const labelled = await append({ type: 'label', targetId: first, label: null });
      const kept = await append({
        type: 'compaction',
        summary: 's',
        firstKeptEntryId: null,
        tokensBefore: 1,
      });
      const { leafId: summary } = await ask('session/navigate', { handle, entryId: first, summary: 'left' });
      expect(await ask('session/navigate', { handle, entryId: null })).toEqual({ leafId: null });
      const root = await append(message('another root'));
      expect(await ask('session/close', { handle })).toEqual({ path: created['path'] });

      const after = readFileSync(String(created['path']));
      expect(after.subarray(0, before.length)).toEqual(before);
      const [header, ...entries] = linesOf(String(created['path']));
      expect(header).toMatchObject({ type: 'session', version: 3, id: 'mine', cwd: '/w' });
      expect(entries).toMatchObject([
        { id: model, parentId: null, type: 'model_change' },
        { id: first, parentId: model, type: 'message' },
        { id: changed, parentId: first, replacement: { content: 'two' } },
        { id: labelled, parentId: changed, targetId: first },
        { id: kept, parentId: labelled, firstKeptEntryId: kept },
        { id: summary, parentId: first, type: 'branch_summary', fromId: kept, summary: 'left' },
        { id: root, parentId: null },
      ]);
      expect(entries[3]).not.toHaveProperty('label');
    });

    test('appends to a file whose last line has no LF', async () => {
      const open = join(driver.folder, 'open.jsonl');
      const bytes = sessionBytes(sessionOf(user('a1')));
      writeFileSync(open, bytes.subarray(0, -1));
      const { handle, leafId } = await ask('session/open', { path: open });
      expect(leafId).toBe('a1');
      const { entryId } = await ask('session/append', { handle, entry: message('two') });
      expect(linesOf(open)[2]).toMatchObject({ id: entryId, parentId: 'a1' });
    });

    test('brings a file of version 1 to version 3 before it appends', async () => {
      const old = join(driver.folder, 'old.jsonl');
      const header = { type: 'session', id: 'old', timestamp: '2025-01-01T00:00:00.000Z', cwd: '/w' };
      const entry = { ...message('one'), timestamp: header.timestamp };
      writeFileSync(old, `${JSON.stringify(header)}\n${JSON.stringify(entry)}\n`);
      const { handle, leafId } = await ask('session/open', { path: old });
      await ask('session/append', { handle, entry: message('two') });
      expect(linesOf(old)).toMatchObject([
        { version: 3, id: 'old' },
        { id: leafId, parentId: null },
        { parentId: leafId },
      ]);
    });

    test('a fork has the whole history', async () => {
      const fork = String((await ask('session/fork', { path, directory, cwd: '/other' }))['path']);
      const [header, ...entries] = linesOf(fork);
      expect(header).toMatchObject({ cwd: '/other', parentSession: path, version: 3 });
      expect(entries).toEqual(linesOf(path).slice(1));
    });

    test('a clone has one branch, its labels at the end', async () => {
      const source = sessionOf(
        user('a1', 'kept'),
        user('b2', 'elsewhere'),
        label('c3', { target: 'a1', label: 'start', parent: 'a1' }),
        user('d4', 'after the label'),
        compaction('e5', { firstKept: 'c3' }),
      );
      const from = join(driver.folder, 'source.jsonl');
      writeFileSync(from, sessionBytes(source));
      const clone = String((await ask('session/clone', { path: from, directory }))['path']);
      expect(linesOf(clone).slice(1)).toMatchObject([
        { id: 'a1', parentId: null },
        { id: 'd4', parentId: 'a1' },
        { id: 'e5', parentId: 'd4', firstKeptEntryId: 'd4' },
        { type: 'label', parentId: 'e5', targetId: 'a1', label: 'start' },
      ]);
      expect(readFileSync(from)).toEqual(Buffer.from(sessionBytes(source)));
    });

    test.each([
      ['before the first entry', null],
      ['at an unknown entry', 'none'],
    ])('a clone of the branch %s is refused', async (_name, leafId) => {
      expect(await ask('session/clone', { path, leafId, directory })).toHaveProperty('rejected');
    });
  });

  describe('finds', () => {
    const directory = join(driver.folder, 'found');
    const at = (file: string) => join(directory, file);
    beforeAll(() => {
      mkdirSync(directory);
      writeFileSync(at('1.jsonl'), saidAt('newer', '/w', 2_000));
      writeFileSync(at('2.jsonl'), saidAt('older', '/w', 1_000));
      writeFileSync(at('3.jsonl'), saidAt('other', '/x', 3_000));
      writeFileSync(at('4.jsonl'), 'no session');
      writeFileSync(at('5.txt'), saidAt('text', '/w', 9_000));
    });

    const listed = async (params: Json) => {
      const { sessions } = (await ask('sessions/list', { directory, ...params })) as { sessions: Json[] };
      return sessions.map(({ id, path: of, firstMessage }) => [id, of, firstMessage]);
    };

    test('all sessions, newest activity first', async () => {
      expect(await listed({})).toEqual([
        ['other', at('3.jsonl'), 'other'],
        ['newer', at('1.jsonl'), 'newer'],
        ['older', at('2.jsonl'), 'older'],
      ]);
    });

    test('those of one working directory', async () => {
      expect((await listed({ cwd: '/w' })).map(([id]) => id)).toEqual(['newer', 'older']);
      expect(await ask('sessions/latest', { directory, cwd: '/x' })).toEqual({ path: at('3.jsonl') });
      expect(await ask('sessions/latest', { directory, cwd: '/none' })).toEqual({ path: null });
    });

    test('one by its id', async () => {
      expect(await ask('sessions/find', { directory, sessionId: 'older' })).toEqual({ path: at('2.jsonl') });
      expect(await ask('sessions/find', { directory, sessionId: 'old' })).toEqual({ path: null });
    });

    test('one by its id, whose header tells no working directory', async () => {
      const old = join(driver.folder, 'found-old');
      const file = join(old, '1.jsonl');
      mkdirSync(old);
      writeFileSync(file, saidAt('mine', '/w', 1_000).replace(',"cwd":"/w"', ''));
      expect(await ask('sessions/find', { directory: old, sessionId: 'mine' })).toEqual({ path: file });
    });

    test('nothing where there is no directory', async () => {
      const nowhere = { directory: join(driver.folder, 'nowhere') };
      expect(await ask('sessions/list', nowhere)).toEqual({ sessions: [] });
      expect(await ask('sessions/find', { ...nowhere, sessionId: 'mine' })).toEqual({ path: null });
    });
  });
});
