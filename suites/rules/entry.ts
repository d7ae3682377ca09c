import fc from 'fast-check';
import {
  session,
  sessionOf,
  usageEntry,
  user,
  type EntryKind,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { fromAnyLeaf, loaded } from '../asking/sessions-to-read.ts';
import { caseOf, EXPECTED, readingRule, type Expected } from '../asking/reading-rule.ts';
import { declared, documented, observed, type Rule, type Suite } from '../rule.ts';

const whole: Expected = ({ entries }) => ({ entries });

const base = readingRule({
  id: 'entry/base',
  level: 'must',
  title: 'every entry is read with its type, id, parentId and timestamp',
  source: documented(
    'docs/session-format.md',
    'Entry Base',
    'All entries (except `SessionHeader`) extend `SessionEntryBase`',
  ),
  method: 'session/read',
  cases: loaded(),
  expected: ({ entries }) => ({
    entries: entries.map(({ type, id, parentId, timestamp }) => ({ type, id, parentId, timestamp })),
  }),
});

const twoTimestamps = readingRule({
  id: 'entry/two-timestamps',
  level: 'must',
  title: 'the time of an entry is ISO text, that of its message milliseconds since 1970',
  source: documented(
    'docs/session-format.md',
    'Messages',
    'Session entry timestamps are ISO 8601 strings. The nested message timestamp is a Unix timestamp in milliseconds.',
  ),
  method: 'session/read',
  cases: loaded({ types: ['message'], maxEntries: 4 }),
  expected: ({ entries }) => ({
    entries: entries.map(({ timestamp, message }) => ({
      timestamp,
      message: { timestamp: (message as { timestamp: unknown }).timestamp },
    })),
  }),
});

/** A line of the declarations for each type, and the release that brought the type in. */
const TYPES: readonly { type: EntryKind; declaration: string; quote: string; since?: string }[] = [
  { type: 'message', declaration: 'SessionMessageEntry', quote: 'message: AgentMessage;' },
  { type: 'model_change', declaration: 'ModelChangeEntry', quote: 'modelId: string;' },
  { type: 'thinking_level_change', declaration: 'ThinkingLevelChangeEntry', quote: 'thinkingLevel: string;' },
  { type: 'usage', declaration: 'UsageEntry', quote: 'kind: string;', since: '0.86.0' },
  { type: 'compaction', declaration: 'CompactionEntry', quote: 'firstKeptEntryId: string;' },
  { type: 'branch_summary', declaration: 'BranchSummaryEntry', quote: 'fromId: string;' },
  { type: 'custom', declaration: 'CustomEntry', quote: 'data?: T;' },
  { type: 'custom_message', declaration: 'CustomMessageEntry', quote: 'display: boolean;', since: '0.35.0' },
  { type: 'context_edit', declaration: 'ContextEditEntry', quote: 'targetId: string;', since: '0.87.0' },
  { type: 'label', declaration: 'LabelEntry', quote: 'label: string | undefined;' },
  { type: 'session_info', declaration: 'SessionInfoEntry', quote: 'name?: string;', since: '0.44.0' },
];

const types: readonly Rule[] = TYPES.map(({ type, declaration, quote, since }) =>
  readingRule({
    id: `entry/${type}`,
    level: 'must',
    title: `a ${type} entry is read with all its members`,
    ...(since === undefined ? {} : { since }),
    source: declared('dist/core/session-manager.d.ts', declaration, quote),
    method: 'session/read',
    // A user message goes along, as what edits and labels point at.
    cases: loaded({ types: { [type]: 4, message: 1 }, minEntries: 1, maxEntries: 4 }),
    expected: whole,
  }),
);

/** Gives sessions one entry of a type that no release knows. */
const unknownTypes: SessionConstraints = { unknownTypes: true, maxEntries: 5 };
const knowsAll = ({ entries }: Session) =>
  entries.every(({ type }) => TYPES.some((known) => known.type === type));

const unknownType = readingRule({
  id: 'entry/unknown-type',
  level: 'observed',
  title: 'an entry of an unknown type is part of the tree',
  source: observed('keeps entries of unknown types in the tree and on the branch'),
  method: 'session/branch',
  cases: ({ features }) =>
    session({ ...unknownTypes, features })
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
});

const unknownTypeSilent = readingRule({
  id: 'entry/unknown-type-silent',
  level: 'observed',
  title: 'an entry of an unknown type sends nothing',
  source: observed('sends nothing for entries of unknown types'),
  method: 'session/context',
  cases: ({ features }) =>
    session({ ...unknownTypes, features })
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
});

const withMessage = (message: object, id = 'a1') =>
  ({ ...user(id), message }) as unknown as ReturnType<typeof user>;

const unknownRole = readingRule({
  id: 'entry/unknown-role',
  level: 'should',
  title: 'a message of an unknown role is tolerated',
  source: documented(
    'docs/message-types.md',
    'AgentMessage union',
    'consumers should tolerate unknown custom roles when they accept messages from an augmented host',
  ),
  method: 'session/read',
  cases: () =>
    fc
      .constantFrom('artifact', 'notification', 'developer')
      .map((role) =>
        caseOf(
          sessionOf(withMessage({ role, timestamp: 1, text: 'from another host' }), user('b2', 'after')),
        ),
      ),
  expected: whole,
});

const unknownUsageKind = readingRule({
  id: 'entry/unknown-usage-kind',
  level: 'should',
  title: 'usage of an unknown kind is normal usage',
  since: '0.86.0',
  source: documented(
    'docs/session-format.md',
    'UsageEntry',
    'Consumers should treat unknown `kind` values as normal usage rather than rejecting them.',
  ),
  method: 'session/read',
  cases: () =>
    fc
      .constantFrom('', 'cache_warm', 'title', 'x-y.z')
      .map((kind) => caseOf(sessionOf(user('a1'), usageEntry('b2', { kind })))),
  expected: whole,
});

const extra = readingRule({
  id: 'entry/extra',
  level: 'observed',
  title: 'unknown members of an entry survive',
  source: observed('returns entries with all the members that their line has'),
  method: 'session/read',
  cases: loaded({ extraMembers: true, maxEntries: 4 }),
  expected: whole,
});

const renamedIds = readingRule({
  id: 'entry/any-id',
  level: 'must',
  title: 'an id is any string: 8 hex digits, digits alone, or a UUID',
  source: documented(
    'docs/session-format.md',
    'Entry Base',
    'Usually an 8-char hex ID; may fall back to a full UUID',
  ),
  method: 'session/branch',
  cases: fromAnyLeaf({ types: ['message'], roles: ['user'] }),
  examples: () => [
    {
      name: 'a number in quotes',
      input: caseOf(sessionOf(user('12345678'), user('00000001'), user('1e100000'))),
    },
    { name: 'a UUID', input: caseOf(sessionOf(user('0199a8f0-3b5c-7000-8000-0123456789ab'))) },
  ],
  expected: EXPECTED['session/branch'],
});

export const entrySuite: Suite = {
  area: 'entry',
  title: 'Entries',
  rules: [
    base,
    twoTimestamps,
    ...types,
    unknownType,
    unknownTypeSilent,
    unknownRole,
    unknownUsageKind,
    extra,
    renamedIds,
  ],
};
