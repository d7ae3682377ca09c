import { ENTRY_TYPES, type EntryTypeFacts } from '../../schema/entry-types.ts';
import { MESSAGE_ROLES, storedRoles, type MessageRoleFacts } from '../../schema/message-roles.ts';
import { isObject, type JsonObject } from '../model/values.ts';

/** What an entry is, as far as others are judged by it: a message of a role, or an entry of another type. */
interface Kind {
  /** Such as `a label`. */
  readonly words: string;
  /** Whether a context edit may target it. */
  readonly editable: boolean;
  /** Whether it is sent, and parts a call from its result where it stands between the two. */
  readonly parts: boolean;
}

const { message: _message, ...otherTypes } = ENTRY_TYPES;

const KINDS: readonly Kind[] = [
  ...storedRoles.map((role): MessageRoleFacts => MESSAGE_ROLES[role]),
  { words: 'a message of another role', editable: false, parts: false },
  ...Object.values<EntryTypeFacts>(otherTypes).map(({ words, editable, sends }) => ({
    words,
    editable: editable === true,
    parts: sends !== 'nothing',
  })),
  { words: 'an entry that sends nothing', editable: false, parts: false },
  // A command whose output no model is shown is a message all the same.
  { words: MESSAGE_ROLES.bashExecution.words, editable: false, parts: false },
];

const [USER, ASSISTANT, TOOL_RESULT, BASH] = (
  ['user', 'assistant', 'toolResult', 'bashExecution'] as const
).map((role) => storedRoles.indexOf(role)) as [number, number, number, number];
const OTHER_ROLE = storedRoles.length;
const EXCLUDED = KINDS.length - 1;
const SILENT = KINDS.length - 2;

const ROLES: ReadonlyMap<unknown, number> = new Map(storedRoles.map((role, kind) => [role, kind]));
const TYPES: ReadonlyMap<unknown, number> = new Map(
  Object.keys(otherTypes).map((type, index) => [type, OTHER_ROLE + 1 + index]),
);
const COMPACTION = TYPES.get('compaction');
const SUMMARY = TYPES.get('branch_summary');

/** The bits that hold a kind: the tree keeps a flag beside them. */
export const KIND = 0x7f;

/** The kind of an entry, as a number below 128. */
export function kindOf(entry: JsonObject): number {
  const { type, message } = entry;
  if (type !== 'message') {
    const kind = TYPES.get(type) ?? SILENT;
    return kind === SUMMARY && entry['summary'] === '' ? SILENT : kind;
  }
  const role = isObject(message) ? message['role'] : undefined;
  // Nearly all are of these three, and comparing is quicker than looking up.
  if (role === 'assistant') return ASSISTANT;
  if (role === 'toolResult') return TOOL_RESULT;
  if (role === 'user') return USER;
  const kind = ROLES.get(role) ?? OTHER_ROLE;
  return kind === BASH && isObject(message) && message['excludeFromContext'] === true ? EXCLUDED : kind;
}

export const isCompaction = (kind: number): boolean => kind === COMPACTION;
export const isAssistant = (kind: number): boolean => kind === ASSISTANT;
export const isToolResult = (kind: number): boolean => kind === TOOL_RESULT;

/** Whether an entry of a kind is a message to the model that may not stand between a call and its result. */
export const partsExchanges = (kind: number): boolean => KINDS[kind]?.parts === true;

/** Whether a context edit may target an entry of a kind (`docs/session-format.md`, ContextEditEntry). */
export const isEditable = (kind: number): boolean => KINDS[kind]?.editable === true;

/** Whether an entry of a kind is no message of anybody: a label, a rename, another model. */
export const isSilent = (kind: number): boolean =>
  kind > OTHER_ROLE && KINDS[kind]?.parts === false && kind !== EXCLUDED;

/** A kind in words, such as `a label`. */
export const kindWords = (kind: number): string => KINDS[kind]?.words ?? 'another entry';
