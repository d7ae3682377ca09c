import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../../../generators/index.ts';
import type { Method } from '../../../schema/protocol.ts';

/** Asks one question of a driver; gives undefined where it was refused, or is not known. */
export type Ask = (method: Method, params: Readonly<Record<string, unknown>>) => Promise<Answer | undefined>;

export type Answer = Readonly<Record<string, unknown>>;

/** Where a driver writes. */
export interface Folder {
  readonly directory: string;
  readonly cwd: string;
}

/**
 * Lets a release of Pi write what a session holds: its entries in their order, each below the same parent; what the release
 * refuses is left out. Then a fork and a clone of it.
 * @returns the files that it wrote
 */
export async function writtenBy(ask: Ask, { entries }: Session, folder: Folder): Promise<readonly string[]> {
  const { handle } = (await ask('session/create', { ...folder })) ?? {};
  if (handle === undefined) return [];
  const own = new Map<string | null, unknown>([[null, null]]);
  let leaf: unknown = null;
  for (const { id, parentId, timestamp: _time, ...payload } of entries) {
    if (!own.has(parentId)) continue;
    const parent = own.get(parentId) ?? null;
    if (parent !== leaf && (await ask('session/navigate', { handle, entryId: parent })) === undefined)
      continue;
    leaf = parent;
    const entry = { ...payload, ...references(payload, id, own) };
    const appended = await ask('session/append', { handle, entry });
    if (appended === undefined) continue;
    leaf = appended['entryId'];
    own.set(id, leaf);
  }
  const path = (await ask('session/close', { handle }))?.['path'];
  if (typeof path !== 'string') return [];
  const copies = [
    await ask('session/fork', { path, ...folder }),
    await ask('session/clone', { path, directory: folder.directory }),
  ];
  return [path, ...copies.map((copy) => copy?.['path'])].filter((one) => typeof one === 'string');
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

/** Lets another release open a copy of a file, which migrates it; gives the copy. */
export async function migratedBy(ask: Ask, path: string, folder: string): Promise<string> {
  const copy = join(folder, 'migrated.jsonl');
  copyFileSync(path, copy);
  const { handle } = (await ask('session/open', { path: copy })) ?? {};
  if (handle !== undefined) await ask('session/close', { handle });
  return copy;
}
