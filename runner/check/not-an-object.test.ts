import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assistant, sessionBytes, sessionFrom, user } from '../../generators/index.ts';
import { harmOf } from '../../suites/checking/harm.ts';
import { inspectBytes } from '../../suites/checking/index.ts';
import { adviceFor } from '../../suites/checking/sentences.ts';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { createPiDriver } from '../drivers/pi.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-not-an-object-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOUND = sessionBytes(sessionFrom([user('u1', 'question'), assistant('a2', 'answer')]));

const pi: AnyDriver = await createPiDriver();
const ask = async (method: keyof AnyDriver, params: Params): Promise<Record<string, unknown>> =>
  (await pi[method]?.(params)) as Record<string, unknown>;

/** Whether what the real Pi appends behind a file no longer hangs below its entries. */
async function losesHistory(path: string): Promise<boolean> {
  const { handle } = await ask('session/open', { path });
  const message = { role: 'user', content: 'go on', timestamp: 1 };
  await ask('session/append', { handle, entry: { type: 'message', message } });
  await ask('session/close', { handle });
  const last = readFileSync(path, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  return (JSON.parse(last) as { readonly parentId?: string }).parentId !== 'a2';
}

test.each(['null', 'false', '0', '""', '42', '"x"', 'true', '[]'])(
  'of a last line %s it is said that Pi loses the history where Pi does',
  async (line) => {
    const bytes = Buffer.concat([SOUND, Buffer.from(`${line}\n`)]);
    const path = join(folder, `${Buffer.from(line).toString('hex')}.jsonl`);
    writeFileSync(path, bytes);
    const { facts } = inspectBytes(bytes);
    const loses = await losesHistory(path);
    expect(facts.map(({ rule }) => rule)).toEqual(['lines/json']);
    expect(facts.map((fact) => adviceFor(fact).includes('lose the history'))).toEqual([loses]);
    expect(facts.map(harmOf)).toEqual([loses ? 'lost' : 'cosmetic']);
  },
);
