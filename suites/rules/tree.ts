import fc from 'fast-check';
import {
  assistant,
  label,
  session,
  sessionFrom,
  sessionOf,
  user,
  type Session,
} from '../../generators/index.ts';
import { fromAnyLeaf, linesOf, loaded } from '../asking/sessions-to-read.ts';
import { renamed, reorderedBranches, type Renamed } from '../asking/twins.ts';
import { bigChain, bigFan, type BigCase } from '../asking/big-sessions.ts';
import {
  caseOf,
  caseOfLines,
  readingRule,
  requestFor,
  twinRule,
  type Expected,
  type SessionCase,
} from '../asking/reading-rule.ts';
import { rule, type Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

/** Sessions whose content does not matter: short user messages, and the other types that hang in the tree. */
const SMALL = { types: ['message'], roles: ['user'], text: 'plain' } as const;

const siblings = sessionOf(
  user('a1', 'question'),
  assistant('b2', 'wrong turn'),
  user('c3', 'go on'),
  assistant('d4', 'right turn', { parent: 'a1' }),
);

const leafOnly: Expected = ({ leafId }) => ({ leafId });

const root = readingRule({
  ...requirement('tree/root'),
  method: 'session/tree',
  cases: loaded({ ...SMALL, shape: 'roots' }),
  examples: () => [
    { name: 'two roots', input: caseOf(sessionOf(user('a1'), user('b2', 'again', { parent: null }))) },
    {
      name: 'the older root on the later line',
      input: caseOf(
        sessionFrom([
          { ...user('a1', 'late'), parentId: null, timestamp: '2026-10-01T09:00:09.000Z' },
          { ...user('b2', 'early'), parentId: null, timestamp: '2026-10-01T09:00:01.000Z' },
        ]),
      ),
    },
    { name: 'no entries', input: caseOf(sessionOf()) },
  ],
  expected: (read) => ({ roots: rootsOf(read.entries) }),
});

const rootsOf = (entries: readonly { id: string; parentId: string | null }[]) =>
  entries.filter((entry) => entry.parentId === null).map((entry) => entry.id);

const parentExists = readingRule({
  ...requirement('tree/parent-exists'),
  method: 'session/tree',
  cases: loaded(SMALL),
  examples: () => [{ name: 'a chain and a sibling', input: caseOf(siblings) }],
});

const linear = readingRule({
  ...requirement('tree/linear'),
  method: 'session/branch',
  cases: loaded({ shape: 'chain' }),
});

const leaf = readingRule({
  ...requirement('tree/leaf'),
  method: 'session/read',
  cases: loaded(),
  examples: () => [
    {
      name: 'a label as the last line, on another branch',
      input: caseOf(
        sessionOf(
          user('a1'),
          assistant('b2'),
          user('c3'),
          label('d4', { target: 'a1', label: 'mark', parent: 'b2' }),
        ),
      ),
    },
    { name: 'no entries', input: caseOf(sessionOf()) },
  ],
  expected: leafOnly,
});

const branch = readingRule({
  ...requirement('tree/branch'),
  method: 'session/branch',
  cases: loaded(SMALL),
  examples: () => [{ name: 'the last line hangs below an earlier entry', input: caseOf(siblings) }],
});

const branchFrom = readingRule({
  ...requirement('tree/branch-from'),
  method: 'session/branch',
  cases: fromAnyLeaf(SMALL),
  examples: () => [
    { name: 'the sibling branch', input: caseOf(siblings, 'c3') },
    { name: 'before the first entry', input: caseOf(siblings, null) },
  ],
});

const unknownLeaf = readingRule({
  ...requirement('tree/unknown-leaf'),
  method: 'session/branch',
  cases: ({ features }) =>
    session({ ...SMALL, features, maxEntries: 3 }).map((made) => caseOf(made, 'no-such-entry')),
});

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

const noCycle = readingRule({
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

const duplicateId = readingRule({
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
});

const orphaned = (made: Session, at: number) =>
  withEntries(made, (entry, index) => (index === at ? { ...entry, parentId: 'ffffffff' } : entry));

const orphans = () =>
  session({ ...SMALL, minEntries: 1, maxEntries: 6 })
    .filter(({ entries }) => entries.every(({ id }) => id !== 'ffffffff'))
    .chain((made) => fc.nat({ max: made.entries.length - 1 }).map((at) => orphaned(made, at)));

const orphan = readingRule({
  ...requirement('tree/orphan'),
  method: 'session/branch',
  cases: orphans,
});

const orphanRoot = readingRule({
  ...requirement('tree/orphan-root'),
  method: 'session/tree',
  cases: orphans,
});

const childrenOrder = readingRule({
  ...requirement('tree/children-order'),
  method: 'session/tree',
  cases: loaded({ ...SMALL, shape: 'wide', clock: 'any' }),
});

const DEEP = 100_000;
/** More than what a walk by recursion stands. */
const SMALLER = 12_000;

const depth = rule<BigCase>({
  kind: 'asked',
  ...requirement('tree/depth'),
  method: 'session/branch',
  maxRuns: 1,
  inputs: () => fc.constant(null).map(() => bigChain(DEEP)),
  smaller: () => bigChain(SMALLER),
  requests: (input) => [requestFor('session/branch', input)],
  expect: ({ ids }) => ({ anyOf: [{ result: { entryIds: ids } }] }),
});

const doubledLines = readingRule({
  ...requirement('tree/doubled-lines'),
  hazard: { pi: '40 doubled lines make the tree exponential' },
  method: 'session/tree',
  deadline: 1_500,
  maxRuns: 1,
  cases: () =>
    fc.constant(null).map(() => {
      const [head = '', ...lines] = linesOf(
        sessionFrom(Array.from({ length: 40 }, (_, index) => user(`a${index}`, 'x'))),
      );
      return caseOfLines([head, ...lines, ...lines]);
    }),
  // How often a doubled entry is shown is the reader's choice; that the tree comes is what counts.
  expected: () => ({}),
  orRejected: true,
});

const MANY = 150_000;

const manyChildren = rule<BigCase>({
  kind: 'asked',
  ...requirement('tree/many-children'),
  hazard: { pi: '150,000 children of one parent overflow the stack' },
  method: 'session/tree',
  maxRuns: 1,
  inputs: () => fc.constant(null).map(() => bigFan(MANY)),
  smaller: () => bigFan(SMALLER),
  requests: (input) => [requestFor('session/tree', input)],
  expect: ({ ids: [root = '', ...children] }) => ({
    anyOf: [{ result: { roots: [root], children: { [root]: children } } }],
  }),
});

const renamedIds = twinRule({
  ...requirement('tree/renamed-ids'),
  method: 'session/branch',
  cases: renamed(SMALL),
  carries: ({ entryIds }, twins) => ({
    entryIds: (entryIds as string[]).map((id) => (twins as Renamed).names.get(id) ?? id),
  }),
});

const reordered = twinRule({
  ...requirement('tree/reordered-branches'),
  method: 'session/branch',
  cases: reorderedBranches(SMALL),
  carries: (result) => result,
});

export const treeSuite: Suite = {
  area: 'tree',
  title: 'Tree, leaf and branch',
  rules: [
    root,
    parentExists,
    linear,
    leaf,
    branch,
    branchFrom,
    unknownLeaf,
    noCycle,
    duplicateId,
    orphan,
    orphanRoot,
    childrenOrder,
    depth,
    doubledLines,
    manyChildren,
    renamedIds,
    reordered,
  ],
};
