/* Made from the JSON Schemas by `npm run generate`: change those, and never this file. */

/**
 * A message of any role.
 */
export type AgentMessage =
  | SystemMessage
  | UserMessage
  | AssistantMessage
  | ToolResultMessage
  | BashExecutionMessage
  | CustomMessage
  | BranchSummaryMessage
  | CompactionSummaryMessage;
/**
 * What users, tools and extensions send.
 */
export type TextOrImage = TextContent | ImageContent;
/**
 * What a model answers with.
 */
export type AssistantBlock = TextContent | ThinkingContent | ToolCall;
/**
 * Any block.
 */
export type ContentBlock = TextContent | ThinkingContent | ImageContent | ToolCall;
/**
 * An entry of any type.
 */
export type SessionEntry =
  | SessionMessageEntry
  | ThinkingLevelChangeEntry
  | ModelChangeEntry
  | UsageEntry
  | CompactionEntry
  | BranchSummaryEntry
  | CustomEntry
  | CustomMessageEntry
  | ContextEditEntry
  | LabelEntry
  | SessionInfoEntry;
/**
 * A line of a Pi session file of version 3: the header, or an entry.
 */
export type SessionLine =
  | SessionHeader
  | SessionMessageEntry
  | ThinkingLevelChangeEntry
  | ModelChangeEntry
  | UsageEntry
  | CompactionEntry
  | BranchSummaryEntry
  | CustomEntry
  | CustomMessageEntry
  | ContextEditEntry
  | LabelEntry
  | SessionInfoEntry;
/**
 * A message of version 2.
 */
export type MessageV2 =
  UserMessage | AssistantMessage | ToolResultMessage | BashExecutionMessage | CustomMessage | HookMessage;
/**
 * A line of a session file of version 2: a tree already, with the role hookMessage.
 */
export type SessionLineV2 =
  | HeaderV2
  | MessageEntryV2
  | ThinkingLevelChangeEntry
  | ModelChangeEntry
  | CompactionEntry
  | BranchSummaryEntry
  | CustomEntry
  | CustomMessageEntry
  | LabelEntry
  | SessionInfoEntry;
/**
 * A message of version 1.
 */
export type MessageV1 = UserMessage | AssistantMessage | ToolResultMessage | BashExecutionMessage;
/**
 * A line of a session file of version 1: in order, without ids.
 */
export type SessionLineV1 =
  HeaderV1 | MessageEntryV1 | ThinkingLevelChangeEntryV1 | ModelChangeEntryV1 | CompactionEntryV1;
/**
 * A line of the driver protocol, version 1. Members beyond those named are ignored.
 */
export type ProtocolMessage = RpcRequest | RpcResult | RpcError;
/**
 * One step: an act, and what it is about. Bytes lie in a file of the case (`file`) or are told as text (`text`).
 */
export type FixtureStep = {readonly act: string; readonly [name: string]: unknown};
/**
 * The known failures of an implementation, for pi-conform run --baseline. Usually written as YAML.
 */
export type BaselineDocument = {
  /**
   * A failure that is expected, or several of one pattern.
   */
  entries?: BaselineEntry[] | null;
} | null;
/**
 * Rules by id, area, level or method; * stands for anything.
 */
export type Patterns = string | string[];

/**
 * A message of the conversation.
 */
export interface SessionMessageEntry {
  type: 'message';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  message: AgentMessage;
}
/**
 * The prompt and the tools at one point of the conversation.
 */
export interface SystemMessage {
  role: 'system';
  content: string | TextContent[];
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * Named parts of the prompt; null removes one.
   */
  sections?: {
    [k: string]: string | null;
  };
  toolsAdded?: Tool[];
  toolsRemoved?: ToolReference[];
}
/**
 * Text.
 */
export interface TextContent {
  type: 'text';
  text: string;
  /**
   * Data of the provider's, opaque.
   */
  textSignature?: string;
}
/**
 * The definition of a tool.
 */
export interface Tool {
  name: string;
  description: string;
  /**
   * The JSON Schema of the arguments.
   */
  parameters: {[member: string]: unknown};
  /**
   * Whether and how the provider holds the model to the parameters.
   */
  constrainedSampling?: false | JsonSchemaSampling | GrammarSampling;
}
/**
 * The provider holds the model to the JSON Schema of the parameters.
 */
export interface JsonSchemaSampling {
  type: 'json_schema';
  strict: 'prefer' | 'require';
}
/**
 * The provider holds the model to a grammar.
 */
export interface GrammarSampling {
  type: 'grammar';
  /**
   * The grammar, in the encodings that providers take.
   */
  variants: {[member: string]: unknown};
}
/**
 * A tool, by its name.
 */
export interface ToolReference {
  name: string;
}
/**
 * What a user said.
 */
export interface UserMessage {
  role: 'user';
  content: string | TextOrImage[];
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
}
/**
 * An image.
 */
export interface ImageContent {
  type: 'image';
  /**
   * Base64.
   */
  data: string;
  /**
   * Such as image/png.
   */
  mimeType: string;
}
/**
 * What a model answered.
 */
export interface AssistantMessage {
  role: 'assistant';
  content: AssistantBlock[];
  api: string;
  provider: string;
  model: string;
  usage: Usage;
  /**
   * A partial answer (pending) is never stored.
   */
  stopReason: 'pending' | 'stop' | 'length' | 'toolUse' | 'error' | 'aborted' | 'deferred';
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * The model that the provider names.
   */
  responseModel?: string;
  responseId?: string;
  providerThinkingLevel?: string;
  /**
   * The level that was asked for.
   */
  thinkingLevel?: 'off' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  diagnostics?: AssistantMessageDiagnostic[];
  deferred?: DeferredHandle;
  errorMessage?: string;
  rawStopReason?: string;
  endTurn?: boolean;
  durationMs?: number;
}
/**
 * What a model thought.
 */
export interface ThinkingContent {
  type: 'thinking';
  thinking: string;
  /**
   * Data of the provider's for replay, opaque.
   */
  thinkingSignature?: string;
  /**
   * A filter took the visible text out.
   */
  redacted?: boolean;
}
/**
 * A call that a model makes to a tool.
 */
export interface ToolCall {
  type: 'toolCall';
  id: string;
  name: string;
  arguments: {[member: string]: unknown};
  /**
   * Data of the provider's, opaque.
   */
  thoughtSignature?: string;
  /**
   * Where a tool that was loaded later belongs.
   */
  namespace?: string;
  /**
   * Why the text that the model sent is no JSON object; the arguments are empty then.
   */
  argumentsError?: string;
}
/**
 * Tokens and cost of model calls.
 */
export interface Usage {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  totalTokens: number;
  cost: UsageCost;
  /**
   * The part of cacheWrite that is kept for an hour.
   */
  cacheWrite1h?: number;
  /**
   * The part of output that was thought.
   */
  reasoning?: number;
}
/**
 * Cost in dollars.
 */
export interface UsageCost {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  total: number;
  /**
   * The total is what the provider billed, and no estimate.
   */
  totalFromProvider?: boolean;
}
/**
 * Something that went wrong on the way to an answer.
 */
export interface AssistantMessageDiagnostic {
  type: string;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  error?: DiagnosticErrorInfo;
  details?: {[member: string]: unknown};
}
/**
 * An error that was caught.
 */
export interface DiagnosticErrorInfo {
  message: string;
  name?: string;
  stack?: string;
  code?: string | number;
}
/**
 * Where the answer to a deferred request can be had.
 */
export interface DeferredHandle {
  provider: string;
  modelId: string;
  api: string;
  /**
   * The provider's token.
   */
  id: string;
  expiresAt?: number;
  pollAfterMs?: number;
  /**
   * What the provider needs to make the answer.
   */
  data?: unknown;
}
/**
 * What a tool answered.
 */
export interface ToolResultMessage {
  role: 'toolResult';
  toolCallId: string;
  toolName: string;
  content: TextOrImage[];
  isError: boolean;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * Data of the tool's.
   */
  details?: unknown;
  usage?: Usage;
  nestedCalls?: NestedToolCalls;
  durationMs?: number;
}
/**
 * The calls that a tool made to others.
 */
export interface NestedToolCalls {
  calls: NestedToolCallRecord[];
  /**
   * Nothing was dropped, left out or unfinished.
   */
  complete: boolean;
}
/**
 * A call that a tool made to another.
 */
export interface NestedToolCallRecord {
  id: string;
  name: string;
  status: 'ok' | 'error' | 'unfinished';
  /**
   * Left out when too large.
   */
  arguments?: {[member: string]: unknown};
  /**
   * Their size as JSON, where they were left out.
   */
  argumentsBytes?: number;
  durationMs?: number;
  error?: string;
}
/**
 * A shell command that the user ran.
 */
export interface BashExecutionMessage {
  role: 'bashExecution';
  command: string;
  output: string;
  cancelled: boolean;
  truncated: boolean;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * Left out when there is none.
   */
  exitCode?: number;
  fullOutputPath?: string;
  /**
   * The model is not shown it.
   */
  excludeFromContext?: boolean;
}
/**
 * What an extension said.
 */
export interface CustomMessage {
  role: 'custom';
  customType: string;
  content: string | TextOrImage[];
  /**
   * The terminal shows it.
   */
  display: boolean;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * Data of the extension's; not sent.
   */
  details?: unknown;
}
/**
 * The summary of a branch that was left; made from a branch_summary entry.
 */
export interface BranchSummaryMessage {
  role: 'branchSummary';
  summary: string;
  fromId: string | null;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
}
/**
 * The summary of what was compacted; made from a compaction entry.
 */
export interface CompactionSummaryMessage {
  role: 'compactionSummary';
  summary: string;
  tokensBefore: number;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
}
/**
 * The thinking level from here on.
 */
export interface ThinkingLevelChangeEntry {
  type: 'thinking_level_change';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  thinkingLevel: string;
}
/**
 * The model from here on.
 */
export interface ModelChangeEntry {
  type: 'model_change';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  provider: string;
  modelId: string;
}
/**
 * Model usage that is no assistant message; sends nothing.
 */
export interface UsageEntry {
  type: 'usage';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * What it was for; unknown kinds are normal usage.
   */
  kind: string;
  provider: string;
  model: string;
  usage: Usage;
  /**
   * For readers.
   */
  note?: string;
}
/**
 * A summary that takes the place of what came before.
 */
export interface CompactionEntry {
  type: 'compaction';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  summary: string;
  /**
   * The first entry that is kept from before; its own id where none is.
   */
  firstKeptEntryId: string;
  tokensBefore: number;
  /**
   * Data of whoever made the summary.
   */
  details?: unknown;
  usage?: Usage;
  /**
   * An extension made it.
   */
  fromHook?: boolean;
  systemMessage?: SystemMessage;
}
/**
 * A summary of the branch that was left.
 */
export interface BranchSummaryEntry {
  type: 'branch_summary';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * The leaf that was left.
   */
  fromId: string;
  summary: string;
  /**
   * Data of whoever made the summary.
   */
  details?: unknown;
  usage?: Usage;
  /**
   * An extension made it.
   */
  fromHook?: boolean;
}
/**
 * State of an extension; sends nothing.
 */
export interface CustomEntry {
  type: 'custom';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  customType: string;
  /**
   * The state.
   */
  data?: unknown;
}
/**
 * A message of an extension; is sent.
 */
export interface CustomMessageEntry {
  type: 'custom_message';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  customType: string;
  content: string | TextOrImage[];
  /**
   * The terminal shows it.
   */
  display: boolean;
  /**
   * Data of the extension's; not sent.
   */
  details?: unknown;
}
/**
 * Changes what an earlier entry sends, on this branch; the entry stays as it is.
 */
export interface ContextEditEntry {
  type: 'context_edit';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  targetId: string;
  /**
   * Null leaves the target out; else only its content is replaced.
   */
  replacement: {
    content: string | ContentBlock[];
  } | null;
}
/**
 * A bookmark on an entry.
 */
export interface LabelEntry {
  type: 'label';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  targetId: string;
  /**
   * Left out to clear it.
   */
  label?: string;
}
/**
 * The name of the session.
 */
export interface SessionInfoEntry {
  type: 'session_info';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Empty or left out to clear it.
   */
  name?: string;
}
/**
 * What every entry has, also one of an unknown type.
 */
export interface SessionEntryBase {
  type: string;
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
}
/**
 * A message entry whose message has a role that no release knows.
 */
export interface UnknownRoleEntry {
  type: 'message';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * The message; only its role is looked at.
   */
  message: {
    role: string;
  };
}
/**
 * The first line of a session file; no part of the tree.
 */
export interface SessionHeader {
  type: 'session';
  version: 3;
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * The working directory.
   */
  cwd: string;
  /**
   * The file of the session that this one was made from.
   */
  parentSession?: string;
}
/**
 * The header of version 2.
 */
export interface HeaderV2 {
  type: 'session';
  version: 2;
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  cwd: string;
  parentSession?: string;
}
/**
 * What an extension said, under its old role.
 */
export interface HookMessage {
  role: 'hookMessage';
  customType: string;
  content: string | TextOrImage[];
  /**
   * The terminal shows it.
   */
  display: boolean;
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  /**
   * Data of the extension's; not sent.
   */
  details?: unknown;
}
/**
 * A message of the conversation.
 */
export interface MessageEntryV2 {
  type: 'message';
  /**
   * Unique in the file: usually 8 hex digits, sometimes a UUID.
   */
  id: string;
  /**
   * The entry that this one follows; null for a root.
   */
  parentId: string | null;
  /**
   * ISO 8601.
   */
  timestamp: string;
  message: MessageV2;
}
/**
 * The header of version 1; the first releases kept the settings in it.
 */
export interface HeaderV1 {
  type: 'session';
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  cwd: string;
  version?: 1;
  provider?: string;
  modelId?: string;
  model?: string;
  thinkingLevel?: string;
  branchedFrom?: string;
  parentSession?: string;
}
/**
 * A message of the conversation.
 */
export interface MessageEntryV1 {
  type: 'message';
  /**
   * ISO 8601.
   */
  timestamp: string;
  message: MessageV1;
}
/**
 * The thinking level from here on.
 */
export interface ThinkingLevelChangeEntryV1 {
  type: 'thinking_level_change';
  /**
   * ISO 8601.
   */
  timestamp: string;
  thinkingLevel: string;
}
/**
 * The model from here on; the first releases wrote one member.
 */
export interface ModelChangeEntryV1 {
  type: 'model_change';
  /**
   * ISO 8601.
   */
  timestamp: string;
  provider?: string;
  modelId?: string;
  model?: string;
}
/**
 * A summary that takes the place of what came before.
 */
export interface CompactionEntryV1 {
  type: 'compaction';
  /**
   * ISO 8601.
   */
  timestamp: string;
  summary: string;
  /**
   * The line of the first kept entry, counted with the header as 0.
   */
  firstKeptEntryIndex: number;
  tokensBefore: number;
}
/**
 * What initialize is asked with.
 */
export interface InitializeParams {
  protocol: 1;
  /**
   * Who asks.
   */
  runner: {
    name: string;
    version: string;
  };
}
/**
 * What initialize answers.
 */
export interface InitializeResult {
  protocol: 1;
  /**
   * What is tested.
   */
  implementation: {
    name: string;
    version: string;
    language?: string;
    homepage?: string;
  };
  /**
   * A Pi release, such as 1.6.0.
   */
  follows: string;
  methods: string[];
  platforms?: ('posix' | 'win32')[];
  /**
   * What the language or its JSON reader cannot hold: a case that needs it is skipped. depth-100: nesting deeper than 100 is refused.
   */
  limits?: string[];
  offers?: Offers;
}
/**
 * What the declared methods do not give. A member that is left out is offered in full.
 */
export interface Offers {
  /**
   * False: only the leaf on load is answered.
   */
  leafId?: boolean;
  /**
   * False: a context has no thinkingLevel and no model.
   */
  settings?: boolean;
  /**
   * "ids": a context is { entryIds }, the entries that send something, in order.
   */
  messages?: 'full' | 'ids';
  labels?: boolean;
  name?: boolean;
  firstMessage?: boolean;
  messageCount?: boolean;
  /**
   * The types of entries that a writer takes.
   */
  entryTypes?: string[];
  /**
   * "own": a writer that has one fixed store; session/create tells where.
   */
  directory?: 'any' | 'own';
  /**
   * The path styles of working directories that it finds sessions by.
   */
  platformsOfFinding?: ('posix' | 'win32')[];
  /**
   * The members of session/usage that it gives.
   */
  usage?: ('input' | 'output' | 'cacheRead' | 'cacheWrite' | 'totalTokens' | 'cost' | 'byModel')[];
}
/**
 * What session/read is asked with.
 */
export interface SessionReadParams {
  /**
   * An absolute path.
   */
  path: string;
}
/**
 * What session/read answers.
 */
export interface SessionReadResult {
  /**
   * The header.
   */
  header: {
    id: string;
    version?: unknown;
    timestamp?: unknown;
    cwd?: unknown;
    parentSession?: unknown;
  };
  /**
   * Items: An entry, with whatever members it has.
   */
  entries: {
    type: string;
    id: string;
    parentId: string | null;
  }[];
  leafId: string | null;
}
/**
 * What session/tree is asked with.
 */
export interface SessionTreeParams {
  /**
   * An absolute path.
   */
  path: string;
}
/**
 * What session/tree answers.
 */
export interface SessionTreeResult {
  roots: string[];
  children: {
    [k: string]: string[];
  };
}
/**
 * What session/branch is asked with.
 */
export interface SessionBranchParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * Left out: the leaf on load; null: before the first entry.
   */
  leafId?: string | null;
}
/**
 * What session/branch answers.
 */
export interface SessionBranchResult {
  entryIds: string[];
}
/**
 * What session/context is asked with.
 */
export interface SessionContextParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * Left out: the leaf on load; null: before the first entry.
   */
  leafId?: string | null;
}
/**
 * What session/context answers.
 */
export interface SessionContextResult {
  /**
   * Items: A message, with the entry that it comes from.
   */
  messages?: {
    message: object;
    entryId?: string;
  }[];
  /**
   * In place of messages, where only ids are offered: the entries that send something.
   */
  entryIds?: string[];
  thinkingLevel?: unknown;
  model?: {
    provider: string;
    modelId: string;
  } | null;
}
/**
 * What session/info is asked with.
 */
export interface SessionInfoParams {
  /**
   * An absolute path.
   */
  path: string;
}
/**
 * What session/info answers.
 */
export interface SessionInfoResult {
  id?: string;
  cwd?: string | null;
  name?: string | null;
  parentSession?: string | null;
  messageCount?: number | null;
  firstMessage?: string | null;
  labels?: {
    [k: string]: string | null;
  } | null;
}
/**
 * What session/validate is asked with.
 */
export interface SessionValidateParams {
  /**
   * An absolute path.
   */
  path: string;
}
/**
 * What session/validate answers.
 */
export interface SessionValidateResult {
  valid: boolean;
  /**
   * Items: A problem.
   */
  problems?: {
    line?: number | null;
    message?: string;
  }[];
}
/**
 * What path/directory is asked with.
 */
export interface PathDirectoryParams {
  cwd: string;
  platform: 'posix' | 'win32';
}
/**
 * What path/directory answers.
 */
export interface PathDirectoryResult {
  name: string;
}
/**
 * What path/file is asked with.
 */
export interface PathFileParams {
  timestamp: string;
  sessionId: string;
}
/**
 * What path/file answers.
 */
export interface PathFileResult {
  name: string;
}
/**
 * What path/sessionId is asked with.
 */
export interface PathSessionIdParams {
  sessionId: string;
}
/**
 * What path/sessionId answers.
 */
export interface PathSessionIdResult {
  valid: boolean;
}
/**
 * What session/create is asked with.
 */
export interface SessionCreateParams {
  /**
   * An absolute path.
   */
  directory: string;
  cwd: string;
  sessionId?: string;
  parentSession?: string;
}
/**
 * What session/create answers.
 */
export interface SessionCreateResult {
  handle: string | number;
  sessionId: string;
  path: string;
}
/**
 * What session/new is asked with.
 */
export interface SessionNewParams {
  handle: string | number;
  sessionId?: string;
  parentSession?: string;
}
/**
 * What session/new answers: a new session in the same writer.
 */
export interface SessionNewResult {
  /**
   * May be the one that was asked with.
   */
  handle: string | number;
  sessionId: string;
  path: string;
}
/**
 * What session/open is asked with.
 */
export interface SessionOpenParams {
  /**
   * An absolute path.
   */
  path: string;
}
/**
 * What session/open answers.
 */
export interface SessionOpenResult {
  handle: string | number;
  sessionId: string;
  leafId: string | null;
}
/**
 * What session/append is asked with.
 */
export interface SessionAppendParams {
  handle: string | number;
  /**
   * The payload.
   */
  entry: {type: string; [member: string]: unknown};
}
/**
 * What session/append answers.
 */
export interface SessionAppendResult {
  entryId: string;
}
/**
 * What session/navigate is asked with.
 */
export interface SessionNavigateParams {
  handle: string | number;
  entryId: string | null;
  summary?: string;
}
/**
 * What session/navigate answers.
 */
export interface SessionNavigateResult {
  leafId: string | null;
}
/**
 * What session/state is asked with.
 */
export interface SessionStateParams {
  handle: string | number;
}
/**
 * What session/state answers.
 */
export interface SessionStateResult {
  leafId: string | null;
  path?: string | null;
  /**
   * What the writer itself believes, by entry id.
   */
  labels?: {
    [k: string]: string | null;
  };
  name?: string | null;
  /**
   * The active branch, root first.
   */
  entryIds?: string[];
}
/**
 * What session/close is asked with.
 */
export interface SessionCloseParams {
  handle: string | number;
}
/**
 * What session/close answers.
 */
export interface SessionCloseResult {
  path?: string | null;
}
/**
 * What session/fork is asked with.
 */
export interface SessionForkParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * An absolute path.
   */
  directory: string;
  cwd: string;
}
/**
 * What session/fork answers.
 */
export interface SessionForkResult {
  path?: string | null;
  /**
   * The writer that made the copy, now open on it.
   */
  handle?: string | number;
  sessionId?: string;
  leafId?: string | null;
}
/**
 * What session/clone is asked with.
 */
export interface SessionCloneParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * An absolute path.
   */
  directory: string;
  /**
   * Left out: the leaf on load; null: before the first entry.
   */
  leafId?: string | null;
}
/**
 * What session/clone answers.
 */
export interface SessionCloneResult {
  path?: string | null;
  /**
   * The writer that made the copy, now open on it.
   */
  handle?: string | number;
  sessionId?: string;
  leafId?: string | null;
}
/**
 * What sessions/list is asked with.
 */
export interface SessionsListParams {
  /**
   * An absolute path.
   */
  directory?: string;
  /**
   * In place of directory: a sessions root, one directory a project. An absolute path.
   */
  root?: string;
  cwd?: string;
}
/**
 * What sessions/list answers.
 */
export interface SessionsListResult {
  /**
   * Items: A session of a list.
   */
  sessions: {
    path: string;
    id: string;
    cwd?: string | null;
    name?: string | null;
    messageCount?: number;
    firstMessage?: string | null;
  }[];
}
/**
 * What sessions/latest is asked with.
 */
export interface SessionsLatestParams {
  /**
   * An absolute path.
   */
  directory: string;
  cwd?: string;
}
/**
 * What sessions/latest answers.
 */
export interface SessionsLatestResult {
  path?: string | null;
}
/**
 * What sessions/find is asked with.
 */
export interface SessionsFindParams {
  /**
   * An absolute path.
   */
  directory: string;
  sessionId: string;
}
/**
 * What sessions/find answers.
 */
export interface SessionsFindResult {
  path?: string | null;
}
/**
 * What compaction/plan is asked with.
 */
export interface CompactionPlanParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * Left out: the leaf on load; null: before the first entry.
   */
  leafId?: string | null;
  keepRecentTokens: number;
}
/**
 * What compaction/plan answers.
 */
export interface CompactionPlanResult {
  /**
   * Null where the compaction keeps none, and where nothing is to be compacted.
   */
  firstKeptEntryId?: string | null;
}
/**
 * Sums of tokens, and what they cost.
 */
export interface UsageSums {
  input?: number;
  output?: number;
  cacheRead?: number;
  cacheWrite?: number;
  totalTokens?: number;
  cost?: number;
}
/**
 * What session/usage is asked with: a file or a folder.
 */
export interface SessionUsageParams {
  /**
   * An absolute path.
   */
  path?: string;
  /**
   * An absolute path.
   */
  directory?: string;
}
/**
 * What session/usage answers. In a folder, what a fork or clone repeats counts once.
 */
export interface SessionUsageResult {
  input?: number;
  output?: number;
  cacheRead?: number;
  cacheWrite?: number;
  totalTokens?: number;
  cost?: number;
  /**
   * By "provider/model".
   */
  byModel?: {
    [k: string]: UsageSums;
  };
}
/**
 * What session/transcript is asked with.
 */
export interface SessionTranscriptParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * Left out: the leaf on load; null: before the first entry.
   */
  leafId?: string | null;
}
/**
 * What session/transcript answers: what a viewer shows of a branch, in order.
 */
export interface SessionTranscriptResult {
  /**
   * Items: A shown entry, as plain text.
   */
  items: {
    entryId?: string;
    role: string;
    text: string;
  }[];
}
/**
 * What session/import is asked with.
 */
export interface SessionImportParams {
  /**
   * An absolute path.
   */
  path: string;
  /**
   * An absolute path.
   */
  directory: string;
  cwd: string;
}
/**
 * What session/import answers: where the session is now. No other file is written over.
 */
export interface SessionImportResult {
  path?: string | null;
}
/**
 * A request, one line.
 */
export interface RpcRequest {
  jsonrpc: '2.0';
  id: number;
  method:
    | 'initialize'
    | 'session/read'
    | 'session/tree'
    | 'session/branch'
    | 'session/context'
    | 'session/info'
    | 'session/validate'
    | 'path/directory'
    | 'path/file'
    | 'path/sessionId'
    | 'session/create'
    | 'session/new'
    | 'session/open'
    | 'session/append'
    | 'session/navigate'
    | 'session/state'
    | 'session/close'
    | 'session/fork'
    | 'session/clone'
    | 'sessions/list'
    | 'sessions/latest'
    | 'sessions/find'
    | 'compaction/plan'
    | 'session/usage'
    | 'session/transcript'
    | 'session/import';
  params: {[member: string]: unknown};
}
/**
 * An answer with a result.
 */
export interface RpcResult {
  jsonrpc: '2.0';
  id: number;
  result: unknown;
}
/**
 * An answer that is a refusal or a fault.
 */
export interface RpcError {
  jsonrpc: '2.0';
  id: number | null;
  /**
   * What went wrong.
   */
  error: {
    code: number;
    message: string;
    /**
     * Where the fault is, if the implementation tells.
     */
    data?: unknown;
  };
}
/**
 * How many rules came to each verdict.
 */
export interface Counts {
  pass: number;
  fail: number;
  warn: number;
  skip: number;
  error: number;
  'suite-error': number;
}
/**
 * What one rule came to.
 */
export interface Result {
  rule: string;
  area: string;
  level: 'must' | 'should' | 'observed';
  verdict: 'pass' | 'fail' | 'warn' | 'skip' | 'error' | 'suite-error';
  /**
   * Why it was skipped, or what broke in the suite.
   */
  reason?: string;
  finding?: Finding;
  /**
   * The token by which the case is asked again.
   */
  replay?: string;
  /**
   * How many cases were judged.
   */
  cases?: number;
  /**
   * What each case that was asked came to, by name; the random inputs are one case, `random`.
   */
  byCase?: {
    [k: string]: 'pass' | 'fail' | 'warn' | 'skip' | 'error' | 'suite-error';
  };
  /**
   * How the cases that are wrong are wrong, in eight letters each: by these a cause is told.
   */
  wrong?: {
    [k: string]: string;
  };
  /**
   * Cases that were not judged, as they need what is not offered.
   *
   * Items: A reason, and how many cases it left out.
   */
  skipped?: {
    reason: string;
    cases: number;
  }[];
  /**
   * It was to run, and did not run to its end.
   */
  incomplete?: boolean;
  /**
   * The failure is listed in the baseline. It stays a failure, and does not fail the run.
   */
  expected?: {
    pattern: string;
    line: number;
    kind: 'bug' | 'deviation' | 'flaky' | 'wontfix';
    link?: string;
    note?: string;
  };
  exhibit?: Exhibit;
  /**
   * What is wrong in other ways than the finding, each with the smallest case that shows it.
   */
  further?: {
    finding: Finding;
    replay: string;
    exhibit?: Exhibit;
  }[];
  /**
   * Milliseconds of the slowest answer that came only when it was asked for again alone. It changes no verdict.
   */
  slow?: number;
  /**
   * The wrong cases that the baseline does not list, where it lists others of the rule.
   */
  unlisted?: string[];
}
/**
 * The facts about one failing case.
 */
export interface Finding {
  rule: string;
  code:
    | 'wrong-answer'
    | 'refused'
    | 'not-refused'
    | 'file-changed'
    | 'wrong-step'
    | 'crash'
    | 'timeout'
    | 'protocol'
    | 'internal';
  method: string;
  /**
   * An example's name, or the path of a random input.
   */
  origin: {[member: string]: unknown};
  /**
   * Items: One place where the answer is not as expected.
   */
  differences?: {
    pointer: string;
    expected?: unknown;
    received?: unknown;
  }[];
  message?: string;
  file?: string;
  /**
   * Of a program, the step after which something is wrong; counted from 1.
   */
  step?: number;
  /**
   * Of a wrong step, what is wrong with it, as a code: leaf-is-not-the-last.
   */
  complaint?: string;
  /**
   * What that is about: the member, the id, the rule of files that is broken.
   */
  about?: {
    [k: string]: string;
  };
  exitCode?: number;
  line?: string;
  stderr?: string;
  /**
   * Of an answer that is built on a file's entries: where session/read is wrong about the same file.
   */
  readWrong?: {
    pointer: string;
    expected?: unknown;
    received?: unknown;
  };
  orderDependent?: boolean;
  otherExamples?: string[];
  hazard?: string;
}
/**
 * What was asked in a failing case, and what came.
 */
export interface Exhibit {
  /**
   * The questions or steps, with pictures of the files, as lines.
   */
  asked: string[];
  files: {
    name: string;
    bytes: number;
    text?: string;
    /**
     * Where the bytes are not valid UTF-8.
     */
    base64?: string;
    /**
     * Where the branch is read from.
     */
    leafId?: string | null;
    /**
     * What is drawn of a file that is too large to be kept: at most 500 rows.
     */
    drawing?: {
      header: string;
      rows: {
        kind: 'entry' | 'folded' | 'odd';
        id: string;
        line: number;
        lane: number;
        /**
         * The row from which it hangs.
         */
        parent?: number;
        active: boolean;
        fate?: 'hidden' | 'replaced' | 'kept' | 'summarized';
        text: string;
        notes: string[];
        expected?: string;
        received?: string;
        differs?: boolean;
      }[];
      entries: number;
      drawn: number;
      compared: boolean;
    };
  }[];
  /**
   * Every answer that would be right.
   */
  expected?: unknown[];
  received?: unknown;
}
/**
 * Where a report comes from.
 */
export interface Origin {
  /**
   * When it was made.
   */
  time: string;
  platform: string;
  node: string;
  milliseconds?: number;
  /**
   * How the implementation was named on the command line.
   */
  tested?: string;
  /**
   * The words of the driver's command, or the file of its module; older reports have none.
   */
  driver?: string[];
  /**
   * Options that were given.
   */
  options: {[option: string]: unknown};
  exitCode: number;
  /**
   * Why this is not all that could have been judged; missing where it is.
   */
  partial?: string;
  /**
   * What was chosen to be left out.
   */
  leftOut: string[];
}
/**
 * What a rule says.
 */
export interface RuleWords {
  title: string;
  level: 'must' | 'should' | 'observed';
  since?: string;
  source: {
    basis: 'documented' | 'declared' | 'observed';
    file: string;
    section: string;
    quote: string;
  };
}
/**
 * Why several rules fail, probably.
 */
export interface Cause {
  /**
   * `bank`: an implementation that is broken on purpose answers in the same way. `shape`: the failures look alike.
   */
  by: 'bank' | 'shape';
  /**
   * What is wrong, in a clause.
   */
  says: string;
  /**
   * What else would explain it nearly as well.
   */
  alike?: string[];
  /**
   * The smallest case that shows it.
   */
  shows: {
    rule: string;
    case: string;
    difference: string;
    replay?: string;
  };
  /**
   * The rules that fail by it.
   */
  rules: string[];
  /**
   * How many examples answer exactly so; of a shape, how many rules.
   */
  agreeing: number;
  /**
   * Where to look.
   */
  look: string;
}
/**
 * What a run found, as JSON.
 */
export interface Report {
  /**
   * The form of this report; a newer one has a higher number.
   */
  format: number;
  command: 'run';
  /**
   * Who tested.
   */
  suite: {
    name: string;
    version: string;
  };
  /**
   * What was tested.
   */
  implementation: {
    name: string;
    version: string;
    follows: string;
    methods: string[];
    platforms: string[];
    language?: string;
    homepage?: string;
    limits?: string[];
    offers?: {[member: string]: unknown};
  };
  /**
   * The same seed gives the same inputs.
   */
  seed: number;
  /**
   * Random inputs for each rule.
   */
  runs: number;
  /**
   * Which part of the suite was chosen. Left out when it was all of it.
   */
  chosen?: {
    only?: string[];
    skip?: string[];
    /**
     * One of several parts.
     */
    shard?: {
      index: number;
      of: number;
    };
    /**
     * Only what failed last, was not reached or is new.
     */
    lastFailed?: boolean;
    /**
     * Of a run that was put together, the parts that are not there.
     *
     * Items: One of several parts.
     */
    missing?: {
      index: number;
      of: number;
    }[];
  };
  /**
   * The rules that were not asked, as the run was stopped early by failures.
   */
  notReached?: string[];
  /**
   * Entries of the baseline that do not hold any more; each fails the run.
   */
  stale?: {
    pattern: string;
    line: number;
    why: 'passes' | 'expired';
    says: string;
  }[];
  /**
   * Counts of verdicts, in all, by level and by area.
   */
  summary: {
    pass: number;
    fail: number;
    warn: number;
    skip: number;
    error: number;
    'suite-error': number;
    byLevel: {
      [k: string]: Counts;
    };
    byArea: {
      [k: string]: Counts;
    };
  };
  /**
   * Why rules fail, probably; the one that explains most first.
   */
  causes?: Cause[];
  results: Result[];
  notes?: string[];
  origin: Origin;
  /**
   * What the rules say, by id.
   */
  rules: {
    [k: string]: RuleWords;
  };
}
/**
 * Where the rule comes from: a sentence of Pi's documentation, a declaration, or Pi's own behaviour.
 */
export interface FixtureSource {
  basis: 'documented' | 'declared' | 'observed';
  file: string;
  section: string;
  quote: string;
}
/**
 * What is wrong with the first file that has a fault.
 */
export interface FixtureFault {
  /**
   * The fault's name in the catalogue.
   */
  name?: string;
  /**
   * The rule that is broken.
   */
  rule: string;
  file: string;
  /**
   * Counted from 1.
   */
  line: number;
  /**
   * A JSON pointer into the line.
   */
  pointer: string;
}
export interface FixtureQuestion {
  method: string;
  params: {readonly [name: string]: unknown};
}
/**
 * A result, or a refusal. Objects match as subsets (a member that is expected to be null may be missing), arrays and scalars exactly.
 */
export interface FixtureAnswer {
  result?: unknown;
  rejected?: true;
}
/**
 * The right answer; where several are right, `anyOf` lists them.
 */
export interface FixtureExpectation {
  result?: unknown;
  rejected?: true;
  anyOf?: FixtureAnswer[];
}
/**
 * What the real Pi did.
 */
export interface FixturePi {
  version: string;
  /**
   * Whether it answered as expected; missing where it was not asked.
   */
  agrees?: boolean;
  /**
   * A fault that Pi is known to have there.
   */
  hazard?: string;
  note?: string;
  /**
   * Its own answer where that is another.
   */
  answer?: {
    result?: unknown;
    rejected?: true;
    /**
     * No answer at all.
     */
    fault?: 'crash' | 'timeout' | 'protocol' | 'internal';
    /**
     * A file whose bytes it changed.
     */
    changed?: string;
    /**
     * The step after which something is not as it must be, counted from 1, and what.
     */
    wrongStep?: string;
  };
  /**
   * What it was asked and what it answered, step by step; what is new at each run is named in angle brackets.
   */
  transcript?: unknown[];
  /**
   * The lines of every file that it wrote, after the last step; a line that holds no JSON is told as text.
   */
  after?: {
    [k: string]: unknown[];
  };
}
/**
 * A set of golden cases: `manifest.json`.
 */
export interface FixtureManifest {
  generator: {
    name: string;
    version: string;
  };
  /**
   * Of the random cases.
   */
  seed: number;
  /**
   * The Pi that was asked.
   */
  pi: {
    package: string;
    version: string;
    integrity: string;
  };
  /**
   * SHA-256 of each file of Pi's package that a rule quotes.
   */
  documentation: {
    [k: string]: string;
  };
  /**
   * Of an exported part: what was chosen.
   */
  selection?: {readonly [name: string]: unknown};
  counts: {
    cases: number;
    kinds: FixtureCounts;
    levels: FixtureCounts;
    areas: FixtureCounts;
  };
  /**
   * Former ids of cases, and what they are called now.
   */
  aliases: {
    [k: string]: string;
  };
  /**
   * Must rules for which there is no faulty case, and why.
   */
  withoutFaultyCase?: {
    [k: string]: string;
  };
  /**
   * In canonical order.
   */
  cases: FixtureEntry[];
}
export interface FixtureCounts {
  [k: string]: number;
}
/**
 * A case in the manifest.
 */
export interface FixtureEntry {
  id: string;
  rule: string;
  area: string;
  level: 'must' | 'should' | 'observed';
  kind: 'valid' | 'faulty';
  method: string;
  formatVersion?: 1 | 2 | 3;
  /**
   * Every file of the folder, with its SHA-256.
   */
  files: {
    [k: string]: string;
  };
}
/**
 * A golden case: the `case.json` that lies beside its session files. Either a question (`params` and `expected`), or steps that drive a writer (`steps`).
 */
export interface FixtureCase {
  /**
   * Area, rule and case; it never changes its meaning.
   */
  id: string;
  rule: string;
  level: 'must' | 'should' | 'observed';
  /**
   * What must hold.
   */
  title: string;
  /**
   * The Pi release that brought the rule in.
   */
  since?: string;
  platform?: 'posix' | 'win32';
  source: FixtureSource;
  /**
   * Whether what the implementation is given is valid.
   */
  kind: 'valid' | 'faulty';
  fault?: FixtureFault;
  /**
   * The case with the same session without the fault.
   */
  twin?: string;
  /**
   * The bug report that the files come from.
   */
  report?: string;
  /**
   * The version of the session format that the first file is written in.
   */
  formatVersion?: 1 | 2 | 3;
  /**
   * The method of the driver protocol that is judged.
   */
  method: string;
  /**
   * Further methods without which the case shows nothing.
   */
  needs?: string[];
  /**
   * What lies beside this file and is to be laid out, in this order; names are relative to the folder of the case.
   */
  files: string[];
  /**
   * Milliseconds within which there must be an answer.
   */
  deadline?: number;
  /**
   * Questions to ask before, whatever is answered.
   */
  earlier?: FixtureQuestion[];
  /**
   * Parameters of the question; `path` and `directory` are relative to where the files were laid.
   */
  params?: {readonly [name: string]: unknown};
  expected?: FixtureExpectation;
  /**
   * The files must hold the same bytes afterwards.
   */
  unchanged?: boolean;
  /**
   * Entry ids in the answer are the implementation's own: compare them by position (`#0`, `#1`, ...).
   */
  idsByPosition?: boolean;
  /**
   * The steps of a program, as the rule's own judge reads them.
   */
  steps?: FixtureStep[];
  pi: FixturePi;
}
export interface GeneratedFile {
  /**
   * Relative to the manifest, with `/` on every platform.
   */
  path: string;
  /**
   * Of this file alone.
   */
  seed: number;
  formatVersion: 1 | 2 | 3;
  bytes: number;
  /**
   * How many the session has; that of the twin, where there is a fault.
   */
  entries: number;
  /**
   * The fault's name in the catalogue.
   */
  fault?: string;
  /**
   * The rule that it breaks.
   */
  rule?: string;
  /**
   * Where a checker must say so, counted from 1.
   */
  line?: number;
  /**
   * A JSON pointer into the line.
   */
  pointer?: string;
  /**
   * The same session without the fault.
   */
  twin?: string;
  sha256: string;
}
/**
 * What `pi-conform generate` made: `manifest.json`.
 */
export interface GeneratedManifest {
  generator: {
    name: string;
    version: string;
  };
  /**
   * The same seed and options give the same bytes.
   */
  seed: number;
  options: {readonly [name: string]: unknown};
  files: GeneratedFile[];
}
/**
 * Which failures are expected, and why.
 */
export interface BaselineEntry {
  /**
   * A rule or its cases, in quotes: 'edit/omit', 'edit/omit#the-hidden-message', 'edit/*#random'.
   */
  pattern: string;
  /**
   * What is expected; fail where it is left out.
   */
  verdict?: 'fail' | 'error';
  /**
   * A bug, a deviation from Pi that is meant, flaky (now right, now wrong), or what nobody will mend.
   */
  kind: 'bug' | 'deviation' | 'flaky' | 'wontfix';
  /**
   * Where it is talked about, such as https://example.org/issues/12.
   */
  link?: string;
  /**
   * For people.
   */
  note?: string;
  /**
   * The last day on which it is expected, such as 2027-03-31.
   */
  expires?: string;
  /**
   * It may cover more than 20 cases.
   */
  broad?: boolean;
}
/**
 * Files to write reports to, by format; - is standard output.
 */
export interface Reports {
  [k: string]: string;
}
/**
 * What pi-conform does where the command line does not say otherwise: pi-conform.config.json, pi-conform.config.yaml, or "pi-conform" in package.json. Relative paths start at the file.
 */
export interface Configuration {
  /**
   * For editors.
   */
  $schema?: string;
  /**
   * The command that starts the driver: its words as a list, or as one text without quotes.
   */
  driver?: string | string[];
  /**
   * A JavaScript module in place of a driver.
   */
  module?: string;
  /**
   * A YAML file of known failures.
   */
  baseline?: string;
  only?: Patterns;
  skip?: Patterns;
  /**
   * Makes the same random inputs again.
   */
  seed?: number;
  /**
   * Random inputs for each rule.
   */
  runs?: number;
  /**
   * Drivers at work at once.
   */
  jobs?: number;
  /**
   * Milliseconds for one answer.
   */
  timeout?: number;
  /**
   * Milliseconds to look for a smaller counterexample.
   */
  shrinkTime?: number;
  /**
   * A level that is treated as an error, too; observed implies should.
   */
  enforce?: 'should' | 'observed';
  /**
   * The Pi release to test against, such as 1.6.0.
   */
  follows?: string;
  /**
   * Stop after so many failures that no baseline lists.
   */
  maxFailures?: number;
  report?: Reports;
  /**
   * The same for pi-conform check.
   */
  check?: {
    only?: Patterns;
    skip?: Patterns;
    /**
     * A level that is treated as an error, too; observed implies should.
     */
    enforce?: 'should' | 'observed';
    /**
     * The folder to look in.
     */
    sessionDir?: string;
    report?: Reports;
  };
}
/**
 * What each method of the driver protocol is asked with, and what it answers.
 */
export interface ProtocolMethods {
  'initialize': { params: InitializeParams; result: InitializeResult };
  'session/read': { params: SessionReadParams; result: SessionReadResult };
  'session/tree': { params: SessionTreeParams; result: SessionTreeResult };
  'session/branch': { params: SessionBranchParams; result: SessionBranchResult };
  'session/context': { params: SessionContextParams; result: SessionContextResult };
  'session/info': { params: SessionInfoParams; result: SessionInfoResult };
  'session/validate': { params: SessionValidateParams; result: SessionValidateResult };
  'path/directory': { params: PathDirectoryParams; result: PathDirectoryResult };
  'path/file': { params: PathFileParams; result: PathFileResult };
  'path/sessionId': { params: PathSessionIdParams; result: PathSessionIdResult };
  'session/create': { params: SessionCreateParams; result: SessionCreateResult };
  'session/new': { params: SessionNewParams; result: SessionNewResult };
  'session/open': { params: SessionOpenParams; result: SessionOpenResult };
  'session/append': { params: SessionAppendParams; result: SessionAppendResult };
  'session/navigate': { params: SessionNavigateParams; result: SessionNavigateResult };
  'session/state': { params: SessionStateParams; result: SessionStateResult };
  'session/close': { params: SessionCloseParams; result: SessionCloseResult };
  'session/fork': { params: SessionForkParams; result: SessionForkResult };
  'session/clone': { params: SessionCloneParams; result: SessionCloneResult };
  'sessions/list': { params: SessionsListParams; result: SessionsListResult };
  'sessions/latest': { params: SessionsLatestParams; result: SessionsLatestResult };
  'sessions/find': { params: SessionsFindParams; result: SessionsFindResult };
  'compaction/plan': { params: CompactionPlanParams; result: CompactionPlanResult };
  'session/usage': { params: SessionUsageParams; result: SessionUsageResult };
  'session/transcript': { params: SessionTranscriptParams; result: SessionTranscriptResult };
  'session/import': { params: SessionImportParams; result: SessionImportResult };
}
