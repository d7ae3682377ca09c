/**
 * Holds the generated types against the declarations of the installed Pi, both ways: `tsc` fails here as soon as a
 * member comes, goes or changes on either side. Differences that are meant stand in `Meant`, each with its reason.
 */
import type * as PiMessages from '../node_modules/@earendil-works/pi-coding-agent/dist/core/messages.d.ts';
import type * as PiSession from '../node_modules/@earendil-works/pi-coding-agent/dist/core/session-manager.d.ts';
import type * as PiAi from '../node_modules/@earendil-works/pi-ai/dist/types.d.ts';
import type * as PiDiagnostics from '../node_modules/@earendil-works/pi-ai/dist/utils/diagnostics.d.ts';
import type { ENTRY_TYPES, EntryType } from './entry-types.ts';
import type * as Ours from './generated/types.ts';
import type { MESSAGE_ROLES, MessageRole } from './message-roles.ts';

type OurEntry<Type> = Extract<Ours.SessionEntry, { type: Type }>;
type PiEntry<Type> = Extract<PiSession.SessionEntry, { type: Type }>;
type OurMessage<Role> = Extract<Ours.AgentMessage, { role: Role }>;
type PiMessage<Role> = Extract<PiAgentMessage, { role: Role }>;
type PiAgentMessage =
  | PiAi.Message
  | PiMessages.BashExecutionMessage
  | PiMessages.CustomMessage
  | PiMessages.BranchSummaryMessage
  | PiMessages.CompactionSummaryMessage;

/** Each type of entry and each role of the tables, by the name of its declaration; `entry-types.test.ts` holds the names. */
type EntryPairs = {
  [Type in PiSession.SessionEntry['type'] as (typeof ENTRY_TYPES)[Type]['declaration']]: [
    OurEntry<Type>,
    PiEntry<Type>,
  ];
};
type MessagePairs = {
  [Role in PiAgentMessage['role'] as (typeof MESSAGE_ROLES)[Role]['declaration']]: [
    OurMessage<Role>,
    PiMessage<Role>,
  ];
};

/** Each generated type, and the declaration of Pi that it describes. */
interface Pairs extends EntryPairs, MessagePairs {
  SessionHeader: [Ours.SessionHeader, PiSession.SessionHeader];
  SessionEntryBase: [Ours.SessionEntryBase, PiSession.SessionEntryBase];
  TextContent: [Ours.TextContent, PiAi.TextContent];
  ThinkingContent: [Ours.ThinkingContent, PiAi.ThinkingContent];
  ImageContent: [Ours.ImageContent, PiAi.ImageContent];
  ToolCall: [Ours.ToolCall, PiAi.ToolCall];
  Usage: [Ours.Usage, PiAi.Usage];
  UsageCost: [Ours.UsageCost, PiAi.Usage['cost']];
  NestedToolCalls: [Ours.NestedToolCalls, PiAi.NestedToolCalls];
  NestedToolCallRecord: [Ours.NestedToolCallRecord, PiAi.NestedToolCallRecord];
  DeferredHandle: [Ours.DeferredHandle, PiAi.DeferredHandle];
  Tool: [Ours.Tool, PiAi.Tool];
  ToolReference: [Ours.ToolReference, PiAi.ToolReference];
  AssistantMessageDiagnostic: [Ours.AssistantMessageDiagnostic, PiDiagnostics.AssistantMessageDiagnostic];
  DiagnosticErrorInfo: [Ours.DiagnosticErrorInfo, PiDiagnostics.DiagnosticErrorInfo];
}

/** Members whose types differ on purpose. */
interface Meant {
  SessionHeader: 'version'; // Pi declares any number, or none for version 1; what is written in version 3 is 3.
  LabelEntry: 'label'; // Pi declares `string | undefined`; JSON has no undefined, so a cleared label is left out.
  BashExecutionMessage: 'exitCode'; // The same: an exit code of undefined is left out.
  ToolCall: 'arguments'; // Pi declares JSON values, which a schema that asks for an object cannot tell from any value.
  NestedToolCallRecord: 'arguments'; // The same.
  AssistantMessageDiagnostic: 'details'; // The same.
  DeferredHandle: 'data'; // The same, for a value of any kind.
  ToolResultMessage:
    // The same; and nested calls hold such arguments.
    'details' | 'nestedCalls';
  NestedToolCalls: 'calls'; // Its records hold such arguments.
  AssistantMessage:
    // Its tool calls, diagnostics and deferred handle hold such values.
    'content' | 'diagnostics' | 'deferred';
  ContextEditEntry: 'replacement'; // Its content may hold such tool calls.
  SessionMessageEntry: 'message'; // Its message is of any of the roles above, which are compared by themselves.
  Tool: 'parameters'; // Pi declares any object, which a class or a function would be, too.
  SystemMessage: 'toolsAdded'; // Its tools have such parameters.
  CompactionEntry: 'systemMessage'; // Its checkpoint is such a system message.
}

type MeantIn<Name> = Name extends keyof Meant ? Meant[Name] : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Members that only one side has; one that is optional on one side alone counts as well. */
type OptionalIn<Type> = { [Key in keyof Type]-?: object extends Pick<Type, Key> ? Key : never }[keyof Type];
type KeysDiffer<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;
type OptionalDiffers<A, B> = Exclude<OptionalIn<A>, OptionalIn<B>> | Exclude<OptionalIn<B>, OptionalIn<A>>;

/** Members whose types are not the same on both sides. */
type TypesDiffer<A, B> = {
  [Key in keyof A & keyof B]: Same<A[Key], B[Key]> extends true ? never : Key;
}[keyof A & keyof B];

/** Where a pair differs, beyond what is meant. */
type Difference<Name extends keyof Pairs> =
  | KeysDiffer<Pairs[Name][0], Pairs[Name][1]>
  | Exclude<OptionalDiffers<Pairs[Name][0], Pairs[Name][1]>, MeantIn<Name>>
  | Exclude<TypesDiffer<Pairs[Name][0], Pairs[Name][1]>, MeantIn<Name>>;

type Differences = {
  [Name in keyof Pairs as [Difference<Name>] extends [never] ? never : Name]: Difference<Name>;
};

/** No type differs where it is not meant to: a compiler error here names the type and the member. */
export const noDifferences: Differences = {};

/** What is listed as meant does differ: an entry that is no longer needed is an error, too. */
type Unneeded = {
  [
    Name in keyof Meant & keyof Pairs as [
      Exclude<
        MeantIn<Name>,
        OptionalDiffers<Pairs[Name][0], Pairs[Name][1]> | TypesDiffer<Pairs[Name][0], Pairs[Name][1]>
      >,
    ] extends [never]
      ? never
      : Name
  ]: true;
};

export const noneUnneeded: Unneeded = {};

/** No type of entry and no role of Pi is missing here; a test holds what is here and not there against its release. */
export const noTypeMissing: Same<Exclude<PiSession.SessionEntry['type'], EntryType>, never> = true;
export const noRoleMissing: Same<Exclude<PiAgentMessage['role'], MessageRole>, never> = true;
