import { isObject } from '../../model/values.ts';

/** A JSON object whose members may be changed. */
export type Value = Record<string, unknown>;

const LF = 0x0a;

/** The numbers of the lines that have something in common, by what they have. */
type LineIndex = Map<unknown, Set<number>>;

/**
 * The lines of a file under repair: those that nobody touches keep their bytes. A line keeps its number while others are
 * taken out or parted, until `bytes` puts all together; so many mends need no more than one walk over the file.
 */
export class RepairDraft {
  /** What stands in place of each line: the line itself, nothing, or several. */
  readonly #lines: (readonly Buffer[])[] = [];
  readonly #values = new Map<number, Value | undefined>();
  #byId: LineIndex | undefined;
  #byParent: LineIndex | undefined;
  endsInNewline: boolean;

  constructor(bytes: Uint8Array) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < all.length;) {
      const end = all.indexOf(LF, start);
      this.#lines.push([all.subarray(start, end === -1 ? all.length : end)]);
      start = end === -1 ? all.length : end + 1;
    }
    this.endsInNewline = all.length === 0 || all.at(-1) === LF;
  }

  bytes(): Buffer {
    const newline = Buffer.of(LF);
    const lines = this.#lines.flat();
    const parts = lines.flatMap((line, at) =>
      at < lines.length - 1 || this.endsInNewline ? [line, newline] : [line],
    );
    return Buffer.concat(parts);
  }

  /** How many lines there were; they are counted from 1. */
  get size(): number {
    return this.#lines.length;
  }

  /** The bytes of a line. */
  line(line: number): Buffer {
    return this.#lines[line - 1]?.[0] ?? Buffer.alloc(0);
  }

  text(line: number): string {
    return this.line(line).toString('utf8');
  }

  setText(line: number, ...texts: readonly string[]): void {
    this.#set(
      line,
      texts.map((text) => Buffer.from(text)),
    );
  }

  /** The object that a line holds; undefined where it holds none. */
  value(line: number): Value | undefined {
    const value = this.#peek(line);
    // A mend may change what it gets, and then think better of it.
    return value && structuredClone(value);
  }

  setValue(line: number, value: Value): void {
    this.setText(line, JSON.stringify(value));
  }

  setBytes(line: number, bytes: Buffer): void {
    this.#set(line, [bytes]);
  }

  remove(line: number): void {
    this.#set(line, []);
  }

  /** Takes an entry out; what hangs below it hangs below its parent. */
  removeEntry(line: number): void {
    const { id, parentId = null } = this.value(line) ?? {};
    this.remove(line);
    if (typeof id !== 'string') return;
    this.#index();
    // A copy: each child that is hung elsewhere leaves the set.
    const children = Array.from(this.#byParent?.get(id) ?? []);
    for (const child of children)
      if (child !== line) this.setValue(child, { ...this.value(child), parentId });
  }

  /** Puts the lines into another order. All of them must be named. */
  reorder(lines: readonly number[]): void {
    const before = [...this.#lines];
    for (const [at, line] of lines.entries()) this.#lines[at] = before[line - 1] as readonly Buffer[];
    this.#values.clear();
    this.#byId = undefined;
    this.#byParent = undefined;
  }

  /** The last entry above a line, as its id; null for none. */
  idAbove(line: number): string | null {
    for (let at = line - 1; at > 0; at--) {
      const id = entryId(this.#peek(at));
      if (id !== undefined) return id;
    }
    return null;
  }

  /** The first line of an entry with an id; 0 for none. */
  lineOf(id: unknown): number {
    this.#index();
    let first = 0;
    for (const line of this.#byId?.get(id) ?? []) if (first === 0 || line < first) first = line;
    return first;
  }

  /** The first line of the parent that a line names; 0 for none. */
  parentLineOf(line: number): number {
    return this.lineOf(this.#peek(line)?.['parentId']);
  }

  /** The id that the line below names as its parent, and that no entry has: what a line lost. */
  lostId(line: number): string | undefined {
    let below = line + 1;
    while (below <= this.size && this.#lines[below - 1]?.length === 0) below++;
    const next = this.#peek(below)?.['parentId'];
    return typeof next === 'string' && next !== '' && this.lineOf(next) === 0 ? next : undefined;
  }

  /** An id that no entry has; the same for the same file. */
  freshId(line: number): string {
    for (let number = line; ; number += this.size + 1) {
      const id = (0xa0000000 + number).toString(16);
      if (this.lineOf(id) === 0) return id;
    }
  }

  /** The value of a line, which must not be changed. */
  #peek(line: number): Value | undefined {
    if (!this.#values.has(line)) this.#values.set(line, parsed(this.text(line)));
    return this.#values.get(line);
  }

  #set(line: number, lines: readonly Buffer[]): void {
    this.#note(line, 'delete');
    this.#lines[line - 1] = lines;
    this.#values.delete(line);
    this.#note(line, 'add');
  }

  #index(): void {
    if (this.#byId !== undefined) return;
    this.#byId = new Map();
    this.#byParent = new Map();
    for (let line = 1; line <= this.size; line++) this.#note(line, 'add');
  }

  /** Keeps what is known of ids true. */
  #note(line: number, change: 'add' | 'delete'): void {
    if (this.#byId === undefined || this.#byParent === undefined) return;
    const value = this.#peek(line);
    if (value === undefined || value['type'] === 'session') return;
    for (const [index, key] of [
      [this.#byId, value['id']],
      [this.#byParent, value['parentId']],
    ] as const) {
      if (typeof key !== 'string') continue;
      if (change === 'delete') index.get(key)?.delete(line);
      else if (index.get(key)?.add(line) === undefined) index.set(key, new Set([line]));
    }
  }
}

/** The id of an entry; undefined for a header and for what has none. */
function entryId(value: Value | undefined): string | undefined {
  if (value === undefined || value['type'] === 'session') return undefined;
  return typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : undefined;
}

/** A JSON object in text; undefined for anything else. */
export function parsed(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value at a pointer. */
export function getAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, segment) => (typeof at === 'object' && at !== null ? (at as Value)[segment] : undefined),
      value,
    );
}

/** Sets the value at a pointer; undefined takes the member out. */
export function putAt(value: Value, pointer: string, to: unknown): void {
  const segments = pointer.split('/').slice(1);
  const last = segments.pop() ?? '';
  const holder = getAt(value, segments.map((segment) => `/${segment}`).join(''));
  if (typeof holder !== 'object' || holder === null) return;
  if (to !== undefined) (holder as Value)[last] = to;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Value)[last];
}

/** The same object with the members that are named first, in that order. */
export function ordered(value: Value, first: readonly string[]): Value {
  const leading = first
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => [name, value[name]] as const);
  return { ...Object.fromEntries(leading), ...value };
}
