import type { CodeTable } from '../code.ts';

export const headerCodes = {
  'header/first': {
    'no-header': {
      must: 'be the session header',
      advice:
        'Put the header line first, {"type":"session","version":3,"id":...}: Pi refuses the file as it is.',
    },
    later: {
      must: 'be the session header',
      advice: 'Move the header line to the top: Pi refuses the file as it is.',
    },
    unreadable: {
      must: 'be the session header',
      advice:
        'Repair this line, or write {"type":"session","version":3,"id":...} afresh: Pi refuses the file as it is.',
    },
    foreign: {
      must: 'be the session header',
      advice: 'Nothing needs to be done if the file is of another format: Pi passes it over.',
    },
    compressed: {
      must: 'be text, one JSON object a line',
      advice: 'Unpack the file first: Pi reads no compressed sessions.',
    },
    'utf-16': {
      must: 'be UTF-8 text',
      advice: 'Write the file in UTF-8, without a byte-order mark.',
    },
    nul: {
      must: 'be text, one JSON object a line',
      advice: 'Put a copy in its place: a crash or a full disk left nothing of the session.',
    },
    array: {
      must: 'be one JSON object a line',
      advice: 'Write each item of the array on a line of its own, without commas between.',
    },
    'over-lines': {
      must: 'be one JSON object a line',
      advice: 'Write each object on one line, as "jq -c ." does.',
    },
    'no-line-breaks': {
      must: 'be one JSON object a line',
      advice: 'End each object in LF: a CR alone or the text \\n ends no line.',
    },
    'no-object': {
      must: 'be the session header',
      advice: 'Put a copy in its place if this was a session; else give it another name.',
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
      advice: 'Write 3 for entries that have ids: Pi counts what is not a number of 2 or more as 1.',
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
    second: {
      must: 'be an entry, not a second header',
      advice:
        'Take the line out, which Pi leaves aside; where two sessions were joined, put the second into its own file.',
    },
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
