import { readFileSync, renameSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  branchOf,
  contextAnswer,
  contextOf,
  isObject,
  readSession,
  roleOf,
  selectEntries,
  type JsonObject,
} from '../../suites/model/index.ts';
import { entryTypes } from '../../schema/index.ts';
import { headerOf } from '../../suites/driving/bytes.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { HONEST } from '../drivers/model/habits.ts';
import {
  answering as readingOtherwise,
  answeringInstead,
  branchIn,
  leafOf,
  type Broken,
} from './breaking.ts';
import { answering, fault, isLabel, linesOf, rewrite, sourceIn } from './writing.ts';

/** What a table of examples is there for: each of these was met by chance, or never. */

const isKnownType = ({ type }: JsonObject) => entryTypes.some((known) => known === type);
const byTime = (one: JsonObject, other: JsonObject) =>
  String(one['timestamp']) < String(other['timestamp']) ? -1 : 1;
const withoutDetails = ({ details: _gone, ...members }: JsonObject) => members;

/** A copy whose header is written anew. */
const headed = (
  how: 'fork' | 'clone',
  words: string,
  change: (header: JsonObject, source: JsonObject) => JsonObject,
): Broken =>
  answering(`${how}/header`, 2, words, `session/${how}`, (params, honest) => {
    const made = honest(params) as { path: string | null };
    if (made.path === null) return made;
    const [header = '{}', ...rest] = linesOf(made.path);
    const source = headerOf(readFileSync(sourceIn(params))) ?? {};
    rewrite(made.path, [JSON.stringify(change(JSON.parse(header) as JsonObject, source)), ...rest]);
    return made;
  });

const copies: readonly Broken[] = [
  ...(['fork', 'clone'] as const).flatMap((how) => [
    headed(how, 'a copy has the time of its source', (header, { timestamp }) => ({ ...header, timestamp })),
    headed(how, 'a copy names the parent of its source', (header, { parentSession }) => ({
      ...header,
      parentSession: parentSession ?? header['parentSession'],
    })),
    headed(how, 'a copy works where its driver does', (header) => ({ ...header, cwd: process.cwd() })),
    headed(how, 'a copy has the version of none', ({ version: _none, ...header }) => header),
    headed(how, 'a copy has the version of its source', (header, { version }) => ({ ...header, version })),
  ]),
  ...(
    [
      ['entries of types that nobody knows are left out', (entries) => entries.filter(isKnownType)],
      ['entries lose their details', (entries) => entries.map(withoutDetails)],
      ['entries stand by their time', (entries) => [...entries].sort(byTime)],
    ] satisfies [string, (entries: readonly JsonObject[]) => readonly JsonObject[]][]
  ).flatMap(([words, change]) => [
    fault('fork/history', 2, `of a fork: ${words}`, { forkEntries: ({ entries }) => change(entries) }),
    fault('clone/branch-only', 2, `of a clone: ${words}`, {
      cloneEntries: (source, branch) => change(HONEST.cloneEntries(source, branch)),
    }),
  ]),
  fault('fork/history', 2, 'a fork has the active branch alone', {
    forkEntries: (source) => branchOf(source, undefined),
  }),
  fault('fork/cwd-resolved', 2, 'the working directory is stored as it was given', { cwdOf: (cwd) => cwd }),
  fault('clone/labels', 2, 'labels that stand on another branch are left behind', {
    cloneEntries: (source, branch) => {
      const own = new Set(branch.map(({ id }) => id));
      const entries = source.entries.filter((entry) => !isLabel(entry) || own.has(entry.id));
      return HONEST.cloneEntries({ ...source, entries }, branch);
    },
  }),
  ...([0, 1] as const).map((which) =>
    fault(
      'clone/kept-label',
      2,
      `of two labels in a row only the ${which === 0 ? 'first' : 'second'} is replaced`,
      {
        cloneEntries: (source, branch) =>
          HONEST.cloneEntries(source, branch).map((entry) => {
            const kept = branch.find(({ id }) => id === entry['id'])?.['firstKeptEntryId'];
            const at = branch.findIndex(({ id }) => id === kept);
            const neighbour = branch[which === 0 ? at - 1 : at + 1];
            const isOther = neighbour !== undefined && isLabel(neighbour);
            return entry['type'] === 'compaction' && isOther ? { ...entry, firstKeptEntryId: kept } : entry;
          }),
      },
    ),
  ),
  fault('clone/when-stored', 2, 'a clone is stored with its first message of any kind', {
    storesClone: (entries) => entries.some(({ type }) => type === 'message'),
  }),
  fault('clone/when-stored', 2, 'a clone waits for a question', {
    storesClone: (entries) => entries.some((entry) => roleOf(entry) === 'user'),
  }),
];

const IMPORT = 'session/import';
const imports: readonly Broken[] = [
  answering('import/directory', 2, 'a session is stored under another ending', IMPORT, (params, honest) => {
    const { path } = honest(params) as { path: string };
    renameSync(path, `${path}.json`);
    return { path: `${path}.json` };
  }),
  answering('import/source', 2, 'the file is moved', IMPORT, (params, honest) => {
    const made = honest(params);
    unlinkSync(sourceIn(params));
    return made;
  }),
  answering('import/history', 2, 'the active branch alone is imported', IMPORT, (params, honest) => {
    const { path } = honest(params) as { path: string };
    const read = readSession(readFileSync(path));
    rewrite(
      path,
      [read.header, ...branchOf(read, undefined)].map((line) => JSON.stringify(line)),
    );
    return { path };
  }),
  answering('import/history', 3, 'a name that is taken is an error', IMPORT, (params, honest) => {
    const { path } = honest(params) as { path: string };
    if (basename(path) !== basename(sourceIn(params))) throw new Rejected('the name is taken');
    return { path };
  }),
  answering(
    'import/already-there',
    2,
    'a file that lies there is given a line break',
    IMPORT,
    (params, honest) => {
      const made = honest(params) as { path: string };
      if (dirname(made.path) === dirname(sourceIn(params))) rewrite(made.path, [...linesOf(made.path), '']);
      return made;
    },
  ),
];

const info = (
  rule: string,
  words: string,
  entries: number,
  change: Parameters<typeof readingOtherwise<'session/info'>>[1],
): Broken => ({ rule, fault: words, entries, driver: readingOtherwise('session/info', change) });

const infos: readonly Broken[] = [
  info('info/name-trimmed', 'a name is shown with the white space around it', 3, (told, { session }) => {
    const last = session().entries.findLast(({ type }) => type === 'session_info')?.['name'];
    return { ...told, name: typeof last === 'string' && last !== '' ? last : null };
  }),
  info('info/name-trimmed', 'white space in a name is one space', 3, (told) => ({
    ...told,
    name: told.name?.split(/\s+/).join(' ') ?? null,
  })),
  info('info/name', 'a name has 60 letters at most', 3, (told) => ({
    ...told,
    name: told.name?.slice(0, 60) ?? null,
  })),
  info('info/label', 'labels are shown in small letters', 2, (told) => ({
    ...told,
    labels: Object.fromEntries(
      Object.entries(told.labels).map(([id, text]) => [id, text?.toLowerCase() ?? null]),
    ),
  })),
  info('info/first-message', 'a first message has 1,000 letters at most', 1, (told) => ({
    ...told,
    firstMessage: told.firstMessage?.slice(0, 1_000) ?? null,
  })),
  info('info/first-message', 'the first message is that of the branch', 2, (told, { session }) => {
    const first = branchOf(session(), undefined).find((entry) => roleOf(entry) === 'user');
    const content = isObject(first?.['message']) ? first['message']['content'] : undefined;
    return typeof content === 'string' && content !== '' ? { ...told, firstMessage: content } : told;
  }),
  info('info/header', 'the parent is told by its name alone', 1, (told) => ({
    ...told,
    parentSession: typeof told.parentSession === 'string' ? basename(told.parentSession) : null,
  })),
];

const readers: readonly Broken[] = [
  {
    rule: 'compaction/one-summary',
    fault: 'the summary of an older compaction is sent once more',
    entries: 4,
    driver: answeringInstead('session/context', (call) => {
      const read = call.session();
      const [, ...others] = selectEntries(branchIn(call, read));
      const answer = contextAnswer(contextOf(read, leafOf(call)));
      const older = others.filter(({ type }) => type === 'compaction');
      const sent = older.map(({ id, summary }) => ({
        entryId: id,
        message: { role: 'compactionSummary', summary },
      }));
      return { ...answer, messages: [...answer.messages, ...sent] };
    }),
  },
  {
    rule: 'migrate/v1-chain',
    fault: 'entries of types that nobody knows do not come along',
    driver: answeringInstead('session/read', (call) => {
      const { header, entries, leafId } = call.session();
      return { header, entries: entries.filter(isKnownType), leafId };
    }),
  },
];

const SHAPES: Readonly<Record<string, (replacement: unknown) => boolean>> = {
  'null is content': (one) => isObject(one) && one['content'] === null,
  'one block is content': (one) => isObject(one) && isObject(one['content']),
  'no replacement is one of null': (one) => one === undefined,
  'a list of blocks is a replacement': (one) => Array.isArray(one),
};

const writers: readonly Broken[] = [
  ...Object.entries(SHAPES).map(([words, isTaken]) =>
    fault('edit/shape', 4, words, {
      check: (entry, session) => {
        const { type, replacement } = entry;
        const taken = type === 'context_edit' && isTaken(replacement);
        HONEST.check(taken ? { ...entry, replacement: null } : entry, session);
      },
      finish: (entry, session) => ({ replacement: null, ...HONEST.finish(entry, session) }),
    }),
  ),
  fault('write/checkpoint', 6, 'a compaction forgets the prompt', {
    finish: (entry, session) => {
      const { systemMessage: _gone, ...made } = HONEST.finish(entry, session);
      return made;
    },
  }),
  fault('write/cwd-resolved', 3, 'the working directory is stored as it was given', { cwdOf: (cwd) => cwd }),
  fault('write/occupied', 4, 'a new session is written behind what lies there', {
    addLines: (path, text, session) => HONEST.addLines(path, text, { ...session, stored: true }),
  }),
  fault('write/new-session', 4, 'a new session is stored elsewhere', {
    renew: (fresh) => ({ ...fresh, path: join(dirname(fresh.path), 'new', basename(fresh.path)) }),
  }),
  answering(
    'write/branch-summary',
    8,
    'a branch is summarized once',
    'session/navigate',
    (params, honest) => {
      const { handle, summary, ...move } = params;
      if (summary === undefined || !SUMMARIZED.has(handle)) {
        if (summary !== undefined) SUMMARIZED.add(handle);
        return honest(params);
      }
      return honest({ handle, ...move });
    },
  ),
  fault('write/accepted', 8, 'what stands on another branch is not labelled', {
    check: (entry, session) => {
      HONEST.check(entry, session);
      const read = { header: {}, entries: session.entries, leafId: session.leafId, byId: new Map() };
      const byId = new Map(session.entries.map((one) => [one.id, one]));
      const own = session.leafId === null ? [] : branchOf({ ...read, byId }, session.leafId);
      if (entry['type'] === 'label' && own.every(({ id }) => id !== entry['targetId']))
        throw new Rejected('the target is on another branch');
    },
  }),
];

/** Handles through which a summary was stored. */
const SUMMARIZED = new Set<unknown>();

export const brokenForTables: readonly Broken[] = [...copies, ...imports, ...infos, ...readers, ...writers];
