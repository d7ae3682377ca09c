import { isObject, type JsonObject } from '../model/values.ts';

/** What an entry is, in words; an edit may target those up to and including the custom_message entry. */
const KINDS = [
  'a user message',
  'an assistant message',
  'a toolResult message',
  'a custom_message entry',
  'a message of another role',
  'a system message',
  'a bashExecution message',
  'a custom message',
  'a compaction',
  'a branch_summary',
  'a context_edit',
  'a label',
  'an entry that sends nothing',
] as const;

/** A command whose output no model is shown is a message all the same. */
const EXCLUDED = KINDS.length;

const numberOf = (kind: (typeof KINDS)[number]): number => KINDS.indexOf(kind);

const USER = numberOf('a user message');
const ASSISTANT = numberOf('an assistant message');
const TOOL_RESULT = numberOf('a toolResult message');
const LAST_EDITABLE = numberOf('a custom_message entry');
const OTHER_ROLE = numberOf('a message of another role');
const SILENT = numberOf('an entry that sends nothing');
const BASH = numberOf('a bashExecution message');
const SYSTEM = numberOf('a system message');
const COMPACTION = numberOf('a compaction');
const SUMMARY = numberOf('a branch_summary');

const OTHER_ROLES: ReadonlyMap<unknown, number> = new Map([
  ['system', numberOf('a system message')],
  ['bashExecution', numberOf('a bashExecution message')],
  ['custom', numberOf('a custom message')],
]);

const OTHER_TYPES: ReadonlyMap<unknown, number> = new Map([
  ['custom_message', LAST_EDITABLE],
  ['compaction', numberOf('a compaction')],
  ['branch_summary', numberOf('a branch_summary')],
  ['context_edit', numberOf('a context_edit')],
  ['label', numberOf('a label')],
]);

/** The bits that hold a kind: the tree keeps a flag beside them. */
export const KIND = 0x7f;

/** The kind of an entry, as a number below 128. */
export function kindOf(entry: JsonObject): number {
  const { type, message } = entry;
  if (type !== 'message') {
    const kind = OTHER_TYPES.get(type) ?? SILENT;
    return kind === SUMMARY && entry['summary'] === '' ? SILENT : kind;
  }
  const role = isObject(message) ? message['role'] : undefined;
  // Nearly all are of these three, and comparing is quicker than looking up.
  if (role === 'assistant') return ASSISTANT;
  if (role === 'toolResult') return TOOL_RESULT;
  if (role === 'user') return USER;
  const kind = OTHER_ROLES.get(role) ?? OTHER_ROLE;
  return kind === BASH && isObject(message) && message['excludeFromContext'] === true ? EXCLUDED : kind;
}

export const isCompaction = (kind: number): boolean => kind === COMPACTION;
export const isAssistant = (kind: number): boolean => kind === ASSISTANT;
export const isToolResult = (kind: number): boolean => kind === TOOL_RESULT;

/** Whether an entry of a kind is a message to the model that may not stand between a call and its result. */
export const partsExchanges = (kind: number): boolean =>
  kind <= SUMMARY && kind !== TOOL_RESULT && kind !== SYSTEM && kind !== OTHER_ROLE;

/** Whether a context edit may target an entry of a kind (`docs/session-format.md`, ContextEditEntry). */
export const isEditable = (kind: number): boolean => kind <= LAST_EDITABLE;

/** A kind in words, such as `a label`. */
export const kindWords = (kind: number): string => KINDS[kind === EXCLUDED ? BASH : kind] ?? 'another entry';
