import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HONEST } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';
import { answering, fault, isLabel, linesOf, rewrite, sourceIn } from './writing.ts';

/** Writers that hold something else than what is stored, or open and make sessions in a way of their own. */

export const brokenHolders: readonly Broken[] = [
  fault('write/state', 6, 'the labels of the active branch alone are told', {
    beliefs: (session) => {
      const { labels: _all, ...rest } = HONEST.beliefs(session);
      const own = new Set(rest['entryIds'] as readonly string[]);
      const shown = session.entries.filter((entry) => isLabel(entry) && own.has(entry.id));
      return {
        ...rest,
        labels: Object.fromEntries(shown.map(({ targetId, label }) => [String(targetId), label ?? null])),
      };
    },
  }),
  answering('write/state-path', 4, 'the path is never told', 'session/state', (params, honest) => ({
    ...(honest(params) as object),
    path: null,
  })),
  fault('write/closed', 5, 'a session is open as long as the program runs', { forgets: false }),
  fault('write/new-session', 6, 'a new session keeps the entries of the one before in mind', {
    renew: (fresh, before) => ({ ...fresh, entries: [...before.entries] }),
  }),
  fault('write/new-session', 5, 'a new session goes into the file of the one before', {
    renew: (fresh, { path }) => ({ ...fresh, path }),
  }),
  fault('write/new-session', 5, 'a new session has the id of the one before', {
    renew: (fresh, { header }) => ({ ...fresh, header }),
  }),
  fault('write/session-id', 1, 'session ids are counted', {
    newSessionId: (
      (count) => () =>
        `session-${++count}`
    )(0),
  }),
  fault('write/session-id-version', 1, 'session ids are random', {
    newSessionId: () => '0b9f1c2e-5a3d-4c6b-8f7e-1a2b3c4d5e6f',
  }),
  fault('write/session-id-version', 2, 'session ids are those of version 7, without the time', {
    newSessionId: (
      (count) => () =>
        `${String(90_000_000 - ++count)}-0000-7000-8000-000000000000`
    )(0),
  }),
  fault('write/session-id-version', 1, 'the variant of a session id is none that there is', {
    newSessionId: () => '0b9f1c2e-5a3d-7c6b-cf7e-1a2b3c4d5e6f',
  }),
  fault('write/chosen-id', 2, 'any session id is taken', { checkSessionId: () => undefined }),
  answering(
    'write/foreign-file',
    2,
    'a file that is not a session is emptied',
    'session/open',
    (params, honest) => {
      try {
        return honest(params);
      } catch (error) {
        writeFileSync(sourceIn(params), '');
        throw error;
      }
    },
  ),
  fault('write/opens-again', 6, 'a title goes before the header when a session is opened', {
    opened: ({ path }) => rewrite(path, ['{"type":"title","title":"new"}', ...linesOf(path)]),
  }),
  fault('write/first-message', 2, 'the file comes with the first reply', {
    isConversation: ({ entries }) =>
      entries.some(({ message }) => (message as { role?: unknown } | undefined)?.role === 'assistant'),
  }),
  fault('write/failed-append', 7, 'a label that could not be written is still told', {
    undo: (session, leafId) => {
      session.leafId = leafId;
    },
  }),
  fault('write/whole-lines', 4, 'a blank line stands before each entry', {
    addLines: (path, text, session) => HONEST.addLines(path, session.stored ? `\n${text}` : text, session),
  }),
  fault('write/branch-summary-root', 5, 'a summary of nothing comes from an empty id', {
    finish: (entry, session) =>
      HONEST.finish(entry['fromId'] === 'root' ? { ...entry, fromId: '' } : entry, session),
  }),
];

/** Writers that go on elsewhere than in the copy that they made. */
export const brokenGoingOn: readonly Broken[] = [
  ...(['fork', 'clone'] as const).flatMap((how) => [
    fault(`${how}/goes-on`, 4, 'a writer goes on in the file that it copied', {
      openCopy: (copy, source) => ({ ...copy, path: source }),
    }),
    fault(`${how}/goes-on`, 4, 'a writer that made a copy takes nothing any more', {
      openCopy: (copy) => ({ ...copy, path: `${copy.path}/nowhere`, stored: true }),
    }),
    answering(
      `${how}/goes-on`,
      2,
      'the leaf that is told is that of nothing',
      `session/${how}`,
      (params, honest) => ({
        ...(honest(params) as object),
        leafId: null,
      }),
    ),
    answering(
      `${how}/directory`,
      2,
      'copies go into a folder of its own choice',
      `session/${how}`,
      (params, honest) =>
        honest({ ...params, directory: join(dirname(String(params['directory'])), 'elsewhere') }),
    ),
    answering(`${how}/header`, 2, 'the header of a copy has no time', `session/${how}`, (params, honest) => {
      const made = honest(params) as { path: string | null };
      if (made.path === null) return made;
      const [header = '{}', ...rest] = linesOf(made.path);
      rewrite(made.path, [JSON.stringify({ ...JSON.parse(header), timestamp: undefined }), ...rest]);
      return made;
    }),
  ]),
  fault('clone/goes-on', 4, 'a clone without a reply is written a second time', {
    openCopy: (copy) => ({
      ...copy,
      stored: copy.entries.some(
        ({ message }) => (message as { role?: unknown } | undefined)?.role === 'assistant',
      ),
    }),
  }),
  fault('clone/when-stored', 2, 'a clone waits for its first reply', {
    storesClone: (entries) =>
      entries.some(({ message }) => (message as { role?: unknown } | undefined)?.role === 'assistant'),
  }),
  fault('clone/label-time', 2, 'labels in a clone are of the time at which it was made', {
    cloneEntries: (source, branch) =>
      HONEST.cloneEntries(source, branch).map((entry) =>
        isLabel(entry) ? { ...entry, timestamp: new Date().toISOString() } : entry,
      ),
  }),
  fault('clone/branch-only', 2, 'labels of entries on other branches are carried over', {
    cloneEntries: (source, branch) => [
      ...HONEST.cloneEntries(source, branch),
      ...source.entries.filter(
        (entry) => isLabel(entry) && branch.every(({ id }) => id !== entry['targetId']),
      ),
    ],
  }),
];
