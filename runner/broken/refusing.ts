import { branchOf, roleOf, type JsonObject } from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { HONEST, type OpenSession } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';
import { without } from './without.ts';
import { answering, fault, linesOf, rewrite } from './writing.ts';

/** Writers that refuse what every writer must take, that forget what they copied, or leave nothing to be judged by. */

type When = (entry: JsonObject, session: OpenSession) => boolean;

const refusing = (words: string, when: When): Broken =>
  fault('write/accepted', 12, words, {
    check: (entry, session) => {
      if (when(entry, session)) throw new Rejected(words);
      HONEST.check(entry, session);
    },
  });

const branchIn = ({ entries, leafId }: OpenSession) =>
  leafId === null
    ? []
    : branchOf(
        { header: {}, entries, leafId, byId: new Map(entries.map((entry) => [entry.id, entry])) },
        leafId,
      );

const isEdit = (entry: JsonObject) => entry['type'] === 'context_edit';

const isOlder: When = (entry, session) =>
  isEdit(entry) &&
  branchIn(session).findLast((one) => roleOf(one) === 'user' || roleOf(one) === 'assistant')?.id !==
    entry['targetId'];

const isCompacted: When = (entry, session) => {
  const branch = branchIn(session);
  const target = branch.findIndex(({ id }) => id === entry['targetId']);
  return isEdit(entry) && branch.findLastIndex(({ type }) => type === 'compaction') > target;
};

const isSecondLabel: When = (entry, { entries }) =>
  entry['type'] === 'label' &&
  typeof entry['label'] === 'string' &&
  entries.some(({ type, targetId }) => type === 'label' && targetId === entry['targetId']);

const opening = without(
  'session/create',
  createModelWriter({
    check: (entry, session) => {
      if (isEdit(entry)) throw new Rejected('no edits');
      HONEST.check(entry, session);
    },
  }),
);

/** Copies whose writer goes on with something else than what it copied. */
const brokenCopying: readonly Broken[] = [
  fault('clone/goes-on', 5, 'what was copied while there was no file is forgotten', {
    openCopy: (copy) => (copy.stored ? copy : { ...copy, entries: [], leafId: null }),
  }),
  fault('fork/history', 2, 'a fork has the time of its making in its labels', {
    forkEntries: ({ entries }) =>
      entries.map((entry) => (entry.type === 'label' ? { ...entry, timestamp: HONEST.now() } : entry)),
  }),
];

export const brokenRefusals: readonly Broken[] = [
  ...brokenCopying,
  refusing('only the last message can be edited', isOlder),
  refusing('what was compacted cannot be edited', isCompacted),
  refusing('an entry is labelled once', isSecondLabel),
  refusing(
    'a compaction of an extension is refused',
    (entry) => entry['type'] === 'compaction' && entry['fromHook'] === true,
  ),
  answering(
    'write/accepted',
    4,
    'nobody moves before the first entry',
    'session/navigate',
    (params, honest) => {
      if (params['entryId'] === null) throw new Rejected('there is no such entry');
      return honest(params);
    },
  ),
  answering('write/accepted', 6, 'a move takes no summary', 'session/navigate', (params, honest) => {
    if (params['summary'] !== undefined) throw new Rejected('no summaries');
    return honest(params);
  }),
  answering('write/accepted', 2, 'nobody chooses a session id', 'session/create', (params, honest) => {
    if (params['sessionId'] !== undefined) throw new Rejected('ids are made here');
    return honest(params);
  }),
  {
    rule: 'write/accepted',
    fault: 'sessions are only opened, and no edit is taken',
    steps: 12,
    driver: opening,
  },
  answering('find/list', 4, 'no folder is listed', 'sessions/list', () => {
    throw new Rejected('there are no lists');
  }),
  answering('write/fresh-ids', 5, 'an append names no entry', 'session/append', (params, honest) => {
    honest(params);
    return {};
  }),
  fault('write/valid', 4, 'entries are stored without their ids', {
    addLines: (path, text, session) =>
      HONEST.addLines(
        path,
        text.replaceAll(/(?<=^\{"type":"(?!session")[^"]*",)"id":"[^"]*",/gm, ''),
        session,
      ),
  }),
  fault('write/valid', 5, 'the labels of a clone have no ids', {
    cloneEntries: (source, branch) =>
      HONEST.cloneEntries(source, branch).map((entry) =>
        entry['type'] === 'label' ? { ...entry, id: undefined } : entry,
      ),
  }),
  answering('clone/header', 4, 'a clone begins with a line of its own', 'session/clone', (params, honest) => {
    const made = honest(params) as { path: string | null };
    if (made.path !== null) rewrite(made.path, ['{"type":"title","title":"clone"}', ...linesOf(made.path)]);
    return made;
  }),
];
