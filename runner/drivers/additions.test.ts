import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  assistant,
  compaction,
  edit,
  label,
  sessionBytes,
  sessionInfo,
  sessionOf,
  user,
} from '../../generators/index.ts';
import { validateResult } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { type DriverName, RunningDriver } from '../testing/drivers.ts';

type Json = Readonly<Record<string, unknown>>;

const message = (content: string) => ({ type: 'message', message: { role: 'user', content, timestamp: 1 } });

const SESSION = sessionOf(
  user('a1', 'first question'),
  assistant('b2', 'first answer'),
  user('c3', 'second question'),
  assistant('d4', 'second answer'),
  label('e5', { target: 'a1', label: 'start' }),
  sessionInfo('f6', 'the name'),
);

/** The additions to the first version of the protocol: optional, and both drivers of this repository have them. */
describe.each(['pi', 'python'] as const satisfies readonly DriverName[])('%s', (name) => {
  const driver = new RunningDriver(name);
  const path = join(driver.folder, 'session.jsonl');
  const directory = join(driver.folder, 'written');
  const ask = async (method: Method, params: Json) => {
    const answer = (await driver.ask(method, params)) as Json;
    if (!('rejected' in answer)) expect(validateResult(method, answer)).toEqual([]);
    return answer;
  };

  beforeAll(() => {
    writeFileSync(path, sessionBytes(SESSION));
    mkdirSync(directory);
  });
  afterAll(() => driver.stop());

  const linesOf = (file: unknown) =>
    readFileSync(String(file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);

  test.each([
    ['session/fork', { cwd: '/other' }],
    ['session/clone', {}],
  ] as const)('%s leaves a writer open on the copy', async (method, params) => {
    const before = readFileSync(path);
    const copy = await ask(method, { path, directory, ...params });
    expect(copy).toMatchObject({ handle: expect.anything() as unknown });
    const { handle } = copy;
    const { entryId } = await ask('session/append', { handle, entry: message('on the copy') });
    const lines = linesOf(copy['path']);
    expect(lines[0]).toMatchObject({ id: copy['sessionId'] });
    expect(lines.at(-1)).toMatchObject({ id: entryId, parentId: copy['leafId'] });
    expect(readFileSync(path)).toEqual(before);
  });

  test('session/new begins afresh in the same writer, and nothing of the session before is in it', async () => {
    const first = await ask('session/create', { directory, cwd: '/w' });
    const { handle } = first;
    const { entryId } = await ask('session/append', { handle, entry: message('one') });
    await ask('session/append', { handle, entry: { type: 'label', targetId: entryId, label: 'mark' } });
    const before = readFileSync(String(first['path']));
    const second = await ask('session/new', { handle, sessionId: 'chosen', parentSession: first['path'] });
    expect(second).toMatchObject({ sessionId: 'chosen' });
    expect(second['path']).not.toBe(first['path']);
    const state = await ask('session/state', { handle: second['handle'] });
    expect(state).toMatchObject({ leafId: null, path: null, labels: {}, name: null, entryIds: [] });
    await ask('session/append', { handle: second['handle'], entry: message('two') });
    expect(linesOf(second['path'])).toMatchObject([
      { id: 'chosen', parentSession: first['path'], cwd: '/w' },
      { type: 'message', parentId: null },
    ]);
    expect(readFileSync(String(first['path']))).toEqual(before);
  });

  test('session/state tells what the writer holds', async () => {
    const { handle } = await ask('session/open', { path });
    await ask('session/navigate', { handle, entryId: 'b2' });
    expect(await ask('session/state', { handle })).toMatchObject({
      leafId: 'b2',
      labels: { a1: 'start' },
      name: 'the name',
      entryIds: ['a1', 'b2'],
    });
  });

  test('sessions/list of a root lists every project, linked ones too', async () => {
    const root = join(driver.folder, 'root');
    const elsewhere = join(driver.folder, 'elsewhere');
    for (const folder of [join(root, '--a--'), elsewhere]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, '--a--', '1.jsonl'), sessionBytes(SESSION));
    writeFileSync(join(elsewhere, '2.jsonl'), sessionBytes(SESSION));
    symlinkSync(elsewhere, join(root, '--b--'), 'junction');
    const { sessions } = (await ask('sessions/list', { root })) as { sessions: Json[] };
    const paths = sessions.map((session) => String(session['path']));
    expect(paths.toSorted()).toEqual([join(root, '--a--', '1.jsonl'), join(root, '--b--', '2.jsonl')]);
  });

  test.each([
    ['all of it is recent', 1_000_000, null],
    ['nothing is recent', 0, 'd4'],
    ['the last turn is recent', 6, 'c3'],
  ])('compaction/plan where %s', async (_, keepRecentTokens, firstKeptEntryId) => {
    expect(await ask('compaction/plan', { path, keepRecentTokens })).toEqual({ firstKeptEntryId });
  });

  test('compaction/plan has nothing to do behind a compaction', async () => {
    const compacted = join(driver.folder, 'compacted.jsonl');
    writeFileSync(compacted, sessionBytes(sessionOf(user('a1', 'x'), compaction('b2', { firstKept: 'a1' }))));
    const plan = { path: compacted, keepRecentTokens: 0 };
    expect(await ask('compaction/plan', plan)).toEqual({ firstKeptEntryId: null });
  });

  test('session/usage sums what was paid for, on every branch', async () => {
    const paid = (id: string, model: string, input: number, parent: string) => {
      const entry = assistant(id, 'answer', { parent });
      const cost = { input: 0.5, output: 0, cacheRead: 0, cacheWrite: 0, total: 0.5 };
      const usage = { input, output: 1, cacheRead: 2, cacheWrite: 3, totalTokens: input + 6, cost };
      return { ...entry, message: { ...entry.message, provider: 'p', model, usage } };
    };
    const file = join(driver.folder, 'paid.jsonl');
    writeFileSync(
      file,
      sessionBytes(sessionOf(user('a1', 'q'), paid('b2', 'm', 10, 'a1'), paid('c3', 'n', 20, 'a1'))),
    );
    expect(await ask('session/usage', { path: file })).toMatchObject({
      input: 30,
      output: 2,
      cacheRead: 4,
      cacheWrite: 6,
      totalTokens: 42,
      cost: 1,
      byModel: { 'p/m': { totalTokens: 16, cost: 0.5 }, 'p/n': { totalTokens: 26, cost: 0.5 } },
    });
  });

  test('session/transcript shows the active branch as it was said', async () => {
    const file = join(driver.folder, 'shown.jsonl');
    const entries = [
      user('a1', 'question'),
      assistant('b2', 'answer'),
      edit('c3', { target: 'a1', replacement: null }),
    ];
    writeFileSync(file, sessionBytes(sessionOf(...entries)));
    expect(await ask('session/transcript', { path: file })).toEqual({
      items: [
        { entryId: 'a1', role: 'user', text: 'question' },
        { entryId: 'b2', role: 'assistant', text: 'answer' },
      ],
    });
    expect(await ask('session/transcript', { path: file, leafId: 'a1' })).toMatchObject({
      items: [{ entryId: 'a1' }],
    });
  });

  // Pi's own import loads on the Node that Pi asks for only.
  test.skipIf(name === 'pi' && !('globSync' in fs))('session/import never writes over a file', async () => {
    const folder = join(driver.folder, 'imported');
    mkdirSync(folder);
    writeFileSync(join(folder, 'session.jsonl'), 'somebody else');
    const { path: imported } = await ask('session/import', { path, directory: folder, cwd: '/w' });
    expect(readFileSync(String(imported))).toEqual(readFileSync(path));
    expect(readFileSync(join(folder, 'session.jsonl'), 'utf8')).toBe('somebody else');
    const none = { path: join(folder, 'none.jsonl'), directory: folder, cwd: '/w' };
    expect(await ask('session/import', none)).toHaveProperty('rejected');
  });
});
