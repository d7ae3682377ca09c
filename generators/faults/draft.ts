import type { Session } from '../builders.ts';

/** A JSON object whose members may be anything. */
export type Value = Record<string, unknown>;

/** One line of a file in the making. */
export interface DraftLine {
  /** The object that the line holds. */
  value: Value;
  /** The bytes of the line instead, without its LF. */
  raw?: Uint8Array;
}

const utf8 = new TextEncoder();

/** A session file in the making, in which faults are put: lines keep their identity while others come and go. */
export class Draft {
  readonly lines: DraftLine[];
  /** Bytes before the first line. */
  prefix: Uint8Array = new Uint8Array();
  /** What ends each line. */
  newline = '\n';
  finalNewline = true;
  /** Lines in which a fault was put already: the next one leaves them alone. */
  readonly broken = new Set<DraftLine>();
  /** What the ids of the kit begin with: two kits may stand in one session. */
  kitPrefix = 'k';

  /** A draft of a valid session, which stays as it is. */
  constructor({ header, entries }: Session) {
    this.lines = [header, ...entries].map((value) => ({ value: structuredClone<object>(value) as Value }));
  }

  get header(): DraftLine {
    return this.lines[0] as DraftLine;
  }

  get entries(): DraftLine[] {
    return this.lines.slice(1);
  }

  /** The number of a line in the file, counted from 1. */
  numberOf(line: DraftLine): number {
    return this.lines.indexOf(line) + 1;
  }

  /** Puts a line of raw text at a place; 0 is before the header. */
  insert(place: number, raw: string | Uint8Array): DraftLine {
    const line = { value: {}, raw: typeof raw === 'string' ? utf8.encode(raw) : raw };
    this.lines.splice(place, 0, line);
    return line;
  }

  /** Replaces what a line holds by raw text. */
  overwrite(line: DraftLine, raw: string | Uint8Array): DraftLine {
    line.raw = typeof raw === 'string' ? utf8.encode(raw) : raw;
    return line;
  }

  /** The line with that entry id; undefined for none. */
  entry(id: unknown): DraftLine | undefined {
    return this.entries.find(({ value }) => value['id'] === id);
  }

  /** An entry of the fault's own kit, by the id that it has there, such as `k1`. */
  ofKit(id: string): DraftLine | undefined {
    return this.entry(id.replace(/^k/, this.kitPrefix));
  }

  /** The ids of an entry and all above it, nearest first. */
  branchOf(line: DraftLine): unknown[] {
    const ids: unknown[] = [];
    let at: DraftLine | undefined = line;
    while (at !== undefined && !ids.includes(at.value['id'])) {
      ids.push(at.value['id']);
      at = this.entry(at.value['parentId']);
    }
    return ids;
  }

  /** The file. */
  bytes(): Uint8Array {
    const parts: Uint8Array[] = [this.prefix];
    for (const [index, line] of this.lines.entries()) {
      parts.push(line.raw ?? textOf(line));
      if (index < this.lines.length - 1 || this.finalNewline) parts.push(utf8.encode(this.newline));
    }
    return Buffer.concat(parts);
  }
}

/** The text of a line's object, in bytes. */
export const textOf = ({ value }: DraftLine): Uint8Array => utf8.encode(JSON.stringify(value));
