import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';
const CLI = 'docs/cli.md';

export const headerRequirements = {
  'header/first': {
    level: 'must',
    title: 'the first line is the session header, which is not part of the tree',
    source: documented(
      FORMAT,
      'SessionHeader',
      'First line of the file. Metadata only, not part of the tree (no `id`/`parentId`).',
    ),
  },
  'header/id': {
    level: 'must',
    title: 'a session id holds letters, digits, "-", "_" and ".", with a letter or digit at both ends',
    since: '0.76.0',
    source: documented(CLI, 'Session options', 'Session IDs must start and end with a letter or number.'),
  },
  'header/version': {
    level: 'must',
    title: 'versions 1 and 2, and a header without a version, are read as version 3',
    since: '0.35.0',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
  'header/fields': {
    level: 'must',
    title: 'id, timestamp, cwd and parentSession of the header are as declared, and are read as they stand',
    source: declared(
      DECLARATIONS,
      'SessionHeader',
      'timestamp: string; cwd: string; parentSession?: string;',
    ),
  },
  'header/not-a-session': {
    level: 'must',
    title: 'a file whose first line is not a session header is refused, and left as it was',
    since: '0.80.3',
    source: documented(
      CHANGELOG,
      '0.80.3',
      'reject non-empty invalid session files without overwriting them',
    ),
  },
  'header/old-cwd': {
    level: 'observed',
    title: 'a header without cwd is read',
    source: observed('opens a session whose header has no cwd, as old releases wrote it'),
  },
  'header/empty-file': {
    level: 'observed',
    title: 'an empty file is refused, or opened as a session without entries',
    since: '0.50.3',
    source: observed('writes a header into an empty file and opens it'),
  },
  'header/leading-noise': {
    level: 'observed',
    title: 'blank and unparsable lines before the header do not take its place',
    source: observed('skips blank and unparsable lines while it looks for the header'),
  },
  'header/second': {
    level: 'observed',
    title: 'a further header line later in the file is not an entry',
    source: observed('keeps a second header line out of the entries'),
  },
  'header/present': {
    level: 'observed',
    title: 'a session file holds a header',
    source: observed('writes a header into an empty file and opens it'),
    formerly: ['header/empty-file'],
  },
  'header/version-fits': {
    level: 'must',
    title: 'the version is 1, 2 or 3 (none means 1), and fits the way in which the entries are linked',
    source: documented(FORMAT, 'Session Version', 'Sessions have a version field in the header'),
    formerly: ['header/version'],
  },
  'header/size': {
    level: 'observed',
    title: 'the header is found within the first MiB',
    since: '0.81.1',
    source: observed('finds sessions by id, and the latest one, only by a header within the first MiB'),
  },
} as const satisfies RequirementTable;
