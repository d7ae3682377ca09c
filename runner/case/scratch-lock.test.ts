import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BIN } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';
import { Scratch } from './scratch.ts';
import { sweepScratch } from './scratch-lock.ts';

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('the folder of a run that was killed is swept by the next, and no other', async () => {
  const folder = temporary();
  const env = { ...process.env, TMPDIR: folder };
  const args = [BIN, 'run', '--only', 'naming', '--', ...misbehaving('silent')];
  const killed = spawn(process.execPath, args, { env, stdio: 'ignore' });
  await expect
    .poll(() => readdirSync(folder).filter((name) => name.startsWith('pi-conform-')).length, {
      timeout: 30_000,
    })
    .toBe(1);
  const [left = ''] = readdirSync(folder);
  await expect.poll(() => existsSync(join(folder, left, 'lock')), { timeout: 30_000 }).toBe(true);
  expect(await sweepScratch(folder), 'it still runs').toBe(0);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // Old, and yet not locked: nobody knows whose it is.
  mkdirSync(join(folder, 'pi-conform-other'));
  utimesSync(join(folder, 'pi-conform-other'), 0, 0);
  expect(await sweepScratch(folder)).toBe(1);
  expect(readdirSync(folder)).toEqual(['pi-conform-other']);
});

test('a folder in use is locked, and gone when it is removed', async () => {
  const scratch = new Scratch();
  expect(existsSync(join(scratch.root, 'lock'))).toBe(true);
  scratch.remove();
  expect(existsSync(scratch.root)).toBe(false);
});
