import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  activityOf,
  branchOf,
  isObject,
  readSession,
  roleOf,
  type Entry,
  type JsonObject,
} from '../../suites/model/index.ts';
import { finding, sessionsIn, shown } from '../drivers/model-finder.ts';
import { type Broken } from './breaking.ts';
import { answering } from './writing.ts';

/** Finders that take one session for another, or one time: each is met by a table, and not by chance. */

/** The honest finder, with one method answered from other sessions. */
const found = (
  rule: string,
  steps: number,
  words: string,
  method: 'sessions/latest' | 'sessions/list' | 'sessions/find',
  answer: (params: JsonObject) => unknown,
): Broken => answering(rule, steps, words, method, answer);

/** The last of the branch that somebody said, in place of the last of the file. */
const saidOnBranch = (path: string): number => {
  const read = readSession(readFileSync(path));
  return activityOf({ ...read, entries: branchOf(read, undefined) });
};

const ordered = (words: string, time: (path: string) => number): Broken =>
  found('find/order', 4, words, 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .sort((one, other) => time(other.path) - time(one.path))
      .map(shown),
  }));

const messagesIn = (path: string) =>
  readSession(readFileSync(path)).entries.filter((entry) =>
    ['user', 'assistant'].includes(String(roleOf(entry))),
  );

const timeOf = ({ message }: Entry): number => Number(isObject(message) ? message['timestamp'] : 0);

const alikeCwd = (isAlike: (one: string, asked: string) => boolean) => (params: JsonObject) => {
  const { cwd, ...rest } = params;
  return sessionsIn(rest).filter(
    ({ info }) => cwd === undefined || (typeof info.cwd === 'string' && isAlike(info.cwd, String(cwd))),
  );
};

const ALIKE: Readonly<Record<string, (one: string, asked: string) => boolean>> = {
  'projects above are the same one': (one, asked) => asked.startsWith(one),
  'projects are told apart by their last name': (one, asked) => basename(one) === basename(asked),
  'projects are told apart by the name of their folder': (one, asked) =>
    one.replaceAll(/[/:]/g, '-') === asked.replaceAll(/[/:]/g, '-'),
};

export const brokenForFindingTables: readonly Broken[] = [
  ordered('what was said last in the file counts', (path) => timeOf(messagesIn(path).at(-1) as Entry)),
  ordered('questions alone are said', (path) =>
    Math.max(
      0,
      ...messagesIn(path)
        .filter((one) => roleOf(one) === 'user')
        .map(timeOf),
    ),
  ),
  ordered('the active branch alone counts', saidOnBranch),
  ordered('the times of entries count', (path) =>
    Math.max(0, ...messagesIn(path).map((entry) => Date.parse(String(entry['timestamp'])))),
  ),
  found('find/latest', 3, 'times are told in seconds', 'sessions/latest', (params) => ({
    path:
      sessionsIn(params).sort(
        (one, other) =>
          Math.floor(statSync(other.path).mtimeMs / 1_000) - Math.floor(statSync(one.path).mtimeMs / 1_000) ||
          (one.path < other.path ? 1 : -1),
      )[0]?.path ?? null,
  })),
  found('find/latest', 5, 'sessions of older versions are passed over', 'sessions/latest', (params) => ({
    path:
      sessionsIn(params)
        .filter(({ path }) => readFileSync(path, 'utf8').startsWith('{"type":"session","version":3'))
        .sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
  })),
  found('find/list', 5, 'sessions of newer versions are passed over', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .filter(({ session }) => Number(session.header['version'] ?? 1) <= 3)
      .map(shown),
  })),
  found('find/list', 8, 'files whose name begins with a dot are passed over', 'sessions/list', (params) => ({
    sessions: sessionsIn(params)
      .filter(({ path }) => !basename(path).startsWith('.'))
      .map(shown),
  })),
  ...Object.entries(ALIKE).flatMap(([words, isAlike]) => [
    found('find/list-cwd', 3, words, 'sessions/list', (params) => ({
      sessions: alikeCwd(isAlike)(params).map(shown),
    })),
    found('find/cwd', 3, words, 'sessions/latest', (params) => ({
      path: alikeCwd(isAlike)(params).sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
    })),
  ]),
  found(
    'find/header-cwd-list',
    4,
    'a session without a working directory is of every project',
    'sessions/list',
    (params) => ({
      sessions: sessionsIn({ ...params, cwd: undefined })
        .filter(({ info }) => params['cwd'] === undefined || !info.cwd || info.cwd === params['cwd'])
        .map(shown),
    }),
  ),
  ...(
    [
      [
        'ids are told apart by their letters alone',
        (one, asked) => one.toLowerCase() === asked.toLowerCase(),
      ],
      ['the end of an id is enough', (one, asked) => asked !== '' && one.endsWith(asked)],
      ['white space around an id is nothing', (one, asked) => one === asked.trim()],
    ] satisfies [string, (one: string, asked: string) => boolean][]
  ).map(([words, isSame]) =>
    found('find/id', 3, words, 'sessions/find', (params) => ({
      path:
        sessionsIn(params).find(({ info }) => isSame(String(info.id), String(params['sessionId'])))?.path ??
        null,
    })),
  ),
  found('find/id', 3, 'an entry of this id is enough', 'sessions/find', (params) => ({
    path:
      finding['sessions/find'](params).path ??
      sessionsIn(params).find(({ session }) => session.byId.has(String(params['sessionId'])))?.path ??
      null,
  })),
  found('find/root', 7, 'three projects are listed', 'sessions/list', (params) => {
    const { sessions } = finding['sessions/list'](params);
    const folders = [...new Set(sessions.map(({ path }) => dirname(path)))].slice(0, 3);
    return { sessions: sessions.filter(({ path }) => folders.includes(dirname(path))) };
  }),
];
