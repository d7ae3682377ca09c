import {
  branchOf,
  contextAnswer,
  contextOf,
  isObject,
  nameOf,
  roleOf,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import {
  answering,
  answeringInstead,
  messages,
  readingEntries,
  type Answers,
  type Broken,
  type Call,
} from './breaking.ts';

type Message = Answers['session/context']['messages'][number];

const leafOf = ({ params }: Call) => params['leafId'] as string | null | undefined;
const isEdit = ({ type }: Entry) => type === 'context_edit';
const branchIn = (call: Call, session: ReadSession = call.session()) => branchOf(session, leafOf(call));

/** Answers from a session whose entries were changed with the branch in view. */
const withBranch = (change: (entries: readonly Entry[], branch: readonly Entry[]) => readonly Entry[]) =>
  answeringInstead('session/context', (call) => {
    const session = call.session();
    const entries = change(session.entries, branchIn(call, session));
    const changed = { ...session, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
    return contextAnswer(contextOf(changed, leafOf(call) === undefined ? session.leafId : leafOf(call)));
  });

/** Changes the message that an edit of the session replaces. */
const onReplaced = (change: (message: JsonObject, stored: JsonObject) => JsonObject) =>
  answering(
    'session/context',
    messages((sent, call) => {
      const session = call.session();
      const edited = new Set(
        branchIn(call, session)
          .filter(isEdit)
          .map((edit) => edit['targetId']),
      );
      return sent.map((one: Message) => {
        const stored = session.byId.get(one.entryId)?.['message'];
        return edited.has(one.entryId) && isObject(stored)
          ? { ...one, message: change(one.message, stored) }
          : one;
      });
    }),
  );

/** Every edit of the file that omits, whatever branch it stands on, omits. */
const omittingEverywhere = answering(
  'session/context',
  messages((sent, call) => {
    const omitted = new Set(
      call
        .session()
        .entries.filter((entry) => isEdit(entry) && entry['replacement'] === null)
        .map((edit) => edit['targetId']),
    );
    return sent.filter(({ entryId }) => !omitted.has(entryId));
  }),
);

const editTargets = (entries: readonly Entry[]) => entries.filter(isEdit).map((entry) => entry['targetId']);
const targetOf = (edit: Entry, entries: readonly Entry[]) =>
  entries.find(({ id }) => id === edit['targetId']);
const EDITABLE = ['user', 'assistant', 'toolResult'];
const isEditable = (entry: Entry | undefined) =>
  entry?.type === 'custom_message' || (entry?.type === 'message' && EDITABLE.includes(String(roleOf(entry))));

const withoutEdits = (drop: (edit: Entry, entries: readonly Entry[]) => boolean) =>
  readingEntries((entries) =>
    entries.map((entry) => (isEdit(entry) && drop(entry, entries) ? { ...entry, type: 'custom' } : entry)),
  );

/** Turns edits into ones that replace with a text. */
const replacing = (when: (edit: Entry, entries: readonly Entry[]) => boolean) =>
  readingEntries((entries) =>
    entries.map((entry) =>
      isEdit(entry) && when(entry, entries)
        ? { ...entry, targetId: entries[0]?.id, replacement: null }
        : entry,
    ),
  );

const brokenEdits: readonly Broken[] = [
  {
    rule: 'edit/omit',
    fault: 'an omitted message is sent without content',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.map((entry) =>
        isEdit(entry) && entry['replacement'] === null ? { ...entry, replacement: { content: '' } } : entry,
      ),
    ),
  },
  {
    rule: 'edit/replace',
    fault: 'a replaced message loses its other members',
    entries: 2,
    driver: onReplaced(({ role, content }) => ({ role, content })),
  },
  {
    rule: 'edit/string-to-block',
    fault: 'a string stays a string for every role',
    entries: 2,
    driver: onReplaced((message) => ({ ...message, content: textOf(message) })),
  },
  {
    rule: 'edit/latest-wins',
    fault: 'the first edit of a target wins',
    entries: 3,
    driver: withBranch((entries, branch) =>
      entries.filter((entry) => {
        if (!isEdit(entry)) return true;
        return (
          branch.find((edit) => isEdit(edit) && edit['targetId'] === entry['targetId']) === entry ||
          !branch.includes(entry)
        );
      }).length === entries.length
        ? entries
        : entries.map((entry) =>
            isEdit(entry) &&
            branch.includes(entry) &&
            branch.find((edit) => isEdit(edit) && edit['targetId'] === entry['targetId']) !== entry
              ? { ...entry, type: 'custom' }
              : entry,
          ),
    ),
  },
  {
    rule: 'edit/branch-relative',
    fault: 'an omission acts on all branches',
    entries: 2,
    driver: omittingEverywhere,
  },
  {
    rule: 'edit/no-message',
    fault: 'the edit is sent as a message of its own',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => [
        ...sent,
        ...branchIn(call)
          .filter(isEdit)
          .map(({ id }) => ({ entryId: id, message: { role: 'user', content: '' } })),
      ]),
    ),
  },
  {
    rule: 'edit/raw-entries',
    fault: 'an omitted entry is gone from the file',
    entries: 2,
    driver: readingEntries((entries) => entries.filter(({ id }) => !editTargets(entries).includes(id))),
  },
  {
    rule: 'edit/raw-tree',
    fault: 'an edit is no part of the tree',
    entries: 2,
    driver: readingEntries((entries) => entries.filter((entry) => !isEdit(entry))),
  },
  {
    rule: 'edit/raw-info',
    fault: 'an edit takes the label of its target away',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      labels: Object.fromEntries(
        Object.entries(info.labels).map(([id, label]) => [
          id,
          editTargets(session().entries).includes(id) ? null : label,
        ]),
      ),
    })),
  },
  {
    rule: 'edit/null-on-any',
    fault: 'only editable entries can be omitted',
    entries: 2,
    driver: withoutEdits((edit, entries) => !isEditable(targetOf(edit, entries))),
  },
  {
    rule: 'edit/missing-target',
    fault: 'an edit of an unknown entry omits the first',
    entries: 2,
    driver: replacing((edit, entries) => targetOf(edit, entries) === undefined),
  },
  {
    rule: 'edit/replace-uneditable',
    fault: 'a replacement counts for every role',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => {
        const edits = new Map(
          branchIn(call)
            .filter(isEdit)
            .map((edit) => [edit['targetId'], edit['replacement']]),
        );
        return sent.map((one) => {
          const replacement = edits.get(one.entryId);
          return isObject(replacement)
            ? { ...one, message: { ...one.message, content: replacement['content'] } }
            : one;
        });
      }),
    ),
  },
  {
    rule: 'edit/silent-target',
    fault: 'an edit of an entry that sends nothing sends its replacement',
    entries: 3,
    driver: sendingReplacements(),
  },
  {
    rule: 'edit/malformed-replacement',
    fault: 'an edit without replacement omits',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.map((entry) =>
        isEdit(entry) && !isObject(entry['replacement']) ? { ...entry, replacement: null } : entry,
      ),
    ),
  },
  {
    rule: 'edit/compaction',
    fault: 'edits before the compaction are forgotten',
    entries: 3,
    driver: withBranch((entries, branch) => {
      const at = branch.findLastIndex(({ type }) => type === 'compaction');
      return entries.map((entry) =>
        isEdit(entry) && branch.indexOf(entry) < at ? { ...entry, type: 'custom' } : entry,
      );
    }),
  },
  {
    rule: 'edit/as-cut-before',
    fault: 'an omission acts before it was made',
    entries: 2,
    driver: omittingEverywhere,
  },
  {
    rule: 'edit/sibling-branch',
    fault: 'an omission acts on its siblings',
    entries: 2,
    driver: omittingEverywhere,
  },
];

function textOf({ content }: JsonObject): unknown {
  const blocks = Array.isArray(content) ? (content as readonly { type: string; text?: string }[]) : [];
  return blocks.length === 1 && blocks[0]?.type === 'text' ? blocks[0].text : content;
}

function sendingReplacements() {
  return answering(
    'session/context',
    messages((sent, call) => {
      const branch = branchIn(call);
      const silent = branch.filter(
        (edit) =>
          isEdit(edit) &&
          isObject(edit['replacement']) &&
          !sent.some(({ entryId }) => entryId === edit['targetId']),
      );
      return [
        ...sent,
        ...silent.map((edit) => ({
          entryId: String(edit['targetId']),
          message: { role: 'user', ...(edit['replacement'] as object) },
        })),
      ];
    }),
  );
}

const isCompaction = ({ type }: Entry) => type === 'compaction';

const withCompactions = (change: (one: Entry, entries: readonly Entry[]) => Entry) =>
  readingEntries((entries) => entries.map((entry) => (isCompaction(entry) ? change(entry, entries) : entry)));

const brokenCompactions: readonly Broken[] = [
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

const dropping = (role: string, member: string) =>
  answering(
    'session/context',
    messages((sent) =>
      sent.map((one: Message) =>
        one.message['role'] === role ? { ...one, message: { ...one.message, [member]: undefined } } : one,
      ),
    ),
  );

const brokenContexts: readonly Broken[] = [
  {
    rule: 'context/silent-types',
    fault: 'a label is sent as text',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => [
        ...sent,
        ...branchIn(call)
          .filter(({ type }) => type === 'label')
          .map(({ id }) => ({ entryId: id, message: { role: 'user', content: 'label' } })),
      ]),
    ),
  },
  {
    rule: 'context/message',
    fault: 'the model of an assistant message is lost',
    entries: 1,
    driver: dropping('assistant', 'model'),
  },
  {
    rule: 'context/custom-message',
    fault: 'a message that is not displayed is not sent',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent) => sent.filter(({ message }) => message['display'] !== false)),
    ),
  },
  {
    rule: 'context/branch-summary',
    fault: 'fromId is lost',
    entries: 1,
    driver: dropping('branchSummary', 'fromId'),
  },
  {
    rule: 'context/empty-summary',
    fault: 'an empty summary is sent',
    entries: 3,
    driver: readingEntries((entries) =>
      entries.map((entry) => (entry['summary'] === '' ? { ...entry, summary: ' ' } : entry)),
    ),
  },
  {
    rule: 'context/active-branch',
    fault: 'every message of the file is sent',
    entries: 1,
    driver: answering('session/context', (answer, { session }) => ({
      ...answer,
      messages: session()
        .entries.filter(({ type }) => type === 'message')
        .map(({ id, message }) => ({ entryId: id, message })),
    })),
  },
  {
    rule: 'context/thinking-level',
    fault: 'the last thinking level of the file counts',
    entries: 3,
    driver: answering('session/context', (answer, { session }) => ({
      ...answer,
      thinkingLevel:
        session().entries.findLast(({ type }) => type === 'thinking_level_change')?.['thinkingLevel'] ??
        'off',
    })),
  },
  {
    rule: 'context/thinking-default',
    fault: 'the default level is "medium"',
    entries: 0,
    driver: answering('session/context', (answer, call) =>
      branchIn(call).some(({ type }) => type === 'thinking_level_change')
        ? answer
        : { ...answer, thinkingLevel: 'medium' },
    ),
  },
  {
    rule: 'context/model',
    fault: 'the first model of the branch counts',
    entries: 2,
    driver: answering('session/context', (answer, call) => {
      const change = branchIn(call).find(({ type }) => type === 'model_change');
      return change === undefined
        ? answer
        : { ...answer, model: { provider: change['provider'], modelId: change['modelId'] } };
    }),
  },
  {
    rule: 'context/model-of-assistant',
    fault: 'assistant messages do not tell the model',
    entries: 1,
    driver: answering('session/context', (answer, call) => {
      const change = branchIn(call).findLast(({ type }) => type === 'model_change');
      return {
        ...answer,
        model: change === undefined ? null : { provider: change['provider'], modelId: change['modelId'] },
      };
    }),
  },
  {
    rule: 'context/summary-timestamps',
    fault: 'the time of a summary is ISO text',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent, { session }) =>
        sent.map((one) => ({
          ...one,
          message: { ...one.message, timestamp: session().byId.get(one.entryId)?.['timestamp'] },
        })),
      ),
    ),
  },
  {
    rule: 'context/null-content',
    fault: 'missing content stays missing',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent, { session }) =>
        sent.map((one) => ({ ...one, message: session().byId.get(one.entryId)?.['message'] ?? one.message })),
      ),
    ),
  },
  {
    rule: 'context/message-missing',
    fault: 'a message entry without a message is sent as null',
    entries: 3,
    driver: answering(
      'session/context',
      messages((sent, { session }) => [
        ...sent,
        ...session()
          .entries.filter(({ type, message }) => type === 'message' && !isObject(message))
          .map(({ id }) => ({ entryId: id, message: {} })),
      ]),
    ),
  },
  {
    rule: 'context/provenance',
    fault: 'every message names the leaf',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, { session }) => sent.map((one) => ({ ...one, entryId: session().leafId }))),
    ),
  },
  {
    rule: 'context/silent-append',
    fault: 'a message is only sent when it is the last or followed by another',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => (branchIn(call).at(-1)?.type === 'message' ? sent : sent.slice(0, -1))),
    ),
  },
];

const brokenInfos: readonly Broken[] = [
  {
    rule: 'info/name',
    fault: 'an empty name does not clear',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      name: nameOf({
        ...session(),
        entries: session().entries.filter(({ type, name }) => type !== 'session_info' || name !== ''),
      }),
    })),
  },
  {
    rule: 'info/label',
    fault: 'a cleared label stays',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      labels: {
        ...info.labels,
        ...Object.fromEntries(
          session()
            .entries.filter(({ type, label }) => type === 'label' && label !== undefined)
            .map(({ targetId, label }) => [targetId, label]),
        ),
      },
    })),
  },
  {
    rule: 'info/label-cleared-oddly',
    fault: 'an empty label is a label',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      labels: {
        ...info.labels,
        ...Object.fromEntries(
          session()
            .entries.filter(({ type, label }) => type === 'label' && (label === '' || label === null))
            .map(({ targetId }) => [targetId, 'cleared']),
        ),
      },
    })),
  },
  {
    rule: 'info/first-message',
    fault: 'the first message is the first of any role',
    entries: 1,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      firstMessage: session().entries.find(({ type }) => type === 'message')?.id ?? '',
    })),
  },
  {
    rule: 'info/scope',
    fault: 'the name is that of the branch',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      name: nameOf({ ...session(), entries: branchOf(session(), undefined) }),
    })),
  },
  {
    rule: 'info/message-count',
    fault: 'only messages of the branch are counted',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      messageCount: branchOf(session(), undefined).filter(({ type }) => type === 'message').length,
    })),
  },
  {
    rule: 'info/header',
    fault: 'the session id is shortened',
    entries: 0,
    driver: answering('session/info', (info) => ({ ...info, id: String(info.id).slice(0, -1) })),
  },
  {
    rule: 'info/null-content',
    fault: 'a session with null content is not shown',
    entries: 2,
    driver: answering('session/info', (info, { session }) => {
      if (session().entries.some(({ message }) => isObject(message) && message['content'] === null))
        throw new Rejected('not listed');
      return info;
    }),
  },
  {
    rule: 'info/separators',
    fault: 'the name ends at U+2028',
    entries: 2,
    driver: answering('session/info', (info) => ({
      ...info,
      name: info.name?.split(/[\u2028\u2029]/)[0] ?? null,
    })),
  },
];

export const brokenMeanings: readonly Broken[] = [
  ...brokenEdits,
  ...brokenCompactions,
  ...brokenContexts,
  ...brokenInfos,
];
