import {
  ENTRY_TYPES,
  entryTypes,
  isEntryType,
  readSchema,
  storedRoles,
  type EntryType,
} from '../../schema/index.ts';
import type { Entry, JsonObject } from '../../suites/model/index.ts';
import { answering, readingEntries, refusing, withMember, type Broken } from './breaking.ts';

interface Declaration {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

const BASE_MEMBERS = new Set(['type', 'id', 'parentId', 'timestamp']);
const { $defs } = readSchema('v3');

/** The member of a type that is lost: the last that it must have, or may. */
function lostMember(type: EntryType): string {
  const { properties, required } = $defs[ENTRY_TYPES[type].declaration] as Declaration;
  const isOwn = (member: string) => !BASE_MEMBERS.has(member);
  return required.findLast(isOwn) ?? Object.keys(properties).findLast(isOwn) ?? 'type';
}

const isKnown = ({ type }: Entry) => isEntryType(type);
const roleOf = ({ message }: Entry) => (message as { role?: string } | undefined)?.role ?? '';

/** Another message in every message entry of a role. */
const readingMessages = (role: string, change: (message: JsonObject) => JsonObject) =>
  readingEntries((entries) =>
    entries.map((entry) =>
      roleOf(entry) === role ? { ...entry, message: change(entry['message'] as JsonObject) } : entry,
    ),
  );

const withoutImages = (value: unknown): never =>
  JSON.parse(
    JSON.stringify(value, (_name, inner: unknown) =>
      Array.isArray(inner)
        ? inner.filter((block: { type?: unknown } | null) => block?.type !== 'image')
        : inner,
    ),
  ) as never;

export const brokenEntries: readonly Broken[] = [
  {
    rule: 'entry/base',
    fault: 'the time of an entry is cut to seconds',
    entries: 1,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: answer.entries.map((entry) => ({
        ...entry,
        timestamp: `${String(entry['timestamp']).slice(0, 19)}Z`,
      })),
    })),
  },
  {
    rule: 'entry/two-timestamps',
    fault: 'the time of a message is told as ISO text',
    entries: 1,
    driver: answering(
      'session/read',
      withMember('message', 'message', (message) => ({
        ...(message as object),
        timestamp: '2026-01-01T00:00:00.000Z',
      })),
    ),
  },
  ...entryTypes.map((type) => ({
    rule: `entry/${type}`,
    fault: `${lostMember(type)} is lost`,
    entries: 2,
    driver: answering('session/read', withMember(type, lostMember(type))),
  })),
  {
    rule: 'entry/message',
    fault: 'what an assistant message used is lost',
    entries: 1,
    driver: readingMessages('assistant', ({ usage: _lost, ...message }) => message),
  },
  {
    rule: 'entry/message',
    fault: 'a user message loses its time',
    entries: 1,
    driver: readingMessages('user', ({ timestamp: _lost, ...message }) => message),
  },
  {
    rule: 'entry/message',
    fault: 'images are lost',
    entries: 1,
    driver: readingEntries((entries) => withoutImages(entries)),
  },
  {
    rule: 'entry/message',
    fault: 'a file with an image is refused',
    entries: 1,
    driver: refusing('images are not supported', (bytes) => bytes.includes('"image"')),
  },
  {
    rule: 'entry/message',
    fault: 'text is read as one text block',
    entries: 1,
    driver: readingMessages('user', ({ content, ...message }) => ({
      ...message,
      content: typeof content === 'string' ? [{ type: 'text', text: content }] : content,
    })),
  },
  {
    rule: 'entry/unknown-type',
    fault: 'entries of unknown types are dropped',
    entries: 1,
    driver: readingEntries((entries) => entries.filter(isKnown)),
  },
  {
    rule: 'entry/unknown-type-silent',
    fault: 'entries of unknown types are sent as text',
    entries: 1,
    driver: answering('session/context', (answer, { session }) => ({
      ...answer,
      messages: [
        ...answer.messages,
        ...session()
          .entries.filter((entry) => !isKnown(entry))
          .map((entry) => ({ entryId: entry.id, message: { role: 'user', content: '' } })),
      ],
    })),
  },
  {
    rule: 'entry/unknown-role',
    fault: 'a message of an unknown role is dropped',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.filter(
        (entry) => entry.type !== 'message' || storedRoles.some((role) => role === roleOf(entry)),
      ),
    ),
  },
  {
    rule: 'entry/unknown-usage-kind',
    fault: 'usage of an unknown kind is dropped',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.filter(({ type, kind }) => type !== 'usage' || kind === 'cache_warm'),
    ),
  },
  {
    rule: 'entry/extra',
    fault: 'unknown members are dropped',
    entries: 1,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: answer.entries.map(({ piExtension: _extension, $schema: _schema, ...known }) => known),
    })),
  },
  {
    rule: 'entry/any-time',
    fault: 'an entry whose time is not told as Pi tells it is dropped',
    entries: 1,
    driver: readingEntries((entries) =>
      entries.filter(({ timestamp }) => /^[-\d]{10}T[:\d]{8}\.\d{3}Z$/.test(String(timestamp))),
    ),
  },
  {
    rule: 'entry/any-id',
    fault: 'an id of digits is taken for a number',
    entries: 1,
    driver: answering('session/branch', ({ entryIds }) => ({
      entryIds: entryIds.map((id) => (/^\d+$/.test(id) ? String(Number(id)) : id)),
    })),
  },
];
