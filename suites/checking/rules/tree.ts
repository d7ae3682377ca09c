import type { CodeTable } from '../code.ts';

export const treeCodes = {
  'tree/unique-ids': {
    duplicate: {
      must: 'be an id that no earlier entry has',
      advice:
        'Give one of the two entries an id of its own: Pi shows the later one alone, and doubled lines can hang its tree.',
    },
  },
  'tree/root': {
    'not-root': {
      must: 'be null, as this is the first entry',
      advice: 'Write "parentId":null, or put back the entries that stood before.',
    },
  },
  'tree/parent-exists': {
    missing: {
      must: 'be the id of an earlier entry',
      advice: 'Put the entry back, or hang this one below another: all history above is cut off.',
    },
  },
  'tree/parent-earlier': {
    later: {
      must: 'be the id of an earlier entry',
      advice: 'Put the lines into the order in which they were appended.',
    },
  },
  'tree/acyclic': {
    itself: {
      must: 'be the id of another entry',
      advice: 'Hang the entry below an earlier one: Pi never returns from this branch.',
    },
    doubled: {
      must: 'lead to a root',
      advice:
        'Give the entry an id of its own: Pi takes it for the earlier one, and never returns from this branch.',
    },
    cycle: {
      must: 'lead to a root',
      advice: 'Hang the entry below an earlier one: Pi never returns from this branch.',
    },
  },
} as const satisfies CodeTable;
