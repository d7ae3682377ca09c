const LF = 0x0a;
const CR = 0x0d;

/** Far beyond any answer; one byte more would not fit into a JavaScript string. */
export const MAX_LINE_BYTES = 500_000_000;

/**
 * Cuts a stream of bytes into lines at LF alone; a CR before it is dropped. The pieces of an unfinished line
 * are kept as they came and joined once, so that a line of 100 MB costs no more than its bytes.
 */
export class LineSplitter {
  #pieces: Buffer[] = [];
  #pending = 0;

  /** Takes the next bytes; gives the lines that they complete. */
  push(chunk: Buffer): Buffer[] {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      this.#keep(chunk.subarray(start, end));
      lines.push(this.#take());
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
    return lines;
  }

  /** At the end of the stream: the line that no LF ended, if there is one. */
  end(): Buffer[] {
    return this.#pending === 0 ? [] : [this.#take()];
  }

  /** The number of bytes of the line that has not ended yet. */
  get pending(): number {
    return this.#pending;
  }

  /** The beginning of the line that has not ended yet. */
  head(bytes: number): Buffer {
    return Buffer.concat(this.#pieces.slice(0, 8)).subarray(0, bytes);
  }

  #keep(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#pending += piece.length;
  }

  #take(): Buffer {
    const line = this.#pieces.length === 1 ? (this.#pieces[0] as Buffer) : Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#pending = 0;
    return line.at(-1) === CR ? line.subarray(0, -1) : line;
  }
}
