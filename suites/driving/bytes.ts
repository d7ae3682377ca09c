import { isDeepStrictEqual } from 'node:util';
import { isObject, parseLines, type JsonObject, type Line } from '../model/index.ts';
import { onceFor } from './once.ts';

const LF = 0x0a;

const allLines = onceFor((bytes): readonly Line[] => parseLines(bytes));

/** The JSON objects of a file, in order of their lines. */
export const objectsOf = (bytes: Uint8Array): JsonObject[] =>
  allLines(bytes).flatMap(({ value }) => (isObject(value) ? [value] : []));

/** The header of a file as a writer must write it: its first line. Pi refuses a file in which another object comes first. */
export function headerOf(bytes: Uint8Array): JsonObject | undefined {
  const first = allLines(bytes)[0]?.value;
  return isObject(first) && first['type'] === 'session' ? first : undefined;
}

/** The entries of a file as they lie there, headers left out. */
export const entriesOf = (bytes: Uint8Array): JsonObject[] =>
  objectsOf(bytes).filter(({ type }) => type !== 'session');

/** The last line of a file that has this entry id. */
export const entryOf = (bytes: Uint8Array, id: unknown): JsonObject | undefined =>
  entriesOf(bytes).findLast((entry) => entry['id'] === id);

/** Whether `bytes` begin with `start`. */
export const beginsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  bytes.length >= start.length && Buffer.compare(bytes.subarray(0, start.length), start) === 0;

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** Whether a file ends in the middle of a line. */
export const isUnended = (bytes: Uint8Array): boolean => bytes.length > 0 && bytes.at(-1) !== LF;

/** What stands behind the bytes that were there before; the line break that was missing there is none of it. */
export function addedTo(before: Uint8Array | undefined, after: Uint8Array): Uint8Array {
  const start = before?.length ?? 0;
  const ended = before !== undefined && isUnended(before) && after[start] === LF;
  return after.subarray(ended ? start + 1 : start);
}

/** The lines of some bytes that hold anything. */
export const linesIn = (bytes: Uint8Array): Line[] =>
  allLines(bytes).filter(({ text }) => text.trim() !== '');

/** A value as JSON brings it to the other side: members that are undefined are gone. */
const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson(one), asJson(other));

/** The beginning of bytes as text, to be shown. */
export const shown = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('utf8');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};
