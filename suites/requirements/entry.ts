import { ENTRY_TYPES, type EntryType, type EntryTypeFacts } from '../../schema/entry-types.ts';
import { declared, documented, observed } from '../source.ts';
import type { RequirementFacts, RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const MESSAGE_TYPES = 'docs/message-types.md';

/** One a type: its members, as Pi declares them. */
const typeRequirements = Object.fromEntries(
  Object.entries<EntryTypeFacts>(ENTRY_TYPES).map(([type, { declaration, quote, since }]) => [
    `entry/${type}`,
    {
      level: 'must',
      title: `a ${type} entry has the members of its type, as declared, and is read with all of them`,
      ...(since !== undefined && { since }),
      source: declared(DECLARATIONS, declaration, quote),
    },
  ]),
) as Readonly<Record<`entry/${EntryType}`, RequirementFacts>>;

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
    title: 'the timestamp of an entry is ISO text, that of its message is in milliseconds since 1970',
    source: documented(
      FORMAT,
      'Messages',
      'Session entry timestamps are ISO 8601 strings. The nested message timestamp is a Unix timestamp in milliseconds.',
    ),
  },
  ...typeRequirements,
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
    title: 'usage of an unknown kind counts as normal usage',
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
  'entry/any-time': {
    level: 'should',
    title:
      'an entry is read in whatever form of ISO 8601 its time is told: seconds, nanoseconds, another zone',
    source: documented(FORMAT, 'Messages', 'Session entry timestamps are ISO 8601 strings.'),
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
