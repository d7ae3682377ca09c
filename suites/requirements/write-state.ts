import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';

/** What a writer holds of a session, and which sessions it makes and opens. */
export const writeStateRequirements = {
  'write/state': {
    level: 'must',
    title: 'a writer tells the branch, the labels and the name of the session that it holds',
    since: '0.60.0',
    source: documented(
      'docs/extensions.md',
      'ctx.sessionManager',
      'Read-only access to session state: `getCwd()`, `getSessionDir()`, `getSessionId()`, `getSessionFile()`, `getSessionName()`, `getHeader()`, `getEntries()`, `getEntry()`, `getBranch()`, `getTree()`, `getLeafId()`, `getLeafEntry()`, `getLabel()`',
    ),
  },
  'write/state-path': {
    level: 'observed',
    title: 'a writer tells the path of its file as soon as there is one, and none before',
    source: observed('stores a session in the file that it names'),
  },
  'write/closed': {
    level: 'observed',
    title: 'what is appended through a handle that was closed is refused, and nothing is written',
    source: observed('has no session under a handle that was closed'),
  },
  'write/new-session': {
    level: 'must',
    title: 'a new session in the same writer has nothing of the one before: file, entries, labels, name',
    since: '0.45.7',
    source: documented('docs/rpc-commands.md', 'new_session', 'Start a fresh session.'),
  },
  'write/session-id': {
    level: 'must',
    title: 'the id of a session that nobody chose is a UUID',
    source: documented(FORMAT, 'File Location', 'By default, `<session-id>` is a UUID.'),
  },
  'write/session-id-version': {
    level: 'should',
    title: 'the id of a session that nobody chose is a UUID of version 7',
    since: '0.67.2',
    source: documented(
      CHANGELOG,
      '0.67.1, Fixed',
      'Fixed newly generated session IDs to use UUIDv7, improving time locality for session-based request routing',
    ),
  },
  'write/chosen-id': {
    level: 'must',
    title: 'a session id that would lead out of the folder, or is none, is refused, and nothing is written',
    since: '0.76.0',
    source: documented('docs/cli.md', 'Session options', 'IDs accept letters, numbers, `.`, `_`, and `-`.'),
  },
  'write/foreign-file': {
    level: 'must',
    title: 'a file that is not a session stays as it was when it is opened to be continued',
    // Whatever release is followed: what is lost is lost.
    source: declared(
      DECLARATIONS,
      'SessionManager',
      'The session is append-only: use appendXXX() to add entries, branch() to * change the leaf pointer. Entries cannot be modified or deleted.',
    ),
  },
  'write/opens-again': {
    level: 'must',
    title: 'what was opened and continued is a session, and can be opened again',
    since: '0.50.0',
    source: documented(
      CHANGELOG,
      '0.50.0, Fixed',
      'Fixed session corruption when loading empty or invalid session files via `--session` flag',
    ),
  },
  'write/cwd-resolved': {
    level: 'observed',
    title:
      'the working directory of a new session is stored as an absolute path, in whatever form it was given',
    since: '0.75.5',
    source: observed('resolves the working directory before it makes a session'),
  },
  'write/occupied': {
    level: 'observed',
    title: 'what lies where a new session is to be stored is neither written over nor written behind',
    since: '0.76.0',
    source: observed('makes the file of a session anew, and refuses the entry where one is there'),
  },
  'write/checkpoint': {
    level: 'must',
    title: 'a compaction stores the prompt as all system messages before it leave it',
    since: '0.86.0',
    source: documented(
      'docs/session-format.md',
      'CompactionEntry',
      'Stores a summary of earlier messages and a complete system prompt/tool checkpoint.',
    ),
  },
  'write/first-message': {
    level: 'must',
    title: 'a new session has a file as soon as it has a user message',
    since: '0.99.0',
    source: documented(
      CHANGELOG,
      '0.99.0, Fixed',
      'Fixed new sessions being lost when pi exits before the first assistant response. The session file is now created when the first user message is sent',
    ),
  },
} as const satisfies RequirementTable;
