import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../schema/package-root.ts';
import { conform } from '../../testing/command.ts';

const DRIVER = join(packageRoot(), 'runner', 'testing', 'go-like.mjs');

test("a stranger's driver with four faults is told on one screen, the causes first", async () => {
  const { code, stdout } = await conform([
    'run',
    '--seed',
    '7',
    '--runs',
    '3',
    '--',
    process.execPath,
    DRIVER,
  ]);
  const lines = stdout.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines.length).toBeLessThanOrEqual(48);
  expect(lines.slice(0, 6).find((line) => line.includes('fail, probably'))).toMatch(
    /^\d+ rules fail, probably for \d reasons:$/,
  );
  const causes = lines.filter((line) => /^\d+\. /.test(line)).join('\n');
  expect(causes).toContain('members that are empty ("", 0, false, null, []) are missing');
  expect(causes).toContain('an omission acts on all branches');
}, 300_000);

test('told in full, every failure stands below the causes', async () => {
  const args = ['run', '--seed', '7', '--runs', '10', '--shrink-time', '100', '--only', 'edit', '--verbose'];
  const { stdout } = await conform([...args, '--', process.execPath, DRIVER]);
  expect(stdout).toContain('probably for');
  expect(stdout.indexOf('probably for')).toBeLessThan(stdout.indexOf('✗ FAIL edit/'));
  expect(stdout.match(/^✗ FAIL edit\//gm)?.length).toBeGreaterThan(1);
}, 300_000);
