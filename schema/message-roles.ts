import type { AgentMessage } from './generated/types.ts';

/** What holds of each role of a message, one row a role; the members stand in `session.v3.schema.json`. */
export interface MessageRoleFacts {
  /** Its name in Pi's declarations, and in `$defs` of `session.v3.schema.json`. */
  readonly declaration: string;
  /** Whether a message entry may hold it; the others are made of entries when a context is built. */
  readonly stored: boolean;
  /** The first Pi release that wrote it; left out where it is as old as version 3. */
  readonly since?: string;
  /** What generators call it in the list of what a release knows; with `since`. */
  readonly feature?: string;
  /** A message of this role in words, where a problem names one. */
  readonly words: string;
  /** Whether a context edit may name it. */
  readonly editable: boolean;
  /** Whether it parts a call from its result where it stands between the two. */
  readonly parts: boolean;
  /** The types of blocks that its content may hold; none where it has no such content. */
  readonly blocks: readonly string[];
  /** What `pi-conform generate --with` calls it, and says of it. */
  readonly content?: { readonly name: string; readonly says: string };
}

/** The roles that Pi declares, in the order in which random messages choose: a new one comes last. */
export const MESSAGE_ROLES = {
  user: {
    declaration: 'UserMessage',
    stored: true,
    words: 'a user message',
    editable: true,
    parts: true,
    blocks: ['text', 'image'],
  },
  assistant: {
    declaration: 'AssistantMessage',
    stored: true,
    words: 'an assistant message',
    editable: true,
    parts: true,
    blocks: ['text', 'thinking', 'toolCall'],
  },
  toolResult: {
    declaration: 'ToolResultMessage',
    stored: true,
    words: 'a toolResult message',
    editable: true,
    parts: false,
    blocks: ['text', 'image'],
    content: { name: 'tool-results', says: 'the result of a tool' },
  },
  system: {
    declaration: 'SystemMessage',
    stored: true,
    since: '0.86.0',
    feature: 'systemMessage',
    words: 'a system message',
    editable: false,
    parts: false,
    blocks: ['text'],
    content: { name: 'system-messages', says: 'a system message' },
  },
  bashExecution: {
    declaration: 'BashExecutionMessage',
    stored: true,
    since: '0.14.0',
    feature: 'bashExecution',
    words: 'a bashExecution message',
    editable: false,
    parts: true,
    blocks: [],
    content: { name: 'bash', says: 'a command that the user ran' },
  },
  custom: {
    declaration: 'CustomMessage',
    stored: true,
    words: 'a custom message',
    editable: false,
    parts: true,
    blocks: ['text', 'image'],
  },
  branchSummary: {
    declaration: 'BranchSummaryMessage',
    stored: false,
    words: 'a branchSummary message',
    editable: false,
    parts: true,
    blocks: [],
  },
  compactionSummary: {
    declaration: 'CompactionSummaryMessage',
    stored: false,
    words: 'a compactionSummary message',
    editable: false,
    parts: true,
    blocks: [],
  },
} as const satisfies Readonly<Record<AgentMessage['role'], MessageRoleFacts>>;

export type MessageRole = keyof typeof MESSAGE_ROLES;

/** The roles that a message entry may have. */
export type StoredRole = {
  [Role in MessageRole]: (typeof MESSAGE_ROLES)[Role]['stored'] extends true ? Role : never;
}[MessageRole];

/** Every role, in the order of the table. */
export const messageRoles = Object.keys(MESSAGE_ROLES) as readonly MessageRole[];

/** The roles that a message entry may have, in the order of the table. */
export const storedRoles = messageRoles.filter((role) => MESSAGE_ROLES[role].stored) as readonly StoredRole[];

/** What the table says of a role; undefined for one that Pi does not declare. */
export const messageRoleFacts = (role: unknown): MessageRoleFacts | undefined =>
  typeof role === 'string' && Object.hasOwn(MESSAGE_ROLES, role)
    ? MESSAGE_ROLES[role as MessageRole]
    : undefined;
