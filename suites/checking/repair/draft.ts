import { isObject } from '../../model/values.ts';

/** A JSON object whose members may be changed. */
export type Value = Record<string, unknown>;

const LF = 0x0a;

/** The lines of a file under repair: those that nobody touches keep their bytes. */
export class RepairDraft {
  readonly lines: Buffer[] = [];

  constructor(bytes: Uint8Array) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < all.length;) {
      const end = all.indexOf(LF, start);
      this.lines.push(all.subarray(start, end === -1 ? all.length : end));
      start = end === -1 ? all.length : end + 1;
    }
    this.endsInNewline = all.length === 0 || all.at(-1) === LF;
  }

  endsInNewline: boolean;

  bytes(): Buffer {
    const newline = Buffer.of(LF);
    const parts = this.lines.flatMap((line, at) =>
      at < this.lines.length - 1 || this.endsInNewline ? [line, newline] : [line],
    );
    return Buffer.concat(parts);
  }

  /** The text of a line, counted from 1. */
  text(line: number): string {
    return this.lines[line - 1]?.toString('utf8') ?? '';
  }

  setText(line: number, ...texts: readonly string[]): void {
    this.lines.splice(line - 1, 1, ...texts.map((text) => Buffer.from(text)));
  }

  /** The object that a line holds; undefined where it holds none. */
  value(line: number): Value | undefined {
    return parsed(this.text(line));
  }

  setValue(line: number, value: Value): void {
    this.setText(line, JSON.stringify(value));
  }

  remove(line: number): void {
    this.lines.splice(line - 1, 1);
  }

  /** Takes an entry out; what hangs below it hangs below its parent. */
  removeEntry(line: number): void {
    const { id, parentId = null } = this.value(line) ?? {};
    this.remove(line);
    if (typeof id !== 'string') return;
    for (let at = 1; at <= this.lines.length; at++) {
      if (!this.text(at).includes(JSON.stringify(id))) continue;
      const value = this.value(at);
      if (value?.['parentId'] === id) this.setValue(at, { ...value, parentId });
    }
  }

  /** The last entry above a line, as its id; null for none. */
  idAbove(line: number): string | null {
    for (let at = line - 1; at > 0; at--) {
      const value = this.value(at);
      if (
        value !== undefined &&
        value['type'] !== 'session' &&
        typeof value['id'] === 'string' &&
        value['id'] !== ''
      )
        return value['id'];
    }
    return null;
  }

  /** The line of the entry with an id; 0 for none. */
  lineOf(id: unknown): number {
    return (
      this.lines.findIndex((_, at) => {
        const value = this.value(at + 1);
        return value?.['id'] === id && value?.['type'] !== 'session';
      }) + 1
    );
  }

  /** The id that a line below names as its parent, and that no entry has: what a line lost. */
  lostId(line: number): string | undefined {
    const next = this.value(line + 1)?.['parentId'];
    return typeof next === 'string' && next !== '' && this.lineOf(next) === 0 ? next : undefined;
  }

  /** An id that no entry has; the same for the same file. */
  freshId(line: number): string {
    for (let number = line; ; number += this.lines.length + 1) {
      const id = (0xa0000000 + number).toString(16);
      if (this.lineOf(id) === 0) return id;
    }
  }
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
