import fc from 'fast-check';
import { assistant, session, sessionBytes, sessionOf, user } from '../../generators/index.ts';
import { framed, linesOf, loaded, withLines } from '../asking/sessions-to-read.ts';
import { blank, unparsable } from './header.ts';
import { caseOf, caseOfLines, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import { documented, observed, type Suite } from '../rule.ts';

const BOM = '\uFEFF';
const bytesOf = (text: string) => new TextEncoder().encode(text);

const ids: Expected = ({ entries, leafId }) => ({ entries: entries.map(({ id }) => ({ id })), leafId });
const stored: Expected = ({ entries, leafId }) => ({ entries, leafId });

const twoMessages = sessionOf(user('a1', 'question A'), assistant('b2', 'answer A'));

const json = readingRule({
  id: 'lines/json',
  level: 'must',
  title: 'each line is one JSON object, whatever its white space, escapes and order of members',
  source: documented(
    'docs/session-format.md',
    'Session File Format',
    'Each line is a JSON object with a `type` field.',
  ),
  method: 'session/read',
  cases: framed({ maxEntries: 5 }),
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
  expected: stored,
});

const crlf = readingRule({
  id: 'lines/crlf',
  level: 'observed',
  title: 'a CR before the LF is dropped',
  source: observed('reads files with CR LF line ends'),
  method: 'session/read',
  cases: ({ features }) =>
    session({ features, maxEntries: 5 }).map((made) => ({ bytes: sessionBytes(made, { newline: 'crlf' }) })),
  expected: stored,
});

const separators = readingRule({
  id: 'lines/separators',
  level: 'must',
  title: 'U+2028, U+2029 and U+0085 inside a string end no line',
  source: documented(
    'docs/json.md',
    'Framing and process I/O',
    'Unicode line and paragraph separators are valid inside JSON strings and are not record boundaries.',
  ),
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
  expected: stored,
});

const malformed = readingRule({
  id: 'lines/malformed',
  level: 'observed',
  title: 'an unparsable line is skipped and the lines around it are read',
  source: observed('skips lines that are no JSON'),
  method: 'session/read',
  cases: withLines(unparsable),
  expected: ids,
});

const truncatedTail = readingRule({
  id: 'lines/truncated-tail',
  level: 'observed',
  title: 'a last line that was cut off is skipped, and everything before it is read',
  source: observed('skips a torn last line'),
  method: 'session/read',
  cases: ({ features }) =>
    fc
      .tuple(session({ features, minEntries: 1, maxEntries: 5 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([made, part]) => {
        const lines = linesOf(made);
        const last = bytesOf(lines.pop() ?? '');
        // At least one byte stays and at least the closing brace goes.
        const kept = last.subarray(0, 1 + Math.floor(part * (last.length - 2)));
        return { bytes: Buffer.concat([bytesOf(lines.map((line) => `${line}\n`).join('')), kept]) };
      }),
  expected: ids,
});

const noFinalNewline = readingRule({
  id: 'lines/no-final-newline',
  level: 'observed',
  title: 'a last line without LF is read',
  source: observed('reads a last line that no LF ends'),
  method: 'session/read',
  cases: ({ features }) =>
    session({ features, maxEntries: 5 }).map((made) => ({
      bytes: sessionBytes(made, { finalNewline: false }),
    })),
  expected: ids,
});

const bom = readingRule({
  id: 'lines/bom',
  level: 'observed',
  title: 'a file that begins with a byte-order mark is refused',
  since: '0.80.3',
  source: observed('refuses a file with a byte-order mark before the header; older releases read it'),
  method: 'session/read',
  cases: ({ features }) =>
    session({ features, maxEntries: 3 }).map((made) => ({
      bytes: Buffer.concat([bytesOf(BOM), sessionBytes(made)]),
    })),
  unchanged: true,
});

const falsy = readingRule({
  id: 'lines/falsy',
  level: 'observed',
  title: 'a line that holds null, false, 0 or "" is skipped',
  since: '0.78.1',
  source: observed('skips JSON values that are falsy'),
  method: 'session/read',
  cases: withLines(fc.constantFrom('null', 'false', '0', '""')),
  expected: ids,
});

const notAnObject = readingRule({
  id: 'lines/not-an-object',
  level: 'observed',
  title: 'a line that holds JSON but no object is no entry and does not become the leaf',
  since: '0.78.1',
  source: observed('takes a number, string, true or array for an entry without an id'),
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
  id: 'lines/invalid-utf8',
  level: 'observed',
  title: 'bytes that are no UTF-8 read as U+FFFD',
  source: observed('decodes a line with replacement characters'),
  method: 'session/read',
  maxRuns: 20,
  cases: () => fc.constantFrom(...INVALID).map(withInvalid),
  examples: () => [
    { name: 'a surrogate in three bytes', input: withInvalid([0xed, 0xa0, 0x80]) },
    { name: 'the first two of four bytes', input: withInvalid([0xf0, 0x9f]) },
  ],
  expected: stored,
});

const blankLines = readingRule({
  id: 'lines/blank',
  level: 'observed',
  title: 'blank lines are skipped',
  source: observed('skips lines of white space'),
  method: 'session/read',
  cases: withLines(blank),
  expected: ids,
});

const TEN_MEGABYTES = 10_000_000;
/** A session with a line of so many letters. */
const withLine = (length: number) => caseOf(sessionOf(user('a1', 'A'.repeat(length)), user('b2', 'after')));

const size = readingRule({
  id: 'lines/size',
  level: 'observed',
  title: 'a line of megabytes (an image) is read',
  source: observed('reads lines of any length'),
  method: 'session/branch',
  maxRuns: 1,
  cases: () => fc.constant(null).map(() => withLine(TEN_MEGABYTES)),
  smaller: () => withLine(TEN_MEGABYTES / 10),
});

const unicode = readingRule({
  id: 'lines/unicode',
  level: 'must',
  title: 'astral characters, combining marks, control characters and lone surrogates survive',
  source: documented(
    'docs/session-format.md',
    'Session File Format',
    'Sessions are stored as JSONL (JSON Lines) files.',
  ),
  method: 'session/read',
  cases: loaded({ maxEntries: 4, text: 'hostile', types: ['message', 'custom_message', 'session_info'] }),
  examples: () => [
    { name: 'astral', input: caseOf(sessionOf(user('a1', '🚀𝒳'))) },
    { name: 'a lone surrogate', input: caseOf(sessionOf(user('a1', 'x\ud800y'))) },
    { name: 'not normalized', input: caseOf(sessionOf(user('a1', 'e\u0301 é'))) },
  ],
  expected: stored,
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
  ],
};
