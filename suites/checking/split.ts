import { isAscii, isUtf8 } from 'node:buffer';

/** What is odd about the bytes of a line. */
export interface RawLine {
  /** Its bytes are no UTF-8; they read as U+FFFD. */
  readonly invalidUtf8: boolean;
  /** It ended in CR and LF; the CR is not part of the text. */
  readonly crlf: boolean;
  /** The file ended without an LF. */
  readonly unended: boolean;
  /** It is longer than text can be; the text is empty. */
  readonly tooLong: boolean;
}

export type OnLine = (text: string, raw: RawLine) => void;

/**
 * Takes a line by its bytes, which end before an LF and are UTF-8, or leaves it to `OnLine`.
 * @returns whether the line was taken
 */
export type TakeBytes = (bytes: Buffer, start: number, end: number, ascii: boolean) => boolean;

const LF = 0x0a;
const CR = '\r';
const NEWLINE = Buffer.from([LF]);
const NOTHING = Buffer.alloc(0);

/** A little less than the longest string that V8 makes (2^29 - 24 units). */
const MAX_LINE_BYTES = 500_000_000;

/** A line with nothing odd about it. */
export const SOUND: RawLine = { invalidUtf8: false, crlf: false, unended: false, tooLong: false };

/**
 * Cuts the bytes of a file, given chunk by chunk, into lines: on LF alone, a CR before it dropped. It holds no more
 * than one chunk and one line.
 */
export class LineSplitter {
  readonly #onLine: OnLine;
  readonly #take: TakeBytes | undefined;
  /** The beginning of a line whose end has not come yet. */
  #parts: Buffer[] = [];
  #partBytes = 0;

  /** @param take is asked first for each line that ends in an LF */
  constructor(onLine: OnLine, take?: TakeBytes) {
    this.#onLine = onLine;
    this.#take = take;
  }

  /** Takes the next bytes. They may be overwritten afterwards. */
  push(bytes: Uint8Array): void {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 0;
    if (this.#partBytes > 0) {
      const first = chunk.indexOf(LF);
      if (first === -1) return this.#keep(chunk);
      this.#keep(chunk.subarray(0, first));
      this.#emitParts(SOUND);
      start = first + 1;
    }
    const last = chunk.lastIndexOf(LF);
    if (last >= start) this.#emitLines(chunk, start, last);
    this.#keep(chunk.subarray(Math.max(start, last + 1)));
  }

  /** Takes the end of the file. */
  end(): void {
    if (this.#partBytes > 0) this.#emitParts({ ...SOUND, unended: true });
  }

  #keep(part: Buffer): void {
    if (part.length === 0) return;
    this.#partBytes += part.length;
    if (this.#partBytes > MAX_LINE_BYTES) this.#parts = [];
    else this.#parts.push(Buffer.from(part));
  }

  #emitParts(raw: RawLine): void {
    const tooLong = this.#partBytes > MAX_LINE_BYTES;
    const bytes = tooLong ? NOTHING : Buffer.concat([...this.#parts, NEWLINE]);
    this.#parts = [];
    this.#partBytes = 0;
    if (tooLong) this.#onLine('', { ...raw, tooLong });
    else if (raw === SOUND) this.#emitLines(bytes, 0, bytes.length - 1);
    else this.#emitBytes(bytes.subarray(0, -1), raw);
  }

  /** Whole lines; at `end` stands the LF of the last. */
  #emitLines(bytes: Buffer, from: number, end: number): void {
    const block = bytes.subarray(from, end);
    // Where all is ASCII, which is quickly known of many lines at once, a line's text needs no decoding.
    const ascii = isAscii(block);
    const take = ascii || isUtf8(block) ? this.#take : undefined;
    for (let start = from; start <= end;) {
      const stop = bytes.indexOf(LF, start);
      if (take?.(bytes, start, stop, ascii) !== true) {
        if (ascii) this.#emit(bytes.toString('latin1', start, stop), SOUND);
        else this.#emitBytes(bytes.subarray(start, stop), SOUND);
      }
      start = stop + 1;
    }
  }

  #emitBytes(line: Buffer, raw: RawLine): void {
    if (isAscii(line)) this.#emit(line.toString('latin1'), raw);
    else this.#emit(line.toString('utf8'), isUtf8(line) ? raw : { ...raw, invalidUtf8: true });
  }

  #emit(text: string, raw: RawLine): void {
    if (text.endsWith(CR)) this.#onLine(text.slice(0, -1), { ...raw, crlf: true });
    else this.#onLine(text, raw);
  }
}
