import fc from 'fast-check';
import { edit, ENTRY_KINDS, sessionOf, usageEntry, user, type Session } from '../../generators/index.ts';
import { ids, throughAny } from '../asking/any-reading.ts';
import { everyEntry, isMessageOf } from '../asking/every-entry.ts';
import { having, loaded, sessions, SHORT } from '../asking/sessions-to-read.ts';
import { IN_ANY_FORM, said } from '../asking/said.ts';
import { spoken } from '../asking/spoken.ts';
import type { Entry } from '../model/index.ts';
import { caseOf, EXPECTED, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import type { View } from '../question.ts';
import type { Example, RunRule, Suite, World } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

/** What every entry has, whatever its type: `entry/base` is about these. */
const BASE: readonly string[] = ['id', 'parentId', 'timestamp'];

/** Of entries that a rule is about their own members, of all others nothing. */
const ownOf =
  (isMeant: (entry: Entry) => boolean): Expected =>
  ({ entries }) => ({
    entries: entries.map((entry) =>
      isMeant(entry)
        ? {
            id: entry.id,
            ...Object.fromEntries(Object.entries(entry).filter(([name]) => !BASE.includes(name))),
          }
        : {},
    ),
  });

/** Which entries there are is not what these rules are about. */
const BY_ID: View = { byId: true };

const base = readingRule({
  ...requirement('entry/base'),
  method: 'session/read',
  cases: loaded({ text: 'plain', shape: 'chain' }),
  examples: (world) => [{ name: 'an entry of each type', input: caseOf(everyEntry(world)) }],
  expected: ({ entries }) => ({
    entries: entries.map(({ type, id, parentId, timestamp }) => ({ type, id, parentId, timestamp })),
  }),
  view: BY_ID,
});

const ofEachRole = (world: World): Example<SessionCase> => ({
  name: 'a message of each role',
  input: caseOf(everyEntry(world, (entry) => isMessageOf(entry))),
});

const twoTimestamps = readingRule({
  ...requirement('entry/two-timestamps'),
  method: 'session/read',
  cases: loaded({ types: ['message'], maxEntries: 4, text: 'plain', shape: 'chain' }),
  examples: (world) => [ofEachRole(world)],
  expected: ({ entries }) => ({
    entries: entries.map(({ id, timestamp, message }) => ({
      id,
      timestamp,
      message: { timestamp: (message as { timestamp: unknown }).timestamp },
    })),
  }),
  view: BY_ID,
});

/** What random entries of a type may lack: an edit that omits has no content that could be lost. */
const EXAMPLES: Readonly<Partial<Record<string, readonly Example<SessionCase>[]>>> = {
  context_edit: [
    {
      name: 'an edit that replaces',
      input: caseOf(
        sessionOf(user('a1'), edit('b2', { target: 'a1', replacement: { content: 'REDACTED' } })),
      ),
    },
  ],
};

const types: readonly RunRule[] = ENTRY_KINDS.map((type) =>
  readingRule({
    ...requirement(`entry/${type}`),
    method: 'session/read',
    // A message goes along, as what edits and labels point at; it is not what the rule is about.
    cases: having(
      {
        types: { [type]: 4, message: 1 },
        ...(type === 'message' ? { images: true } : { roles: ['user'] }),
        minEntries: 1,
        maxEntries: 4,
        text: 'plain',
        shape: 'chain',
      },
      ({ entries }) => entries.some((entry) => entry.type === type),
    ),
    examples: (world) => (type === 'message' ? [ofEachRole(world)] : (EXAMPLES[type] ?? [])),
    expected: ownOf((entry) => entry.type === type),
    view: BY_ID,
  }),
);

/** Gives sessions one entry of a type that no release knows. */
const unknownTypes = { ...SHORT, unknownTypes: true, maxEntries: 5 } as const;
const knowsAll = ({ entries }: Session) =>
  entries.every(({ type }) => ENTRY_KINDS.some((known) => known === type));

/** One of each of these types, between what is known. */
const ofUnknownTypes = {
  name: 'three unknown types',
  input: caseOf(
    sessionOf(
      user('a1', 'before'),
      ...['artifact', 'checkpoint_v2', 'x-note'].map((type, place) => {
        const { message: _message, ...base } = user(`b${place}`);
        // No type of the schema: that is what the rule is about.
        return { ...base, type, note: 'x' } as unknown as ReturnType<typeof user>;
      }),
      user('c3', 'after'),
    ),
  ),
};

const unknownType = readingRule({
  ...requirement('entry/unknown-type'),
  method: 'session/branch',
  cases: (world) =>
    sessions(unknownTypes)(world)
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
  examples: () => [ofUnknownTypes],
});

const unknownTypeSilent = readingRule({
  ...requirement('entry/unknown-type-silent'),
  method: 'session/context',
  cases: (world) =>
    sessions(unknownTypes)(world)
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(spoken(made))),
  examples: () => [ofUnknownTypes],
  expected: said,
  view: IN_ANY_FORM,
});

/** A message that the schema does not have. */
const withMessage = (message: object, id = 'a1') =>
  ({ ...user(id), message }) as unknown as ReturnType<typeof user>;

const unknownRole = readingRule({
  ...requirement('entry/unknown-role'),
  method: 'session/read',
  cases: () =>
    fc
      .constantFrom('artifact', 'notification', 'developer')
      .map((role) =>
        caseOf(
          sessionOf(withMessage({ role, timestamp: 1, text: 'from another host' }), user('b2', 'after')),
        ),
      ),
  expected: ownOf(({ id }) => id === 'a1'),
  view: BY_ID,
});

const unknownUsageKind = readingRule({
  ...requirement('entry/unknown-usage-kind'),
  method: 'session/read',
  cases: () =>
    fc
      .constantFrom('', 'cache_warm', 'title', 'x-y.z')
      .map((kind) => caseOf(sessionOf(user('a1'), usageEntry('b2', { kind })))),
  expected: ownOf(({ type }) => type === 'usage'),
  view: BY_ID,
});

/** The members that no release knows: see `extraMembers`. */
const extrasOf = (entry: Entry) => {
  const { type } = entry;
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([name]) => name.startsWith('$') || name === 'piExtension' || (name === 'note' && type !== 'usage'),
    ),
  );
};

const extra = readingRule({
  ...requirement('entry/extra'),
  method: 'session/read',
  cases: loaded({ extraMembers: true, maxEntries: 4, text: 'plain', shape: 'chain' }),
  examples: (world) => {
    const { header, entries } = everyEntry(world);
    return [
      {
        name: 'an entry of each type, with a member more',
        input: caseOf({ header, entries: entries.map((entry) => ({ ...entry, piExtension: { n: 1 } })) }),
      },
    ];
  },
  expected: ({ entries }) => ({ entries: entries.map((entry) => ({ id: entry.id, ...extrasOf(entry) })) }),
  view: BY_ID,
});

const renamedIds = readingRule({
  ...requirement('entry/any-id'),
  method: 'session/branch',
  cases: loaded(SHORT),
  examples: () => [
    {
      name: 'a number in quotes',
      input: caseOf(sessionOf(user('12345678'), user('00000001'), user('1e100000'))),
    },
    { name: 'a UUID', input: caseOf(sessionOf(user('0199a8f0-3b5c-7000-8000-0123456789ab'))) },
  ],
  expected: EXPECTED['session/branch'],
});

/** Forms of ISO 8601 in which Pi itself writes no time: other tools do. */
const OTHER_TIMES = {
  seconds: '2026-10-01T09:00:02Z',
  microseconds: '2026-10-01T09:00:02.123456Z',
  nanoseconds: '2026-10-01T09:00:02.123456789Z',
  'another zone': '2026-10-01T11:00:02.000+02:00',
} as const;

const anyTime = throughAny(readingRule, {
  ...requirement('entry/any-time'),
  method: 'session/read',
  cases: (world) =>
    fc
      .tuple(sessions(SHORT)(world), fc.constantFrom(...Object.values(OTHER_TIMES)))
      .map(([{ header, entries }, timestamp]) =>
        caseOf({ header, entries: entries.map((entry) => ({ ...entry, timestamp })) }),
      ),
  examples: () =>
    Object.entries(OTHER_TIMES).map(([name, timestamp]) => ({
      name,
      input: caseOf(sessionOf(user('a1'), { ...user('b2'), timestamp }, user('c3', 'after'))),
    })),
  expected: ids,
  view: BY_ID,
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
    anyTime,
  ],
};
