import { byEntryType, ENTRY_TYPES, entryTypes, isEntryType, type EntryType } from './entry-types.ts';
import * as validators from './generated/session-validators.ts';
import { messageRoles } from './message-roles.ts';
import { problemsOf, type SchemaProblem, type Validator } from './problems.ts';

/** The versions of the format that lines are validated by. */
export type SessionVersion = 1 | 2 | 3;

/** The entry types that Pi 1.6.0 declares. */
export const KNOWN_TYPES: ReadonlySet<unknown> = new Set(entryTypes);

/** The message roles that Pi 1.6.0 declares. */
export const KNOWN_ROLES: ReadonlySet<unknown> = new Set(messageRoles);

const BY_DECLARATION = { ...validators };
const V3: Readonly<Record<EntryType, Validator>> = byEntryType(
  (_, type) => BY_DECLARATION[ENTRY_TYPES[type].declaration],
);

const HEADERS: Readonly<Record<SessionVersion, Validator>> = {
  1: validators.HeaderV1,
  2: validators.HeaderV2,
  3: validators.SessionHeader,
};

/** Judges the header line of a session file by the schema of its version. */
export function validateHeader(value: unknown, version: SessionVersion = 3): SchemaProblem[] {
  return problemsOf(HEADERS[version], value);
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A role that no release knows is tolerated (`docs/message-types.md`), so only the entry around it is judged. */
function hasUnknownRole(value: unknown): boolean {
  const role = member(member(value, 'message'), 'role');
  return typeof role === 'string' && !KNOWN_ROLES.has(role);
}

function entryValidator(value: unknown): Validator {
  const type = member(value, 'type');
  if (!isEntryType(type)) return validators.SessionEntryBase;
  return type === 'message' && hasUnknownRole(value) ? validators.UnknownRoleEntry : V3[type];
}

/**
 * Judges an entry by the schema of its type and version. Of an entry of an unknown type only the members that every
 * entry has are judged, of a message of an unknown role only the entry around it.
 * @returns every place where it breaks its schema; an empty list where it is valid
 */
export function validateEntry(value: unknown, version: SessionVersion = 3): SchemaProblem[] {
  if (version === 1) return problemsOf(validators.SessionLineV1, value);
  if (version === 2) return problemsOf(validators.SessionLineV2, value);
  return problemsOf(entryValidator(value), value);
}

/** Judges any line of a session file, the header or an entry. */
export function validateLine(value: unknown, version: SessionVersion = 3): SchemaProblem[] {
  return member(value, 'type') === 'session' ? validateHeader(value, version) : validateEntry(value, version);
}
