import fc from 'fast-check';
import type { Session } from './builders.ts';
import { featuresOf } from './features.ts';
import { sessionBytes } from './framing.ts';
import type { StoredRole } from './messages.ts';
import type { EntryKind } from './payloads.ts';
import { session, type SessionConstraints } from './session.ts';

/** The bytes of a session file of an older version. */
export interface LegacyFile {
  readonly bytes: Uint8Array;
  /** The same session in version 3. */
  readonly session: Session;
}

/** How long a file of an older version is. */
export interface LegacyConstraints {
  /** Default 0. */
  readonly minEntries?: number;
  /** Default 8. */
  readonly maxEntries?: number;
  /** Types that come often; others come as they usually do. */
  readonly often?: readonly EntryKind[];
  /** Roles of messages beside the usual ones. */
  readonly roles?: readonly StoredRole[];
  /** How entries hang together; version 1 has chains only. */
  readonly shape?: SessionConstraints['shape'];
  readonly text?: SessionConstraints['text'];
}

/** A version of the format before the one of today. */
export type OldVersion = 1 | 2;

interface Holds {
  /** How often each type comes in a random session; those of 0 only where they are asked for. */
  readonly types: Partial<Readonly<Record<EntryKind, number>>>;
  readonly roles: readonly StoredRole[];
  /** Roles that come where they are asked for. */
  readonly rareRoles: readonly StoredRole[];
}

/** What the releases that wrote a version knew. */
const HOLDS: Readonly<Record<OldVersion, Holds>> = {
  1: {
    types: { message: 5, model_change: 1, thinking_level_change: 1, compaction: 2 },
    roles: ['user', 'assistant', 'toolResult', 'bashExecution'],
    rareRoles: [],
  },
  2: {
    types: {
      message: 4,
      model_change: 0,
      thinking_level_change: 0,
      compaction: 1,
      branch_summary: 0,
      custom: 0,
      label: 1,
    },
    roles: ['user', 'assistant', 'custom'],
    rareRoles: ['toolResult', 'bashExecution'],
  },
};

/** Whether sessions of a version may hold entries of a type. */
export const isInVersion = (type: EntryKind, version: OldVersion): boolean =>
  HOLDS[version].types[type] !== undefined;

/** Whether sessions of a version may hold messages of a role. */
export const hasRole = (role: StoredRole, version: OldVersion): boolean =>
  HOLDS[version].roles.includes(role) || HOLDS[version].rareRoles.includes(role);

const OLD = featuresOf('0.31.0');
/** The weight of a type that is to come often. */
const OFTEN = 6;

/** What sessions of an older version hold, told as those of version 3. */
export function legacyConstraints(
  version: OldVersion,
  { often = [], roles = [], shape, ...size }: LegacyConstraints = {},
): SessionConstraints {
  const { types, roles: usual } = HOLDS[version];
  const wanted = Object.fromEntries(often.map((type) => [type, OFTEN]));
  return {
    features: OLD,
    ...(version === 1 ? { shape: 'chain', keeps: ['some'] } : shape !== undefined && { shape }),
    ...size,
    types: { ...types, ...wanted },
    roles: [...new Set([...usual, ...roles])],
  };
}

type Line = Readonly<Record<string, unknown>>;

const LF = 0x0a;
const BOM = '\uFEFF';
const BOM_BYTES = 3;
const utf8 = new TextEncoder();
// Without `fatal` a byte that is no UTF-8 would be lost; such a line is left as it is.
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The bytes of a file of version 3 as an older version has them. Version 1 has no ids, a compaction of it counts lines, and
 * the header is line 0; version 2 has the role `hookMessage` for what is `custom` now. Lines that cannot be told as such,
 * as a fault is in them, stay as they are.
 * @param marked whether the header of version 1 tells its version
 */
export function inVersion(bytes: Uint8Array, version: OldVersion, marked = true): Uint8Array {
  const lines = linesOf(bytes);
  const lineOf = new Map(lines.flatMap((line, at) => (isObject(line.value) ? [[line.value['id'], at]] : [])));
  const parts = lines.map(({ raw, value, isEnded }) => {
    if (!isObject(value)) return raw;
    const made =
      value['type'] === 'session' ? headerOf(value, version, marked) : entryOf(value, version, lineOf);
    // Only what changed is written again: a line may be spelled in a way that is its fault.
    if (made === value) return raw;
    const mark = hasMark(raw) ? BOM : '';
    return utf8.encode(`${mark}${JSON.stringify(made)}${isEnded ? '\n' : ''}`);
  });
  return new Uint8Array(Buffer.concat(parts));
}

interface RawLine {
  /** With its LF. */
  readonly raw: Uint8Array;
  /** Undefined where it is not JSON. */
  readonly value: unknown;
  readonly isEnded: boolean;
}

function linesOf(bytes: Uint8Array): readonly RawLine[] {
  const lines: RawLine[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LF, start);
    const raw = bytes.subarray(start, end === -1 ? bytes.length : end + 1);
    lines.push({ raw, value: valueOf(raw), isEnded: end !== -1 });
    start += raw.length;
  }
  return lines;
}

/** Whether a byte order mark stands before a line: a fault of the file, behind which the line is told as any other. */
const hasMark = (raw: Uint8Array): boolean => raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf;

function valueOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(strict.decode(hasMark(raw) ? raw.subarray(BOM_BYTES) : raw));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headerOf(header: Line, version: OldVersion, marked: boolean): Line {
  if (header['version'] !== 3) return header;
  const { version: _current, ...rest } = header;
  if (version === 2) return { ...header, version };
  return marked ? { ...rest, version } : rest;
}

function entryOf(entry: Line, version: OldVersion, lineOf: ReadonlyMap<unknown, number>): Line {
  if (version === 2) {
    const { message } = entry;
    return isObject(message) && message['role'] === 'custom'
      ? { ...entry, message: { ...message, role: 'hookMessage' } }
      : entry;
  }
  const { id: _id, parentId: _parentId, firstKeptEntryId, ...members } = entry;
  return firstKeptEntryId === undefined
    ? members
    : { ...members, firstKeptEntryIndex: lineOf.get(firstKeptEntryId) };
}

/** Session files of version 1 or 2, as the releases of their time wrote them. */
export function legacySession(
  version: OldVersion,
  { minEntries = 0, maxEntries = 8, ...rest }: LegacyConstraints = {},
): fc.Arbitrary<LegacyFile> {
  const made = session(legacyConstraints(version, { minEntries, maxEntries, ...rest }));
  // The first releases wrote no version; later ones read 1 as the same.
  const marked = version === 1 ? fc.constantFrom(false, true) : fc.constant(true);
  return fc
    .tuple(made, marked)
    .map(([one, isMarked]) => ({ bytes: inVersion(sessionBytes(one), version, isMarked), session: one }));
}
