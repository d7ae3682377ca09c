import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, conform, type Ended } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-rerun-'));
mkdirSync(join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHORT = ['--runs', '5', '--shrink-time', '100', '--jobs', '1', '--timeout', '20000'];

const GOOD = readFileSync(misbehaving('good')[1] ?? '', 'utf8');
/** A driver in a file of its own, which the test changes. */
const DRIVER = join(folder, 'driver.mjs');
const right = GOOD.replace("'good'", "'chosen'");
const wrong = right.replace('answer(id, { valid });', 'answer(id, { valid: true });');

const runDriver = (...args: readonly string[]): Promise<Ended> =>
  conform(['run', ...SHORT, ...args, '--', process.execPath, DRIVER], { cwd: folder });

const reportOf = (path: string) =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
    seed: number;
    notReached?: readonly string[];
    results: readonly { rule: string; verdict: string; cases: number; byCase?: Record<string, string> }[];
  };

describe('--last-failed', () => {
  test('asks what failed, with the same seed, until nothing fails', async () => {
    writeFileSync(DRIVER, wrong);
    const only = ['--only', 'path/sessionId', '--report', 'json=r.json'];
    const first = await runDriver('--last-failed', ...only);
    expect(first.stderr).toContain('nothing is stored of an earlier run, so everything is asked');
    expect(first.code).toBe(1);
    const whole = reportOf('r.json');
    const failed = Object.entries(whole.results[0]?.byCase ?? {}).filter(([, verdict]) => verdict === 'fail');

    const second = await runDriver('--last-failed', ...only);
    expect(second).toMatchObject({ code: 1, stdout: expect.stringMatching(/^partial: .*what failed last/) });
    const part = reportOf('r.json');
    expect(part.seed).toBe(whole.seed);
    expect(Object.keys(part.results[0]?.byCase ?? {}).sort()).toEqual(failed.map(([name]) => name).sort());

    writeFileSync(DRIVER, right);
    expect((await runDriver('--last-failed', ...only)).code).toBe(0);
    const last = await runDriver('--last-failed', ...only);
    expect(last.stderr).toContain('nothing failed last time, so everything is asked');
    expect(reportOf('r.json').results[0]?.cases).toBeGreaterThan(failed.length);
  });
});

describe('stopping early', () => {
  test('--fail-fast stops at the first failure, and names what was not reached', async () => {
    const args = ['--only', 'naming', '--fail-fast', '--report', 'json=f.json', '--seed', '1'];
    const { code, stdout } = await runDriver(...args);
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^partial: .*stopped early by failures: \d+ of \d+ rules were not asked/),
    });
    const { results, notReached = [] } = reportOf('f.json');
    expect(results.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')).toHaveLength(1);
    expect(notReached.length).toBeGreaterThan(3);
  });
});

test('--watch runs again when a file of the driver changes', async () => {
  writeFileSync(DRIVER, wrong);
  const args = [
    'run',
    ...SHORT,
    '--seed',
    '1',
    '--only',
    'header/id',
    '--watch',
    '--',
    process.execPath,
    DRIVER,
  ];
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => said, { timeout: 40_000 }).toMatch(/1 fail[^]*waiting for a change/);
  said = '';
  writeFileSync(DRIVER, right);
  await expect.poll(() => said, { timeout: 40_000 }).toMatch(/must rules +1 pass[^]*waiting for a change/);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
});
