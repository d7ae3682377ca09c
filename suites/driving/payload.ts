import { isEditable } from '../../generators/index.ts';
import { branchOf, roleOf, type Entry, type JsonObject, type ReadSession } from '../model/index.ts';
import { messageRoleFacts } from '../../schema/index.ts';
import { keepable, messageFor } from './exchanges.ts';
import type { Known } from './moment.ts';
import { UNKNOWN_ENTRY, type Draft, type EditFault, type Nth } from './step.ts';

/** What is sent in `session/append`. */
export type EntryPayload = JsonObject & { readonly type: string };

/** Counted from the newest, so that what is left stays the same while older entries fall away. */
export const pick = <Item>(items: readonly Item[], nth: Nth): Item | undefined =>
  items[items.length - 1 - (nth % items.length)];

/** The entries of a session as the model reads them. */
export function sessionOf({ entries, leafId }: Pick<Known, 'entries' | 'leafId'>): ReadSession {
  return { header: {}, entries, byId: new Map(entries.map((entry) => [entry.id, entry])), leafId };
}

const branch = (session: Known): Entry[] =>
  session.leafId === null ? [] : branchOf(sessionOf(session), session.leafId);

/** Makes a draft into an entry with its targets; undefined where the session has none for it. */
export function payloadOf(draft: Draft, session: Known): EntryPayload | undefined {
  const { payload, reference } = draft;
  switch (payload.type) {
    case 'plain':
      return payload.members;
    case 'message':
      return { type: 'message', message: messageFor(draft, branch(session), reference) };
    case 'label': {
      const targetId = draft.fault === undefined ? pick(session.entries, reference)?.id : UNKNOWN_ENTRY;
      return targetId === undefined
        ? undefined
        : { type: 'label', targetId, label: null, ...payload.members };
    }
    case 'branch_summary':
      return { type: 'branch_summary', fromId: session.leafId ?? 'root', ...payload.members };
    case 'compaction': {
      const firstKeptEntryId =
        payload.keep === 'none' ? null : pick(keepable(branch(session)), reference)?.id;
      // The checkpoint of the prompt is the writer's own to make.
      const { systemMessage: _own, ...members } = payload.members as { systemMessage?: unknown };
      return firstKeptEntryId === undefined
        ? undefined
        : { type: 'compaction', firstKeptEntryId, ...members };
    }
    case 'context_edit':
      return draft.fault === undefined ? editOf(draft, session) : faultyEdit(draft, draft.fault, session);
    default:
      return payload satisfies never;
  }
}

/** The content that an edit may give its target. */
function fitting(replacement: unknown, target: Entry): unknown {
  const { content } = (replacement ?? {}) as { content?: unknown };
  if (!Array.isArray(content)) return replacement;
  // What an extension sends is of the role custom.
  const { blocks = [] } = messageRoleFacts(roleOf(target) ?? 'custom') ?? {};
  return { content: content.filter(({ type }: { type: string }) => blocks.includes(type)) };
}

const replacementOf = ({ payload }: Draft): unknown =>
  payload.type === 'context_edit' ? payload.replacement : null;

function editOf(draft: Draft, session: Known): EntryPayload | undefined {
  const target = pick(branch(session).filter(isEditable), draft.reference);
  return target === undefined
    ? undefined
    : { type: 'context_edit', targetId: target.id, replacement: fitting(replacementOf(draft), target) };
}

const WRONG_REPLACEMENTS: Partial<Record<EditFault, unknown>> = {
  'bare-string': 'shorter',
  'without-content': {},
  'bare-list': [{ type: 'text', text: 'shorter' }],
  'number-as-content': { content: 5 },
  'null-as-content': { content: null },
  'object-as-content': { content: { type: 'text', text: 'shorter' } },
  'without-replacement': undefined,
};

/** An edit that must be refused. */
function faultyEdit(draft: Draft, fault: EditFault, session: Known): EntryPayload | undefined {
  const own = branch(session);
  if (fault in WRONG_REPLACEMENTS) {
    const sound = editOf(draft, session);
    return sound && { ...sound, replacement: WRONG_REPLACEMENTS[fault] };
  }
  const targets = {
    'off-branch': session.entries.filter((entry) => !own.includes(entry) && isEditable(entry)),
    uneditable: own.filter((entry) => !isEditable(entry)),
    unknown: [{ id: UNKNOWN_ENTRY }],
  }[fault as 'off-branch' | 'uneditable' | 'unknown'];
  const targetId = pick<{ readonly id: string }>(targets, draft.reference)?.id;
  return targetId === undefined ? undefined : { type: 'context_edit', targetId, replacement: null };
}
