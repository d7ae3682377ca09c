import { documented } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

const FORMAT = 'docs/session-format.md';
const STRUCTURE = 'Tree Structure';

export const treeRules: readonly FileRule[] = [
  {
    id: 'tree/unique-ids',
    level: 'must',
    title: 'no two entries share an id',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
    codes: {
      duplicate: {
        must: 'be an id that no earlier entry has',
        advice:
          'Give one of the two entries an id of its own: Pi shows the later one alone, and doubled lines can hang its tree.',
      },
    },
  },
  {
    id: 'tree/root',
    level: 'must',
    title: 'the first entry is a root',
    source: documented(
      FORMAT,
      STRUCTURE,
      'A root entry has `parentId: null`; the first entry is initially the root',
    ),
    codes: {
      'not-root': {
        must: 'be null, as this is the first entry',
        advice: 'Write "parentId":null, or put back the entries that stood before.',
      },
    },
  },
  {
    id: 'tree/parent-exists',
    level: 'must',
    title: 'every parentId names an entry of the file',
    source: documented(FORMAT, STRUCTURE, 'Each non-root entry points to its parent via `parentId`'),
    codes: {
      missing: {
        must: 'be the id of an earlier entry',
        advice: 'Put the entry back, or hang this one below another: all history above is cut off.',
      },
    },
  },
  {
    id: 'tree/parent-earlier',
    level: 'must',
    title: 'every parent stands on an earlier line',
    source: documented(FORMAT, 'Tree Structure', 'Branching creates new children from an earlier entry'),
    codes: {
      later: {
        must: 'be the id of an earlier entry',
        advice: 'Put the lines into the order in which they were appended.',
      },
    },
  },
  {
    id: 'tree/no-cycle',
    level: 'must',
    title: 'no entry is its own ancestor',
    source: documented(FORMAT, 'Session File Format', 'Session entries form a tree structure'),
    codes: {
      itself: {
        must: 'be the id of another entry',
        advice: 'Hang the entry below an earlier one: Pi never returns from this branch.',
      },
      cycle: {
        must: 'lead to a root',
        advice: 'Hang the entry below an earlier one: Pi never returns from this branch.',
      },
    },
  },
];
