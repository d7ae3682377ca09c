import type { Entry, ReadSession } from './read.ts';
import { milliseconds } from './values.ts';

/** Thrown when an entry is asked for that the session does not hold. */
export class UnknownEntry extends Error {
  override readonly name = 'UnknownEntry';
}

/** Where a branch starts: an entry, null for "before the first entry", undefined for the leaf on load. */
export type LeafId = string | null | undefined;

/**
 * The walk from the leaf by `parentId` to a root, root first. A parent that the file does not hold ends
 * it, and so does an entry that was already passed (a cycle).
 * @throws UnknownEntry for a leaf that is not there.
 */
export function branchOf(session: ReadSession, leafId: LeafId): Entry[] {
  const start = leafId === undefined ? session.leafId : leafId;
  if (start === null) return [];
  if (!session.byId.has(start)) throw new UnknownEntry(`entry ${start} is not in the session`);
  const branch: Entry[] = [];
  const passed = new Set<string>();
  let entry = session.byId.get(start);
  while (entry !== undefined && !passed.has(entry.id)) {
    passed.add(entry.id);
    branch.push(entry);
    entry = typeof entry.parentId === 'string' ? session.byId.get(entry.parentId) : undefined;
  }
  return branch.toReversed();
}

export interface Tree {
  readonly roots: string[];
  readonly children: Record<string, string[]>;
}

/** Roots and children by id. Entries whose parent is missing are roots; siblings stand oldest first. */
export function treeOf(session: ReadSession): Tree {
  const roots: string[] = [];
  const children = new Map<string, Entry[]>([...session.byId.keys()].map((id) => [id, []]));
  for (const entry of session.byId.values()) {
    const siblings = entry.parentId === entry.id ? undefined : children.get(entry.parentId ?? '');
    if (entry.parentId === null || siblings === undefined) roots.push(entry.id);
    else siblings.push(entry);
  }
  return {
    roots,
    children: Object.fromEntries(
      [...children].map(([id, entries]) => [id, byTime(entries).map((entry) => entry.id)]),
    ),
  };
}

/** Oldest first; the sort is stable, so equal times keep their file order. */
function byTime(entries: readonly Entry[]): Entry[] {
  const timed = entries.map((entry) => ({ entry, time: milliseconds(entry['timestamp']) ?? 0 }));
  return timed.sort((a, b) => a.time - b.time).map(({ entry }) => entry);
}
