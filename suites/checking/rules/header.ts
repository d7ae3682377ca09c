import type { CodeTable } from '../code.ts';

export const headerCodes = {
  'header/first': {
    'no-header': {
      must: 'be the session header',
      advice:
        'Put the header line first, {"type":"session","version":3,"id":...}: Pi refuses the file as it is.',
    },
    'in-tree': {
      must: 'have no parentId',
      advice: 'Take the member out: the header is no part of the tree.',
    },
  },
  'header/present': {
    empty: { must: 'hold a session header', advice: 'Remove the file, or let Pi open it.' },
  },
  'header/id': {
    type: {
      must: 'be a string',
      advice: 'Give the session an id, such as a UUID: Pi refuses the file as it is.',
    },
    characters: {
      must: 'hold only letters, digits, "-", "_" and ".", with a letter or digit at both ends',
      advice: 'Choose an id of these characters, and name the file after it.',
    },
  },
  'header/version-fits': {
    type: {
      must: 'be 1, 2 or 3',
      advice: 'Write 3 for entries that have ids: Pi counts what is no number of 2 or more as 1.',
    },
    linked: {
      must: 'be 2 or 3, as the entries have ids',
      advice:
        'Write "version":3: as it is, Pi gives every entry a new id and puts all branches into one line.',
    },
  },
  'migrate/newer': {
    newer: { must: 'be at most 3', advice: 'Pi 1.6.0 reads the file as version 3; so does this check.' },
  },
  'header/fields': {
    schema: { must: 'be as declared', advice: 'Write the member as SessionHeader declares it.' },
  },
  'header/second': {
    second: { must: 'be an entry, not a second header', advice: 'Take the line out; Pi leaves it aside.' },
  },
  'header/size': {
    'too-long': {
      must: 'be shorter than 1 MiB',
      advice: 'Shorten the header: Pi opens the session by its path only.',
    },
    'too-late': {
      must: 'begin within the first MiB',
      advice: 'Take out what stands before the header: Pi opens the session by its path only.',
    },
  },
} as const satisfies CodeTable;
