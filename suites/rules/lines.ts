import fc from 'fast-check';
import {
  assistant,
  sessionBytes,
  sessionOf,
  user,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { everyEntry } from '../asking/every-entry.ts';
import { framed, linesOf, loaded, sessions, SHORT, withLines } from '../asking/sessions-to-read.ts';
import { blank, unparsable } from './header.ts';
import { ids, throughAny } from '../asking/any-reading.ts';
import { caseOf, caseOfLines, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import { isObject } from '../model/index.ts';
import type { View } from '../question.ts';
import type { Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

const BOM = '\uFEFF';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The members of entries in which people write. */
const WORDS = ['content', 'summary', 'name', 'label', 'note'] as const;

function wordsIn(value: unknown): object {
  if (!isObject(value)) return {};
  const words = WORDS.filter((member) => value[member] !== undefined).map((member) => [
    member,
    value[member],
  ]);
  return Object.fromEntries(words) as object;
}

const WORDS_ALONE: View = { texts: true, byId: true };

/** What people wrote, and nothing else of the entries. */
const words: Expected = ({ entries }) => ({
  entries: entries.map((entry) => ({
    id: entry.id,
    ...wordsIn(entry),
    ...(isObject(entry['message']) && { message: wordsIn(entry['message']) }),
  })),
});

const twoMessages = sessionOf(user('a1', 'question A'), assistant('b2', 'answer A'));

/** Entries of extensions, which hold any JSON, and of these the data. */
const DATA = { types: ['custom'], shape: 'chain', maxEntries: 5 } as const satisfies SessionConstraints;

const json = readingRule({
  ...requirement('lines/json'),
  method: 'session/read',
  cases: framed(DATA),
  examples: () => [
    { name: 'a line break inside a string', input: caseOf(sessionOf(user('a1', 'one\ntwo\r\nthree'))) },
    {
      name: 'a member that stands twice: the last counts',
      input: caseOfLines(
        linesOf(sessionOf(user('a1', 'last'))).map((line) =>
          line.replace('"content":', '"content":"first","content":'),
        ),
      ),
    },
  ],
  expected: ({ entries }) => ({
    entries: entries.map(({ id, data, message }) => ({
      id,
      ...(data !== undefined && { data }),
      ...(isObject(message) && { message: wordsIn(message) }),
    })),
  }),
  view: WORDS_ALONE,
});

const crlf = throughAny(readingRule, {
  ...requirement('lines/crlf'),
  method: 'session/read',
  cases: (world) =>
    sessions({ ...SHORT, maxEntries: 5 })(world).map((made) => ({
      bytes: sessionBytes(made, { newline: 'crlf' }),
    })),
  examples: () => [
    {
      name: 'two entries',
      input: { bytes: sessionBytes(sessionOf(user('a1'), user('b2')), { newline: 'crlf' }) },
    },
  ],
  expected: ids,
  view: { byId: true },
});

const separators = throughAny(readingRule, {
  ...requirement('lines/separators'),
  method: 'session/read',
  cases: () =>
    fc
      .array(fc.constantFrom('\u2028', '\u2029', '\u0085', 'x'), { minLength: 1, maxLength: 6 })
      .map((parts) => caseOf(sessionOf(user('a1', parts.join('')), user('b2', 'after')))),
  examples: () => [
    {
      name: 'all three',
      input: caseOf(sessionOf(user('a1', 'a\u2028b\u2029c\u0085d'), user('b2', 'after'))),
    },
  ],
  // Whether the text survives is the rule of all odd text: `lines/unicode`.
  expected: ids,
  view: { byId: true },
});

const malformed = throughAny(readingRule, {
  ...requirement('lines/malformed'),
  method: 'session/read',
  cases: withLines(unparsable),
  expected: ids,
});

const truncatedTail = throughAny(readingRule, {
  ...requirement('lines/truncated-tail'),
  method: 'session/read',
  cases: (world) =>
    fc
      .tuple(
        sessions({ ...SHORT, minEntries: 1, maxEntries: 5 })(world),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map(([made, part]) => {
        const lines = linesOf(made);
        const last = bytesOf(lines.pop() ?? '');
        // At least one byte stays and at least the closing brace goes.
        const kept = last.subarray(0, 1 + Math.floor(part * (last.length - 2)));
        return { bytes: Buffer.concat([bytesOf(lines.map((line) => `${line}\n`).join('')), kept]) };
      }),
  expected: ids,
});

const noFinalNewline = throughAny(readingRule, {
  ...requirement('lines/no-final-newline'),
  method: 'session/read',
  cases: (world) =>
    sessions({ ...SHORT, maxEntries: 5 })(world).map((made) => ({
      bytes: sessionBytes(made, { finalNewline: false }),
    })),
  expected: ids,
});

const bom = readingRule({
  ...requirement('lines/bom'),
  method: 'session/read',
  cases: (world) =>
    sessions({ ...SHORT, maxEntries: 3 })(world).map((made) => ({
      bytes: Buffer.concat([bytesOf(BOM), sessionBytes(made)]),
    })),
  unchanged: true,
});

const falsy = throughAny(readingRule, {
  ...requirement('lines/falsy'),
  method: 'session/read',
  cases: withLines(fc.constantFrom('null', 'false', '0', '""')),
  expected: ids,
});

const notAnObject = throughAny(readingRule, {
  ...requirement('lines/not-an-object'),
  hazard: { pi: 'a last line of 42, "x", true or [] becomes the leaf, so the next append loses the history' },
  method: 'session/read',
  maxRuns: 20,
  cases: withLines(fc.constantFrom('42', '"x"', 'true', '[]')),
  examples: () => [
    { name: 'a number as the last line', input: caseOfLines([...linesOf(twoMessages), '42']) },
    { name: 'an array in the middle', input: withMiddle('[]') },
  ],
  expected: ids,
});

function withMiddle(line: string): SessionCase {
  const [head = '', ...rest] = linesOf(twoMessages);
  return caseOfLines([head, line, ...rest]);
}

const INVALID = [[0xe9], [0xff], [0xc3], [0xf0, 0x9f], [0xed, 0xa0, 0x80]] as const;

/** A session with these bytes in the middle of a text. */
function withInvalid(invalid: readonly number[]): SessionCase {
  const [before = '', after = ''] = linesOf(sessionOf(user('a1', 'caf|'), user('b2', 'after')))
    .map((line) => `${line}\n`)
    .join('')
    .split('|');
  return { bytes: Buffer.concat([bytesOf(before), Uint8Array.from(invalid), bytesOf(after)]) };
}

const invalidUtf8 = readingRule({
  ...requirement('lines/invalid-utf8'),
  method: 'session/read',
  maxRuns: 20,
  cases: () => fc.constantFrom(...INVALID).map(withInvalid),
  examples: () => [
    { name: 'a surrogate in three bytes', input: withInvalid([0xed, 0xa0, 0x80]) },
    { name: 'the first two of four bytes', input: withInvalid([0xf0, 0x9f]) },
  ],
  expected: words,
  view: WORDS_ALONE,
});

const blankLines = throughAny(readingRule, {
  ...requirement('lines/blank'),
  method: 'session/read',
  cases: withLines(blank),
  expected: ids,
});

const TEN_MEGABYTES = 10_000_000;
/** A session with a line of so many letters. */
const withLine = (length: number) => caseOf(sessionOf(user('a1', 'A'.repeat(length)), user('b2', 'after')));

const size = throughAny(readingRule, {
  ...requirement('lines/size'),
  method: 'session/branch',
  maxRuns: 1,
  cases: () => fc.constant(null).map(() => withLine(TEN_MEGABYTES)),
  smaller: () => withLine(TEN_MEGABYTES / 10),
  growth: { from: TEN_MEGABYTES / 80, full: TEN_MEGABYTES, input: withLine },
});

/** The same session, with text in it that is not normalized, of several bytes a character, and astral. */
const inOddWords = (made: Session): Session =>
  JSON.parse(
    JSON.stringify(made, (member, value: unknown) =>
      ODDLY.has(member) && typeof value === 'string' ? `${value} e\u0301 é 学术 🚀` : value,
    ),
  ) as Session;

const ODDLY: ReadonlySet<string> = new Set([...WORDS, 'text']);

const unicode = readingRule({
  ...requirement('lines/unicode'),
  method: 'session/read',
  cases: loaded({
    maxEntries: 4,
    text: 'hostile',
    shape: 'chain',
    types: ['message', 'custom_message', 'branch_summary', 'label', 'session_info'],
    roles: ['user', 'toolResult'],
  }),
  examples: (world) => [
    { name: 'a control character', input: caseOf(sessionOf(user('a1', 'x\u0000y'))) },
    { name: 'astral', input: caseOf(sessionOf(user('a1', '🚀𝒳'))) },
    { name: 'not normalized', input: caseOf(sessionOf(user('a1', 'e\u0301 é'))) },
    { name: 'wherever people write', input: caseOf(inOddWords(everyEntry(world))) },
  ],
  expected: words,
  view: WORDS_ALONE,
});

/** Halves of characters: JSON can say them, and many languages cannot hold them. */
const halves = fc
  .array(fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', 'x'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('x'));

const loneSurrogates = readingRule({
  ...requirement('lines/lone-surrogates'),
  method: 'session/read',
  maxRuns: 20,
  cases: () => halves.map((text) => caseOf(sessionOf(user('a1', text), user('b2', 'after')))),
  examples: () => [{ name: 'a lone surrogate', input: caseOf(sessionOf(user('a1', 'x\ud800y'))) }],
  expected: words,
  view: WORDS_ALONE,
});

export const linesSuite: Suite = {
  area: 'lines',
  title: 'Bytes and lines',
  rules: [
    json,
    crlf,
    separators,
    malformed,
    truncatedTail,
    noFinalNewline,
    bom,
    falsy,
    notAnObject,
    invalidUtf8,
    blankLines,
    size,
    unicode,
    loneSurrogates,
  ],
};
