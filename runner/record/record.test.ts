import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conform } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';
import { recordedText } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHORT = ['--seed', '1', '--runs', '2', '--shrink-time', '0', '--jobs', '1', '--time', '500'];
const recorded = async (mode: string, only: string): Promise<string> => {
  const to = join(folder, mode);
  await conform(['run', ...SHORT, '--only', only, '--record', to, '--', ...misbehaving(mode)]);
  return to;
};

test('every line sent and received is kept, a file for each case', async () => {
  const to = await recorded('good', 'naming/directory');
  const [head, sent = '', received = '', ...rest] = readFileSync(
    join(to, 'naming', 'directory', 'random-0.txt'),
    'utf8',
  ).split('\n');
  expect(head).toBe('naming/directory#random-0');
  expect(sent).toMatch(/^> \{"jsonrpc":"2\.0","id":\d+,"method":"path\/directory","params":\{/);
  expect(received).toMatch(/^< \{"jsonrpc":"2\.0","id":\d+,"result":\{"name":/);
  expect(rest).toEqual(['']);
  const shown = await conform(['show', 'naming/directory#random-0', '--record', to]);
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toMatch(/\n> \{\n +"jsonrpc": "2\.0",\n[^]*\n< \{\n/);
});

test('a case of which nothing is recorded is said so, and where the others are', async () => {
  const to = await recorded('good', 'naming/directory');
  expect(() => recordedText(to, 'naming/directory#nothing')).toThrow(
    /nothing is recorded of naming\/directory#nothing in .*: there is no such file[^]*show <rule> --record .* lists the cases/,
  );
  // What reports call "random" is many inputs, each with lines of its own.
  expect(recordedText(to, 'naming/directory#random')).toMatch(
    /^recorded of naming\/directory#random: \d+ cases; .*\n {2}naming\/directory#random-0\n/,
  );
  expect(recordedText(to, 'naming/directory')).toContain('  naming/directory#random-0\n');
  expect(() => recordedText(join(to, 'empty'), 'naming/directory')).toThrow(
    /pi-conform run --record .* records it/,
  );
});

test('a module has no lines, and that is said', async () => {
  const module = join(folder, 'x.mjs');
  writeFileSync(module, 'export default {};');
  const { code, stderr } = await conform(['run', '--record', join(folder, 'x'), '--module', module]);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('a module has none') });
});
