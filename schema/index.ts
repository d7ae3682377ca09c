export type {
  SessionHeader, SessionMessageEntry, ThinkingLevelChangeEntry, ModelChangeEntry, UsageEntry, CompactionEntry, BranchSummaryEntry,
  CustomEntry, CustomMessageEntry, LabelEntry, SessionInfoEntry, ContextEditEntry, SessionEntry,
} from '../node_modules/@earendil-works/pi-coding-agent/dist/core/session-manager.d.ts';
export type { TextContent, ThinkingContent, ImageContent, ToolCall, Usage, SystemMessage, UserMessage, AssistantMessage, ToolResultMessage } from '../node_modules/@earendil-works/pi-ai/dist/types.d.ts';
export type { BashExecutionMessage } from '../node_modules/@earendil-works/pi-coding-agent/dist/core/messages.d.ts';
export type { AgentMessage } from '../node_modules/@earendil-works/pi-agent-core/dist/types.d.ts';
export const validateResult = (_method: string, _value: unknown): { pointer: string; keyword: string; expected: unknown; received: unknown }[] => [];
