import { branchOf, type LeafId } from './tree.ts';
import type { Entry, ReadSession } from './read.ts';
import { isObject, milliseconds, type JsonObject } from './values.ts';

/** A message of the next model request, with the entry that it comes from. */
export interface ContextMessage {
  readonly entry: Entry;
  readonly message: JsonObject;
}

export interface Context {
  readonly messages: readonly ContextMessage[];
  readonly thinkingLevel: unknown;
  readonly model: { readonly provider: unknown; readonly modelId: unknown } | null;
}

/** What the next model request is made of, from the given leaf (`docs/session-format.md`, Context Building). */
export function contextOf(session: ReadSession, leafId?: LeafId): Context {
  const branch = branchOf(session, leafId);
  const selected = selectEntries(branch);
  const edits = new Map<unknown, Entry>();
  for (const entry of selected) if (entry.type === 'context_edit') edits.set(entry['targetId'], entry);
  const messages = selected.flatMap((entry, index) => {
    // An older compaction inside the kept range sends nothing; the one that counts stands first.
    if (entry.type === 'compaction' && index > 0) return [];
    return applyEdit(messagesOf(entry), edits.get(entry.id)).map((message) => ({ entry, message }));
  });
  return { messages, ...settingsOf(branch) };
}

/** The branch as the last compaction leaves it: the compaction, what it keeps, and all that follows it. */
export function selectEntries(branch: readonly Entry[]): readonly Entry[] {
  const at = branch.findLastIndex((entry) => entry.type === 'compaction');
  const compaction = branch[at];
  if (compaction === undefined) return branch;
  const before = branch.slice(0, at);
  const firstKept = before.findIndex((entry) => entry.id === compaction['firstKeptEntryId']);
  const kept = firstKept === -1 ? [] : before.slice(firstKept).filter((entry) => roleOf(entry) !== 'system');
  return [compaction, ...kept, ...branch.slice(at + 1)];
}

/** The role of a message entry; undefined for every other entry. */
export function roleOf(entry: JsonObject): unknown {
  return entry['type'] === 'message' && isObject(entry['message']) ? entry['message']['role'] : undefined;
}

/** What an entry sends when no edit touches it. */
export function messagesOf(entry: Entry): JsonObject[] {
  const timestamp = milliseconds(entry['timestamp']);
  switch (entry.type) {
    case 'message':
      return isObject(entry['message']) ? [withContent(entry['message'])] : [];
    case 'custom_message': {
      const { customType, content, display, details } = entry;
      return [{ role: 'custom', customType, content: content ?? [], display, details, timestamp }];
    }
    case 'branch_summary': {
      const { summary, fromId } = entry;
      return summary ? [{ role: 'branchSummary', summary, fromId, timestamp }] : [];
    }
    case 'compaction': {
      const { systemMessage, summary, tokensBefore } = entry;
      const sent = { role: 'compactionSummary', summary, tokensBefore, timestamp };
      return isObject(systemMessage) ? [systemMessage, sent] : [sent];
    }
    default:
      return [];
  }
}

/** Missing content reads as empty: text for a system message, no blocks for what a model said or was told. */
function withContent(message: JsonObject): JsonObject {
  if (message['content'] !== null && message['content'] !== undefined) return message;
  const empty = EMPTY_CONTENT.get(message['role']);
  return empty === undefined ? message : { ...message, content: empty };
}

const EMPTY_CONTENT = new Map<unknown, '' | []>([
  ['system', ''],
  ['user', []],
  ['assistant', []],
  ['toolResult', []],
]);

/** Roles whose content an edit may replace. */
const EDITABLE_ROLES = new Set<unknown>(['user', 'assistant', 'toolResult', 'custom']);
/** Roles whose content is always an array of blocks. */
const BLOCK_ROLES = new Set<unknown>(['assistant', 'toolResult']);

function applyEdit(messages: JsonObject[], edit: Entry | undefined): JsonObject[] {
  if (edit === undefined) return messages;
  const replacement = edit['replacement'];
  if (replacement === null) return [];
  if (!isObject(replacement) || !('content' in replacement)) return messages;
  const { content } = replacement;
  return messages.map((message) => {
    if (!EDITABLE_ROLES.has(message['role'])) return message;
    const asBlocks = typeof content === 'string' && BLOCK_ROLES.has(message['role']);
    return { ...message, content: asBlocks ? [{ type: 'text', text: content }] : content };
  });
}

/** Model and thinking level, from the whole branch: compactions take nothing away from them. */
function settingsOf(branch: readonly Entry[]): Pick<Context, 'thinkingLevel' | 'model'> {
  let thinkingLevel: unknown = 'off';
  let model: Context['model'] = null;
  for (const entry of branch) {
    const message = isObject(entry['message']) ? entry['message'] : {};
    if (entry.type === 'thinking_level_change') thinkingLevel = entry['thinkingLevel'];
    else if (entry.type === 'model_change')
      model = { provider: entry['provider'], modelId: entry['modelId'] };
    else if (roleOf(entry) === 'assistant')
      model = { provider: message['provider'], modelId: message['model'] };
  }
  return { thinkingLevel, model };
}
