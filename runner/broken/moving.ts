import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HONEST } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';
import { answering, fault, rewriteOnOpen } from './writing.ts';

export const brokenMoves: readonly Broken[] = [
  answering('write/leaf', 4, 'the leaf that is told is no entry', 'session/state', (params, honest) => ({
    ...(honest(params) as object),
    leafId: 'ffffffff',
  })),
  fault('write/navigate', 4, 'a move before the first entry is forgotten', {
    moved: (session, entryId) => {
      session.leafId = entryId ?? session.entries.at(-1)?.id ?? null;
    },
  }),
  answering('write/unknown-target', 5, 'a move to nowhere is taken', 'session/navigate', (params, honest) => {
    try {
      return honest(params);
    } catch {
      return { leafId: params['entryId'] };
    }
  }),
  answering(
    'write/unknown-target',
    7,
    'a move to nowhere is refused, and goes before the first entry',
    'session/navigate',
    (params, honest) => {
      try {
        return honest(params);
      } catch (error) {
        honest({ ...params, entryId: null });
        throw error;
      }
    },
  ),
  fault('write/unknown-label-target', 4, 'labels are set on anything', {
    check: (entry, session) => {
      if (entry['type'] !== 'label') HONEST.check(entry, session);
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

export const brokenSessions: readonly Broken[] = [
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
