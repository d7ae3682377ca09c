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

const numberOf = (kind: (typeof KINDS)[number]): number => KINDS.indexOf(kind);

const USER = numberOf('a user message');
const ASSISTANT = numberOf('an assistant message');
const TOOL_RESULT = numberOf('a toolResult message');
const LAST_EDITABLE = numberOf('a custom_message entry');
const OTHER_ROLE = numberOf('a message of another role');
const SILENT = numberOf('an entry that sends nothing');

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

/** The kind of an entry, as a number below 128. */
export function kindOf({ type, message }: JsonObject): number {
  if (type !== 'message') return OTHER_TYPES.get(type) ?? SILENT;
  const role = isObject(message) ? message['role'] : undefined;
  // Nearly all are of these three, and comparing is quicker than looking up.
  if (role === 'assistant') return ASSISTANT;
  if (role === 'toolResult') return TOOL_RESULT;
  return role === 'user' ? USER : (OTHER_ROLES.get(role) ?? OTHER_ROLE);
}

/** Whether a context edit may target an entry of a kind (`docs/session-format.md`, ContextEditEntry). */
export const isEditable = (kind: number): boolean => kind <= LAST_EDITABLE;

/** A kind in words, such as `a label`. */
export const kindWords = (kind: number): string => KINDS[kind] ?? 'another entry';
