import { LongText, piecesOf } from './text.ts';
import { shiftedNumber, shiftedText } from './times.ts';
import { isFree, type Vocabulary } from './vocabulary.ts';
import type { Words } from './words.ts';

/** How a line is made anonymous. */
export interface Replacing {
  readonly words: Words;
  readonly vocabulary: Vocabulary;
  /** By how many milliseconds times are moved: whole seconds. */
  readonly shift: number;
}

/** An object or array that is open. */
interface Open {
  readonly member: string;
  readonly free: boolean;
}

const LITERALS = new Set(['true', 'false', 'null']);
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const RUN = /[\p{L}\p{N}]+/uy;
const TIME = /"timestamp"\s*:\s*"([^"]*)"/;
const DATA_URL = /^data:[^,]*,/;

/**
 * The line with other words, of the same length and structure. It need not be JSON: strings, names, brackets and words
 * are taken as they come, so that what is amiss stays amiss at the same place.
 */
export function replacedLine(line: string, replacing: Replacing): string {
  const around = TIME.exec(line)?.[1];
  const open: Open[] = [];
  let member = '';
  const made = new LongText();
  for (let at = 0; at < line.length;) {
    const character = line.charAt(at);
    const inside = open.at(-1) ?? { member: '', free: false };
    if (character === '"') {
      const raw = line.slice(at, endOfString(line, at));
      const isName = /^\s*:/.test(line.slice(at + raw.length, at + raw.length + 20));
      const place = { member: member || inside.member, free: inside.free };
      made.add(isName ? replacedName(raw, inside.free, replacing) : replacedString(raw, place, replacing));
      member = isName ? unquoted(raw) : '';
      at += raw.length;
      continue;
    }
    const number = matched(NUMBER, line, at);
    const run = number === '' ? matched(RUN, line, at) : '';
    if (number !== '') {
      const isTime = (member || inside.member) === 'timestamp' && !inside.free;
      const isPrivate = inside.free || isFree(member || inside.member || 'type', replacing.vocabulary);
      made.add(
        isTime
          ? shiftedNumber(number, replacing.shift, around)
          : isPrivate
            ? otherDigits(number, replacing)
            : number,
      );
    } else if (run !== '') made.add(LITERALS.has(run) ? run : replacing.words.replace(run));
    else {
      if (character === '{' || character === '[') {
        const name = member || (character === '{' ? '' : inside.member);
        open.push({
          member: name,
          free: inside.free || (member !== '' && isFree(member, replacing.vocabulary)),
        });
      } else if (character === '}' || character === ']') open.pop();
      made.add(character);
      if (character !== ':' && character.trim() !== '') member = '';
      at++;
      continue;
    }
    member = '';
    at += number.length + run.length;
  }
  return made.whole();
}

/** Where a string ends that begins at a quote: behind the next quote that is not escaped. */
function endOfString(line: string, from: number): number {
  for (let end = line.indexOf('"', from + 1); end !== -1; end = line.indexOf('"', end + 1)) {
    let before = end;
    while (line.charAt(before - 1) === '\\') before--;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return line.length;
}

function matched(pattern: RegExp, line: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0] ?? '';
}

/** The text of a string as it stands, without its quotes. */
const inner = (raw: string): string =>
  raw.length > 1 && raw.endsWith('"') ? raw.slice(1, -1) : raw.slice(1);

function unquoted(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return inner(raw);
  }
}

/** Digits where digits stood; 0 stays 0, and no number begins with one. */
const otherDigits = (number: string, { words }: Replacing): string =>
  number.replaceAll(/\d+/g, (digits) => {
    if (/^0+$/.test(digits)) return digits;
    const other = words.replace(digits);
    return other.startsWith('0') && !digits.startsWith('0') ? `1${other.slice(1)}` : other;
  });

function replacedName(raw: string, free: boolean, replacing: Replacing): string {
  return !free && replacing.vocabulary.members.has(unquoted(raw)) ? raw : otherText(raw, replacing);
}

function replacedString(raw: string, { member, free }: Open, replacing: Replacing): string {
  const text = unquoted(raw);
  if (free || isFree(member || 'type', replacing.vocabulary)) return otherText(raw, replacing);
  if (replacing.vocabulary.values.get(member)?.has(text) === true) return raw;
  const time = member === 'timestamp' ? shiftedText(text, replacing.shift) : undefined;
  if (time !== undefined) return `"${time}"`;
  // What looks like a time and is none stays as wrong as it is.
  if (member === 'timestamp' && /^[\d:.TZ+-]*$/.test(text)) return raw;
  const [prefix = ''] = member === 'data' ? (DATA_URL.exec(inner(raw)) ?? []) : [];
  return prefix === ''
    ? otherText(raw, replacing)
    : `"${prefix}${otherText(raw.slice(prefix.length + 1), replacing)}`;
}

/** One character of a JSON string, and how it is written there. */
const UNIT =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\[^u]|[\ud800-\udbff][\udc00-\udfff]|[^]/g;

const characterOf = (unit: string): string =>
  unit.startsWith('\\u') && unit.length >= 6
    ? String.fromCharCode(
        ...[...unit.matchAll(/\\u([\da-fA-F]{4})/g)].map(([, hex]) => Number.parseInt(hex ?? '', 16)),
      )
    : unit;

const writtenAs = (character: string, unit: string): string =>
  unit.startsWith('\\u')
    ? [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join('')
    : character;

/** Text with other words; escapes, spaces, signs and everything that no word is made of stay. */
function otherText(raw: string, { words }: Replacing): string {
  const made = new LongText();
  const other = raw.includes('\\u') ? otherEscaped : otherPlain;
  for (const piece of piecesOf(raw)) made.add(other(piece, words));
  return made.whole();
}

function otherEscaped(raw: string, words: Words): string {
  const units = raw.match(UNIT) ?? [];
  let made = '';
  for (let at = 0; at < units.length;) {
    let end = at;
    while (end < units.length && /^[\p{L}\p{N}]$/u.test(characterOf(units[end] ?? ''))) end++;
    if (end === at) {
      made += units[at++];
      continue;
    }
    const other = Array.from(words.replace(units.slice(at, end).map(characterOf).join('')));
    for (const character of other) made += writtenAs(character, units[at++] ?? '');
  }
  return made;
}

/** An escape such as `\n` is no letter of a word. */
const otherPlain = (raw: string, words: Words): string =>
  raw.replaceAll(/\\[^]|[\p{L}\p{N}]+/gu, (part) => (part.startsWith('\\') ? part : words.replace(part)));
