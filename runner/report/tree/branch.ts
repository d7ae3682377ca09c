import { printable } from '../../printable.ts';
import { type Node, parentNameOf, type SessionView } from '../session-view.ts';
import type { Fate } from './rows.ts';

/** The branch that is read, and what becomes of its entries: as far as a file that may be broken in any way tells. */
export interface Branch {
  readonly leaf: string | undefined;
  readonly ids: ReadonlySet<string>;
  readonly fates: ReadonlyMap<string, Fate>;
  /** What is special about an entry, by its id. */
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

/** @param leafId null before the first entry, undefined for the last line */
export function branchOf(view: SessionView, leafId: string | null | undefined): Branch {
  const { nodes } = view;
  const leaf = leafId === undefined ? nodes.at(-1)?.id : (leafId ?? undefined);
  const path = pathTo(nodes, leaf);
  const ids = new Set(path.map(({ id }) => id));
  const fates = new Map<string, Fate>();
  const notes = new Map<string, string[]>();
  const note = (id: string, words: string): void => {
    const before = notes.get(id);
    if (before === undefined) notes.set(id, [words]);
    else before.push(words);
  };
  const selected = compacted(path, fates, note);
  for (const { id, view } of selected) {
    const { type, targetId, replacement } = view.value ?? {};
    if (type !== 'context_edit' || typeof targetId !== 'string') continue;
    if (fates.get(targetId) !== 'summarized')
      fates.set(targetId, replacement === null ? 'hidden' : 'replaced');
    note(targetId, `${replacement === null ? 'hidden' : 'replaced'} by ${printable(id)}`);
  }
  const acting = new Set(selected);
  const known = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) {
    const { type, targetId, parentId } = node.view.value ?? {};
    if (type === 'context_edit' && typeof targetId === 'string' && !acting.has(node))
      note(
        targetId,
        `edited by ${printable(node.id)}, which is ${ids.has(node.id) ? 'summarized' : 'off the branch'}`,
      );
    if (typeof parentId === 'string' && !known.has(parentId))
      note(node.id, `its parent ${printable(parentId)} is missing`);
  }
  if (leaf !== undefined) note(leaf, 'leaf');
  return { leaf, ids, fates, notes };
}

/** From the root to the leaf. */
function pathTo(nodes: readonly Node[], leaf: string | undefined): readonly Node[] {
  const byId = new Map(nodes.map((node, at) => [node.id, { node, at }]));
  const path: Node[] = [];
  const seen = new Set<string>();
  for (let id = leaf; id !== undefined && !seen.has(id);) {
    seen.add(id);
    const found = byId.get(id);
    if (found === undefined) break;
    path.push(found.node);
    id = parentNameOf(found.node.view, nodes[found.at - 1]);
  }
  return path.toReversed();
}

/** Marks what the last compaction keeps and what it stands for. @returns what is left of the branch */
function compacted(
  path: readonly Node[],
  fates: Map<string, Fate>,
  note: (id: string, words: string) => void,
): readonly Node[] {
  const at = path.findLastIndex(({ view }) => view.value?.['type'] === 'compaction');
  const compaction = path[at];
  if (compaction === undefined) return path;
  const first = compaction.view.value?.['firstKeptEntryId'];
  const from = path.findIndex(({ id }, place) => place < at && id === first);
  const kept = from === -1 ? [] : path.slice(from, at);
  for (const { id } of path.slice(0, from === -1 ? at : from)) fates.set(id, 'summarized');
  for (const { id } of kept) fates.set(id, 'kept');
  if (kept[0] !== undefined) note(kept[0].id, 'first kept');
  return [...kept, ...path.slice(at)];
}
