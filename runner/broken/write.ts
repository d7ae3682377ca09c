import {
  appendFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contextAnswer,
  contextOf,
  readSession,
  roleOf,
  type Entry,
  type JsonObject,
} from '../../suites/model/index.ts';
import { FINDING_METHODS, type Method } from '../../schema/protocol.ts';
import type { Params } from '../driver-kit/driver.ts';
import { finding, sessionsIn, shown } from '../drivers/model-finder.ts';
import {
  cloneEntries,
  createModelWriter,
  HONEST,
  type OpenSession,
  type WriterHabits,
} from '../drivers/model-writer.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import type { Broken } from './breaking.ts';

/** A writer with one fault, and the rule that must find it, with at most so many steps left. */
const fault = (rule: string, steps: number, words: string, habits: Partial<WriterHabits>): Broken => ({
  rule,
  fault: words,
  steps,
  driver: createModelWriter(habits),
});

const sourceIn = (params: Params) => String(params['path']);

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
const rewrite = (path: string, lines: readonly string[]) =>
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));

/** Every line read and written again, in its own way. */
const rewriteOnOpen = ({ path }: OpenSession) => {
  const lines = linesOf(path).map((line) => JSON.stringify({ rewritten: true, ...JSON.parse(line) }));
  rewrite(path, lines);
};

/** An edit whose text for a role is stored in another form. */
function withReplacement(
  entry: Entry,
  session: OpenSession,
  role: string,
  change: (content: string) => unknown,
): JsonObject {
  const target = session.entries.find(({ id }) => id === entry['targetId']);
  const { content } = (entry['replacement'] ?? {}) as { content?: unknown };
  return entry.type === 'context_edit' && typeof content === 'string' && target && roleOf(target) === role
    ? { ...entry, replacement: { content: change(content) } }
    : HONEST.finish(entry, session);
}

const countFrom = () => {
  const counts = new WeakMap<OpenSession, number>();
  return (session: OpenSession) => {
    const count = (counts.get(session) ?? 0) + 1;
    counts.set(session, count);
    return count.toString(16).padStart(8, '0');
  };
};

type Answer = (params: Params) => unknown;

/** The honest writer, with one method answered otherwise. */
function answering(
  rule: string,
  steps: number,
  words: string,
  method: Method,
  change: (params: Params, honest: Answer) => unknown,
): Broken {
  const driver = createModelWriter();
  const honest = driver[method] as Answer;
  return {
    rule,
    fault: words,
    steps,
    driver: { ...driver, [method]: (params: Params) => change(params, honest) },
  };
}

/** A clock that steps back by a second each time it is looked at. */
function backwards(): () => string {
  let time = Date.now();
  return () => new Date((time -= 1_000)).toISOString();
}

const isLabel = ({ type }: JsonObject) => type === 'label';
const withoutLabels = (entries: readonly Entry[]) => entries.filter((entry) => !isLabel(entry));

/** Appends once and forgets what the file ended with. */
const glue = (path: string, text: string) => appendFileSync(path, text);

const brokenAppends: readonly Broken[] = [
  fault('write/append-only', 4, 'the whole file is written anew at each append', {
    addLines: (path, text, { stored }) => {
      if (!stored) return HONEST.addLines(path, text, {} as OpenSession);
      const lines = [...linesOf(path), text.trimEnd()].map((line) =>
        JSON.stringify({ ...JSON.parse(line), n: 1 }),
      );
      rewrite(path, lines);
    },
  }),
  fault('write/whole-lines', 3, 'the line break is left to the next append', {
    addLines: (path, text) => HONEST.addLines(path, text.trimEnd(), {} as OpenSession),
  }),
  fault('write/child-of-leaf', 4, 'the parent is the last line of the file', {
    parentOf: ({ entries }) => entries.at(-1)?.id ?? null,
  }),
  fault('write/payload', 3, 'details are dropped', {
    finish: (entry, session) => ({ ...HONEST.finish(entry, session), details: undefined }),
  }),
  fault('write/accepted', 2, 'usage entries are refused', {
    check: (entry, session) => {
      if (entry['type'] === 'usage') throw new Rejected('usage is not stored');
      HONEST.check(entry, session);
    },
  }),
  ...(['every edit is refused', 'an omission of an assistant message is refused'] as const).map(
    (words, only) =>
      fault('write/accepted', 12, words, {
        check: (entry, session) => {
          const target = session.entries.find(({ id }) => id === entry['targetId']);
          const isMeant = entry['replacement'] === null && target && roleOf(target) === 'assistant';
          if (entry['type'] === 'context_edit' && (only === 0 || isMeant)) throw new Rejected('no edits');
          HONEST.check(entry, session);
        },
      }),
  ),
  fault('write/payload', 12, 'text in place of a user message is stored as a block', {
    finish: (entry, session) =>
      withReplacement(entry, session, 'user', (content) => [{ type: 'text', text: content }]),
  }),
  fault('write/payload', 12, 'text in place of an assistant message is stored as it is', {
    finish: (entry, session) => withReplacement(entry, session, 'assistant', (content) => content),
  }),
  fault('write/timestamps', 12, 'a session_info entry has no timestamp', {
    finish: (entry, session) => ({
      ...HONEST.finish(entry, session),
      ...(entry.type === 'session_info' && { timestamp: undefined }),
    }),
  }),
  fault('write/one-header', 4, 'a line of its own goes before the header', {
    addLines: (path, text, session) =>
      HONEST.addLines(path, session.stored ? text : `{"type":"title","title":"new"}\n${text}`, session),
  }),
  ...(['fork/header', 'write/valid'] as const).map((rule) =>
    answering(rule, 4, 'a fork begins with a line of its own', 'session/fork', (params, honest) => {
      const made = honest(params) as { path: string };
      rewrite(made.path, ['{"type":"title","title":"fork"}', ...linesOf(made.path)]);
      return made;
    }),
  ),
  fault('write/fresh-ids', 6, 'ids come from a counter that begins anew when a file is opened', {
    newId: countFrom(),
  }),
  fault('write/ids', 2, 'ids have capital letters', {
    newId: (session) => HONEST.newId(session).replace(/^./, 'F').toUpperCase(),
  }),
  fault('write/timestamps', 3, 'the clock runs backwards', { now: backwards() }),
  fault('write/timestamps', 2, 'timestamps have no milliseconds', {
    now: () => HONEST.now().replace(/\.\d+Z/, 'Z'),
  }),
  fault('write/valid', 2, 'a root has no parentId', {
    finish: (entry, session) => {
      const finished = HONEST.finish(entry, session);
      return { ...finished, parentId: finished['parentId'] ?? undefined };
    },
  }),
  fault('write/once', 4, 'what was read is written again with the first new entry', {
    addLines: (path, text, session) => {
      const twice = session.entries.length === 2 && session.stored ? linesOf(path).slice(1).join('\n') : '';
      HONEST.addLines(path, twice === '' ? text : `${twice}\n${text}`, session);
    },
  }),
  fault('write/one-header', 4, 'the header is written again with the first new entry', {
    addLines: (path, text, session) => {
      const again = session.stored && session.entries.length < 3 ? `${JSON.stringify(session.header)}\n` : '';
      HONEST.addLines(path, again + text, session);
    },
  }),
  fault('write/stored', 4, 'a file without a reply is never gone on with', {
    opened: (session) => {
      session.stored = session.entries.some((entry) => roleOf(entry) === 'assistant');
    },
    addLines: (path, text, session) => {
      if (session.stored || !existsSync(path)) HONEST.addLines(path, text, session);
    },
  }),
  fault('write/deferred-file', 2, 'the file is there with the first entry of any type', {
    isConversation: () => true,
  }),
  fault('write/retain-none', 3, 'a compaction that keeps none stores null', { finish: (entry) => entry }),
  fault('write/label-clear', 4, 'clearing stores an empty object', {
    finish: (entry, session) =>
      entry.type === 'label' && entry['label'] === null
        ? { ...entry, label: {} }
        : HONEST.finish(entry, session),
  }),
  fault('write/session-name', 3, 'a name is stored with its line breaks', {
    finish: (entry, session) => (entry.type === 'session_info' ? entry : HONEST.finish(entry, session)),
  }),
  {
    rule: 'write/context',
    fault: 'edits are stored and not applied',
    steps: 4,
    driver: {
      ...createModelWriter(),
      'session/context': ({ path, leafId }) => {
        const read = readSession(readFileSync(String(path)));
        const entries = read.entries.map((entry) =>
          entry.type === 'context_edit' ? { ...entry, type: 'x' } : entry,
        );
        const byId = new Map(entries.map((entry) => [entry.id, entry]));
        return contextAnswer(contextOf({ ...read, entries, byId }, leafId as string | null));
      },
    },
  },
];

const brokenMoves: readonly Broken[] = [
  answering('write/leaf', 4, 'the leaf that is told is the last line', 'session/state', (params, honest) => ({
    ...(honest(params) as object),
    leafId: 'ffffffff',
  })),
  fault('write/navigate', 4, 'a move before the first entry is forgotten', {
    moved: (session, entryId) => {
      session.leafId = entryId ?? session.entries.at(-1)?.id ?? null;
    },
  }),
  fault('write/branch-summary', 3, 'a summary comes from where it goes', {
    finish: (entry, session) =>
      HONEST.finish(
        entry.type === 'branch_summary' ? { ...entry, fromId: entry.parentId ?? 'root' } : entry,
        session,
      ),
  }),
  fault('write/branch-summary-root', 5, 'a summary of nothing comes from null', {
    finish: (entry, session) =>
      HONEST.finish(entry['fromId'] === 'root' ? { ...entry, fromId: 'none' } : entry, session),
  }),
  fault('write/reopen', 4, 'the file is written anew when it is opened', { opened: rewriteOnOpen }),
];

const brokenSessions: readonly Broken[] = [
  fault('write/own-file', 6, 'a copy goes on in the file that it was made from', {
    addLines: (path, text, session) => {
      const parent = String(session.header['parentSession']);
      HONEST.addLines(session.stored && existsSync(parent) ? parent : path, text, session);
    },
  }),
  answering(
    'write/directory',
    1,
    'sessions go into a folder of its own choice',
    'session/create',
    (params, honest) =>
      honest({ ...params, directory: join(dirname(String(params['directory'])), 'elsewhere') }),
  ),
  fault('write/header', 2, 'the parent is left out of the header', {
    addLines: (path, text, session) => {
      const { parentSession: _left, ...header } = session.header;
      const [, ...rest] = text.split('\n');
      HONEST.addLines(path, session.stored ? text : [JSON.stringify(header), ...rest].join('\n'), session);
    },
  }),
  answering('write/file-name', 2, 'files are named by their id alone', 'session/create', (params, honest) => {
    const made = honest(params) as { path: string; sessionId: string };
    return { ...made, path: join(dirname(made.path), `${made.sessionId}.jsonl`) };
  }),
  ...[
    ['edit/on-branch', 'edits of entries on another branch are accepted', 6],
    ['edit/targets', 'edits of anything are accepted', 4],
    ['edit/shape', 'replacements of any shape are accepted', 4],
  ].map(([rule, words, steps]) =>
    fault(String(rule), Number(steps), String(words), { check: () => undefined }),
  ),
  fault('write/refused-step', 5, 'a refused edit is the leaf all the same', {
    check: (entry, session) => {
      try {
        HONEST.check(entry, session);
      } catch (error) {
        session.leafId = session.entries[0]?.id ?? null;
        throw error;
      }
    },
  }),
];

const brokenFaults: readonly Broken[] = [
  fault('write/no-final-newline', 3, 'the next entry is glued to a line without line break', {
    addLines: glue,
  }),
  fault('write/torn-line', 3, 'the next entry is glued to a torn line', { addLines: glue }),
  fault('write/crlf', 3, 'old line ends are made new', {
    opened: ({ path }) => writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\r\n', '\n')),
  }),
  fault('write/failed-append', 6, 'an entry that could not be written stays the leaf', {
    undo: () => undefined,
  }),
  fault('write/unwritable-folder', 3, 'that nothing could be written is told to nobody', {
    addLines: (path, text, session) => {
      try {
        HONEST.addLines(path, text, session);
      } catch {
        // Told to nobody.
      }
    },
  }),
  fault('write/full-disk', 20, 'behind a torn line the next entry is glued to it', { addLines: glue }),
  fault('write/two-writers', 6, 'each writer writes the whole file as it knows it', {
    addLines: (path, text, session) => {
      if (!session.stored) return HONEST.addLines(path, text, session);
      rewrite(
        path,
        [session.header, ...session.entries].map((value) => JSON.stringify(value)),
      );
    },
  }),
];

const brokenMigrations: readonly Broken[] = [
  answering(
    'migrate/stored',
    3,
    'a file of an older version is gone on with as it is',
    'session/open',
    (params, honest) => {
      const before = readFileSync(sourceIn(params));
      const opened = honest(params);
      writeFileSync(sourceIn(params), before);
      return opened;
    },
  ),
  answering(
    'migrate/stored-kept-index',
    3,
    'the index of the first kept line stays',
    'session/open',
    (params, honest) => {
      const before = readFileSync(sourceIn(params), 'utf8');
      const opened = honest(params);
      if (before.includes('firstKeptEntryIndex'))
        rewrite(
          sourceIn(params),
          linesOf(sourceIn(params)).map((line) =>
            line.replace('"tokensBefore"', '"firstKeptEntryIndex":1,"tokensBefore"'),
          ),
        );
      return opened;
    },
  ),
  fault('migrate/once', 5, 'each opening migrates', { opened: rewriteOnOpen }),
];

const brokenCopies: readonly Broken[] = [
  fault('fork/history', 2, 'a fork has only what the model sees', {
    forkEntries: ({ entries }) => entries.filter(({ type }) => type === 'message'),
  }),
  fault('fork/header', 2, 'a fork keeps the working directory', {
    forkHeader: (header) => ({ ...header, cwd: '/home/u/app' }),
  }),
  answering('fork/header', 2, 'a fork keeps the old id', 'session/fork', (params, honest) => {
    const { path } = honest(params) as { path: string };
    const { id } = readSession(readFileSync(sourceIn(params))).header;
    const [header = '{}', ...rest] = linesOf(path);
    rewrite(path, [JSON.stringify({ ...JSON.parse(header), id }), ...rest]);
    return { path };
  }),
  fault('fork/old-version', 2, 'a fork of an older session has its old lines', {
    forkEntries: ({ entries }) => entries.map(({ id: _id, ...members }) => members),
  }),
  ...(['fork', 'clone'] as const).flatMap((how) => [
    fault(`${how}/source`, 2, 'the source is told of its copy', {
      copied: (source) => appendFileSync(source, '{"type":"copied"}\n'),
    }),
    fault(`${how}/source-newline`, 2, 'the source is given its line break', {
      copied: (source) => {
        if (readFileSync(source).at(-1) !== 0x0a) appendFileSync(source, '\n');
      },
    }),
    answering(`${how}/not-a-session`, 0, 'anything is copied', `session/${how}`, () => ({ path: null })),
  ]),
  fault('clone/branch-only', 2, 'a clone has all branches', {
    cloneEntries: (source) => cloneEntries(source, source.entries),
  }),
  answering('clone/stored', 2, 'a clone is kept in memory', 'session/clone', () => ({ path: null })),
  fault('clone/links', 2, 'what hung below a label hangs nowhere', {
    cloneEntries: (_source, branch) => withoutLabels(branch),
  }),
  answering('clone/header', 2, 'a clone names no parent', 'session/clone', (params, honest) => {
    const { path } = honest(params) as { path: string };
    const [header = '{}', ...rest] = linesOf(path);
    rewrite(path, [JSON.stringify({ ...JSON.parse(header), parentSession: undefined }), ...rest]);
    return { path };
  }),
  ...['clone/context', 'clone/kept-label'].map((rule) =>
    fault(rule, 2, 'a boundary that was a label is left as it was', {
      cloneEntries: (source, branch) =>
        cloneEntries(source, branch).map((entry) => ({
          ...entry,
          ...(entry['type'] === 'compaction' && {
            firstKeptEntryId: branch.find(({ id }) => id === entry['id'])?.['firstKeptEntryId'],
          }),
        })),
    }),
  ),
  fault('clone/labels', 2, 'labels are left behind', {
    cloneEntries: (source, branch) => cloneEntries(source, branch).filter((entry) => !isLabel(entry)),
  }),
  answering(
    'clone/unknown-leaf',
    0,
    'an unknown leaf is the one on load',
    'session/clone',
    ({ leafId: _any, ...params }, honest) => honest(params),
  ),
];

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

const brokenFinders: readonly Broken[] = [
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
    3,
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

/** Writers and finders broken on purpose, at least one for each of their rules. */
export const brokenWriters: readonly Broken[] = [
  ...brokenAppends,
  ...brokenMoves,
  ...brokenSessions,
  ...brokenFaults,
  ...brokenMigrations,
  ...brokenCopies,
  ...brokenFinders,
];
