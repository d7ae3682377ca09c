import fc from 'fast-check';
import {
  ENTRY_KINDS,
  session,
  sessionOf,
  usageEntry,
  user,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { fromAnyLeaf, loaded } from '../asking/sessions-to-read.ts';
import { caseOf, EXPECTED, readingRule, type Expected } from '../asking/reading-rule.ts';
import type { RunRule, Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

const whole: Expected = ({ entries }) => ({ entries });

const base = readingRule({
  ...requirement('entry/base'),
  method: 'session/read',
  cases: loaded(),
  expected: ({ entries }) => ({
    entries: entries.map(({ type, id, parentId, timestamp }) => ({ type, id, parentId, timestamp })),
  }),
});

const twoTimestamps = readingRule({
  ...requirement('entry/two-timestamps'),
  method: 'session/read',
  cases: loaded({ types: ['message'], maxEntries: 4 }),
  expected: ({ entries }) => ({
    entries: entries.map(({ timestamp, message }) => ({
      timestamp,
      message: { timestamp: (message as { timestamp: unknown }).timestamp },
    })),
  }),
});

const types: readonly RunRule[] = ENTRY_KINDS.map((type) =>
  readingRule({
    ...requirement(`entry/${type}`),
    method: 'session/read',
    // A user message goes along, as what edits and labels point at.
    cases: loaded({ types: { [type]: 4, message: 1 }, minEntries: 1, maxEntries: 4 }),
    expected: whole,
  }),
);

/** Gives sessions one entry of a type that no release knows. */
const unknownTypes: SessionConstraints = { unknownTypes: true, maxEntries: 5 };
const knowsAll = ({ entries }: Session) =>
  entries.every(({ type }) => ENTRY_KINDS.some((known) => known === type));

const unknownType = readingRule({
  ...requirement('entry/unknown-type'),
  method: 'session/branch',
  cases: ({ features }) =>
    session({ ...unknownTypes, features })
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
});

const unknownTypeSilent = readingRule({
  ...requirement('entry/unknown-type-silent'),
  method: 'session/context',
  cases: ({ features }) =>
    session({ ...unknownTypes, features })
      .filter((made) => !knowsAll(made))
      .map((made) => caseOf(made)),
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
  expected: whole,
});

const unknownUsageKind = readingRule({
  ...requirement('entry/unknown-usage-kind'),
  method: 'session/read',
  cases: () =>
    fc
      .constantFrom('', 'cache_warm', 'title', 'x-y.z')
      .map((kind) => caseOf(sessionOf(user('a1'), usageEntry('b2', { kind })))),
  expected: whole,
});

const extra = readingRule({
  ...requirement('entry/extra'),
  method: 'session/read',
  cases: loaded({ extraMembers: true, maxEntries: 4 }),
  expected: whole,
});

const renamedIds = readingRule({
  ...requirement('entry/any-id'),
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
