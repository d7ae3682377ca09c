import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { suites } from '../../suites/index.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { Disk } from './disk.ts';
import { run } from '../run.ts';
import { replay } from '../replay.ts';
import { replayReport } from '../report/replay.ts';

const DRIVEN = ['write', 'fork', 'clone', 'find', 'migrate/stored*', 'migrate/once', 'edit/on-branch'];

test('the model as a writer and finder passes every rule that drives it', async () => {
  const { results } = await run({ tested: { driver: createModelWriter() }, only: DRIVEN, seed: 5, runs: 12 });
  const bad = results.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'skip');
  expect(bad.map(({ rule, verdict, finding }) => [rule, verdict, finding?.message])).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(40);
});

const parentIsLastLine = () => createModelWriter({ parentOf: ({ entries }) => entries.at(-1)?.id ?? null });

test('a failing program shrinks, is shown as numbered steps with its file, and comes again by its token', async () => {
  const only = ['write/child-of-leaf'];
  const { results } = await run({ tested: { driver: parentIsLastLine() }, only, seed: 7 });
  const moments = results[0]?.exhibit?.moments ?? [];
  expect(moments.length).toBeLessThanOrEqual(4);
  const again = await replay(results[0]?.replay ?? '', { tested: { driver: parentIsLastLine() }, suites });
  expect(again.judged).toMatchObject({
    outcome: 'wrong',
    finding: { code: 'wrong-step', step: moments.length },
  });
  const text = replayReport(again);
  expect(text).toMatch(/1\. (?:session\/create|the runner: place)/);
  expect(text).toMatch(new RegExp(`${moments.length}\\. session/(?:append|navigate)`));
  expect(text).toContain('the parent of');
  expect(text).toMatch(/\.jsonl \(\d+ bytes\)/);
});

test('methods that are not declared are not asked for', async () => {
  const asked: string[] = [];
  const writer = createModelWriter();
  const methods = ['session/create', 'session/open', 'session/append', 'session/close'];
  const driver = Object.fromEntries(
    Object.entries(writer).map(([name, answer]) => [
      name,
      (params: Parameters<typeof answer>[0]) => {
        asked.push(name);
        return name === 'initialize' ? { ...(answer(params) as object), methods } : answer(params);
      },
    ]),
  ) as typeof writer;
  const { results } = await run({ tested: { driver }, only: ['write'], seed: 3, runs: 20 });
  expect([...new Set(asked)].sort()).toEqual([...methods, 'initialize'].sort());
  expect(results.find(({ rule }) => rule === 'write/leaf')).toMatchObject({
    verdict: 'skip',
    reason: 'method session/state is not declared',
  });
});

describe('the disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'pi-disk-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const disk = new Disk(root);
  const bytes = new TextEncoder().encode('{"a":1}\n');
  const textOf = (name: string) => Buffer.from(disk.files().get(name) ?? []).toString();

  test('a file that is placed has its bytes, until they are torn or unended', () => {
    disk.take({ act: 'place', name: 'a/one.jsonl', bytes }, 'a/one.jsonl');
    disk.take({ act: 'unend', session: 0 }, 'a/one.jsonl');
    expect(textOf('a/one.jsonl')).toBe('{"a":1}');
    disk.take({ act: 'tear', session: 0, bytes: new TextEncoder().encode('\n{"cut') }, 'a/one.jsonl');
    expect(textOf('a/one.jsonl')).toBe('{"a":1}\n{"cut');
  });

  test('a file that is blocked cannot be written, keeps its bytes, and comes back', () => {
    disk.take({ act: 'place', name: 'b.jsonl', bytes }, 'b.jsonl');
    disk.take({ act: 'block', session: 0 }, 'b.jsonl');
    expect(() => writeFileSync(join(root, 'b.jsonl'), 'x')).toThrow('EISDIR');
    expect(textOf('b.jsonl')).toBe('{"a":1}\n');
    disk.take({ act: 'unblock' }, 'b.jsonl');
    writeFileSync(join(root, 'b.jsonl'), 'x');
    expect(textOf('b.jsonl')).toBe('x');
  });
});
