/** Text of any bytes: what is not UTF-8 stands as a lone surrogate in it, which UTF-8 cannot hold. */

const SEQUENCE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u007f]+|[\u00c2-\u00df][\u0080-\u00bf]|\u00e0[\u00a0-\u00bf][\u0080-\u00bf]|[\u00e1-\u00ec\u00ee\u00ef][\u0080-\u00bf]{2}|\u00ed[\u0080-\u009f][\u0080-\u00bf]|\u00f0[\u0090-\u00bf][\u0080-\u00bf]{2}|[\u00f1-\u00f3][\u0080-\u00bf]{3}|\u00f4[\u0080-\u008f][\u0080-\u00bf]{2}|[^]/g;
const ESCAPED = /[\udc80-\udcff](?<![\ud800-\udbff][\udc80-\udcff])/g;
const BASE = 0xdc00;

/** So much is replaced at a time: a replacement by a function keeps every match in memory until it is done. */
const PIECE = 1 << 18;

/** Text that is made bit by bit. Each bit that is added to one long string would take more memory than it holds. */
export class LongText {
  readonly #parts: string[] = [];
  #last = '';

  add(text: string): void {
    this.#last += text;
    if (this.#last.length < PIECE) return;
    // A look at a character makes one flat string of the bits.
    this.#last.charCodeAt(0);
    this.#parts.push(this.#last);
    this.#last = '';
  }

  whole(): string {
    return this.#parts.length === 0 ? this.#last : [...this.#parts, this.#last].join('');
  }
}

/** In front of a sign, where no word and no escape goes on. */
const CUT = /(?<!\\)[\s!-,./:-@[\]^_`{|}~-]/g;

/** The pieces of a string as it stands in JSON, none of which ends inside a word or an escape. */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    CUT.lastIndex = start + PIECE;
    const end = CUT.lastIndex < text.length ? (CUT.exec(text)?.index ?? text.length) : text.length;
    yield text.slice(start, end);
    start = end;
  }
}

export function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\uFFFD')) return text;
  const made = new LongText();
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + PIECE, bytes.length);
    while (end < bytes.length && ((bytes[end] as number) & 0xc0) === 0x80) end++;
    made.add(withEscapes(bytes.subarray(start, end)));
    start = end;
  }
  return made.whole();
}

const withEscapes = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(SEQUENCE, (sequence) => {
    const isInvalid = sequence.length === 1 && sequence > '\u007f';
    return isInvalid
      ? String.fromCharCode(BASE + sequence.charCodeAt(0))
      : Buffer.from(sequence, 'latin1').toString('utf8');
  });

export function bytesOf(text: string): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (const { index } of text.matchAll(ESCAPED)) {
    parts.push(Buffer.from(text.slice(start, index)), Buffer.of(text.charCodeAt(index) - BASE));
    start = index + 1;
  }
  parts.push(Buffer.from(text.slice(start)));
  return Buffer.concat(parts);
}
