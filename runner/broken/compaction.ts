import { contextAnswer, contextOf, isObject, roleOf, type Entry } from '../../suites/model/index.ts';
import {
  answering,
  answeringInstead,
  messages,
  readingEntries,
  leafOf,
  branchIn,
  withBranch,
  type Broken,
} from './breaking.ts';

const isCompaction = ({ type }: Entry) => type === 'compaction';

const withCompactions = (change: (one: Entry, entries: readonly Entry[]) => Entry) =>
  readingEntries((entries) => entries.map((entry) => (isCompaction(entry) ? change(entry, entries) : entry)));

export const brokenCompactions: readonly Broken[] = [
  {
    rule: 'compaction/latest',
    fault: 'an older compaction in the kept range sends its summary too',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => {
        const branch = branchIn(call);
        const older = branch.filter(isCompaction).slice(0, -1);
        return [
          ...sent,
          ...older.map(({ id, summary }) => ({
            entryId: id,
            message: { role: 'compactionSummary', summary },
          })),
        ];
      }),
    ),
  },
  {
    rule: 'compaction/order',
    fault: 'the checkpoint comes after the summary',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent) =>
        sent[0]?.message['role'] === 'system' && sent[1]?.message['role'] === 'compactionSummary'
          ? [sent[1], sent[0], ...sent.slice(2)]
          : sent,
      ),
    ),
  },
  {
    rule: 'compaction/kept',
    fault: 'what a compaction keeps is not sent',
    entries: 2,
    driver: withBranch((entries) =>
      entries.map((entry) => (isCompaction(entry) ? { ...entry, firstKeptEntryId: entry.id } : entry)),
    ),
  },
  {
    rule: 'compaction/kept',
    fault: 'the first kept entry is left out',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => {
        const compaction = branchIn(call).findLast(isCompaction);
        return sent.filter(
          ({ entryId }) => entryId !== compaction?.['firstKeptEntryId'] || entryId === compaction.id,
        );
      }),
    ),
  },
  {
    rule: 'compaction/kept-system',
    fault: 'system messages of the kept range are sent',
    entries: 2,
    driver: answeringInstead('session/context', (call) => {
      const session = call.session();
      const disguised = session.entries.map((entry) =>
        roleOf(entry) === 'system'
          ? { ...entry, message: { ...(entry['message'] as object), role: 'bashExecution' } }
          : entry,
      );
      const answer = contextAnswer(
        contextOf({ ...session, byId: new Map(disguised.map((entry) => [entry.id, entry])) }, leafOf(call)),
      );
      return {
        ...answer,
        messages: answer.messages.map((one) =>
          isObject(one.message) && one.message['role'] === 'bashExecution'
            ? { ...one, message: { ...one.message, role: 'system' } }
            : one,
        ),
      };
    }),
  },
  {
    rule: 'compaction/keep-none',
    fault: 'an own id keeps everything',
    entries: 2,
    driver: withCompactions((one, entries) =>
      one['firstKeptEntryId'] === one.id ? { ...one, firstKeptEntryId: entries[0]?.id } : one,
    ),
  },
  {
    rule: 'compaction/branch',
    fault: 'the last compaction of the file counts on every branch',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => {
        const last = call.session().entries.findLast(isCompaction);
        const counts = last !== undefined && leafOf(call) !== null && !branchIn(call).includes(last);
        return counts
          ? [{ entryId: last.id, message: { role: 'compactionSummary', summary: last['summary'] } }, ...sent]
          : sent;
      }),
    ),
  },
  {
    rule: 'compaction/missing-kept',
    fault: 'an unknown kept entry keeps everything',
    entries: 2,
    driver: withCompactions((one, entries) =>
      entries.some(({ id }) => id === one['firstKeptEntryId'])
        ? one
        : { ...one, firstKeptEntryId: entries[0]?.id },
    ),
  },
  {
    rule: 'compaction/any-kept-type',
    fault: 'the kept range must start at a message',
    entries: 3,
    driver: withCompactions((one, entries) =>
      entries.find(({ id }) => id === one['firstKeptEntryId'])?.type === 'message'
        ? one
        : { ...one, firstKeptEntryId: '' },
    ),
  },
  {
    rule: 'compaction/settings',
    fault: 'settings from before the compaction are forgotten',
    entries: 4,
    driver: withBranch((entries, branch) => {
      const at = branch.findLastIndex(isCompaction);
      const before = new Set(branch.slice(0, at));
      return entries.map((entry) =>
        before.has(entry) && ['model_change', 'thinking_level_change'].includes(entry.type)
          ? { ...entry, type: 'custom' }
          : entry,
      );
    }),
  },
];
