import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assistant, sessionBytes, sessionOf, user } from '../../generators/index.ts';
import { conformAlone } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-loaded-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The modules of this package that a call loads: Node tells them with what of them was covered. */
async function loadedBy(name: string, args: readonly string[]): Promise<readonly string[]> {
  const coverage = join(folder, name);
  await conformAlone(args, { cwd: folder, env: { NODE_V8_COVERAGE: coverage } });
  const urls = readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as {
      readonly result: readonly { readonly url: string }[];
    };
    return result.map(({ url }) => url);
  });
  return urls.flatMap((url) => (/\/dist\/(?<path>.*\.js)$/.exec(url)?.groups?.['path'] ?? '') || []);
}

test('the check of one sound file loads neither schemas nor rules', async () => {
  const file = join(folder, 'sound.jsonl');
  writeFileSync(file, sessionBytes(sessionOf(user('a1', 'question'), assistant('b2', 'answer'))));
  const loaded = await loadedBy('check', ['check', file]);
  expect(loaded).toContain('suites/checking/inspection.js');
  expect(loaded.filter((path) => /generated|requirements|config\/find|format\/index/.test(path))).toEqual([]);
  expect(loaded.length).toBeLessThan(70);
});

test('the check of a file with a problem loads no schema but that of the session, and that only at need', async () => {
  const lost = join(folder, 'lost.jsonl');
  writeFileSync(
    lost,
    sessionBytes(sessionOf(user('a1', 'question'), user('b2', 'lost', { parent: 'gone' }))),
  );
  const loaded = await loadedBy('lost', ['check', lost]);
  expect(loaded).toContain('suites/checking/rules/index.js');
  expect(loaded.filter((path) => /generated/.test(path))).toEqual([]);
  const odd = join(folder, 'odd.jsonl');
  writeFileSync(
    odd,
    `${Buffer.from(sessionBytes(sessionOf(user('a1', 'question')))).toString()}{"type":"label"}\n`,
  );
  expect((await loadedBy('odd', ['check', odd])).filter((path) => /generated/.test(path))).toEqual([
    'schema/generated/session-validators.js',
  ]);
});

test('the help loads no command', async () => {
  const loaded = await loadedBy('help', ['--help']);
  expect(loaded).toContain('runner/commands/index.js');
  expect(loaded.length).toBeLessThan(15);
});
