import type { NumberList } from './growing.ts';
import { isCompaction, KIND } from './kinds.ts';
import { NO_ENTRY, type TreeIndex } from './tree-index.ts';

/** The edits of a file, in its order. */
export interface Edits {
  readonly editEntries: NumberList;
  readonly editTargets: NumberList;
  readonly omissions: NumberList;
}

/**
 * The entries that the active branch selects for the model: the branch from its root, or from the range that its last
 * compaction keeps. Edits omit or replace some of them. Takes 12 bytes an entry of the file.
 */
export class ActiveContext {
  /** In the order of the branch. */
  readonly entries: readonly number[] | Int32Array;
  readonly #branch: Uint8Array;
  readonly #places: Int32Array;
  /** The last edit of each entry, counted from 1. */
  readonly #edits: Int32Array;
  readonly #all: Edits;

  /** @param kept the first entry that each compaction keeps */
  constructor(tree: TreeIndex, leaf: number, kept: ReadonlyMap<number, number>, edits: Edits) {
    this.#all = edits;
    this.#branch = new Uint8Array(tree.size);
    this.#places = new Int32Array(tree.size);
    this.#edits = new Int32Array(tree.size);
    const path = this.#pathTo(tree, leaf);
    this.entries = selected(path, tree, kept);
    const { entries } = this;
    for (let place = 0; place < entries.length; place++) this.#places[entries[place] as number] = place + 1;
    for (let edit = 0; edit < edits.editEntries.length; edit++) {
      if (this.isOnBranch(edits.editEntries.at(edit))) this.#edits[edits.editTargets.at(edit)] = edit + 1;
    }
  }

  #pathTo(tree: TreeIndex, leaf: number): Int32Array {
    let length = 0;
    for (let at = leaf; at !== NO_ENTRY && this.#branch[at] === 0; at = tree.parentOf(at)) {
      this.#branch[at] = 1;
      length++;
    }
    const path = new Int32Array(length);
    for (let at = leaf, place = length - 1; place >= 0; at = tree.parentOf(at), place--) path[place] = at;
    return path;
  }

  isOnBranch(entry: number): boolean {
    return this.#branch[entry] === 1;
  }

  /** The place of an entry in the context, counted from 1; 0 where it is not in it. */
  placeOf(entry: number): number {
    return this.#places[entry] as number;
  }

  /** The number of the edit that counts for an entry; -1 for none. */
  editOf(entry: number): number {
    return (this.#edits[entry] as number) - 1;
  }

  isOmitted(entry: number): boolean {
    const edit = this.editOf(entry);
    return edit !== -1 && this.#all.omissions.at(edit) === 1;
  }

  /** The entry whose content an entry sends: its own, or that of the edit which replaces it. */
  speakerOf(entry: number): number {
    const edit = this.editOf(entry);
    return edit === -1 ? entry : this.#all.editEntries.at(edit);
  }

  /** The target of an edit; -1 for any other entry. */
  targetOf(entry: number): number {
    const edit = this.#all.editEntries.firstFrom(entry);
    const isThere = edit < this.#all.editEntries.length && this.#all.editEntries.at(edit) === entry;
    return isThere ? this.#all.editTargets.at(edit) : -1;
  }

  isEdit(entry: number): boolean {
    return this.targetOf(entry) !== -1;
  }
}

/** What the last compaction of a branch leaves of it; the compaction itself comes first. */
function selected(
  path: Int32Array,
  tree: TreeIndex,
  kept: ReadonlyMap<number, number>,
): Int32Array | number[] {
  const at = path.findLastIndex((entry) => isCompaction(tree.kindOf(entry) & KIND));
  if (at === -1) return path;
  const compaction = path[at] as number;
  const first = kept.get(compaction);
  const from = first === undefined ? at : path.indexOf(first);
  // An older compaction inside the kept range sends nothing.
  const isSent = (entry: number): boolean => !isCompaction(tree.kindOf(entry) & KIND);
  const range = path.subarray(from === -1 ? at : from, at).filter(isSent);
  return [compaction, ...range, ...path.subarray(at + 1)];
}
