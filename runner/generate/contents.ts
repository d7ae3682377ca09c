import type { SessionEntry } from '../../schema/index.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type Session,
  type SessionConstraints,
  type Shape,
} from '../../generators/index.ts';

/** Something that a generated session can be asked to hold, in Pi's words. */
export interface Content {
  readonly says: string;
  /** Shapes in which there is none. */
  readonly notIn?: readonly Shape[];
  /** The type of entry that it takes, so that more of them are made. */
  readonly type: EntryKind;
  readonly constraints?: Pick<SessionConstraints, 'unknownTypes' | 'extraMembers'>;
  readonly isIn: (session: Session) => boolean;
}

const some =
  (holds: (entry: SessionEntry, index: number, all: readonly SessionEntry[]) => boolean) =>
  ({ entries }: Session): boolean =>
    entries.some(holds);
const ofType = (type: EntryKind, says: string): Content => ({
  says,
  type,
  isIn: some((entry) => entry.type === type),
});
const ofRole = (role: string, says: string): Content => ({
  says,
  type: 'message',
  isIn: some((entry) => entry.type === 'message' && entry.message.role === role),
});

const KNOWN: ReadonlySet<string> = new Set(ENTRY_KINDS);

export const CONTENTS: Readonly<Record<string, Content>> = {
  edits: ofType('context_edit', 'an entry that hides or replaces another for the model'),
  compactions: ofType('compaction', 'a compaction'),
  'branch-summaries': ofType('branch_summary', 'the summary of a branch that was left'),
  branches: {
    says: 'two entries with one parent',
    type: 'message',
    notIn: ['chain'],
    isIn: ({ entries }) => {
      const parents = entries.flatMap(({ parentId }) => parentId ?? []);
      return new Set(parents).size < parents.length;
    },
  },
  labels: ofType('label', 'a label'),
  names: ofType('session_info', 'a session name'),
  usage: ofType('usage', 'usage of a request outside of the conversation'),
  'model-changes': ofType('model_change', 'a change of the model'),
  'thinking-changes': ofType('thinking_level_change', 'a change of the thinking level'),
  custom: ofType('custom', 'an entry of an extension'),
  'custom-messages': ofType('custom_message', 'a message of an extension'),
  'system-messages': ofRole('system', 'a system message'),
  'tool-results': ofRole('toolResult', 'the result of a tool'),
  bash: ofRole('bashExecution', 'a command that the user ran'),
  images: {
    says: 'an image',
    type: 'message',
    isIn: some((entry) => JSON.stringify(entry).includes('"type":"image"')),
  },
  'unknown-types': {
    says: 'an entry of a type that no release knows',
    type: 'message',
    constraints: { unknownTypes: true },
    isIn: some(({ type }) => !KNOWN.has(type)),
  },
  'extra-members': {
    says: 'an entry with a member that no release knows',
    type: 'message',
    constraints: { extraMembers: true },
    // A note is a member of its own in usage, and in the types that no release knows.
    isIn: some(
      (entry) =>
        'piExtension' in entry ||
        '$schema' in entry ||
        (Object.hasOwn(entry, 'note') && entry.type !== 'usage' && KNOWN.has(entry.type)),
    ),
  },
};
