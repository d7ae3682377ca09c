import fc from 'fast-check';
import { isoTime, roughWorkingDirectory, sessionId, workingDirectory } from '../../generators/index.ts';
import type { Platform } from '../../schema/protocol.ts';
import { directoryName, encodeDirectory, fileName, MAX_NAME_BYTES } from '../model/index.ts';
import { documented, observed, rule, type Expectation, type Rule, type Suite } from '../rule.ts';

const FORMAT = 'docs/session-format.md';
const LOCATION = 'File Location';
const FORMULA = 'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.';

const named = (name: string): Expectation => ({ anyOf: [{ result: { name } }] });

interface DirectoryRule extends Pick<Rule, 'id' | 'title' | 'level' | 'source' | 'since'> {
  readonly platform?: Platform;
  readonly directories: fc.Arbitrary<string> | (() => fc.Arbitrary<string>);
  /** Working directories to try first. */
  readonly such: readonly string[];
  readonly expected?: (cwd: string) => Expectation;
}

/** Which working directories come from bug reports: those that hold what the pattern says. */
const REPORTED: Readonly<Record<string, RegExp>> = {
  'B71-255-bytes': /^\/a{251,252}$/,
  'B71-long-cjk': /^\/学术/,
  'B73-dots-spaces-underscores-unicode':
    /^\/home\/u\/(\.config|My |x_y|été|e\u0301|a\*b|a%20b|tab\t|nl\n|trail)/,
  'B75-windows-path-on-posix': /^\/(srv\/C:|-lead|a-\/|--$)/,
};

function exampleName(cwd: string): string {
  const report = Object.keys(REPORTED).find((name) => REPORTED[name]?.test(cwd));
  return report === undefined ? cwd : `report ${report}, ${cwd}`;
}

/** A rule about the directory component of one working directory. */
const directoryRule = ({ platform = 'posix', directories, such, expected, ...shared }: DirectoryRule): Rule =>
  rule<string>({
    ...shared,
    method: 'path/directory',
    platform,
    inputs: () => (typeof directories === 'function' ? directories() : directories),
    examples: () => such.map((cwd) => ({ name: exampleName(cwd), input: cwd })),
    requests: (cwd) => [{ method: 'path/directory', params: { cwd, platform } }],
    expect: expected ?? ((cwd) => named(directoryName(cwd, platform))),
  });

const directory = directoryRule({
  id: 'naming/directory',
  level: 'must',
  title: 'one leading separator is dropped, "/", "\\" and ":" become "-", and "--" goes before and after',
  source: documented(FORMAT, LOCATION, FORMULA),
  directories: () => workingDirectory('posix'),
  such: ['/home/u/app', '/', '/a', '/-lead', '/a-/-b', '/--'],
});

const directoryOnWindows = directoryRule({
  id: 'naming/directory-windows',
  level: 'must',
  title: 'the drive letter stays; no separator and no colon survives',
  source: documented(FORMAT, LOCATION, FORMULA),
  platform: 'win32',
  directories: () => workingDirectory('win32'),
  such: ['C:\\Projects\\pi', 'C:\\', 'd:\\a b\\c.d'],
});

const keepsRest = directoryRule({
  id: 'naming/keeps-rest',
  level: 'must',
  title: 'everything else stays: spaces, dots, case, Unicode, "-"',
  source: documented(FORMAT, LOCATION, FORMULA),
  directories: () => workingDirectory('posix'),
  such: [
    '/home/u/.config/app.v2',
    '/home/u/My Documents/a b',
    '/home/u/x_y',
    '/home/u/été/🚀',
    '/home/u/e\u0301',
    '/home/u/a*b?c"d<e>f|g',
    '/home/u/a%20b',
    '/home/u/tab\there',
    '/home/u/nl\nhere',
    '/home/u/trail. ',
  ],
});

const separators = fc
  .array(fc.constantFrom('/', '\\', ':', 'a', 'B', '-'), { minLength: 1, maxLength: 12 })
  // A doubled or trailing slash would be resolved away first: that is another rule.
  .map(
    (parts) =>
      `/${parts
        .join('')
        .replaceAll(/\/+/g, '/')
        .replaceAll(/^\/|\/$/g, '')}`,
  );

const noSeparator = directoryRule({
  id: 'naming/no-separator',
  level: 'must',
  title: 'the name holds no "/", "\\" or ":"',
  source: documented(FORMAT, LOCATION, FORMULA),
  directories: separators,
  such: ['/srv/C:\\x', '/a:b', '/a\\b'],
});

const normalized = directoryRule({
  id: 'naming/normalized',
  level: 'observed',
  since: '0.75.5',
  title: 'trailing and doubled separators and dot segments are resolved first',
  source: observed('resolves the working directory before it is named'),
  directories: () => roughWorkingDirectory('posix'),
  such: ['/home/u/app/', '/a/../b', '//a///b', '/a/./b/.'],
});

const normalizedOnWindows = directoryRule({
  id: 'naming/normalized-windows',
  level: 'observed',
  title: 'the same with the path rules of Windows, where "/" separates as well',
  source: observed('resolves the working directory before it is named'),
  platform: 'win32',
  directories: () => roughWorkingDirectory('win32'),
  such: ['C:\\Projects\\pi\\', 'C:/Projects/pi', 'C:\\a\\..\\b'],
});

const fileUrl = directoryRule({
  id: 'naming/resolved',
  level: 'observed',
  title: 'a file: URL names the directory that it points at',
  since: '0.75.5',
  source: observed('accepts a file: URL for a working directory'),
  directories: fc.constantFrom('/home/u/app', '/a b/c', '/été').map((path) => `file://${encodeURI(path)}`),
  such: ['file:///home/u/app'],
  expected: (url) => named(directoryName(decodeURI(url.slice('file://'.length)), 'posix')),
});

const long = directoryRule({
  id: 'naming/long',
  level: 'observed',
  title: `a component of ${MAX_NAME_BYTES} bytes is made; a longer one is refused, not named otherwise`,
  source: observed('fails with ENAMETOOLONG for a component of more than 255 bytes'),
  directories: fc.integer({ min: 240, max: 300 }).map((length) => `/${'a'.repeat(length)}`),
  such: [`/${'a'.repeat(251)}`, `/${'a'.repeat(252)}`, `/${'学术哲学伦理逻辑/'.repeat(12)}x`],
  expected: (cwd) => {
    const name = directoryName(cwd, 'posix');
    return Buffer.byteLength(name) > MAX_NAME_BYTES ? { anyOf: [{ rejected: true }] } : named(name);
  },
});

const unc = directoryRule({
  id: 'naming/unc',
  level: 'observed',
  title: 'of the two leading separators of a network path one is dropped',
  source: observed('names \\\\server\\share\\p by the same formula'),
  platform: 'win32',
  directories: fc.constantFrom('server', 'nas-1').map((server) => `\\\\${server}\\share\\p`),
  such: ['\\\\server\\share\\p', '\\\\server\\share\\'],
});

const collision = rule<{ readonly one: string; readonly other: string }>({
  id: 'naming/collision',
  level: 'observed',
  title: 'different directories can share a name: only the cwd of the header tells them apart',
  source: observed('gives /a-b and /a/b one name'),
  method: 'path/directory',
  platform: 'posix',
  inputs: () =>
    fc
      .tuple(workingDirectory('posix'), fc.constantFrom('-', '/', ':', '\\'), fc.constantFrom('x', 'y'))
      .map(([cwd, joint, name]) => ({
        one: `${cwd === '/' ? '' : cwd}/a-${name}`,
        other: `${cwd === '/' ? '' : cwd}/a${joint}${name}`,
      })),
  examples: () => [
    { name: 'a hyphen, then a slash', input: { one: '/a-b', other: '/a/b' } },
    { name: 'a slash, then a hyphen', input: { one: '/a/b', other: '/a-b' } },
  ],
  requests: ({ one, other }) =>
    [one, other].map((cwd) => ({ method: 'path/directory', params: { cwd, platform: 'posix' } })),
  expect: ({ one }, [first]) =>
    first !== undefined && 'result' in first ? { anyOf: [first] } : named(encodeDirectory(one)),
});

interface FileInput {
  readonly timestamp: string;
  readonly sessionId: string;
}

const file = rule<FileInput>({
  id: 'naming/file',
  level: 'must',
  title: 'the file is <timestamp>_<session-id>.jsonl, with ":" and "." of the timestamp replaced by "-"',
  source: documented(FORMAT, LOCATION, '~/.pi/agent/sessions/--<path>--/<timestamp>_<session-id>.jsonl'),
  method: 'path/file',
  inputs: () => fc.record({ timestamp: isoTime(), sessionId: sessionId() }),
  examples: () => [
    {
      name: 'a UUID',
      input: { timestamp: '2026-10-01T09:00:00.000Z', sessionId: '0199a8f0-3b5c-7000-8000-0123456789ab' },
    },
    {
      name: 'a chosen id with dots',
      input: { timestamp: '2026-10-01T09:00:00.123Z', sessionId: 'my.session_1' },
    },
  ],
  requests: (params) => [{ method: 'path/file', params: { ...params } }],
  expect: ({ timestamp, sessionId: id }) => named(fileName(timestamp, id)),
});

export const namingSuite: Suite = {
  area: 'naming',
  title: 'Names of directories and files',
  rules: [
    directory,
    directoryOnWindows,
    keepsRest,
    noSeparator,
    normalized,
    normalizedOnWindows,
    fileUrl,
    long,
    unc,
    collision,
    file,
  ],
};
