import {
  ENTRY_TYPES,
  entryTypes,
  isEntryType,
  LATEST,
  MESSAGE_ROLES,
  storedRoles,
  type EntryTypeFacts,
  type MessageRoleFacts,
  type SessionEntry,
} from '../../schema/index.ts';
import {
  featuresOf,
  isKnown,
  isKnownRole,
  type EntryKind,
  type Session,
  type SessionConstraints,
  type Shape,
  type StoredRole,
} from '../../generators/index.ts';

/** Something that a generated session can be asked to hold, in Pi's words. */
export interface Content {
  readonly says: string;
  /** Shapes in which there is none. */
  readonly notIn?: readonly Shape[];
  /** The type of entry that it takes, so that more of them are made. */
  readonly type: EntryKind;
  /** The role of the message that it is. */
  readonly role?: StoredRole;
  readonly constraints?: Pick<SessionConstraints, 'unknownTypes' | 'extraMembers'>;
  readonly isIn: (session: Session) => boolean;
}

const some =
  (holds: (entry: SessionEntry, index: number, all: readonly SessionEntry[]) => boolean) =>
  ({ entries }: Session): boolean =>
    entries.some(holds);

type Named = readonly [string, Content];

/** What the tables have names for, as far as the release knows it that this suite describes. */
const features = featuresOf(LATEST);
const typesAsked: readonly Named[] = entryTypes.flatMap((type) => {
  const { content }: EntryTypeFacts = ENTRY_TYPES[type];
  if (content === undefined || !isKnown(type, features)) return [];
  return [[content.name, { says: content.says, type, isIn: some((entry) => entry.type === type) }]];
});
const rolesAsked: readonly Named[] = storedRoles.flatMap((role) => {
  const { content }: MessageRoleFacts = MESSAGE_ROLES[role];
  if (content === undefined || !isKnownRole(role, features)) return [];
  const isIn = some((entry) => entry.type === 'message' && entry.message.role === role);
  return [[content.name, { says: content.says, type: 'message', role, isIn }]];
});

export const CONTENTS: Readonly<Record<string, Content>> = {
  ...Object.fromEntries(typesAsked),
  ...Object.fromEntries(rolesAsked),
  branches: {
    says: 'two entries with one parent',
    type: 'message',
    notIn: ['chain'],
    isIn: ({ entries }) => {
      const parents = entries.flatMap(({ parentId }) => parentId ?? []);
      return new Set(parents).size < parents.length;
    },
  },
  images: {
    says: 'an image',
    type: 'message',
    isIn: some((entry) => JSON.stringify(entry).includes('"type":"image"')),
  },
  'unknown-types': {
    says: 'an entry of a type that no release knows',
    type: 'message',
    constraints: { unknownTypes: true },
    isIn: some(({ type }) => !isEntryType(type)),
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
        (Object.hasOwn(entry, 'note') && entry.type !== 'usage' && isEntryType(entry.type)),
    ),
  },
};
