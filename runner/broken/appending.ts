import { existsSync, readFileSync } from 'node:fs';
import {
  contextAnswer,
  contextOf,
  readSession,
  roleOf,
  type Entry,
  type JsonObject,
} from '../../suites/model/index.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { HONEST, type OpenSession } from '../drivers/model/habits.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import type { Broken } from './breaking.ts';
import { answering, fault, linesOf, rewrite } from './writing.ts';

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

/** A clock that steps back by a second each time it is looked at. */
function backwards(): () => string {
  let time = Date.now();
  return () => new Date((time -= 1_000)).toISOString();
}

export const brokenAppends: readonly Broken[] = [
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
  fault('write/accepted', 4, 'no move goes before the first entry', {
    moved: (session, entryId) => {
      if (entryId === null) throw new Rejected('there is nothing before the first entry');
      HONEST.moved(session, entryId);
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
  fault('write/stored', 4, 'a file without a reply is never continued', {
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
  fault('write/retain-none', 3, 'a compaction that keeps none stores null', {
    finish: (entry, session) =>
      entry.type === 'compaction' && entry['firstKeptEntryId'] === null
        ? { ...HONEST.finish(entry, session), firstKeptEntryId: null }
        : HONEST.finish(entry, session),
  }),
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
