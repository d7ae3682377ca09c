import { syntaxFault } from './columns.ts';
import type { Place } from './line-at-hand.ts';
import type { RawLine } from './split.ts';

const CONFLICT_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/;

/**
 * Tells why the line at hand is not JSON.
 * @param unended the file ends in it, without an LF
 */
export function judgeUnparsable(place: Place, unended: boolean): void {
  const { text } = place;
  if (CONFLICT_MARK.test(text)) {
    place.reportAt('lines/json', 'conflict', 1, { received: 'the mark of a merge conflict' });
    return;
  }
  if (text.startsWith('\0')) {
    place.reportAt('lines/json', 'nul', 1, { received: 'NUL bytes' });
    return;
  }
  const { column, afterValue, atEnd, in: inside } = syntaxFault(text);
  if (afterValue) {
    const received = text[column - 1] === '{' ? 'another object' : 'more text';
    place.reportAt('lines/json', 'fused', column, { received });
  } else if (unended && atEnd) {
    place.reportAt('lines/json', 'cut-off', column, { received: 'the end of the file' });
  } else {
    const received = inside ?? (atEnd ? 'the end of the line' : unexpected(text, column));
    place.reportAt('lines/json', 'malformed', column, { received });
  }
}

/** The character at a column, where it may be shown: a letter or digit could be somebody's text. */
function unexpected(text: string, column: number): string {
  const character = text.slice(column - 1, column);
  return /^[{}[\]:,"]$/.test(character) ? `${character} at this place` : 'something else';
}

/**
 * Judges what is odd about the bytes of a line.
 * @param crlfSaid whether a line before ended in CR and LF: that is told once
 * @returns the same, after this line
 */
export function judgeBytes(
  place: Place,
  { invalidUtf8, crlf, tooLong }: RawLine,
  crlfSaid: boolean,
): boolean {
  const { text } = place;
  if (tooLong) place.reportAt('lines/length', 'too-long', 1, { received: 'a longer line' });
  if (invalidUtf8)
    place.reportAt('lines/json', 'invalid-utf8', text.indexOf('\uFFFD') + 1, { received: 'other bytes' });
  if (crlf && !crlfSaid) place.reportAt('lines/crlf', 'crlf', text.length + 1, { received: 'CR and LF' });
  return crlfSaid || crlf;
}
