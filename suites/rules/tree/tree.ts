import { assistant, label, session, sessionFrom, sessionOf, user } from '../../../generators/index.ts';
import { caseOf, readingRule, twinRule, type Expected, type SessionCase } from '../../asking/reading-rule.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import { fromAnyLeaf, loaded } from '../../asking/sessions-to-read.ts';
import { renamed, reorderedBranches, type Renamed } from '../../asking/twins.ts';
import { requirement } from '../../requirements/index.ts';
import type { Example, Suite, World } from '../../rule.ts';
import { depth, doubledLines, manyChildren } from './big-trees.ts';
import { noCycle, duplicateId, orphan, orphanRoot, rootWithoutParent } from './odd-trees.ts';
import { SMALL } from './small.ts';

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
  cases: loaded({ shape: 'chain', text: 'plain', spoken: true, plainIds: true }),
  examples: (world) => [{ name: 'an entry of each type', input: caseOf(everyEntry(world)) }],
});

/** Sessions whose last line is of each type, and each role of a message. */
function endingInEachType(world: World): readonly Example<SessionCase>[] {
  const { header, entries } = everyEntry(world);
  return entries.map((last, place) => ({
    name: `the last line is ${last.type === 'message' ? `a message of role ${last.message.role}` : `a ${last.type}`}`,
    input: caseOf({ header, entries: entries.slice(0, place + 1) }),
  }));
}

const leaf = readingRule({
  ...requirement('tree/leaf'),
  method: 'session/read',
  cases: loaded({ text: 'plain', spoken: true }),
  examples: (world) => [
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
    ...endingInEachType(world),
  ],
  expected: leafOnly,
});

const branch = readingRule({
  ...requirement('tree/branch'),
  method: 'session/branch',
  cases: loaded({ ...SMALL, plainIds: true }),
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
  examples: () => [{ name: 'one message', input: caseOf(sessionOf(user('a1')), 'no-such-entry') }],
});

const at = (timestamp: string, id: string) => ({ ...user(id, id, { parent: 'a1' }), timestamp });

const childrenOrder = readingRule({
  ...requirement('tree/children-order'),
  method: 'session/tree',
  cases: loaded({ ...SMALL, shape: 'wide', clock: 'any' }),
  examples: () => [
    {
      name: 'three of one moment',
      input: caseOf(
        sessionFrom([
          { ...user('a1'), parentId: null },
          ...['d4', 'b2', 'c3'].map((id) => at('2026-10-01T09:00:03.000Z', id)),
        ]),
      ),
    },
    {
      name: 'times in nanoseconds, in seconds and of another zone',
      input: caseOf(
        sessionFrom([
          { ...user('a1'), parentId: null },
          at('2026-10-01T09:00:03.123456789Z', 'b2'),
          at('2026-10-01T11:00:02.000+02:00', 'c3'),
          at('2026-10-01T09:00:01Z', 'd4'),
        ]),
      ),
    },
  ],
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
  cases: reorderedBranches({ ...SMALL, plainIds: true }),
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
    rootWithoutParent,
    childrenOrder,
    depth,
    doubledLines,
    manyChildren,
    renamedIds,
    reordered,
  ],
};
