import { posix } from 'node:path';
import fc from 'fast-check';
import { isoTime, roughWorkingDirectory, sessionId, workingDirectory } from '../../generators/index.ts';
import type { Platform } from '../../schema/protocol.ts';
import { directoryName, encodeDirectory, fileName, MAX_NAME_BYTES } from '../model/index.ts';
import { rule, type Folders, type RunRule, type Suite, type World } from '../rule.ts';
import type { Expectation } from '../question.ts';
import type { Requirement } from '../requirement.ts';
import { requirement } from '../requirements/index.ts';

const named = (name: string): Expectation => ({ anyOf: [{ result: { name } }] });

interface DirectoryRule extends Requirement {
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
const directoryRule = ({
  platform = 'posix',
  directories,
  such,
  expected,
  ...shared
}: DirectoryRule): RunRule =>
  rule<string>({
    kind: 'asked',
    ...shared,
    method: 'path/directory',
    platform,
    inputs: () => (typeof directories === 'function' ? directories() : directories),
    examples: () => such.map((cwd) => ({ name: exampleName(cwd), input: cwd })),
    requests: (cwd) => [{ method: 'path/directory', params: { cwd, platform } }],
    expect: expected ?? ((cwd) => named(directoryName(cwd, platform))),
  });

const directory = directoryRule({
  ...requirement('naming/directory'),
  directories: () => workingDirectory('posix'),
  such: ['/home/u/app', '/', '/a', '/-lead', '/a-/-b', '/--'],
});

const directoryOnWindows = directoryRule({
  ...requirement('naming/directory-windows'),
  platform: 'win32',
  directories: () => workingDirectory('win32'),
  such: ['C:\\Projects\\pi', 'C:\\', 'd:\\a b\\c.d', 'C:\\app~'],
});

const keepsRest = directoryRule({
  ...requirement('naming/keeps-rest'),
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
    '/home/u/app~',
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
  ...requirement('naming/no-separator'),
  directories: separators,
  such: ['/srv/C:\\x', '/a:b', '/a\\b'],
});

const normalized = directoryRule({
  ...requirement('naming/normalized'),
  directories: () => roughWorkingDirectory('posix'),
  such: ['/home/u/app/', '/a/../b', '//a///b', '/a/./b/.'],
});

const normalizedOnWindows = directoryRule({
  ...requirement('naming/normalized-windows'),
  platform: 'win32',
  directories: () => roughWorkingDirectory('win32'),
  such: ['C:\\Projects\\pi\\', 'C:/Projects/pi', 'C:\\a\\..\\b'],
});

const shellPaths = directoryRule({
  ...requirement('naming/shell-paths'),
  platform: 'win32',
  directories: fc
    .tuple(
      fc.constantFrom('', '/mnt', '/cygdrive'),
      fc.constantFrom('c', 'D', 'e'),
      fc.constantFrom('', '/', '/a b/c'),
    )
    .map(([mount, drive, rest]) => `${mount}/${drive}${rest}`),
  such: ['/c/Users/test', '/mnt/d/work', '/cygdrive/e/x', '/c', '/cc/x', '/mnt/x', '/c/', '/c/a\\b'],
});

/** Where a driver's own folders may stand, when there is no driver: in the golden set, and where rules are explained. */
const ELSEWHERE: Folders = { home: '/home/u', temporary: '/tmp' };

/** Working directories at, above, below and beside a folder. */
const around = (folder: string, what: string) =>
  Object.entries({
    at: folder,
    above: posix.dirname(folder),
    below: `${folder}/app`,
    'deep below': `${folder}/.config/a b/c.d`,
    beside: `${folder}-two`,
  }).map(([where, cwd]) => ({ name: `${where} ${what}`, input: cwd }));

/** Paths of Windows are named by other rules. */
const ownFolders = ({ folders = ELSEWHERE }: World): Folders =>
  folders.home.startsWith('/') ? folders : ELSEWHERE;

const aroundFolders = (world: World) => [
  ...around(ownFolders(world).home, 'the home folder'),
  ...around(ownFolders(world).temporary, 'the folder for temporary files'),
];

const homeAndTemporary: RunRule = {
  ...directoryRule({
    ...requirement('naming/home-and-temporary'),
    // The root alone would leave a separator at the end, which is the matter of another rule.
    directories: () => workingDirectory('posix').map((cwd) => `/home/u${cwd === '/' ? '' : cwd}`),
    such: [],
    expected: (cwd) => named(directoryName(cwd, 'posix')),
  }),
  maxRuns: 4,
  examples: aroundFolders,
};

/** A directory told from the home folder on, and the same in full. */
interface FromHome {
  readonly cwd: string;
  readonly full: string;
}

const fromHome = rule<FromHome>({
  kind: 'asked',
  ...requirement('naming/home'),
  method: 'path/directory',
  platform: 'posix',
  // What ~ stands for is known only of a driver.
  inputs: (world) => fc.constant({ cwd: '~', full: ownFolders(world).home }),
  maxRuns: 0,
  smaller: () => ({ cwd: ELSEWHERE.home, full: ELSEWHERE.home }),
  examples: ({ folders }) =>
    folders === undefined || !folders.home.startsWith('/')
      ? []
      : ['', '/app', '/a b/c.d', '/../u'].map((rest) => ({
          name: `~${rest}`,
          input: { cwd: `~${rest}`, full: `${folders.home}${rest}` },
        })),
  requests: ({ cwd }) => [{ method: 'path/directory', params: { cwd, platform: 'posix' } }],
  expect: ({ full }) => named(directoryName(full, 'posix')),
});

const fileUrl = directoryRule({
  ...requirement('naming/resolved'),
  directories: fc.constantFrom('/home/u/app', '/a b/c', '/été').map((path) => `file://${encodeURI(path)}`),
  such: ['file:///home/u/app'],
  expected: (url) => named(directoryName(decodeURI(url.slice('file://'.length)), 'posix')),
});

const long = directoryRule({
  ...requirement('naming/long'),
  directories: fc.integer({ min: 240, max: 300 }).map((length) => `/${'a'.repeat(length)}`),
  such: [`/${'a'.repeat(251)}`, `/${'a'.repeat(252)}`, `/${'学术哲学伦理逻辑/'.repeat(12)}x`],
  expected: (cwd) => {
    const name = directoryName(cwd, 'posix');
    return Buffer.byteLength(name) > MAX_NAME_BYTES ? { anyOf: [{ rejected: true }] } : named(name);
  },
});

const unc = directoryRule({
  ...requirement('naming/unc'),
  platform: 'win32',
  directories: fc.constantFrom('server', 'nas-1').map((server) => `\\\\${server}\\share\\p`),
  such: ['\\\\server\\share\\p', '\\\\server\\share\\'],
});

const collision = rule<{ readonly one: string; readonly other: string }>({
  kind: 'asked',
  ...requirement('naming/collision'),
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
  kind: 'asked',
  ...requirement('naming/file'),
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
    homeAndTemporary,
    noSeparator,
    normalized,
    normalizedOnWindows,
    shellPaths,
    fileUrl,
    fromHome,
    long,
    unc,
    collision,
    file,
  ],
};
