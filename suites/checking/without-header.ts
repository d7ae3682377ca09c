import { ENTRY_TYPES } from '../../schema/entry-types.ts';
import type { JsonObject } from '../model/values.ts';
import { syntaxFault } from './columns.ts';
import { factOf, type FileFact } from './fact.ts';
import type { Place } from './line-at-hand.ts';
import { received as wordsFor } from './received.ts';
import type { CodeOf } from './rules/index.ts';

/** What a file without a header seems to be: a code of `header/first`, and what stands there in words. */
interface Guess {
  readonly code: CodeOf<'header/first'>;
  readonly received: string;
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** So many bytes at the beginning of a file tell what it is. */
const PROBED_BYTES = 4096;

/** What a file seems to be of which no line holds an object, by its first bytes. */
function guessWithoutObjects(start: Uint8Array): Guess {
  if (startsWith(start, 0x1f, 0x8b)) return { code: 'compressed', received: 'gzip-compressed data' };
  if (startsWith(start, 0x28, 0xb5, 0x2f, 0xfd))
    return { code: 'compressed', received: 'zstd-compressed data' };
  if (startsWith(start, 0x50, 0x4b, 0x03, 0x04)) return { code: 'compressed', received: 'a zip archive' };
  if (start.length > 0 && start.every((byte) => byte === 0))
    return { code: 'nul', received: 'NUL bytes alone' };
  if (isUtf16(start)) return { code: 'utf-16', received: 'UTF-16 text' };
  const text = Buffer.from(start)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^\[\s*[{[]/.test(text)) return { code: 'array', received: 'a JSON array' };
  if (/^\{\s*[\r\n]/.test(text)) return { code: 'over-lines', received: 'an object over several lines' };
  if (/^\{.*\}(?:\r|\\n)\{"/s.test(text))
    return { code: 'no-line-breaks', received: 'several objects without an LF between' };
  return { code: 'no-object', received: 'no line that holds an object' };
}

/** Text of which every other byte is 0 nearly always. */
function isUtf16(start: Uint8Array): boolean {
  if (startsWith(start, 0xff, 0xfe) || startsWith(start, 0xfe, 0xff)) return true;
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  return Math.max(even, odd) > start.length * 0.4 && Math.min(even, odd) < start.length * 0.05;
}

/** Whether an object may be an entry of a session, and not a line of another format. */
const isLikeEntry = ({ type, parentId }: JsonObject): boolean =>
  parentId !== undefined || (typeof type === 'string' && Object.hasOwn(ENTRY_TYPES, type));

/** Whether text that is not JSON was a header once. */
const isLikeHeader = (text: string): boolean => /^[^\n]{0,80}"type"\s*:\s*"session"/.test(text.slice(0, 200));

/** What was seen of a file before its header came. A file without one is one problem. */
export class HeaderSearch {
  /** The beginning of the file. */
  #start = Buffer.alloc(0);
  /** The first line that holds an object and is not a header. */
  #missed: FileFact | undefined;
  /** Where a header stands that cannot be read. */
  #unreadable: FileFact | undefined;
  #hasEntries = false;

  /** Takes the next bytes. */
  push(bytes: Uint8Array): void {
    if (this.#start.length < PROBED_BYTES)
      this.#start = Buffer.concat([this.#start, bytes.subarray(0, PROBED_BYTES)]);
  }

  /** Takes a line that is not JSON. */
  passUnparsable(line: number, text: string): void {
    if (this.#unreadable !== undefined || !isLikeHeader(text)) return;
    const { column } = syntaxFault(text);
    const received = 'a header that is not JSON';
    this.#unreadable = factOf('header/first', 'unreadable', { line, column, pointer: '', received });
  }

  /**
   * Takes a line that holds another object.
   * @returns whether nothing else is wrong with it than that it stands in the place of the header
   */
  passObject(place: Place, value: JsonObject): boolean {
    const isEntry = isLikeEntry(value);
    this.#hasEntries ||= isEntry;
    if (this.#missed !== undefined) return false;
    const received = wordsFor(value['type'], '/type');
    this.#missed = place.fact('header/first', 'no-header', '', { received });
    return !isEntry;
  }

  /** What is to be said of a header that comes on a line, if anything. */
  foundOn(line: number): FileFact | undefined {
    const missed = this.#missed;
    if (missed === undefined) return undefined;
    return factOf('header/first', 'later', {
      ...missed,
      received: `${missed.received}, with the header on line ${line}`,
    });
  }

  /** There are objects, of which none is like an entry: the file is of another format. */
  get isForeign(): boolean {
    return this.#missed !== undefined && this.#unreadable === undefined && !this.#hasEntries;
  }

  /** What is wrong with a file of so many lines in which no header came. */
  problem(lines: number): FileFact {
    const place = { line: 1, column: 1, pointer: '' };
    if (lines === 0) return factOf('header/present', 'empty', { ...place, received: 'an empty file' });
    if (this.#missed !== undefined)
      return this.isForeign
        ? factOf('header/first', 'foreign', this.#missed)
        : (this.#unreadable ?? this.#missed);
    const { code, received } = guessWithoutObjects(this.#start);
    const guessed = factOf('header/first', code, { ...place, received });
    return code === 'no-object' ? (this.#unreadable ?? guessed) : guessed;
  }
}
