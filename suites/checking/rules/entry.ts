import { declared, documented, observed } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';

/** The declaration of each entry type, and the release that brought the type in. */
const TYPES: readonly { type: string; declaration: string; quote: string; since?: string }[] = [
  { type: 'message', declaration: 'SessionMessageEntry', quote: 'message: AgentMessage;' },
  { type: 'model_change', declaration: 'ModelChangeEntry', quote: 'provider: string; modelId: string;' },
  { type: 'thinking_level_change', declaration: 'ThinkingLevelChangeEntry', quote: 'thinkingLevel: string;' },
  {
    type: 'usage',
    declaration: 'UsageEntry',
    quote: 'kind: string; provider: string; model: string; usage: Usage;',
    since: '0.86.0',
  },
  {
    type: 'compaction',
    declaration: 'CompactionEntry',
    quote: 'summary: string; firstKeptEntryId: string; tokensBefore: number;',
  },
  { type: 'branch_summary', declaration: 'BranchSummaryEntry', quote: 'fromId: string; summary: string;' },
  { type: 'custom', declaration: 'CustomEntry', quote: 'customType: string; data?: T;' },
  {
    type: 'custom_message',
    declaration: 'CustomMessageEntry',
    quote: 'customType: string; content: string | (TextContent | ImageContent)[];',
  },
  { type: 'context_edit', declaration: 'ContextEditEntry', quote: 'targetId: string;', since: '0.87.0' },
  { type: 'label', declaration: 'LabelEntry', quote: 'targetId: string; label: string | undefined;' },
  { type: 'session_info', declaration: 'SessionInfoEntry', quote: 'name?: string;', since: '0.44.0' },
];

/** Members of messages whose remedy is another. */
const MESSAGE_CODES: FileRule['codes'] = {
  role: {
    must: 'be the role of the message, which is not empty',
    advice: 'Write the role, such as "user": Pi sends such a message to no model.',
  },
  block: {
    must: 'be a block of this role',
    advice: 'Write the block as docs/message-types.md has it; blocks of other formats are not read.',
  },
  usage: {
    must: 'be there',
    advice: 'Write the usage, with 0 for what is not known.',
    source: documented('docs/message-types.md', 'Usage', 'Assistant messages always contain usage.'),
  },
};

const memberRules = TYPES.map(({ type, declaration, quote, since }): FileRule => ({
  id: `entry/${type}`,
  level: 'must',
  title: `a ${type} entry has the members of its type, as declared`,
  ...(since === undefined ? {} : { since }),
  source: declared(DECLARATIONS, declaration, quote),
  codes: {
    schema: { must: 'be as declared', advice: `Write the member as ${declaration} declares it.` },
    ...(type === 'message' ? MESSAGE_CODES : {}),
  },
}));

export const entryRules: readonly FileRule[] = [
  {
    id: 'entry/base',
    level: 'must',
    title: 'every entry has a type, an id, a parentId and an ISO timestamp',
    source: documented(
      FORMAT,
      'Entry Base',
      'All entries (except `SessionHeader`) extend `SessionEntryBase`',
    ),
    codes: {
      schema: {
        must: 'be as declared',
        advice:
          'Write the member as SessionEntryBase declares it: without it the entry has no place in the tree.',
      },
      time: {
        must: 'be ISO 8601 text',
        advice: 'Write the time of the entry as text, such as "2026-10-01T09:00:00.000Z".',
      },
    },
  },
  {
    id: 'entry/two-timestamps',
    level: 'must',
    title: 'the time of a message is a number of milliseconds since 1970',
    source: documented(
      FORMAT,
      'Messages',
      'The nested message timestamp is a Unix timestamp in milliseconds.',
    ),
    codes: {
      schema: {
        must: 'be a number of milliseconds since 1970',
        advice: 'Write the time as a number; ISO text is for the entry around the message.',
      },
      'no-moment': {
        must: 'be a moment since 1970, in milliseconds',
        advice: 'Write when the message was made, as Date.now() gives it.',
      },
      seconds: {
        must: 'be in milliseconds, not in seconds',
        advice: 'Multiply the time by 1,000.',
      },
    },
  },
  ...memberRules,
  {
    id: 'entry/image',
    level: 'must',
    title: 'an image is base64 text with a media type',
    source: documented('docs/message-types.md', 'ImageContent', '`data` is base64-encoded image data.'),
    codes: {
      data: {
        must: 'be base64-encoded image data',
        advice: 'Write the base64 text alone, without "data:...;base64," before it.',
      },
      'media-type': {
        must: 'be a media type, such as "image/png"',
        advice: 'Write type and subtype with a slash between them.',
        source: documented(
          'docs/message-types.md',
          'ImageContent',
          '`mimeType` identifies its media type, such as `image/png` or `image/jpeg`.',
        ),
      },
    },
  },
  {
    id: 'entry/usage-amounts',
    level: 'observed',
    title: 'no amount of tokens or dollars is below 0',
    source: observed('adds the amounts up as they stand, so that one below 0 lowers every total'),
    codes: {
      negative: { must: 'be 0 or more', advice: 'Write 0 for what is not known.' },
    },
  },
  {
    id: 'entry/pending',
    level: 'must',
    title: 'no partial assistant message is stored',
    source: documented(
      'docs/message-types.md',
      'AssistantMessage',
      'Pi does not persist `"pending"` assistant messages in session JSONL',
    ),
    codes: {
      pending: {
        must: 'be a stop reason of a whole message',
        advice: 'Store the message when it has ended; a partial one is taken out.',
      },
    },
  },
  {
    id: 'entry/unknown-type',
    level: 'observed',
    title: 'the type of every entry is known',
    source: observed('keeps entries of unknown types in the tree, and sends nothing for them'),
    codes: {
      unknown: {
        must: 'be a type that Pi 1.6.0 knows',
        advice:
          'Nothing needs to be done if a newer release wrote it; own data belongs into an entry of type "custom".',
      },
    },
  },
  {
    id: 'entry/unknown-role',
    level: 'should',
    title: 'the role of every message is known',
    source: documented(
      'docs/message-types.md',
      'AgentMessage union',
      'consumers should tolerate unknown custom roles when they accept messages from an augmented host',
    ),
    codes: {
      unknown: {
        must: 'be a role that Pi 1.6.0 knows',
        advice:
          'Nothing needs to be done if an augmented host wrote it; it may be dropped before a model request.',
      },
    },
  },
];
