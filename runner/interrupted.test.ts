import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RunDocument } from './report/document.ts';
import { BIN } from './testing/command.ts';
import { misbehaving } from './testing/rules.ts';

test('Ctrl-C prints what was found, writes the reports, and ends with 130', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  // The failure of path/directory is met at once; then a question hangs for longer than anybody waits.
  const options = ['--jobs', '1', '--timeout', '600000', '--time', '600', '--report', `json=${file}`];
  const args = [
    BIN,
    'run',
    '--only',
    'naming/directory,naming/file',
    ...options,
    '--',
    ...misbehaving('hang-at-file'),
  ];
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out.stderr += chunk.toString()));
  // The first failure is told as it is met, long before the report.
  await expect.poll(() => out.stderr, { timeout: 90_000 }).toContain('fail naming/directory: ');
  expect(out.stdout).toBe('');
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(130);
  expect(out.stdout).toContain('naming/directory');
  const { results, origin } = JSON.parse(readFileSync(file, 'utf8')) as RunDocument;
  expect(origin.exitCode).toBe(130);
  expect(results.find(({ rule }) => rule === 'naming/directory')).toMatchObject({ verdict: 'fail' });
}, 180_000);
