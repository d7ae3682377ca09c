import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';

export const treeRequirements = {
  'tree/root': {
    level: 'must',
    title: 'an entry whose parentId is null is a root: the first entry is one, and there may be more',
    source: documented(
      FORMAT,
      'Tree Structure',
      'A root entry has `parentId: null`; the first entry is initially the root',
    ),
  },
  'tree/parent-exists': {
    level: 'must',
    title: 'every other entry is a child of the entry that its parentId names',
    source: documented(FORMAT, 'Tree Structure', 'Each non-root entry points to its parent via `parentId`'),
  },
  'tree/linear': {
    level: 'must',
    title: 'in a conversation that never branched, the branch is every entry in file order',
    source: declared(DECLARATIONS, 'SessionManager', 'Appending creates a child of the current leaf.'),
  },
  'tree/leaf': {
    level: 'must',
    title: 'the leaf on load is the last entry of the file, whatever its type',
    source: documented(
      'earendil-works/pi#9930',
      "the maintainers' answer",
      'last line wins, whatever its type',
    ),
  },
  'tree/branch': {
    level: 'must',
    title: 'the branch is the walk from the leaf to a root by parentId, listed root first',
    source: documented(FORMAT, 'Context Building', 'walks from the current leaf to the root'),
  },
  'tree/branch-from': {
    level: 'must',
    title: 'a branch may start at any entry: children of one parent are alternatives',
    source: documented(FORMAT, 'Tree Structure', 'Branching creates new children from an earlier entry'),
  },
  'tree/unknown-leaf': {
    level: 'observed',
    title: 'a request for the branch of an unknown entry is refused',
    source: observed('says "Entry ... not found" when it is asked to branch from an unknown entry'),
  },
  'tree/no-cycle': {
    level: 'should',
    title: 'reading a parent cycle comes to an end: the walk stops at an entry that it has already passed',
    source: documented(FORMAT, 'Session File Format', 'Session entries form a tree structure'),
  },
  'tree/duplicate-id': {
    level: 'observed',
    title: 'of two entries with the same id, the later line counts',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
  },
  'tree/orphan': {
    level: 'observed',
    title: 'a missing parent ends the walk',
    source: observed('ends the walk at an entry whose parent is not in the file'),
  },
  'tree/orphan-root': {
    level: 'should',
    title: 'an entry whose parent is missing is shown as a root of the tree',
    source: documented(
      'docs/rpc-commands.md',
      'get_tree',
      'orphaned entries with broken parent chains also appear as roots',
    ),
  },
  'tree/root-without-parent': {
    level: 'observed',
    title: 'an entry without parentId is a root, and does not hang below the line before it',
    source: observed('ends the walk at an entry that names no parent'),
  },
  'tree/children-order': {
    level: 'observed',
    title:
      'children of one parent are ordered by timestamp, oldest first, and by file order where those are equal',
    source: observed('sorts the children of an entry by timestamp'),
  },
  'tree/depth': {
    level: 'observed',
    title: 'a branch far deeper than any call stack is walked',
    source: observed('walks branches of any depth without recursion'),
  },
  'tree/doubled-lines': {
    level: 'observed',
    title: 'a tree in which every line occurs twice is shown in time',
    source: observed('wrote files in which every line stood twice (releases 0.51.6 to 0.75.5)'),
  },
  'tree/many-children': {
    level: 'observed',
    title: 'all children of one parent are shown, however many there are',
    source: observed('spreads the children of an entry into one call'),
  },
  'tree/renamed-ids': {
    level: 'must',
    title: 'renaming every id changes the ids of the branch, and nothing else',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
  },
  'tree/reordered-branches': {
    level: 'must',
    title: 'the order of the branches in the file does not matter, as long as the last line stays',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
  },
  'tree/unique-ids': {
    level: 'must',
    title: 'no two entries share an id',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
  },
  'tree/parent-earlier': {
    level: 'must',
    title: 'every parent stands on an earlier line',
    source: documented(FORMAT, 'Tree Structure', 'Branching creates new children from an earlier entry'),
  },
  'tree/acyclic': {
    level: 'must',
    title: 'no entry is its own ancestor',
    source: documented(FORMAT, 'Session File Format', 'Session entries form a tree structure'),
    formerly: ['tree/no-cycle'],
  },
} as const satisfies RequirementTable;
