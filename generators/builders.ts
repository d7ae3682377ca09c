import type {
  AssistantMessage,
  BashExecutionMessage,
  BranchSummaryEntry,
  CompactionEntry,
  ContextEditEntry,
  CustomEntry,
  CustomMessageEntry,
  LabelEntry,
  ModelChangeEntry,
  SessionEntry,
  SessionHeader,
  SessionInfoEntry,
  SessionMessageEntry,
  SystemMessage,
  TextContent,
  ThinkingLevelChangeEntry,
  ToolCall,
  ToolResultMessage,
  Usage,
  UsageEntry,
  UserMessage,
} from '../schema/index.ts';

/**
 * Tiny builders for sessions that are written by hand: `sessionOf(user('a1', 'question'), assistant('b2', 'answer'))`.
 * Each takes the entry's id first; parents default to the entry before, and times rise by a second.
 */

/** A session: the header line, and the entries in file order. */
export interface Session {
  readonly header: SessionHeader;
  readonly entries: readonly SessionEntry[];
}

/** Where an entry hangs; left out: below the entry before. Null makes a root. */
export interface Place {
  readonly parent?: string | null;
}

const START = Date.parse('2026-10-01T09:00:00.000Z');
const timeAt = (index: number) => new Date(START + index * 1000).toISOString();

/** Stands for "the entry before" until `sessionOf` puts the entries in order. */
const PREVIOUS = '<previous>';

/** What every entry has: its type, its id, and its place, which `sessionOf` fills in. */
export const entryOf = <Type extends string>(type: Type, id: string, { parent }: Place) => ({
  type,
  id,
  parentId: parent === undefined ? PREVIOUS : parent,
  timestamp: timeAt(0),
});

const text = (words: string): TextContent => ({ type: 'text', text: words });

const NO_USAGE: Usage = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};

/** The header of a session of version 3, with some of its members replaced. */
export function header(members: Partial<SessionHeader> = {}): SessionHeader {
  return { type: 'session', version: 3, id: 's1', timestamp: timeAt(0), cwd: '/home/u/app', ...members };
}

const message = (id: string, place: Place, sent: SessionMessageEntry['message']): SessionMessageEntry => ({
  ...entryOf('message', id, place),
  message: sent,
});

/** What the user said: text, or blocks. */
export const user = (id: string, content: UserMessage['content'] = 'hello', place: Place = {}) =>
  message(id, place, { role: 'user', content, timestamp: START });

/** What a model answered: text, or blocks; `place` takes further members of the message, such as `stopReason`. */
export const assistant = (
  id: string,
  content: string | AssistantMessage['content'] = 'hi',
  place: Place & Partial<Omit<AssistantMessage, 'role' | 'content'>> = {},
) => {
  const { parent, ...members } = place;
  return message(id, parent === undefined ? {} : { parent }, {
    role: 'assistant',
    content: typeof content === 'string' ? [text(content)] : content,
    api: 'anthropic-messages',
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    usage: NO_USAGE,
    stopReason: 'stop',
    timestamp: START,
    ...members,
  });
};

/** A call of a tool, as a block of an assistant message: `assistant('a1', [toolCall('call_1')])`. */
export const toolCall = (id = 'call_1', name = 'read'): ToolCall => ({
  type: 'toolCall',
  id,
  name,
  arguments: {},
});

/** The result that answers a call, by default that of `call_1`. */
export const toolResult = (
  id: string,
  output: string | ToolResultMessage['content'] = 'output',
  { answers = 'call_1', ...place }: Place & { answers?: string } = {},
) =>
  message(id, place, {
    role: 'toolResult',
    toolCallId: answers,
    toolName: 'read',
    content: typeof output === 'string' ? [text(output)] : output,
    isError: false,
    timestamp: START,
  });

/** The prompt at one point of the conversation. */
export const system = (id: string, content: SystemMessage['content'] = 'prompt', place: Place = {}) =>
  message(id, place, { role: 'system', content, timestamp: START });

/** A command that the user ran, with some members of the message replaced. */
export const bash = (id: string, { parent, ...members }: Place & Partial<BashExecutionMessage> = {}) =>
  message(id, parent === undefined ? {} : { parent }, {
    role: 'bashExecution',
    command: 'ls',
    output: '',
    exitCode: 0,
    cancelled: false,
    truncated: false,
    timestamp: START,
    ...members,
  });

/** The model is another from here on. */
export const modelChange = (
  id: string,
  { provider = 'openai', modelId = 'gpt-4o', ...place }: Place & { provider?: string; modelId?: string } = {},
): ModelChangeEntry => ({ ...entryOf('model_change', id, place), provider, modelId });

/** The thinking level is another from here on. */
export const thinkingLevelChange = (
  id: string,
  { thinkingLevel = 'high', ...place }: Place & { thinkingLevel?: string } = {},
): ThinkingLevelChangeEntry => ({ ...entryOf('thinking_level_change', id, place), thinkingLevel });

/** What a request outside of the conversation used: nothing. */
export const usageEntry = (
  id: string,
  { kind = 'cache_warm', ...place }: Place & { kind?: string } = {},
): UsageEntry => ({
  ...entryOf('usage', id, place),
  kind,
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  usage: NO_USAGE,
});

/** `firstKept` is the id of the first kept entry; its own id keeps none. */
export const compaction = (
  id: string,
  {
    firstKept,
    systemMessage,
    summary = 'so far',
    ...place
  }: Place & { firstKept: string; systemMessage?: SystemMessage; summary?: string },
): CompactionEntry => ({
  ...entryOf('compaction', id, place),
  summary,
  firstKeptEntryId: firstKept,
  tokensBefore: 1000,
  ...(systemMessage === undefined ? {} : { systemMessage }),
});

/** The summary of a branch that was left; `from` is the id of its last entry, or `root`. */
export const branchSummary = (
  id: string,
  { summary = 'tried it', from, ...place }: Place & { summary?: string; from: string },
): BranchSummaryEntry => ({ ...entryOf('branch_summary', id, place), fromId: from, summary });

/** State of an extension, which no model is sent. */
export const custom = (
  id: string,
  { customType = 'my-extension', data, ...place }: Place & { customType?: string; data?: unknown } = {},
): CustomEntry => ({ ...entryOf('custom', id, place), customType, ...(data === undefined ? {} : { data }) });

/** What an extension sends to the model. */
export const customMessage = (
  id: string,
  content: CustomMessageEntry['content'] = 'injected',
  { display = true, ...place }: Place & { display?: boolean } = {},
): CustomMessageEntry => ({
  ...entryOf('custom_message', id, place),
  customType: 'my-extension',
  content,
  display,
});

/** An edit of what the model is sent for `target`: a replacement, or null to leave it out. */
export const edit = (
  id: string,
  { target, replacement, ...place }: Place & { target: string; replacement: ContextEditEntry['replacement'] },
): ContextEditEntry => ({ ...entryOf('context_edit', id, place), targetId: target, replacement });

/** Without `label` it clears. */
export const label = (
  id: string,
  { target, label: words, ...place }: Place & { target: string; label?: string },
): LabelEntry => ({ ...entryOf('label', id, place), targetId: target, label: words });

/** Without `name` it clears. */
export const sessionInfo = (id: string, name?: string, place: Place = {}): SessionInfoEntry => ({
  ...entryOf('session_info', id, place),
  ...(name === undefined ? {} : { name }),
});

/** Puts entries in order: parents that were left out become the entry before, and times rise by a second. */
export const sessionOf = (...entries: readonly SessionEntry[]): Session => sessionFrom(entries);

/** The same for a list, which may be longer than a call may have arguments. */
export function sessionFrom(entries: readonly SessionEntry[]): Session {
  return {
    header: header(),
    entries: entries.map((entry, index) => ({
      ...entry,
      parentId: entry.parentId === PREVIOUS ? (entries[index - 1]?.id ?? null) : entry.parentId,
      timestamp: entry.timestamp === timeAt(0) ? timeAt(index + 1) : entry.timestamp,
    })),
  };
}
