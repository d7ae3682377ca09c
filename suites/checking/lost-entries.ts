import type { Note } from './lost-history.ts';

/** An id as it stands in a line that is not JSON. */
const ID = /"id"\s*:\s*"([^"\\]{1,200})"/g;
/** So many ids are looked for in a line, and kept of a file. */
const MAX_IN_LINE = 20;
const MAX_KEPT = 100_000;

/**
 * The entries that a file lost because of a problem of their own line: it cannot be read, or has no id, or another's.
 * What names them names nothing, but all of it is mended with that line, which is what there is to say.
 */
export class LostEntries {
  readonly #lines = new Map<string, number>();
  readonly #named = new Map<number, { first: number; count: number }>();
  /** The line of an entry whose id nobody knows, until the next entry has come. */
  #nameless = 0;

  /** Takes a line that is not JSON. */
  passUnreadable(line: number, text: string): void {
    let found = 0;
    for (const [, id = ''] of text.matchAll(ID)) {
      if (this.#lines.size < MAX_KEPT && !this.#lines.has(id)) this.#lines.set(id, line);
      if (++found === MAX_IN_LINE) break;
    }
    if (found === 0) this.passNameless(line);
  }

  /** Takes the line of an entry without an id of its own. */
  passNameless(line: number): void {
    this.#nameless = line;
  }

  /** Takes an entry that was read; `dangling` is its parent, where no entry has had that id so far. */
  passEntry(dangling: string | undefined): void {
    if (this.#nameless === 0) return;
    // What the very next entry names as its parent, and nobody is, is the id that was lost.
    if (dangling !== undefined && this.#lines.size < MAX_KEPT && !this.#lines.has(dangling))
      this.#lines.set(dangling, this.#nameless);
    this.#nameless = 0;
  }

  /** Whether an id that no entry has is that of a lost entry. Takes the line of what names it. */
  explains(id: string, line: number): boolean {
    const lost = this.#lines.get(id);
    if (lost === undefined) return false;
    const { first = line, count = 0 } = this.#named.get(lost) ?? {};
    this.#named.set(lost, { first: Math.min(first, line), count: count + 1 });
    return true;
  }

  /** What hangs by the lost entries. */
  notes(): readonly Note[] {
    return [...this.#named].map(([line, { first, count }]) => ({
      line,
      text:
        count === 1
          ? `line ${first} names the entry that is lost with this line`
          : `line ${first} and ${(count - 1).toLocaleString('en')} more name the entry that is lost with this line`,
    }));
  }
}
