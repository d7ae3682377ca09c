import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { conform } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-init-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is written over', async () => {
  const out = join(folder, 'there');
  mkdirSync(out);
  writeFileSync(join(out, 'driver.py'), 'mine');
  const { code, stderr } = await conform(['init', 'python', '--out', out]);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });
  expect(readFileSync(join(out, 'driver.py'), 'utf8')).toBe('mine');
});

test('nothing is to be installed that is there already', async () => {
  const bare = await conform(['init', 'javascript', '--out', join(folder, 'bare')]);
  expect(bare.stdout).toContain('\n  npm install pi-session-conformance\n');
  mkdirSync(join(folder, 'project', 'node_modules'), { recursive: true });
  symlinkSync(packageRoot(), join(folder, 'project', 'node_modules', 'pi-session-conformance'));
  const inProject = await conform(['init', 'javascript', '--out', join(folder, 'project', 'driver')]);
  expect(inProject.stdout).toContain('next:\n');
  expect(inProject.stdout).not.toContain('npm install');
});

test('an unknown language names those that there are', async () => {
  expect(await conform(['init', 'cobol'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('ruby'),
  });
});
