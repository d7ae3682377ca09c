import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { session, type Session } from '../../generators/index.ts';
import { anonymised } from '../../suites/checking/anonymise/index.ts';
import { readVocabulary, wordsOf } from '../../suites/checking/anonymise/vocabulary.ts';
import { inspectBytes } from '../../suites/checking/inspect.ts';
import { repair } from '../../suites/checking/repair/index.ts';
import { encodeDirectory } from '../../suites/model/index.ts';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { createPiDriver } from '../drivers/pi.ts';
import { checkFile } from './check-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-written-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CWD = '/home/u/app';
const VOCABULARY = readVocabulary();
const directory = join(folder, encodeDirectory(CWD));
const pi: AnyDriver = await createPiDriver();
const ask = async (method: keyof AnyDriver, params: Params): Promise<Record<string, unknown>> =>
  (await pi[method]?.(params)) as Record<string, unknown>;

/** Lets Pi write what a session holds: its entries in their order, each below the same parent. Undefined where Pi stored nothing. */
async function written({ entries }: Session): Promise<string | undefined> {
  const { handle } = await ask('session/create', { directory, cwd: CWD });
  const own = new Map<string | null, unknown>([[null, null]]);
  let leaf: unknown = null;
  for (const { id, parentId, timestamp: _time, ...payload } of entries) {
    const parent = own.get(parentId) ?? null;
    if (parent !== leaf) await ask('session/navigate', { handle, entryId: parent });
    const entry = { ...payload, ...references(payload, id, own) };
    leaf = (await ask('session/append', { handle, entry }))['entryId'];
    own.set(id, leaf);
  }
  const { path } = await ask('session/close', { handle });
  return path === null ? undefined : String(path);
}

/** Members that name other entries, by the ids that Pi gave those. */
function references(payload: object, id: string, own: ReadonlyMap<string | null, unknown>): object {
  const { targetId, firstKeptEntryId } = payload as { targetId?: string; firstKeptEntryId?: string };
  return {
    ...(targetId !== undefined && { targetId: own.get(targetId) }),
    ...(firstKeptEntryId !== undefined && {
      firstKeptEntryId: firstKeptEntryId === id ? null : own.get(firstKeptEntryId),
    }),
  };
}

const factsIn = async (path: string) => {
  const { facts, unreadable } = await checkFile(path);
  return (
    unreadable ??
    facts.map((fact) => ({ ...fact, text: readFileSync(path, 'utf8').split('\n')[fact.line - 1] }))
  );
};

test('what Pi writes, forks and clones has no finding', async () => {
  await fc.assert(
    fc.asyncProperty(session({ maxEntries: 14, text: 'hostile' }), async (made) => {
      const path = await written(made);
      fc.pre(path !== undefined);
      expect(await factsIn(path)).toEqual([]);
      const fork = await ask('session/fork', { path, directory, cwd: CWD });
      expect(await factsIn(String(fork['path']))).toEqual([]);
      const clone = await ask('session/clone', { path, directory });
      const cloned = clone['path'] === null ? [] : await factsIn(String(clone['path']));
      expect(cloned).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** Words of four letters or more that the format does not declare. */
const wordsIn = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(
    [...wordsOf(Buffer.from(bytes).toString('utf8'))].filter(
      (word) =>
        /^[a-z]{4,}$/.test(word) && !VOCABULARY.words.has(word) && !['true', 'false', 'null'].includes(word),
    ),
  );

test('what Pi writes is left alone by a repair, and none of its words is in a fixture made of it', async () => {
  await fc.assert(
    fc.asyncProperty(session({ maxEntries: 10 }), async (made) => {
      const path = await written(made);
      fc.pre(path !== undefined);
      const bytes = readFileSync(path);
      expect(Buffer.compare(repair(bytes).bytes, bytes)).toBe(0);
      const fixture = anonymised(bytes);
      expect(inspectBytes(fixture).facts).toEqual([]);
      const left = wordsIn(fixture);
      expect([...wordsIn(bytes)].filter((word) => left.has(word))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
