import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { activityOf, readSession, roleOf } from '../../suites/model/index.ts';
import { FINDING_METHODS } from '../../schema/protocol.ts';
import type { Params } from '../driver-kit/driver.ts';
import { finding, sessionsIn, shown, type Listed } from '../drivers/model-finder.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import type { Broken } from './breaking.ts';
import type { Answer } from './writing.ts';

type FinderMethod = (typeof FINDING_METHODS)[number];

/** The honest finder, with one method answered otherwise. */
const broken = (
  rule: string,
  steps: number,
  words: string,
  method: FinderMethod,
  answer: Answer,
): Broken => ({ rule, fault: words, steps, driver: createModelWriter({}, { [method]: answer }) });

const noCwd = ({ cwd: _any, ...params }: Params): Params => params;
const ignoringCwd =
  (method: FinderMethod): Answer =>
  (params) =>
    finding[method](noCwd(params));
const bytesOf = (path: string) => (statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0));
const namesIn = ({ directory }: Params) =>
  readdirSync(String(directory))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(String(directory), name));

/** Answers as if there were nothing, as soon as one file of the folder is odd. */
const hidingAll =
  (method: FinderMethod, isOdd: (path: string) => boolean): Answer =>
  (params) => {
    if (namesIn(params).some(isOdd)) return method === 'sessions/list' ? { sessions: [] } : { path: null };
    return finding[method](params);
  };

const isNoSession = (path: string) => {
  try {
    readSession(bytesOf(path));
    return false;
  } catch {
    return true;
  }
};
const firstBytes = (path: string, count: number) => bytesOf(path).subarray(0, count);
/** Looks for a header in the first bytes of a file, and nowhere else. */
const withinFirst =
  (count: number): Answer =>
  (params) => ({
    path:
      sessionsIn(params)
        .filter(({ path }) => firstBytes(path, count).includes(0x0a))
        .sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
  });
const onFirstLine: Answer = (params) => ({
  path:
    sessionsIn(params)
      .filter(({ path }) => readFileSync(path, 'utf8').startsWith('{"type":"session"'))
      .sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
});

const hasOddCwd = (path: string): boolean => {
  try {
    return typeof readSession(bytesOf(path)).header['cwd'] !== 'string';
  } catch {
    return false;
  }
};

/** When something was said last, by the times of messages alone. */
const lastSaid = ({ session }: Listed): number =>
  Math.max(
    0,
    ...session.entries.map(({ message }) =>
      Number((message as { timestamp?: unknown } | undefined)?.timestamp ?? 0),
    ),
  );

/** When the last message was stored, whoever it is of; of a session without one, when it was made. */
const lastEntry = ({ session: { header, entries } }: Listed): number =>
  Date.parse(
    String(entries.findLast(({ type }) => type === 'message')?.['timestamp'] ?? header['timestamp']),
  );

/** When somebody said something; never, where nobody did. */
const saidOnly = ({ session }: Listed): number =>
  session.entries.some((entry) => ['user', 'assistant'].includes(String(roleOf(entry))))
    ? activityOf(session)
    : 0;

export const brokenFinders: readonly Broken[] = [
  broken('find/latest', 3, 'the latest is the last by name', 'sessions/latest', (params) => ({
    path: sessionsIn(params).at(-1)?.path ?? null,
  })),
  broken(
    'find/cwd',
    2,
    'the working directory is not looked at',
    'sessions/latest',
    ignoringCwd('sessions/latest'),
  ),
  broken(
    'find/cwd-resolved',
    2,
    'working directories are compared as text',
    'sessions/latest',
    ({ cwd, ...params }) => ({
      path:
        sessionsIn(params)
          .filter(({ info }) => cwd === undefined || info.cwd === cwd)
          .sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
    }),
  ),
  broken(
    'find/list-cwd',
    2,
    'the working directory is not looked at',
    'sessions/list',
    ignoringCwd('sessions/list'),
  ),
  broken('find/list', 2, 'sessions without a message are not listed', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .filter(({ info }) => info.messageCount > 0)
      .map(shown),
  })),
  broken('find/list-members', 2, 'the name is the file name', 'sessions/list', (params) => ({
    sessions: sessionsIn(params).map((one) => ({ ...shown(one), name: one.path })),
  })),
  broken('find/order', 3, 'a list stands by modification', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .sort((one, other) => other.modified - one.modified)
      .map(shown),
  })),
  broken('find/id', 2, 'the beginning of an id is enough', 'sessions/find', (params) => ({
    path:
      sessionsIn(params).find(({ info }) => String(info.id).startsWith(String(params['sessionId'])))?.path ??
      null,
  })),
  broken('find/header-id-only', 2, 'the id is looked for in file names', 'sessions/find', (params) => ({
    path: sessionsIn(params).find(({ path }) => path.includes(String(params['sessionId'])))?.path ?? null,
  })),
  broken(
    'find/corrupt-neighbour',
    3,
    'one odd file hides all sessions',
    'sessions/latest',
    hidingAll('sessions/latest', isNoSession),
  ),
  broken(
    'find/corrupt-neighbour-list',
    3,
    'one odd file hides all sessions',
    'sessions/list',
    hidingAll('sessions/list', isNoSession),
  ),
  broken(
    'find/corrupt-neighbour-find',
    4,
    'one odd file hides all sessions',
    'sessions/find',
    hidingAll('sessions/find', isNoSession),
  ),
  broken(
    'find/dangling-link',
    3,
    'a link that leads nowhere hides all sessions',
    'sessions/latest',
    hidingAll('sessions/latest', (path) => !existsSync(path)),
  ),
  broken(
    'find/dangling-link-list',
    3,
    'a link that leads nowhere hides all sessions',
    'sessions/list',
    hidingAll('sessions/list', (path) => !existsSync(path)),
  ),
  broken(
    'find/long-header',
    2,
    'headers are read from the first 512 bytes',
    'sessions/latest',
    withinFirst(512),
  ),
  broken(
    'find/huge-header',
    2,
    'headers are read from the first mebibyte',
    'sessions/latest',
    withinFirst(1024 * 1024),
  ),
  broken('find/leading-noise', 2, 'a header is looked for on the first line', 'sessions/latest', onFirstLine),
  broken('find/root', 4, 'the first project alone is listed', 'sessions/list', (params) => {
    const { sessions } = finding['sessions/list'](params);
    const [first] = sessions;
    return { sessions: sessions.filter(({ path }) => first && dirname(path) === dirname(first.path)) };
  }),
  broken('find/linked-projects', 4, 'folders that are links are passed over', 'sessions/list', (params) => ({
    sessions: finding['sessions/list'](params).sessions.filter(
      ({ path }) => !lstatSync(dirname(path)).isSymbolicLink(),
    ),
  })),
  ...(['find/header-cwd', 'find/header-cwd-list'] as const).map((rule) => {
    const method = rule === 'find/header-cwd' ? 'sessions/latest' : 'sessions/list';
    return broken(
      rule,
      3,
      'a working directory that is not a string ends the search',
      method,
      hidingAll(method, hasOddCwd),
    );
  }),
  broken(
    'find/order',
    3,
    'a message without a time of its own was never said',
    'sessions/list',
    (params) => ({
      sessions: sessionsIn(params)
        .sort((one, other) => lastSaid(other) - lastSaid(one))
        .map(shown),
    }),
  ),
  broken(
    'find/order',
    3,
    'a result of a tool is something that somebody said',
    'sessions/list',
    (params) => ({
      sessions: sessionsIn(params)
        .sort((one, other) => lastEntry(other) - lastEntry(one))
        .map(shown),
    }),
  ),
  broken('find/order', 3, 'a session in which nothing was said is the oldest', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .sort((one, other) => saidOnly(other) - saidOnly(one))
      .map(shown),
  })),
  broken(
    'find/leading-noise',
    2,
    'a header is looked for in the first 4 KiB',
    'sessions/latest',
    (params) => ({
      path:
        sessionsIn(params)
          .filter(({ path }) => firstBytes(path, 4_096).toString().includes('"type":"session"'))
          .sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
    }),
  ),
  broken('find/header-types', 2, 'any header makes a session', 'sessions/latest', (params) => ({
    path: namesIn(params).sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0] ?? null,
  })),
  broken('find/separators', 2, 'lines end at U+2028, U+2029 and U+0085, too', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .filter(({ path }) => !/[\u2028\u2029\u0085]/.test(readFileSync(path, 'utf8').split('\n')[0] ?? ''))
      .map(shown),
  })),
  broken('find/none', 2, 'an empty folder is an error', 'sessions/latest', (params) => {
    const { path } = finding['sessions/latest'](params);
    if (path === null) throw new Rejected('there is no session');
    return { path };
  }),
  broken('find/linked-folder', 4, 'folders that are links are empty', 'sessions/list', (params) =>
    lstatSync(String(params['directory'])).isSymbolicLink()
      ? { sessions: [] }
      : finding['sessions/list'](params),
  ),
  broken('find/many', 3, 'a list has at most 1,000 sessions', 'sessions/list', (params) => ({
    sessions: sessionsIn(params).slice(0, 1_000).map(shown),
  })),
];
