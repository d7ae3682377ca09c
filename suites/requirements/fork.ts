import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';

export const forkRequirements = {
  'fork/history': {
    level: 'must',
    title: 'a fork has all entries of its source, with the same ids and links',
    source: declared(
      DECLARATIONS,
      'SessionManager.forkFrom',
      'Creates a new session in the target cwd with the full history from the source session.',
    ),
  },
  'fork/header': {
    level: 'must',
    title: 'a fork has a new id, a time of its own, the new working directory, and the path of its source',
    source: documented(
      FORMAT,
      'SessionHeader',
      'For sessions with a parent (created via `/fork`, `/clone`, or `newSession({ parentSession })`)',
    ),
  },
  'fork/cwd-resolved': {
    level: 'observed',
    title: 'the working directory of a fork is stored as an absolute path, in whatever form it was given',
    since: '0.75.5',
    source: observed('resolves the working directory before it makes a fork'),
  },
  'fork/goes-on': {
    level: 'must',
    title: 'the writer that made a fork goes on in the fork, and in no other file',
    // Before, a fork without a reply was written a second time: write/own-file shows the rest.
    since: '0.76.0',
    source: documented(
      CHANGELOG,
      '0.51.6, Fixed',
      'Fixed forked sessions to write to new session files instead of the parent',
    ),
  },
  'fork/directory': {
    level: 'must',
    title: 'a fork is stored in the directory that was given',
    source: declared(
      DECLARATIONS,
      'SessionManager.forkFrom',
      '@param sessionDir Optional session directory. If omitted, uses default for targetCwd.',
    ),
  },
  'fork/old-version': {
    level: 'must',
    title: 'a fork of a version 1 or 2 session is a version 3 session, with ids and without old roles',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
  'fork/source': {
    level: 'must',
    title: 'the source stays as it was, byte for byte',
    source: documented('docs/sessions.md', 'Continue or switch sessions', 'The original stays unchanged.'),
  },
  'fork/source-newline': {
    level: 'must',
    title: 'a source without a final line break also stays as it was',
    source: documented('docs/sessions.md', 'Continue or switch sessions', 'The original stays unchanged.'),
  },
  'fork/not-a-session': {
    // Pi's changelog says it of opening alone.
    level: 'observed',
    title: 'a fork of a file that is not a session is refused, and the file stays as it was',
    since: '0.80.3',
    source: observed('says "Cannot fork: source session file is empty or invalid"'),
  },
  'fork/usage-once': {
    level: 'observed',
    title: 'usage counts once, though a fork repeats the entries that hold it',
    source: observed(
      'copies entries with their usage into a fork, so that totals over both files count it twice',
    ),
  },
} as const satisfies RequirementTable;
