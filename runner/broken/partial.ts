import {
  branchOf,
  messagesOf,
  roleOf,
  selectEntries,
  transcriptOf,
  usageOf,
  type Entry,
  type ReadSession,
  type Shown,
} from '../../suites/model/index.ts';
import { sessionsIn } from '../drivers/model-finder.ts';
import { answeringInstead, type Broken, type Call } from './breaking.ts';

/** Readers of a part of the format: what a session used, and what is shown of it. */

const leafOf = ({ params }: Call) => params['leafId'] as string | null | undefined;

/** Sums over some of the entries. */
const counting = (counts: (entry: Entry, session: ReadSession) => boolean) =>
  answeringInstead('session/usage', (call) => {
    const session = call.session();
    return usageOf({ ...session, entries: session.entries.filter((entry) => counts(entry, session)) });
  });

/** Sums over the sessions of a folder. */
const overFolders = (sum: (sessions: readonly ReadSession[]) => unknown) =>
  answeringInstead('session/usage', (call) =>
    call.params['directory'] === undefined
      ? usageOf(call.session())
      : sum(sessionsIn(call.params).map(({ session }) => session)),
  );

const isEdited = ({ id }: Entry, { entries }: ReadSession) =>
  entries.some(({ type, targetId }) => type === 'context_edit' && targetId === id);

const showing = (change: (items: readonly Shown[], call: Call) => readonly unknown[]) =>
  answeringInstead('session/transcript', (call) => ({
    items: change(transcriptOf(call.session(), leafOf(call)), call),
  }));

export const brokenParts: readonly Broken[] = [
  {
    rule: 'usage/replies',
    fault: 'only the active branch is counted',
    entries: 3,
    driver: counting((entry, session) => branchOf(session, session.leafId).includes(entry)),
  },
  {
    rule: 'usage/left-out',
    fault: 'a reply that was edited is not counted',
    entries: 2,
    driver: counting((entry, session) => !isEdited(entry, session)),
  },
  {
    rule: 'usage/compacted',
    fault: 'what was compacted away is not counted',
    entries: 2,
    driver: counting((entry, session) => selectEntries(branchOf(session, session.leafId)).includes(entry)),
  },
  {
    rule: 'usage/entries',
    fault: 'usage entries of an unknown kind are not counted',
    entries: 1,
    driver: counting(({ type, kind }) => type !== 'usage' || kind === 'cache_warm'),
  },
  {
    rule: 'usage/summaries',
    fault: 'summaries are not counted',
    entries: 2,
    driver: counting(({ type }) => type !== 'compaction' && type !== 'branch_summary'),
  },
  {
    rule: 'usage/tool-results',
    fault: 'tool results are not counted',
    entries: 2,
    driver: counting((entry) => roleOf(entry) !== 'toolResult'),
  },
  {
    rule: 'usage/folder',
    fault: 'what a fork repeats is counted again',
    entries: 2,
    driver: overFolders((sessions) => usageOf({ entries: sessions.flatMap(({ entries }) => entries) })),
  },
  {
    rule: 'usage/folder',
    fault: 'entries of two sessions that share an id by chance are taken for one',
    entries: 2,
    driver: overFolders((sessions) =>
      usageOf({
        entries: [
          ...new Map(
            sessions.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
          ).values(),
        ],
      }),
    ),
  },
  {
    rule: 'usage/by-model',
    fault: 'the provider is not named',
    entries: 1,
    driver: answeringInstead('session/usage', (call) => {
      const used = usageOf(call.session());
      const models = Object.entries(used.byModel).map(
        ([name, sums]) => [name.split('/').at(-1), sums] as const,
      );
      return { ...used, byModel: Object.fromEntries(models) };
    }),
  },
  {
    rule: 'transcript/conversation',
    fault: 'tool results are left out',
    entries: 2,
    driver: showing((items) => items.filter(({ role }) => role !== 'toolResult')),
  },
  {
    rule: 'transcript/active-branch',
    fault: 'all branches are shown, in the order of the file',
    entries: 2,
    driver: showing((_items, call) =>
      call.session().entries.flatMap((entry) => {
        const alone: ReadSession = {
          ...call.session(),
          entries: [entry],
          byId: new Map([[entry.id, entry]]),
        };
        return transcriptOf(alone, entry.id);
      }),
    ),
  },
  {
    rule: 'transcript/hidden',
    fault: 'hidden messages are shown',
    entries: 1,
    driver: showing((items, call) =>
      branchOf(call.session(), leafOf(call)).flatMap((entry): readonly unknown[] =>
        entry.type === 'custom_message'
          ? [{ role: 'custom', text: String(messagesOf(entry)[0]?.['content']) }]
          : items.filter(({ entryId }) => entryId === entry.id),
      ),
    ),
  },
  {
    rule: 'transcript/edited',
    fault: 'what was edited is left out',
    entries: 2,
    driver: showing((items, call) => {
      const session = call.session();
      return items.filter(
        ({ entryId }) => !session.entries.some((entry) => entry.id === entryId && isEdited(entry, session)),
      );
    }),
  },
  {
    rule: 'transcript/summaries',
    fault: 'what was compacted away is shown',
    entries: 2,
    driver: showing((_items, call) => {
      const session = call.session();
      const open = session.entries.filter(({ type }) => type !== 'compaction');
      const ids = new Set(branchOf(session, leafOf(call)).map(({ id }) => id));
      return open.flatMap((entry) =>
        ids.has(entry.id)
          ? transcriptOf({ ...session, entries: [entry], byId: new Map([[entry.id, entry]]) }, entry.id)
          : [],
      );
    }),
  },
  {
    rule: 'transcript/system',
    fault: 'the prompt of the system is shown',
    entries: 1,
    driver: showing((items, call) => [
      ...call
        .session()
        .entries.filter((entry) => roleOf(entry) === 'system')
        .map(() => ({ role: 'system', text: 'prompt' })),
      ...items,
    ]),
  },
];
