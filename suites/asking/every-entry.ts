import {
  assistant,
  bash,
  branchSummary,
  compaction,
  custom,
  customMessage,
  edit,
  isKnown,
  isKnownRole,
  label,
  modelChange,
  sessionInfo,
  sessionOf,
  STORED_ROLES,
  system,
  thinkingLevelChange,
  toolCall,
  toolResult,
  usageEntry,
  user,
  type EntryKind,
  type Session,
  type StoredRole,
} from '../../generators/index.ts';
import { entryTypes } from '../../schema/index.ts';
import type { World } from '../rule.ts';

/**
 * Sessions with one entry of each type and one message of each role: a reader that stumbles over one of them is found in
 * every run, and not when chance brings it.
 */

type Entry = Session['entries'][number];
type Made = (id: string, first: string) => Entry;

const MESSAGES: Readonly<Record<StoredRole, Made>> = {
  user: (id) => user(id, 'question'),
  // A call and its result stand next to each other.
  assistant: (id) => assistant(id, [toolCall()], { stopReason: 'toolUse' }),
  toolResult: (id) => toolResult(id),
  bashExecution: (id) => bash(id),
  custom: (id): Entry => {
    const message = { role: 'custom', customType: 'note', content: 'noted', display: true, timestamp: 1 };
    return { ...user(id), message } as Entry;
  },
  system: (id) => system(id),
};

const OTHERS: Readonly<Record<Exclude<EntryKind, 'message'>, Made>> = {
  model_change: (id) => modelChange(id),
  thinking_level_change: (id) => thinkingLevelChange(id),
  usage: (id) => usageEntry(id),
  compaction: (id, first) => compaction(id, { firstKept: first }),
  branch_summary: (id, first) => branchSummary(id, { from: first }),
  custom: (id) => custom(id, { data: { count: 42 } }),
  custom_message: (id) => customMessage(id),
  context_edit: (id, first) => edit(id, { target: first, replacement: { content: 'in its place' } }),
  label: (id, first) => label(id, { target: first, label: 'mark' }),
  session_info: (id) => sessionInfo(id, 'a name'),
};

const ROLES = Object.keys(MESSAGES) as readonly StoredRole[];

/** Ids as Pi makes them. */
const idAt = (place: number): string => `a${place.toString(16).padStart(7, '0')}`;

/** What the entries are about that name another: what the user said. */
const FIRST = idAt(0);

/**
 * One entry of each type and one message of each role that a release knows, in a row; a question is the first.
 * @param isMeant which of them; by default all
 */
export function everyEntry({ features }: World, isMeant: (entry: Entry) => boolean = () => true): Session {
  const made = [
    ...ROLES.filter((role) => isKnownRole(role, features)).map((role) => MESSAGES[role]),
    ...entryTypes.flatMap((type) => (type !== 'message' && isKnown(type, features) ? [OTHERS[type]] : [])),
  ];
  const meant = made.filter((make) => isMeant(make(FIRST, FIRST)));
  return sessionOf(...meant.map((make, place) => make(idAt(place), FIRST)));
}

/** Whether it is a message of one of these roles. */
export const isMessageOf = (entry: Entry, roles: readonly StoredRole[] = STORED_ROLES): boolean =>
  entry.type === 'message' && roles.some((role) => role === entry.message.role);
