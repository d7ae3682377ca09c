const TAIL_BYTES = 4096;

/** Keeps the last few kilobytes of a stream. */
export class Tail {
  #bytes = Buffer.alloc(0);

  push(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  }

  toString(): string {
    return this.#bytes.toString('utf8').trimEnd();
  }
}
