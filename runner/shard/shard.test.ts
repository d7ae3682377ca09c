import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform, type Ended } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';
import { isInShard, shardOf } from './shard.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-shard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each case is in one part, whatever other cases there are', () => {
  const keys = Array.from({ length: 300 }, (_, i) => `edit/omit#case-${i}`);
  for (const key of keys)
    expect([1, 2, 3].filter((index) => isInShard(key, { index, of: 3 }))).toHaveLength(1);
  const sizes = [1, 2, 3].map((index) => keys.filter((key) => isInShard(key, { index, of: 3 })).length);
  for (const size of sizes) expect(size).toBeGreaterThan(60);
  // Frozen: another hash would move every case.
  expect(keys.slice(0, 12).map((key) => [1, 2, 3].find((index) => isInShard(key, { index, of: 3 })))).toEqual(
    FROZEN,
  );
});
const FROZEN: readonly number[] = [3, 3, 3, 3, 3, 2, 1, 1, 3, 2, 2, 3];

test.each(['0/3', '4/3', '1', '1/0', 'a/b', '-1/3'])('%s is no part', (text) => {
  expect(() => shardOf(text)).toThrow('It must be a part of a whole');
});

const ONLY = [
  '--only',
  'path/sessionId,path/directory',
  '--runs',
  '10',
  '--shrink-time',
  '100',
  '--timeout',
  '20000',
];
const runOn = (mode: string, ...args: readonly string[]): Promise<Ended> =>
  conform(['run', ...ONLY, ...args, '--', ...misbehaving(mode)]);
const at = (name: string): string => join(folder, `${name}.json`);

interface Read {
  readonly results: readonly { rule: string; verdict: string; cases: number; byCase?: object }[];
}
const read = (name: string): Read => JSON.parse(readFileSync(at(name), 'utf8')) as Read;

describe('merge', () => {
  beforeAll(async () => {
    await runOn('good', '--seed', '1', '--report', `json=${at('whole')}`);
    for (const index of [1, 2, 3])
      await runOn('good', '--seed', '1', '--shard', `${index}/3`, '--report', `json=${at(String(index))}`);
  });

  test('the parts together are the whole', async () => {
    const merged = await conform(['merge', at('1'), at('2'), at('3'), '--report', `json=${at('merged')}`]);
    expect(merged.code).toBe(1);
    const shape = ({ results }: Read) =>
      results
        .map(({ rule, verdict, byCase }) => ({ rule, verdict, byCase: { ...byCase } }))
        .sort((one, other) => (one.rule < other.rule ? -1 : 1));
    expect(shape(read('merged'))).toEqual(shape(read('whole')));
  });

  test('a part that is missing is told, and is never green', async () => {
    const green = ['--only', 'header/id', '--runs', '10', '--seed', '1'];
    for (const index of [0, 1, 2, 3])
      await conform([
        'run',
        ...green,
        ...(index === 0 ? [] : ['--shard', `${index}/3`]),
        '--report',
        `json=${at(`green${index}`)}`,
        '--',
        ...misbehaving('chosen'),
      ]);
    const all = await conform([
      'merge',
      at('green1'),
      at('green2'),
      at('green3'),
      '--report',
      `json=${at('all')}`,
    ]);
    expect(all.code).toBe(0);
    // Each case was asked once.
    expect(read('all').results.map(({ cases }) => cases)).toEqual(
      read('green0').results.map(({ cases }) => cases),
    );
    const { code, stdout } = await conform(['merge', at('green1'), at('green2')]);
    expect(stdout).toMatch(/^partial: .*part 3 of 3 is missing/);
    expect(code).toBe(4);
    // Failures in the others hide nothing of it.
    const failing = await conform(['merge', at('1'), at('2')]);
    expect(failing.code).toBe(4);
    expect(failing.stdout).toContain('rules fail');
  });

  test('a baseline is judged after merging', async () => {
    const baseline = join(folder, 'known.yaml');
    writeFileSync(baseline, "entries:\n  - pattern: 'header/id'\n    kind: bug\n    broad: true\n");
    const part = await runOn('good', '--seed', '1', '--shard', '1/3', '--baseline', baseline);
    expect(part.stdout).not.toContain('stale entries');
    const parts = [at('green1'), at('green2'), at('green3')];
    const { code, stdout } = await conform(['merge', ...parts, '--baseline', baseline]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/stale entries of the baseline\n +line 2, "header\/id": passes now/);
  });

  test('what does not belong together is refused', async () => {
    await runOn('good', '--seed', '2', '--shard', '2/3', '--report', `json=${at('seed2')}`);
    const refused = async (words: string, ...names: readonly string[]): Promise<void> =>
      expect(await conform(['merge', ...names.map(at)])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(words),
      });
    await refused('are both part 1 of 3', '1', '1');
    await refused('the seed', '1', 'seed2');
    await refused('is not the report of a part', 'whole');
    await refused('cannot be read', 'none');
    writeFileSync(at('other'), '{"a":1}');
    await refused('is not a JSON report', 'other');
  });
});
