import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const MESSAGE_TYPES = 'docs/message-types.md';

export const entryRequirements = {
  'entry/base': {
    level: 'must',
    title: 'every entry has a type, an id, a parentId and an ISO timestamp, and is read with them',
    source: documented(
      FORMAT,
      'Entry Base',
      'All entries (except `SessionHeader`) extend `SessionEntryBase`',
    ),
  },
  'entry/two-timestamps': {
    level: 'must',
    title: 'the time of an entry is ISO text, that of its message milliseconds since 1970',
    source: documented(
      FORMAT,
      'Messages',
      'Session entry timestamps are ISO 8601 strings. The nested message timestamp is a Unix timestamp in milliseconds.',
    ),
  },
  'entry/message': {
    level: 'must',
    title: 'a message entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'SessionMessageEntry', 'message: AgentMessage;'),
  },
  'entry/model_change': {
    level: 'must',
    title: 'a model_change entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'ModelChangeEntry', 'provider: string; modelId: string;'),
  },
  'entry/thinking_level_change': {
    level: 'must',
    title:
      'a thinking_level_change entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'ThinkingLevelChangeEntry', 'thinkingLevel: string;'),
  },
  'entry/usage': {
    level: 'must',
    title: 'a usage entry has the members of its type, as declared, and is read with all of them',
    since: '0.86.0',
    source: declared(
      DECLARATIONS,
      'UsageEntry',
      'kind: string; provider: string; model: string; usage: Usage;',
    ),
  },
  'entry/compaction': {
    level: 'must',
    title: 'a compaction entry has the members of its type, as declared, and is read with all of them',
    source: declared(
      DECLARATIONS,
      'CompactionEntry',
      'summary: string; firstKeptEntryId: string; tokensBefore: number;',
    ),
  },
  'entry/branch_summary': {
    level: 'must',
    title: 'a branch_summary entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'BranchSummaryEntry', 'fromId: string; summary: string;'),
  },
  'entry/custom': {
    level: 'must',
    title: 'a custom entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'CustomEntry', 'customType: string; data?: T;'),
  },
  'entry/custom_message': {
    level: 'must',
    title: 'a custom_message entry has the members of its type, as declared, and is read with all of them',
    since: '0.35.0',
    source: declared(
      DECLARATIONS,
      'CustomMessageEntry',
      'customType: string; content: string | (TextContent | ImageContent)[];',
    ),
  },
  'entry/context_edit': {
    level: 'must',
    title: 'a context_edit entry has the members of its type, as declared, and is read with all of them',
    since: '0.87.0',
    source: declared(DECLARATIONS, 'ContextEditEntry', 'targetId: string;'),
  },
  'entry/label': {
    level: 'must',
    title: 'a label entry has the members of its type, as declared, and is read with all of them',
    source: declared(DECLARATIONS, 'LabelEntry', 'targetId: string; label: string | undefined;'),
  },
  'entry/session_info': {
    level: 'must',
    title: 'a session_info entry has the members of its type, as declared, and is read with all of them',
    since: '0.44.0',
    source: declared(DECLARATIONS, 'SessionInfoEntry', 'name?: string;'),
  },
  'entry/unknown-type': {
    level: 'observed',
    title: 'an entry of an unknown type is part of the tree',
    source: observed('keeps entries of unknown types in the tree and on the branch'),
  },
  'entry/unknown-type-silent': {
    level: 'observed',
    title: 'an entry of an unknown type sends nothing',
    source: observed('sends nothing for entries of unknown types'),
  },
  'entry/unknown-role': {
    level: 'should',
    title: 'a message of an unknown role is tolerated',
    source: documented(
      MESSAGE_TYPES,
      'AgentMessage union',
      'consumers should tolerate unknown custom roles when they accept messages from an augmented host',
    ),
  },
  'entry/unknown-usage-kind': {
    level: 'should',
    title: 'usage of an unknown kind is normal usage',
    since: '0.86.0',
    source: documented(
      FORMAT,
      'UsageEntry',
      'Consumers should treat unknown `kind` values as normal usage rather than rejecting them.',
    ),
  },
  'entry/extra': {
    level: 'observed',
    title: 'unknown members of an entry survive',
    source: observed('returns entries with all the members that their line has'),
  },
  'entry/any-id': {
    level: 'must',
    title: 'an id is any string: 8 hex digits, digits alone, or a UUID',
    source: documented(FORMAT, 'Entry Base', 'Usually an 8-char hex ID; may fall back to a full UUID'),
  },
  'entry/pending': {
    level: 'must',
    title: 'no partial assistant message is stored',
    source: documented(
      MESSAGE_TYPES,
      'AssistantMessage',
      'Pi does not persist `"pending"` assistant messages in session JSONL',
    ),
  },
  'entry/branch-summary-source': {
    level: 'observed',
    title: 'fromId of a branch summary is the id of an earlier entry, or "root"',
    source: observed('writes the id of the leaf that was left, and "root" where there was none'),
    formerly: ['write/branch-summary'],
  },
  'entry/image': {
    level: 'must',
    title: 'an image is base64 text with a media type',
    source: documented(MESSAGE_TYPES, 'ImageContent', '`data` is base64-encoded image data.'),
  },
  'entry/usage-amounts': {
    level: 'observed',
    title: 'no amount of tokens or dollars is below 0',
    source: observed('adds the amounts up as they stand, so that one below 0 lowers every total'),
  },
} as const satisfies RequirementTable;
