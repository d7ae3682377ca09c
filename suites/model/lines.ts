/** Cuts a session file into lines: bytes are split on LF alone, then read as UTF-8 (`docs/json.md`, framing). */

const LF = 0x0a;
const CR = 0x0d;

/** One physical line. `value` is there when the line holds JSON; a blank line has neither value nor text. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its LF, and without a CR before that. */
  readonly text: string;
  readonly value?: unknown;
}

/** Line ends are LF only; U+2028 and its kind, lone CR and NUL end nothing. Invalid UTF-8 reads as U+FFFD. */
function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf(LF, start);
    const end = newline === -1 ? bytes.length : newline;
    yield bytes.subarray(start, end > start && bytes[end - 1] === CR ? end - 1 : end);
    start = end + 1;
  }
}

// A byte-order mark is no white space to JSON, so it must reach the parser instead of being dropped here.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Every physical line, with the JSON value where there is one. */
export function parseLines(bytes: Uint8Array): Line[] {
  const lines: Line[] = [];
  for (const raw of splitLines(bytes)) {
    const text = utf8.decode(raw);
    const number = lines.length + 1;
    try {
      lines.push({ number, text, value: JSON.parse(text) as unknown });
    } catch {
      lines.push({ number, text });
    }
  }
  return lines;
}
