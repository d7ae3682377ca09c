import { FEATURES } from '../../generators/features.ts';
import { entryTypeFacts, messageRoleFacts } from '../../schema/index.ts';
import { isObject, type JsonObject } from '../model/index.ts';
import { requirement } from '../requirements/index.ts';
import type { Age } from './age.ts';

/**
 * What stands in the lines of a session file and in the entries that a writer is given, and since when: types of entries and
 * roles by their tables, members by what generators know of releases.
 */

/** The versions of the format (`history.md`); the first is as old as sessions are. */
const TREES = '0.31.0';
const VERSIONS: readonly Age[] = [
  { since: TREES, words: 'a session of version 2' },
  { since: '0.35.0', words: 'a session of version 3' },
];

/** Members that came later than what holds them. */
const MEMBERS: readonly (Age & { readonly isIn: (entry: JsonObject, message: JsonObject) => boolean })[] = [
  {
    since: TREES,
    words: 'entries with parents',
    isIn: (entry) => Object.hasOwn(entry, 'parentId'),
  },
  {
    since: FEATURES.summaryUsage,
    words: 'usage of a summary',
    isIn: ({ type, usage }) => (type === 'compaction' || type === 'branch_summary') && usage !== undefined,
  },
  {
    since: FEATURES.summaryUsage,
    words: 'usage of a tool result',
    isIn: (_entry, { role, usage }) => role === 'toolResult' && usage !== undefined,
  },
  {
    since: FEATURES.systemMessage,
    words: 'the system message of a compaction',
    isIn: ({ type, systemMessage }) => type === 'compaction' && systemMessage !== undefined,
  },
  {
    since: FEATURES.retainNone,
    words: 'a compaction that keeps none',
    isIn: ({ type, id, firstKeptEntryId }) =>
      type === 'compaction' &&
      (firstKeptEntryId === null || (firstKeptEntryId !== undefined && firstKeptEntryId === id)),
  },
  {
    since: FEATURES.assistantThinkingLevel,
    words: 'the thinking level of an assistant message',
    isIn: (_entry, { role, thinkingLevel }) => role === 'assistant' && thinkingLevel !== undefined,
  },
  {
    since: FEATURES.nestedCalls,
    words: 'nested calls of a tool',
    isIn: (_entry, { nestedCalls }) => nestedCalls !== undefined,
  },
  {
    since: requirement('info/name').since ?? '',
    words: 'a name that is cleared',
    isIn: ({ type, name }) => type === 'session_info' && String(name ?? '').trim() === '',
  },
];

/** What a header, an entry, or an entry to be appended came with. */
export function* agesOfLine(line: unknown): Generator<Age> {
  if (!isObject(line)) return;
  const { type, version } = line;
  if (type === 'session') {
    if (typeof version === 'number') yield* VERSIONS.slice(0, Math.max(0, Math.floor(version) - 1));
    return;
  }
  const facts = entryTypeFacts(type);
  if (facts?.since !== undefined) yield { since: facts.since, words: facts.words };
  const message = isObject(line['message']) ? line['message'] : {};
  const role = type === 'message' ? messageRoleFacts(message['role']) : undefined;
  if (role?.since !== undefined) yield { since: role.since, words: role.words };
  for (const { isIn, ...age } of MEMBERS) if (isIn(line, message)) yield age;
}
