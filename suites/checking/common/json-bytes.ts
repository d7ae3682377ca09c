import { isPlainMoment } from '../judge-values.ts';

/**
 * Reads JSON off bytes without making values of it. Every function takes the place where something begins and returns the
 * place behind it, or -1 where it is not certainly right. Behind the last byte of a line stands an LF, which no value may
 * hold, so nothing needs to ask where the bytes end.
 */

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/** The deepest nesting that is read here. */
const MAX_DEPTH = 64;
/** The most members of an object that are read here: each name is held against all others. */
const MAX_NAMES = 24;

/** No number of so few characters is too large, unless by its exponent. */
const MAX_NUMBER = 40;

const ESCAPES = Uint8Array.from(
  Array.from({ length: 256 }, (_, byte) => Number('"\\/bfnrt'.includes(String.fromCharCode(byte)))),
);

/** 1 for what stands for itself in a string. */
const PLAIN = Uint8Array.from(
  Array.from({ length: 256 }, (_, byte) => Number(byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH)),
);

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;

/** The end of a string, from behind its first quote. */
export function stringEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (PLAIN[bytes[at] as number] === 1) at++;
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return -1;
    if (ESCAPES[bytes[at + 1] as number] === 1) at += 2;
    else if (isUnicodeEscape(bytes, at + 1)) at += 6;
    else return -1;
  }
}

/** The end of a string without escapes. */
export function plainStringEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    if (byte < SPACE || byte === BACKSLASH) return -1;
    at++;
  }
}

function isUnicodeEscape(bytes: Uint8Array, from: number): boolean {
  if (bytes[from] !== 0x75) return false;
  for (let at = from + 1; at < from + 5; at++) {
    const byte = bytes[at] as number;
    const letter = byte | 0x20;
    if (!isDigit(byte) && (letter < 0x61 || letter > 0x66)) return false;
  }
  return true;
}

function digitsEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at] as number)) at++;
  return at === from ? -1 : at;
}

/** The end of a number, which may be larger than numbers can be. */
function numberEnd(bytes: Uint8Array, from: number): number {
  const first = bytes[from] === MINUS ? from + 1 : from;
  const whole = bytes[first] === ZERO ? first + 1 : digitsEnd(bytes, first);
  if (whole === -1) return -1;
  const end = bytes[whole] === 0x2e ? digitsEnd(bytes, whole + 1) : whole;
  if (end === -1 || ((bytes[end] as number) | 0x20) !== 0x65) return end;
  const sign = bytes[end + 1] as number;
  return digitsEnd(bytes, sign === MINUS || sign === 0x2b ? end + 2 : end + 1);
}

/** The end of a number that is certainly finite. */
export function finiteEnd(bytes: Uint8Array, from: number): number {
  const end = numberEnd(bytes, from);
  if (end - from > MAX_NUMBER) return -1;
  // Three digits behind an e may be too many.
  for (let at = from; at < end - 3; at++)
    if (((bytes[at] as number) | 0x20) === 0x65) return smallExponentEnd(bytes, at, end);
  return end;
}

const smallExponentEnd = (bytes: Uint8Array, e: number, end: number): number =>
  isDigit(bytes[e + 1] as number) || end - e > 4 ? -1 : end;

/** The end of a number that is certainly finite and not below 0. */
export const amountEnd = (bytes: Uint8Array, from: number): number =>
  bytes[from] === MINUS ? -1 : finiteEnd(bytes, from);

/** The end of bytes that must stand here. */
export function writtenEnd(bytes: Uint8Array, from: number, written: Uint8Array): number {
  for (let at = 0; at < written.length; at++) if (bytes[from + at] !== written[at]) return -1;
  return from + written.length;
}

const NULL = Buffer.from('null');
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

export const nullEnd = (bytes: Uint8Array, from: number): number => writtenEnd(bytes, from, NULL);

export const flagEnd = (bytes: Uint8Array, from: number): number =>
  writtenEnd(bytes, from, bytes[from] === 0x74 ? TRUE : FALSE);

/** Where the next thing stands: Python's `json` writes a space behind commas and colons. */
export const behindSpace = (bytes: Uint8Array, at: number): number => (bytes[at] === SPACE ? at + 1 : at);

/** The end of any value in which no name stands twice. */
export function anyEnd(bytes: Uint8Array, from: number, depth = 0): number {
  const byte = bytes[from] as number;
  if (byte === QUOTE) return stringEnd(bytes, from + 1);
  if (byte === OPEN_BRACE) return objectEnd(bytes, from, depth);
  if (byte === OPEN_BRACKET) return arrayEnd(bytes, from, depth);
  if (byte === 0x6e) return nullEnd(bytes, from);
  if (byte === 0x74 || byte === 0x66) return flagEnd(bytes, from);
  return numberEnd(bytes, from);
}

function arrayEnd(bytes: Uint8Array, from: number, depth: number): number {
  if (bytes[from + 1] === CLOSE_BRACKET) return from + 2;
  if (depth === MAX_DEPTH) return -1;
  let at = from + 1;
  for (;;) {
    at = anyEnd(bytes, at, depth + 1);
    if (at === -1) return -1;
    const byte = bytes[at] as number;
    if (byte === CLOSE_BRACKET) return at + 1;
    if (byte !== COMMA) return -1;
    at = behindSpace(bytes, at + 1);
  }
}

/** The end of an object in which no name stands twice. */
export function objectEnd(bytes: Uint8Array, from: number, depth = 0): number {
  if (bytes[from] !== OPEN_BRACE) return -1;
  if (bytes[from + 1] === CLOSE_BRACE) return from + 2;
  if (depth === MAX_DEPTH) return -1;
  const names = new Names();
  let at = from + 1;
  for (;;) {
    if (bytes[at] !== QUOTE) return -1;
    const behind = plainStringEnd(bytes, at + 1);
    if (behind === -1 || bytes[behind] !== COLON || !names.add(bytes, at, behind)) return -1;
    at = anyEnd(bytes, behindSpace(bytes, behind + 1), depth + 1);
    if (at === -1) return -1;
    const byte = bytes[at] as number;
    if (byte === CLOSE_BRACE) return at + 1;
    if (byte !== COMMA) return -1;
    at = behindSpace(bytes, at + 1);
  }
}

/** The names of one object, by where they stand, quotes included. */
export class Names {
  readonly #places: number[] = [];

  /** @returns false where the name stands there already, and where there are too many */
  add(bytes: Uint8Array, from: number, to: number): boolean {
    const places = this.#places;
    if (places.length >= MAX_NAMES * 2) return false;
    for (let name = 0; name < places.length; name += 2) {
      const other = places[name] as number;
      if ((places[name + 1] as number) - other === to - from && isSame(bytes, from, other, to - from))
        return false;
    }
    places.push(from, to);
    return true;
  }
}

function isSame(bytes: Uint8Array, one: number, other: number, length: number): boolean {
  for (let at = 1; at < length; at++) if (bytes[one + at] !== bytes[other + at]) return false;
  return true;
}

// Values of which more is asked than their type.

/** No number of so many digits is rounded. */
const MAX_DIGITS = 15;

/** How many days each month has, counted from 1. */
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A digit's number, or something above 9. */
const digitAt = (bytes: Uint8Array, at: number): number => ((bytes[at] as number) - ZERO) >>> 0;

/** A number of two digits, or something above 99. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = digitAt(bytes, at);
  const ones = digitAt(bytes, at + 1);
  return tens > 9 || ones > 9 ? 100 : tens * 10 + ones;
}

/** The end of a whole number that is certainly a time in milliseconds. */
export function momentEnd(bytes: Uint8Array, from: number): number {
  let time = 0;
  let at = from;
  for (let digit = digitAt(bytes, at); digit <= 9; digit = digitAt(bytes, at)) {
    time = time * 10 + digit;
    at++;
  }
  // It may not end in a fraction or an exponent; a 0 in front is not JSON.
  const next = bytes[at] as number;
  if (next === 0x2e || (next | 0x20) === 0x65 || bytes[from] === ZERO) return -1;
  return at - from <= MAX_DIGITS && isPlainMoment(time) ? at : -1;
}

/** The end of `2026-10-01T09:00:00.000Z"`, on any day but that of leap years. */
export function timeEnd(bytes: Uint8Array, from: number): number {
  const month = twoDigits(bytes, from + 5);
  const day = twoDigits(bytes, from + 8);
  const isRight =
    twoDigits(bytes, from) < 100 &&
    twoDigits(bytes, from + 2) < 100 &&
    bytes[from + 4] === MINUS &&
    bytes[from + 7] === MINUS &&
    day >= 1 &&
    day <= (DAYS[month] ?? 0) &&
    bytes[from + 10] === 0x54 &&
    twoDigits(bytes, from + 11) < 24 &&
    bytes[from + 13] === COLON &&
    twoDigits(bytes, from + 14) < 60 &&
    bytes[from + 16] === COLON &&
    twoDigits(bytes, from + 17) < 60 &&
    bytes[from + 19] === 0x2e &&
    twoDigits(bytes, from + 20) < 100 &&
    digitAt(bytes, from + 22) <= 9 &&
    bytes[from + 23] === 0x5a &&
    bytes[from + 24] === QUOTE;
  return isRight ? from + 25 : -1;
}

const BASE64 = new Uint8Array(256);
for (const byte of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-'))
  BASE64[byte] = 1;

/** The end of base64, from behind its first quote. */
export function base64End(bytes: Uint8Array, from: number): number {
  let at = from;
  while (BASE64[bytes[at] as number] === 1) at++;
  return bytes[at] === QUOTE ? at + 1 : -1;
}
