import { declared, documented, observed } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

const VERSIONS = documented(
  'docs/session-format.md',
  'Session Version',
  'Sessions have a version field in the header',
);
const AS_DECLARED = 'Write the member as SessionHeader declares it.';

export const headerRules: readonly FileRule[] = [
  {
    id: 'header/first',
    level: 'must',
    title: 'the first line is the session header, which is no part of the tree',
    source: documented(
      'docs/session-format.md',
      'SessionHeader',
      'First line of the file. Metadata only, not part of the tree (no `id`/`parentId`).',
    ),
    codes: {
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
  },
  {
    id: 'header/empty-file',
    level: 'observed',
    title: 'a session file holds a header',
    source: observed('writes a header into an empty file and opens it'),
    codes: { empty: { must: 'hold a session header', advice: 'Remove the file, or let Pi open it.' } },
  },
  {
    id: 'header/id',
    level: 'must',
    title: 'the session id is text of letters, digits, "-", "_" and ".", with a letter or digit at both ends',
    source: documented('docs/cli.md', 'Session options', 'IDs accept letters, numbers, `.`, `_`, and `-`.'),
    codes: {
      type: {
        must: 'be a string',
        advice: 'Give the session an id, such as a UUID: Pi refuses the file as it is.',
      },
      characters: {
        must: 'hold only letters, digits, "-", "_" and ".", with a letter or digit at both ends',
        advice: 'Choose an id of these characters, and name the file after it.',
      },
    },
  },
  {
    id: 'header/version',
    level: 'must',
    title: 'the version is 3, or 1, 2 or none in an older file, and tells how the entries are linked',
    source: VERSIONS,
    codes: {
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
  },
  {
    id: 'migrate/newer',
    level: 'observed',
    title: 'the version is known',
    source: observed('reads a higher version as it stands'),
    codes: {
      newer: { must: 'be at most 3', advice: 'Pi 1.6.0 reads the file as version 3; so does this check.' },
    },
  },
  {
    id: 'header/fields',
    level: 'must',
    title: 'timestamp, cwd and parentSession of the header are as declared',
    source: declared(
      'dist/core/session-manager.d.ts',
      'SessionHeader',
      'timestamp: string; cwd: string; parentSession?: string;',
    ),
    codes: { schema: { must: 'be as declared', advice: AS_DECLARED } },
  },
  {
    id: 'header/second',
    level: 'observed',
    title: 'there is one header',
    source: observed('keeps a second header line out of the entries'),
    codes: {
      second: { must: 'be an entry, not a second header', advice: 'Take the line out; Pi leaves it aside.' },
    },
  },
  {
    id: 'header/size',
    level: 'observed',
    title: 'the header is found within the first MiB',
    since: '0.81.1',
    source: observed('finds sessions by id, and the latest one, only by a header within the first MiB'),
    codes: {
      'too-long': {
        must: 'be shorter than 1 MiB',
        advice: 'Shorten the header: Pi opens the session by its path only.',
      },
      'too-late': {
        must: 'begin within the first MiB',
        advice: 'Take out what stands before the header: Pi opens the session by its path only.',
      },
    },
  },
];
