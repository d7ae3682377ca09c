import { documented, observed } from '../../rule.ts';
import { anything, ids, named, type Tolerance } from './tolerating.ts';

/** Headers and lines that are broken. */

export const refused: readonly Tolerance[] = [
  {
    name: 'no-session',
    level: 'must',
    title: 'a file without a header, or with a header whose id is no string, is refused and left as it was',
    since: '0.80.3',
    source: documented(
      'CHANGELOG.md',
      '0.80.3',
      'reject non-empty invalid session files without overwriting them',
    ),
    method: 'session/read',
    of: named(/^header\/(missing|not-first|other-type)$/, /^header\/id-(missing|number|null)$/),
    unchanged: true,
  },
  {
    name: 'byte-order-mark',
    level: 'observed',
    title: 'a file with a byte-order mark before the header is refused and left as it was',
    since: '0.80.3',
    source: observed('refuses a file with a byte-order mark before the header'),
    method: 'session/read',
    of: named(/^lines\/byte-order-mark$/),
    unchanged: true,
  },
];

export const lines: readonly Tolerance[] = [
  {
    name: 'strange-lines',
    level: 'observed',
    title: 'lines that hold no JSON are skipped, and those around them are read',
    source: observed('skips lines that it cannot parse'),
    method: 'session/read',
    of: named(
      /^lines\/(plain-text|single-quotes|trailing-comma|not-a-number|comment|object-not-closed|closed-too-often)/,
      /^lines\/(nul-bytes|blank|white-space|cut|two-objects|raw-line-break|invalid-utf8|byte-order-mark-later|no-final|crlf)/,
    ),
    expected: ids,
  },
  {
    name: 'null-lines',
    level: 'observed',
    title: 'a line that holds null is skipped, and those around it are read',
    // Older releases throw at such a line.
    since: '0.78.1',
    source: observed('skips lines that hold null'),
    method: 'session/read',
    of: named(/^lines\/null$/),
    expected: ids,
  },
  {
    name: 'values-that-are-no-objects',
    level: 'observed',
    title: 'a line that holds JSON but no object is no entry',
    source: observed('takes a number, string, true or array for an entry without an id'),
    hazard: {
      pi: 'a last line of 42, "x", true or [] becomes the leaf, so the next append loses the history',
    },
    method: 'session/read',
    of: named(/^lines\/(number|string|array|true)$/),
    expected: ids,
  },
];

export const headers: readonly Tolerance[] = [
  {
    name: 'header-members',
    level: 'observed',
    title: 'a header with a member that is missing or wrong is read, and so are the entries',
    source: observed('looks at the type, id and version of a header alone when it opens a file'),
    method: 'session/read',
    of: named(
      /^header\/(id-empty|id-with|id-ends|timestamp|cwd|parent-session|in-the-tree|second|longer|version-newer|version-text)/,
    ),
    expected: ids,
  },
  {
    name: 'header-versions',
    level: 'observed',
    title: 'a header whose version is missing or wrong is answered or refused',
    source: observed('takes what is no number of 2 or more for version 1'),
    hazard: { pi: '`version: null` counts as 1 and flattens existing branches on disk' },
    method: 'session/read',
    of: named(/^header\/version-(missing|1|null|zero|negative|fraction|true)/),
    expected: anything,
    orRejected: true,
  },
];
