import { ids } from '../../asking/any-reading.ts';
import { anything, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** Headers and lines that are broken. */

export const refused: readonly Tolerance[] = [
  {
    ...requirement('tolerance/no-session'),
    method: 'session/read',
    of: named(
      'header/id-missing',
      'header/id-number',
      'header/id-null',
      'header/missing',
      'header/not-first',
      'header/other-type',
    ),
    unchanged: true,
  },
  {
    ...requirement('tolerance/byte-order-mark'),
    method: 'session/read',
    of: named('lines/byte-order-mark'),
    unchanged: true,
  },
];

export const lines: readonly Tolerance[] = [
  {
    ...requirement('tolerance/strange-lines'),
    method: 'session/read',
    of: named(
      'lines/plain-text',
      'lines/single-quotes',
      'lines/trailing-comma',
      'lines/not-a-number',
      'lines/comment',
      'lines/object-not-closed',
      'lines/closed-too-often',
      'lines/nul-bytes',
      'lines/blank',
      'lines/white-space',
      'lines/cut-in-the-middle',
      'lines/cut-off-tail',
      'lines/two-objects-in-one',
      'lines/raw-line-break-in-a-string',
      'lines/invalid-utf8',
      'lines/byte-order-mark-later',
      'lines/no-final-newline',
      'lines/crlf',
      'lines/blank-before-the-header',
      'lines/plain-text-before-the-header',
    ),
    expected: ids,
  },
  {
    ...requirement('tolerance/null-lines'),
    // Older releases throw at such a line.
    method: 'session/read',
    of: named('lines/null'),
    expected: ids,
  },
  {
    ...requirement('tolerance/values-that-are-no-objects'),
    hazard: {
      pi: 'a last line of 42, "x", true or [] becomes the leaf, so the next append loses the history',
    },
    method: 'session/read',
    of: named('lines/number', 'lines/string', 'lines/array', 'lines/true'),
    expected: ids,
  },
];

export const headers: readonly Tolerance[] = [
  {
    ...requirement('tolerance/header-members'),
    method: 'session/read',
    of: named(
      'header/id-empty',
      'header/id-with-slash',
      'header/id-with-space',
      'header/id-ends-in-dot',
      'header/version-text',
      'header/version-newer',
      'header/timestamp-missing',
      'header/timestamp-not-iso',
      'header/timestamp-number',
      'header/cwd-missing',
      'header/cwd-null',
      'header/parent-session-number',
      'header/parent-session-list',
      'header/in-the-tree',
      'header/second',
      'header/longer-than-a-mebibyte',
      'header/behind-a-mebibyte',
    ),
    expected: ids,
  },
  {
    ...requirement('tolerance/header-cwd'),
    // Through `session/info` the cwd itself is told, and that is text: what stands there instead is the reader's choice.
    method: 'session/read',
    of: named('header/cwd-number', 'header/cwd-list', 'header/cwd-object'),
    expected: ids,
  },
  {
    ...requirement('tolerance/header-versions'),
    hazard: { pi: '`version: null` counts as 1 and flattens existing branches on disk' },
    method: 'session/read',
    of: named(
      'header/version-missing',
      'header/version-1-with-ids',
      'header/version-null',
      'header/version-zero',
      'header/version-negative',
      'header/version-fraction',
      'header/version-true',
    ),
    expected: anything,
    orRejected: true,
  },
];
