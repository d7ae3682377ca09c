import type { SessionEntry } from './generated/types.ts';

/**
 * What holds of each type of entry, one row a type: whoever makes, judges, lists or explains entries looks it up here.
 * The members themselves stand in `session.v3.schema.json`. Only the reference reader (`suites/model`) keeps to itself what
 * it must witness.
 */

/** A member that holds the id of another entry. */
export interface Reference {
  readonly member: string;
  /** The requirement that a wrong id breaks. */
  readonly rule: string;
  /** The entry that is named must be an ancestor; else any earlier entry of the file. */
  readonly onBranch: boolean;
  /** What may stand there in place of an earlier entry: the id of the entry `itself`, or the word `root`. */
  readonly otherwise?: 'itself' | 'root';
}

export interface EntryTypeFacts {
  /** Its name in Pi's declarations, and in `$defs` of `session.v3.schema.json`. */
  readonly declaration: string;
  /** What Pi declares of its members, word for word: the source of the rule `entry/<type>`. */
  readonly quote: string;
  /** The first Pi release that wrote it (`history.md`); left out where it is as old as version 3. */
  readonly since?: string;
  /** What generators call it in the list of what a release knows; with `since`. */
  readonly feature?: string;
  /** An entry of this type in words, where a problem names one. */
  readonly words: string;
  /** What the model is sent for it: the message, content or summary that it holds. */
  readonly sends: 'nothing' | 'message' | 'content' | 'summary';
  /** Whether a context edit may name it; of messages, the role decides (`message-roles.ts`). */
  readonly editable: boolean | 'by role';
  readonly references: readonly Reference[];
  /** How often it comes in random sessions, and among what random programs append. */
  readonly weights: { readonly sessions: number; readonly programs: number };
  /** What `pi-conform generate --with` calls it, and says of it; a message is asked for by its role. */
  readonly content?: { readonly name: string; readonly says: string };
}

/** The types of entries that Pi declares, in the order in which random sessions choose: a new one comes last. */
export const ENTRY_TYPES = {
  message: {
    declaration: 'SessionMessageEntry',
    quote: 'message: AgentMessage;',
    words: 'a message',
    sends: 'message',
    editable: 'by role',
    references: [],
    weights: { sessions: 8, programs: 8 },
  },
  model_change: {
    declaration: 'ModelChangeEntry',
    quote: 'provider: string; modelId: string;',
    words: 'a model_change',
    sends: 'nothing',
    editable: false,
    references: [],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'model-changes', says: 'a change of the model' },
  },
  thinking_level_change: {
    declaration: 'ThinkingLevelChangeEntry',
    quote: 'thinkingLevel: string;',
    words: 'a thinking_level_change',
    sends: 'nothing',
    editable: false,
    references: [],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'thinking-changes', says: 'a change of the thinking level' },
  },
  usage: {
    declaration: 'UsageEntry',
    quote: 'kind: string; provider: string; model: string; usage: Usage;',
    since: '0.86.0',
    feature: 'usageEntry',
    words: 'a usage entry',
    sends: 'nothing',
    editable: false,
    references: [],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'usage', says: 'usage of a request outside of the conversation' },
  },
  compaction: {
    declaration: 'CompactionEntry',
    quote: 'summary: string; firstKeptEntryId: string; tokensBefore: number;',
    words: 'a compaction',
    sends: 'summary',
    editable: false,
    references: [
      { member: 'firstKeptEntryId', rule: 'compaction/kept-exists', onBranch: true, otherwise: 'itself' },
    ],
    weights: { sessions: 2, programs: 2 },
    content: { name: 'compactions', says: 'a compaction' },
  },
  branch_summary: {
    declaration: 'BranchSummaryEntry',
    quote: 'fromId: string; summary: string;',
    words: 'a branch_summary',
    sends: 'summary',
    editable: false,
    references: [
      { member: 'fromId', rule: 'entry/branch-summary-source', onBranch: false, otherwise: 'root' },
    ],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'branch-summaries', says: 'the summary of a branch that was left' },
  },
  custom: {
    declaration: 'CustomEntry',
    quote: 'customType: string; data?: T;',
    words: 'a custom entry',
    sends: 'nothing',
    editable: false,
    references: [],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'custom', says: 'an entry of an extension' },
  },
  custom_message: {
    declaration: 'CustomMessageEntry',
    quote: 'customType: string; content: string | (TextContent | ImageContent)[];',
    // Version 2 had these entries too, and sent them as role hookMessage.
    since: '0.35.0',
    feature: 'customMessage',
    words: 'a custom_message entry',
    sends: 'content',
    editable: true,
    references: [],
    weights: { sessions: 2, programs: 1 },
    content: { name: 'custom-messages', says: 'a message of an extension' },
  },
  context_edit: {
    declaration: 'ContextEditEntry',
    quote: 'targetId: string;',
    since: '0.87.0',
    feature: 'contextEdit',
    words: 'a context_edit',
    sends: 'nothing',
    editable: false,
    references: [{ member: 'targetId', rule: 'edit/on-branch', onBranch: true }],
    weights: { sessions: 4, programs: 3 },
    content: { name: 'edits', says: 'an entry that hides or replaces another for the model' },
  },
  label: {
    declaration: 'LabelEntry',
    quote: 'targetId: string; label: string | undefined;',
    words: 'a label',
    sends: 'nothing',
    editable: false,
    references: [{ member: 'targetId', rule: 'info/label-target', onBranch: false }],
    weights: { sessions: 2, programs: 3 },
    content: { name: 'labels', says: 'a label' },
  },
  session_info: {
    declaration: 'SessionInfoEntry',
    quote: 'name?: string;',
    since: '0.44.0',
    feature: 'sessionInfo',
    words: 'a session_info entry',
    sends: 'nothing',
    editable: false,
    references: [],
    weights: { sessions: 1, programs: 1 },
    content: { name: 'names', says: 'a session name' },
  },
} as const satisfies Readonly<Record<SessionEntry['type'], EntryTypeFacts>>;

export type EntryType = keyof typeof ENTRY_TYPES;

/** The types of entries, in the order of the table. */
export const entryTypes = Object.keys(ENTRY_TYPES) as readonly EntryType[];

/** Whether Pi declares a type of entry by this name. */
export const isEntryType = (type: unknown): type is EntryType =>
  typeof type === 'string' && Object.hasOwn(ENTRY_TYPES, type);

/** What the table says of a type; undefined for one that Pi does not declare. */
export const entryTypeFacts = (type: unknown): EntryTypeFacts | undefined =>
  isEntryType(type) ? ENTRY_TYPES[type] : undefined;

/** What the model is sent for an entry of a type. Types that Pi does not declare send nothing. */
export const sendsNothing = (type: unknown): boolean =>
  (entryTypeFacts(type)?.sends ?? 'nothing') === 'nothing';

/** Something for each type, by what the table says of it. */
export const byEntryType = <Value>(
  of: (facts: EntryTypeFacts, type: EntryType) => Value,
): Readonly<Record<EntryType, Value>> =>
  Object.fromEntries(entryTypes.map((type) => [type, of(ENTRY_TYPES[type], type)])) as Record<
    EntryType,
    Value
  >;

/** Every member of an entry that holds the id of one: its own, its parent's, and those that types refer by. */
export const ID_MEMBERS: readonly string[] = [
  'id',
  'parentId',
  ...new Set(entryTypes.flatMap((type) => ENTRY_TYPES[type].references.map(({ member }) => member))),
];
