import { isSilent, kindWords, KIND } from './kinds.ts';
import { NO_ENTRY, type TreeIndex } from './tree-index.ts';

/** Something that is no problem, and that the owner of a file may want to know. */
export interface Note {
  readonly line: number;
  /** One sentence, without a full stop. */
  readonly text: string;
}

const counted = (count: number): string => `${count.toLocaleString('en')} entr${count === 1 ? 'y' : 'ies'}`;

/**
 * Tells where a conversation is no longer on the active branch though nobody went back in it: a new root stands behind it,
 * or an entry that says nothing, such as a rename, was hung elsewhere and nobody has spoken since.
 */
export function lostHistory(tree: TreeIndex): Note | undefined {
  const leaf = tree.size - 1;
  if (leaf < 0) return undefined;
  let moved = leaf;
  let isSpoken = false;
  for (; ; moved--) {
    const kind = tree.kindOf(moved) & KIND;
    isSpoken ||= !isSilent(kind);
    if (tree.parentOf(moved) !== moved - 1 || moved === 0) break;
  }
  if (moved === 0) return undefined;
  const parent = tree.parentOf(moved);
  const isRoot = parent === NO_ENTRY;
  const kind = tree.kindOf(moved) & KIND;
  if (!isRoot && (isSpoken || !isSilent(kind))) return undefined;
  const below = isRoot ? 'without a parent' : `below line ${tree.lineOf(parent)}`;
  const onBranch = tree.depthOf(leaf) + 1;
  return {
    line: tree.lineOf(moved),
    text: `the active branch has ${onBranch.toLocaleString('en')} of ${counted(tree.size)}: ${kindWords(kind)} ${below} moved it here`,
  };
}
