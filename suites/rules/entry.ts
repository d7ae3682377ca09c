import fc from 'fast-check';
import { edit, ENTRY_KINDS, sessionOf, usageEntry, user, type Session } from '../../generators/index.ts';
import { having, loaded, sessions, SHORT } from '../asking/sessions-to-read.ts';
import { IN_ANY_FORM, said } from '../asking/said.ts';
import { spoken } from '../asking/spoken.ts';
import type { Entry } from '../model/index.ts';
import { caseOf, EXPECTED, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import type { View } from '../question.ts';
import type { Example, RunRule, Suite } from '../rule.ts';
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
  expected: ({ entries }) => ({
    entries: entries.map(({ type, id, parentId, timestamp }) => ({ type, id, parentId, timestamp })),
  }),
  view: BY_ID,
});

const twoTimestamps = readingRule({
  ...requirement('entry/two-timestamps'),
  method: 'session/read',
  cases: loaded({ types: ['message'], maxEntries: 4, text: 'plain', shape: 'chain' }),
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
    examples: () => EXAMPLES[type] ?? [],
    expected: ownOf((entry) => entry.type === type),
    view: BY_ID,
  }),
);

/** Gives sessions one entry of a type that no release knows. */
const unknownTypes = { ...SHORT, unknownTypes: true, maxEntries: 5 } as const;
const knowsAll = ({ entries }: Session) =>
  entries.every(({ type }) => ENTRY_KINDS.some((known) => known === type));

const unknownType = readingRule({
  ...requirement('entry/unknown-type'),
  method: 'session/branch',
  cases: (world) =>
    sessions(unknownTypes)(world)
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
});

const unknownTypeSilent = readingRule({
  ...requirement('entry/unknown-type-silent'),
  method: 'session/context',
  cases: (world) =>
    sessions(unknownTypes)(world)
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(spoken(made))),
  expected: said,
  view: IN_ANY_FORM,
});

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
