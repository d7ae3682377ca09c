/**
 * What a terminal would obey or hide instead of showing: control characters, direction overrides, invisible separators,
 * lone surrogates.
 */
const UNPRINTABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapeUnit = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text in which everything that a terminal would not show as a character is written as an escape. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, escapeUnit);
}

/** The same for text of several lines: LF and tab stay. */
export function printableLines(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) =>
    character === '\n' || character === '\t' ? character : escapeUnit(character),
  );
}

/** Cuts text to so many characters, with a mark where some are left out. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Cuts the middle out of long text, so that both ends show. */
function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const side = Math.floor((length - 1) / 2);
  return `${text.slice(0, side)}…${text.slice(-side)}`;
}

/** Text as a JSON string, cut to so many characters. */
export function quoted(text: string, length = 60): string {
  return printable(JSON.stringify(cut(text, length)));
}

/** Any JSON value on one line, cut to so many characters. */
export function shortJson(value: unknown, length = 200): string {
  return cutMiddle(printable(toJson(value)), length);
}

/** Two different values on one line each, cut so that it shows where they differ: they never look alike. */
export function shortJsonOfTwo(one: unknown, other: unknown, length = 200): readonly [string, string] {
  const [first, second] = [printable(toJson(one)), printable(toJson(other))];
  const short = cutOfTwo(first, second, length);
  // What JSON writes alike is told apart by what it is.
  return first === second ? [`${short[0]} (${kindOf(one)})`, `${short[1]} (${kindOf(other)})`] : short;
}

/** Two different texts, cut to about so many characters each, so that it shows where they differ. */
export function cutOfTwo(one: string, other: string, length: number): readonly [string, string] {
  const short = [cutMiddle(one, length), cutMiddle(other, length)] as const;
  if (short[0] !== short[1]) return short;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = Math.max(1, Math.floor(length * 0.4));
  const part = (text: string): string => {
    const [from, to] = [Math.max(0, at - around), at + around];
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [part(one), part(other)];
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '(nested too deeply to be shown)';
  }
}

/** The last lines of a driver's standard error, safe for a terminal. */
export function lastLines(stderr: string, count = 12): readonly string[] {
  return printableLines(stderr).split('\n').slice(-count);
}

/** `12,345`. Not by `toLocaleString`, whose first call loads a locale: 40 ms in a profile of `check`. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** `1 file`, `2 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
