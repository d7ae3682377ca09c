import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assistant, sessionBytes, sessionOf, user } from '../../generators/index.ts';
import { BIN, conform, started } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-anonymise-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'real.jsonl');
writeFileSync(file, sessionBytes(sessionOf(user('a1', 'swordfish'), assistant('b2', 'x', { parent: 'a9' }))));

test('writes a new file with the same problems, warns, and never overwrites', async () => {
  const out = join(folder, 'made', 'fixture.jsonl');
  const { code, stdout } = await conform(['anonymise', file, '--out', out]);
  expect(code).toBe(0);
  expect(stdout).toContain('the same 1 problem');
  expect(stdout).toContain('Look at it before you share it');
  expect(readFileSync(out, 'utf8')).not.toContain('swordfish');
  const again = await conform(['anonymise', file, '--out', out]);
  expect(again).toMatchObject({ code: 2 });
  expect(again.stderr).toContain('is there already');
});

test('asks for a file that is there, and for where to write', async () => {
  expect(await conform(['anonymise', file])).toMatchObject({ code: 2 });
  const out = join(folder, 'never.jsonl');
  expect(await conform(['anonymise', join(folder, 'none.jsonl'), '--out', out])).toMatchObject({ code: 2 });
  expect(existsSync(out)).toBe(false);
});

test('a line of many words takes little more memory than it has characters', async () => {
  const long = join(folder, 'long.jsonl');
  writeFileSync(long, sessionBytes(sessionOf(user('a1', 'some \\ words, and '.repeat(500_000)))));
  const out = join(folder, 'long.out.jsonl');
  const { code, stdout } = await started(process.execPath, [
    '--max-old-space-size=150',
    BIN,
    'anonymise',
    long,
    '--out',
    out,
  ]);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no problem') as string,
  });
  expect(readFileSync(out).length).toBe(readFileSync(long).length);
  expect(readFileSync(out, 'utf8')).not.toContain('some');
});
