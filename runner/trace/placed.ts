import type { RequirementId } from '../../suites/requirements/index.ts';

/**
 * Sentences that bind and that no requirement quotes word for word: the requirements that test what they say, or why nothing
 * of it can be seen in a session. A sentence is told by its section and its first words, so that one whose words change shows
 * as untested.
 */
export interface Placed {
  readonly section: string;
  readonly begins: string;
  readonly tested?: readonly RequirementId[];
  /** Why nobody outside could tell, or why it is not about sessions. */
  readonly excluded?: string;
}

const tested = (section: string, begins: string, ...ids: RequirementId[]): Placed => ({
  section,
  begins,
  tested: ids,
});
const excluded = (section: string, begins: string, reason: string): Placed => ({
  section,
  begins,
  excluded: reason,
});

const SETTINGS = 'about the settings of a user, not about sessions';
const EXTENSIONS = 'code of an extension, not about what a session holds';
const MODEL_CALL = 'about the call of a model, which no session file shows';

const ENTRY = '{"type":"';

/** By the file of Pi's documentation. */
export const PLACED: Readonly<Record<string, readonly Placed[]>> = {
  'docs/session-format.md': [
    tested('SessionHeader', '{"type":"session"', 'header/first', 'header/fields'),
    tested('SessionMessageEntry', `${ENTRY}message"`, 'entry/message', 'context/message'),
    tested('ModelChangeEntry', `${ENTRY}model_change"`, 'entry/model_change', 'context/model'),
    tested(
      'ThinkingLevelChangeEntry',
      `${ENTRY}thinking_level_change"`,
      'entry/thinking_level_change',
      'context/thinking-level',
    ),
    tested('UsageEntry', `${ENTRY}usage"`, 'entry/usage', 'usage/entries'),
    tested('CompactionEntry', `${ENTRY}compaction"`, 'entry/compaction', 'compaction/kept'),
    tested('CompactionEntry', 'firstKeptEntryId is required', 'entry/compaction'),
    tested('ContextEditEntry', 'Append-only edit', 'edit/on-branch', 'write/append-only'),
    tested('ContextEditEntry', `${ENTRY}context_edit"`, 'entry/context_edit', 'edit/omit'),
    tested('BranchSummaryEntry', `${ENTRY}branch_summary"`, 'entry/branch_summary', 'context/branch-summary'),
    tested('CustomEntry', `${ENTRY}custom"`, 'entry/custom', 'context/silent-types'),
    tested('CustomMessageEntry', `${ENTRY}custom_message"`, 'entry/custom_message', 'context/custom-message'),
    tested('LabelEntry', `${ENTRY}label"`, 'entry/label', 'info/label'),
    tested('SessionInfoEntry', `${ENTRY}session_info"`, 'entry/session_info', 'info/name'),
    tested('Tree Structure', '[user msg]', 'tree/linear', 'tree/branch', 'tree/branch-from'),
    tested('Context Building', 'Omitted targets produce', 'edit/omit', 'edit/replace'),
    tested('Parsing Example', 'import { readFileSync', 'lines/json', 'lines/separators'),
  ],
  'docs/compaction.md': [
    excluded('When It Triggers', '', MODEL_CALL),
    tested('How It Works', 'Before compaction:', 'compaction/order', 'compaction/kept'),
    tested(
      'How It Works',
      'On repeated compactions',
      'exchange/plan-after-compaction',
      'compaction/any-kept-type',
      'compaction/missing-kept',
    ),
    excluded('Overflow and Length Recovery Ordering', 'persist final', MODEL_CALL),
    tested('Split user-message spans', 'Split user-message span', 'exchange/plan', 'exchange/plan-recent'),
    excluded(
      'Cut Point Rules',
      'Preparation advances',
      'hangs on what the agent knows of an attempt that it omitted; compaction/plan does not take it',
    ),
    tested('CompactionEntry Structure', 'interface CompactionEntry', 'entry/compaction'),
    tested('How It Works', 'Tree before navigation:', 'write/branch-summary', 'write/navigate'),
    tested('BranchSummaryEntry Structure', 'interface BranchSummaryEntry', 'entry/branch_summary'),
    excluded('Summary Format', '## Goal', 'what a model is asked to write: any text is a summary'),
    excluded('Message Serialization', '[User]:', MODEL_CALL),
    excluded('session_before_compact', '', EXTENSIONS),
    excluded('Converting Messages to Text', '', EXTENSIONS),
    excluded('session_compact_failed', '', EXTENSIONS),
    excluded('session_before_tree', '', EXTENSIONS),
    excluded('Settings', '{', SETTINGS),
    excluded('Per-model overrides', '', SETTINGS),
  ],
  'docs/sessions.md': [
    tested('Continue or switch sessions', 'pi --continue', 'find/latest', 'find/list'),
    excluded('Manage conversation context', 'Compaction can fail', MODEL_CALL),
    excluded('Control session storage', 'An ephemeral session', 'such a session has no file'),
  ],
  'docs/message-types.md': [
    tested('TextContent', 'interface TextContent', 'entry/message'),
    tested('ImageContent', 'interface ImageContent', 'entry/image'),
    tested('ThinkingContent', 'interface ThinkingContent', 'entry/message'),
    tested('ToolCall', 'interface ToolCall', 'entry/message'),
    tested('Usage', 'Assistant messages always', 'entry/message', 'usage/replies'),
    tested('Usage', 'interface Usage', 'entry/usage', 'entry/usage-amounts'),
    tested('SystemMessage', 'interface SystemMessage', 'entry/message'),
    tested('UserMessage', 'interface UserMessage', 'entry/message'),
    tested('AssistantMessage', 'interface AssistantMessage', 'entry/message'),
    tested('AssistantMessage', 'interface DeferredHandle', 'entry/message'),
    tested('ToolResultMessage', 'interface ToolResultMessage', 'entry/message'),
    tested('ToolResultMessage', 'interface NestedToolCalls', 'entry/message'),
    tested('BashExecutionMessage', 'interface BashExecutionMessage', 'entry/message'),
    tested('CustomMessage', 'interface CustomMessage', 'entry/message'),
    tested('BranchSummaryMessage', 'interface BranchSummaryMessage', 'context/branch-summary'),
    tested('CompactionSummaryMessage', 'interface CompactionSummaryMessage', 'compaction/order'),
    tested('AgentMessage union', 'type AgentMessage', 'entry/message', 'entry/unknown-role'),
  ],
};
