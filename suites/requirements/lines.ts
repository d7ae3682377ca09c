import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';

export const linesRequirements = {
  'lines/json': {
    level: 'must',
    title: 'each line is one JSON object in UTF-8, whatever its white space, escapes and order of members',
    source: documented(FORMAT, 'Session File Format', 'Each line is a JSON object with a `type` field.'),
  },
  'lines/crlf': {
    level: 'observed',
    title: 'a CR before the LF is dropped',
    source: observed('reads files with CR LF line ends'),
  },
  'lines/separators': {
    level: 'must',
    title: 'U+2028, U+2029 and U+0085 inside a string do not end a line',
    source: documented(
      'docs/json.md',
      'Framing and process I/O',
      'Unicode line and paragraph separators are valid inside JSON strings and are not record boundaries.',
    ),
  },
  'lines/malformed': {
    level: 'observed',
    title: 'an unparsable line is skipped and the lines around it are read',
    source: observed('skips lines that are not JSON'),
  },
  'lines/truncated-tail': {
    level: 'observed',
    title: 'a last line that was cut off is skipped, and everything before it is read',
    source: observed('skips a torn last line'),
  },
  'lines/no-final-newline': {
    level: 'observed',
    title: 'a last line without LF is read',
    source: observed('reads a last line that no LF ends'),
  },
  'lines/bom': {
    level: 'observed',
    title: 'a file that begins with a byte-order mark is refused',
    since: '0.80.3',
    source: observed('refuses a file with a byte-order mark before the header; older releases read it'),
  },
  'lines/falsy': {
    level: 'observed',
    title: 'a line that holds null, false, 0 or "" is skipped',
    since: '0.78.1',
    source: observed('skips JSON values that are falsy'),
  },
  'lines/not-an-object': {
    level: 'observed',
    title: 'a JSON line that is not an object is not an entry and does not become the leaf',
    since: '0.78.1',
    source: observed('takes a number, string, true or array for an entry without an id'),
  },
  'lines/invalid-utf8': {
    level: 'observed',
    title: 'bytes that are not UTF-8 read as U+FFFD',
    source: observed('decodes a line with replacement characters'),
  },
  'lines/blank': {
    level: 'observed',
    title: 'blank lines are skipped',
    source: observed('skips lines of white space'),
  },
  'lines/size': {
    level: 'observed',
    title: 'a line several megabytes long (an image) is read',
    source: observed('reads lines of any length'),
  },
  'lines/unicode': {
    level: 'must',
    title: 'astral characters, combining marks and control characters survive',
    source: documented(FORMAT, 'Session File Format', 'Sessions are stored as JSONL (JSON Lines) files.'),
  },
  'lines/lone-surrogates': {
    level: 'observed',
    title: 'a half of a character (a lone surrogate) survives',
    source: observed('keeps unpaired surrogates, which JSON can say and many languages cannot hold'),
  },
  'lines/length': {
    level: 'observed',
    title: 'a line fits into one string',
    source: observed('fails on a line that is longer than a JavaScript string can be'),
    formerly: ['lines/size'],
  },
} as const satisfies RequirementTable;
