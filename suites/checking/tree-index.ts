/** No parent: a root. */
export const NO_ENTRY = -1;

const FEWEST = 16;
const USUAL = 1024;
const MOST_EXPECTED = 1_000_000;

/**
 * How the entries of a file hang together, in 17 bytes an entry. Each entry knows its depth, its parent and one
 * ancestor farther up (`jump`), laid so that any ancestor is reached in O(log depth) steps: the jump pointers of
 * Myers' "applicative random-access stack". So a million edits on a branch of a million entries cost no square.
 */
export class TreeIndex {
  #parents: Int32Array;
  #jumps: Int32Array;
  #depths: Int32Array;
  #lines: Int32Array;
  #kinds: Uint8Array;
  #count = 0;

  /** @param expected about how many entries will come: what need not grow is quicker */
  constructor(expected = USUAL) {
    const length = Math.max(FEWEST, Math.min(expected, MOST_EXPECTED));
    this.#parents = new Int32Array(length);
    this.#jumps = new Int32Array(length);
    this.#depths = new Int32Array(length);
    this.#lines = new Int32Array(length);
    this.#kinds = new Uint8Array(length);
  }

  get size(): number {
    return this.#count;
  }

  /** Adds an entry below an earlier one, or as a root. Returns its number, counted from 0. */
  add(line: number, kind: number, parent: number): number {
    const entry = this.#count++;
    if (entry === this.#parents.length) this.#grow();
    this.#lines[entry] = line;
    this.#kinds[entry] = kind;
    this.#parents[entry] = parent;
    if (parent === NO_ENTRY) {
      this.#jumps[entry] = entry;
      return entry;
    }
    const near = this.#jumps[parent] as number;
    const far = this.#jumps[near] as number;
    const depth = this.#depths[parent] as number;
    const isEven = depth - this.depthOf(near) === this.depthOf(near) - this.depthOf(far);
    this.#depths[entry] = depth + 1;
    this.#jumps[entry] = isEven ? far : parent;
    return entry;
  }

  parentOf(entry: number): number {
    return this.#parents[entry] as number;
  }

  /** Hangs an entry below one that stands later. Only `cycles` may be asked afterwards. */
  relink(entry: number, parent: number): void {
    this.#parents[entry] = parent;
  }

  depthOf(entry: number): number {
    return this.#depths[entry] as number;
  }

  lineOf(entry: number): number {
    return this.#lines[entry] as number;
  }

  kindOf(entry: number): number {
    return this.#kinds[entry] as number;
  }

  /** Whether the walk from `entry` to its root passes `ancestor`; an entry is not its own ancestor. */
  isAncestor(ancestor: number, entry: number): boolean {
    const wanted = this.depthOf(ancestor);
    let at = entry;
    if (this.depthOf(at) <= wanted) return false;
    while (this.depthOf(at) > wanted) {
      const jump = this.#jumps[at] as number;
      at = this.depthOf(jump) >= wanted ? jump : this.parentOf(at);
    }
    return at === ancestor;
  }

  /** The first entry, in file order, of each cycle that is reached from one of the given entries. Linear. */
  cycles(from: Iterable<number>): ReadonlySet<number> {
    const passed = new Int32Array(this.#count);
    const found = new Set<number>();
    let walk = 0;
    for (const start of from) {
      walk++;
      let at = start;
      while (at !== NO_ENTRY && passed[at] === 0) {
        passed[at] = walk;
        at = this.parentOf(at);
      }
      if (at !== NO_ENTRY && passed[at] === walk) found.add(this.#firstOfCycle(at));
    }
    return found;
  }

  #firstOfCycle(entry: number): number {
    let first = entry;
    for (let at = this.parentOf(entry); at !== entry; at = this.parentOf(at)) first = Math.min(first, at);
    return first;
  }

  #grow(): void {
    const length = this.#count * 2;
    const larger = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(length);
      grown.set(old);
      return grown;
    };
    this.#parents = larger(this.#parents);
    this.#jumps = larger(this.#jumps);
    this.#depths = larger(this.#depths);
    this.#lines = larger(this.#lines);
    const kinds = new Uint8Array(length);
    kinds.set(this.#kinds);
    this.#kinds = kinds;
  }
}
