import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  assistant,
  compaction,
  edit,
  faults,
  sessionBytes,
  sessionOf,
  smallest,
  user,
} from '../../generators/index.ts';
import { conform, type Ended } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-show-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function shown(bytes: Uint8Array, ...args: readonly string[]): Promise<Ended> {
  const file = join(folder, 'session.jsonl');
  writeFileSync(file, bytes);
  return conform(['show', file, ...args]);
}

const branched = sessionBytes(
  sessionOf(
    user('a1', 'first'),
    assistant('b2', 'answer'),
    user('x9', 'tried', { parent: 'a1' }),
    user('c3', 'second', { parent: 'b2' }),
    edit('d4', { target: 'c3', replacement: null }),
    compaction('e5', { firstKept: 'c3' }),
  ),
);

test('shows the branch, what is off it, edits and the kept range', async () => {
  const { code, stdout } = await shown(branched);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^2 ● a1 user "first"/m);
  expect(stdout).toMatch(/^4 │ ○ x9 user "tried"/m);
  expect(stdout).toMatch(/c3 user "second" {2}← first kept; hidden by d4$/m);
  expect(stdout).toMatch(/e5 compaction .*leaf/);
  expect(stdout).toMatch(/\n6 entries\n$/);
});

test('shows another branch, or says that there is none', async () => {
  expect((await shown(branched, '--leaf', 'x9')).stdout).toMatch(/● x9/);
  expect(await shown(branched, '--leaf', 'nobody')).toMatchObject({ code: 2 });
});

test('as JSON', async () => {
  const { stdout } = await shown(branched, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ entries: 6, drawn: 6, problems: {} });
});

test('a long session is folded', async () => {
  const long = sessionOf(...Array.from({ length: 50_000 }, (_, at) => user(`u${at}`)));
  const { code, stdout } = await shown(sessionBytes(long));
  expect(code).toBe(0);
  expect(stdout.split('\n').length).toBeLessThan(30);
  expect(stdout).toContain('50,000 entries, ');
});

test('a header behind a byte-order mark is a header, with its problem', async () => {
  const { stdout } = await shown(Buffer.concat([Buffer.from('\uFEFF'), branched]));
  expect(stdout.split('\n')[0]).toMatch(/^session, version 3, .* ← lines\/bom$/);
});

test('what is broken is never folded away', async () => {
  const long = Array.from({ length: 2000 }, (_, at) =>
    user(`u${at}`, 'text', at === 999 ? { parent: 'gone' } : {}),
  );
  const { stdout } = await shown(sessionBytes(sessionOf(...long)));
  expect(stdout).toMatch(/u999 .*← .*tree\/parent-exists/);
});

test('whatever is broken is shown, with its problem', async () => {
  for (const fault of faults.filter((_, at) => at % 9 === 0)) {
    const { code, stdout, stderr } = await shown(smallest(fault).bytes);
    if (code === 2 && /^error: .* is not a session: it is .*\n$/.test(stderr)) continue;
    expect([fault.name, code, stderr]).toEqual([fault.name, 0, '']);
    expect(stdout).not.toMatch(/undefined|\[object/);
  }
  const headless = Buffer.from('{"type":"message","id":"a","parentId":null}\n');
  expect(await shown(headless)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no header') as unknown,
  });
});
