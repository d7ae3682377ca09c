import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faults, sessionBytes, smallest } from '../../generators/index.ts';
import { contextAnswer, contextOf, readSession } from '../../suites/model/index.ts';
import { repair } from '../../suites/checking/repair/index.ts';
import { createPiDriver } from '../drivers/pi.ts';
import { conform } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-repair-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${++files}.jsonl`);
  writeFileSync(path, bytes);
  return path;
}

const broken = (name: string): Uint8Array => {
  const fault = faults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`there is no fault ${name}`);
  return smallest(fault).bytes;
};

describe('pi-conform repair', () => {
  test('lists what it would do, and writes nothing', async () => {
    const bytes = broken('tree/parent-unknown');
    const path = fileOf(bytes);
    const { code, stdout } = await conform(['repair', path]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^line \d+ {2}tree\/parent-exists {2}\/parentId is "/);
    expect(stdout).toContain('1 change, nothing is lost; nothing was written (give --out <file>)');
    expect(Buffer.compare(readFileSync(path), bytes)).toBe(0);
  });

  test('writes a new file, says what is lost, and never overwrites one', async () => {
    const path = fileOf(broken('lines/cut-in-the-middle'));
    const out = join(folder, 'new', 'mended.jsonl');
    const first = await conform(['repair', path, '--out', out]);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('; lost: a line of') });
    expect((await conform(['check', out])).code).toBe(0);
    const again = await conform(['repair', path, '--out', out]);
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });
    expect((await conform(['repair', path, '--out', path])).code).toBe(2);
  });

  test('a file that is not there, and one that cannot be repaired', async () => {
    const missing = join(folder, 'nowhere.jsonl');
    expect((await conform(['repair', missing])).code).toBe(2);
    const out = join(folder, 'headless.jsonl');
    const { code, stdout } = await conform([
      'repair',
      fileOf(broken('header/missing')),
      '--json',
      '--out',
      out,
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ left: [{ rule: 'header/first' }] });
    expect(existsSync(out)).toBe(true);
  });
});

describe('the real Pi', () => {
  test('opens every repaired file, and sends what the twin sends where nothing was lost', async () => {
    const pi = await createPiDriver();
    const read = pi['session/context'] as (
      params: object,
    ) => Promise<{ messages: readonly { entryId: string }[] }>;
    for (const fault of faults) {
      const made = smallest(fault);
      const { bytes, changes, left } = repair(made.bytes);
      if (left.some(({ fact }) => fact.rule === 'header/first' || fact.rule === 'header/present')) continue;
      const { messages } = await read({ path: fileOf(bytes) });
      if (changes.length === 0 || Buffer.compare(bytes, sessionBytes(made.twin)) !== 0) continue;
      const twin = contextAnswer(contextOf(readSession(sessionBytes(made.twin)), undefined)) as {
        messages: readonly unknown[];
      };
      expect([fault.name, messages.length]).toEqual([fault.name, twin.messages.length]);
    }
  });
});
