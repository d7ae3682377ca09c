import {
  contextAnswer,
  contextOf,
  isObject,
  roleOf,
  type Entry,
  type JsonObject,
} from '../../suites/model/index.ts';
import {
  answering,
  answeringInstead,
  leafOf,
  messages,
  readingEntries,
  isEdit,
  branchIn,
  withBranch,
  type Broken,
  type Message,
} from './breaking.ts';

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

/** What the last edit of the file omits is omitted, whatever branch that stands on. */
const omittingEverywhere = answering(
  'session/context',
  messages((sent, call) => {
    const last = new Map(
      call
        .session()
        .entries.filter(isEdit)
        .map((edit) => [edit['targetId'], edit['replacement']]),
    );
    return sent.filter(({ entryId }) => last.get(entryId) !== null);
  }),
);

/** All edits of the file act, in its order, as where a map of edits by target is filled from the whole file. */
const editingEverywhere = answeringInstead('session/context', (call) => {
  const session = call.session();
  const leafId = branchIn(call, session).at(-1)?.id ?? null;
  const edits = leafId === null ? [] : session.entries.filter(isEdit);
  const added = edits.map((edit, at) => ({
    ...edit,
    id: `edit ${at}`,
    parentId: at === 0 ? leafId : `edit ${at - 1}`,
  }));
  const entries = [...session.entries, ...added];
  const changed = { ...session, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  return contextAnswer(contextOf(changed, added.at(-1)?.id ?? leafId));
});

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

export const brokenEdits: readonly Broken[] = [
  {
    rule: 'edit/omit',
    fault: 'an omitted message is sent without content',
    entries: 2,
    driver: sendingOmitted(),
  },
  {
    rule: 'edit/omit',
    fault: 'whatever names a target comes in place of its edit',
    entries: 3,
    driver: withBranch((entries, branch) =>
      entries.map((entry) => {
        const last = branch.findLast((one) => one['targetId'] === entry['targetId']);
        return isEdit(entry) && branch.includes(entry) && last !== entry
          ? { ...entry, type: 'custom' }
          : entry;
      }),
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
    rule: 'edit/branch-relative',
    fault: 'edits act on all branches',
    entries: 2,
    driver: editingEverywhere,
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
          .map(({ id }) => ({ entryId: id, message: { role: 'user', content: 'an edit' } })),
      ]),
    ),
  },
  {
    rule: 'edit/raw-entries',
    fault: 'an omitted entry is gone from the file',
    entries: 2,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: answer.entries.filter(({ id }) => !editTargets(answer.entries).includes(id)),
    })),
  },
  {
    rule: 'edit/raw-tree',
    fault: 'an edit is not part of the tree',
    entries: 2,
    driver: answering('session/tree', (tree, { session }) => {
      const edits = session()
        .entries.filter(isEdit)
        .map(({ id }) => id);
      const without = (ids: readonly string[]) => ids.filter((id) => !edits.includes(id));
      const children = Object.entries(tree.children).map(([id, ids]) => [id, without(ids)] as const);
      return { roots: without(tree.roots), children: Object.fromEntries(children) };
    }),
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

/** Sends what the model leaves out in answer to an edit, with nothing in it. */
function sendingOmitted() {
  return answeringInstead('session/context', (call) => {
    const session = call.session();
    const entries = session.entries.map((entry) =>
      isEdit(entry) && entry['replacement'] === null ? { ...entry, replacement: { content: '' } } : entry,
    );
    return contextAnswer(
      contextOf(
        { ...session, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) },
        leafOf(call),
      ),
    );
  });
}

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
