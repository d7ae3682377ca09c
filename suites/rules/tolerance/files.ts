import { anything, ids, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** Headers and lines that are broken. */

export const refused: readonly Tolerance[] = [
  {
    ...requirement('tolerance/no-session'),
    method: 'session/read',
    of: named(/^header\/(missing|not-first|other-type)$/, /^header\/id-(missing|number|null)$/),
    unchanged: true,
  },
  {
    ...requirement('tolerance/byte-order-mark'),
    method: 'session/read',
    of: named(/^lines\/byte-order-mark$/),
    unchanged: true,
  },
];

export const lines: readonly Tolerance[] = [
  {
    ...requirement('tolerance/strange-lines'),
    method: 'session/read',
    of: named(
      /^lines\/(plain-text|single-quotes|trailing-comma|not-a-number|comment|object-not-closed|closed-too-often)/,
      /^lines\/(nul-bytes|blank|white-space|cut|two-objects|raw-line-break|invalid-utf8|byte-order-mark-later|no-final|crlf)/,
    ),
    expected: ids,
  },
  {
    ...requirement('tolerance/null-lines'),
    // Older releases throw at such a line.
    method: 'session/read',
    of: named(/^lines\/null$/),
    expected: ids,
  },
  {
    ...requirement('tolerance/values-that-are-no-objects'),
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
    ...requirement('tolerance/header-members'),
    method: 'session/read',
    of: named(
      /^header\/(id-empty|id-with|id-ends|timestamp|cwd|parent-session|in-the-tree|second|longer|version-newer|version-text)/,
    ),
    expected: ids,
  },
  {
    ...requirement('tolerance/header-versions'),
    hazard: { pi: '`version: null` counts as 1 and flattens existing branches on disk' },
    method: 'session/read',
    of: named(/^header\/version-(missing|1|null|zero|negative|fraction|true)/),
    expected: anything,
    orRejected: true,
  },
];
