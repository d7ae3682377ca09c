import fc from 'fast-check';
import { session, sessionOf, user, type Session } from '../../../generators/index.ts';
import { throughAny, type Way } from '../../asking/any-reading.ts';
import { caseOfLines, readingRule, type SessionCase } from '../../asking/reading-rule.ts';
import { linesOf } from '../../asking/sessions-to-read.ts';
import { requirement } from '../../requirements/index.ts';
import { SMALL } from './small.ts';

/** Replaces members of a session's lines by position, for files that no writer would make. */
const withEntries = (made: Session, change: (entry: object, index: number) => object): SessionCase =>
  caseOfLines([
    JSON.stringify(made.header),
    ...made.entries.map((entry, index) => JSON.stringify(change(entry, index))),
  ]);

const cyclic = (made: Session, from: number, to: number) =>
  withEntries(made, (entry, index) =>
    index === from ? { ...entry, parentId: made.entries[to]?.id } : entry,
  );

export const noCycle = readingRule({
  ...requirement('tree/no-cycle'),
  hazard: { pi: 'a parent cycle or self-parent on the active branch never returns' },
  method: 'session/branch',
  deadline: 1_500,
  maxRuns: 3,
  cases: () =>
    session({ ...SMALL, shape: 'chain', minEntries: 1, maxEntries: 5 }).chain((made) =>
      fc.nat({ max: made.entries.length - 1 }).map((to) => cyclic(made, 0, to)),
    ),
  examples: () => [
    { name: 'an entry that is its own parent', input: cyclic(sessionOf(user('a1')), 0, 0) },
    {
      name: 'two entries that are each other’s parent',
      input: cyclic(sessionOf(user('a1'), user('b2')), 0, 1),
    },
  ],
  // Ending is what counts: where the walk stops is the reader's own choice, and so is refusing the file.
  expected: () => ({}),
  orRejected: true,
});

/** What shows the walk from a leaf: a list of all lines shows both, and so may a tree. */
const WALKS = ['session/branch', 'session/context', 'session/transcript'] as const satisfies readonly Way[];

export const duplicateId = throughAny(
  readingRule,
  {
    ...requirement('tree/duplicate-id'),
    method: 'session/branch',
    cases: () =>
      session({ ...SMALL, shape: 'chain', minEntries: 2, maxEntries: 5 }).chain((made) =>
        fc.nat({ max: made.entries.length - 1 }).map((at) => {
          const lines = linesOf(made);
          lines.splice(at + 2, 0, lines[at + 1] ?? '');
          return caseOfLines(lines);
        }),
      ),
    examples: () => {
      const [head = '', a1 = '', b2 = '', c3 = '', again = ''] = linesOf(
        sessionOf(
          user('a1', 'one'),
          user('b2', 'two'),
          user('c3', 'three'),
          user('d4', 'other', { parent: 'a1' }),
        ),
      );
      const other = again.replace('"id":"d4"', '"id":"b2"');
      return [
        { name: 'the later one has another parent', input: caseOfLines([head, a1, b2, c3, other], 'b2') },
      ];
    },
  },
  WALKS,
);

const withoutParent = (made: Session, at: number) =>
  withEntries(made, (entry, index) => (index === at ? { ...entry, parentId: undefined } : entry));

export const rootWithoutParent = throughAny(
  readingRule,
  {
    ...requirement('tree/root-without-parent'),
    method: 'session/branch',
    cases: () =>
      session({ ...SMALL, shape: 'chain', minEntries: 1, maxEntries: 6 }).chain((made) =>
        fc.nat({ max: made.entries.length - 1 }).map((at) => withoutParent(made, at)),
      ),
    examples: () => [
      { name: 'the first entry', input: withoutParent(sessionOf(user('a1'), user('b2')), 0) },
      { name: 'a later entry', input: withoutParent(sessionOf(user('a1'), user('b2'), user('c3')), 1) },
      { name: 'the last line', input: withoutParent(sessionOf(user('a1'), user('b2')), 1) },
    ],
  },
  WALKS,
);

const orphaned = (made: Session, at: number) =>
  withEntries(made, (entry, index) => (index === at ? { ...entry, parentId: 'ffffffff' } : entry));

const orphans = () =>
  session({ ...SMALL, minEntries: 1, maxEntries: 6 })
    .filter(({ entries }) => entries.every(({ id }) => id !== 'ffffffff'))
    .chain((made) => fc.nat({ max: made.entries.length - 1 }).map((at) => orphaned(made, at)));

export const orphan = readingRule({
  ...requirement('tree/orphan'),
  method: 'session/branch',
  cases: orphans,
});

export const orphanRoot = readingRule({
  ...requirement('tree/orphan-root'),
  method: 'session/tree',
  cases: orphans,
});
