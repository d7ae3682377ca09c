import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';

/** Where a session is not found, a new one is begun in its place. */
const MOST_RECENT = documented(
  'docs/sessions.md',
  'Continue or switch sessions',
  '`--continue` opens the most recent session for the current directory.',
);

export const findRequirements = {
  'find/latest': {
    level: 'must',
    title: 'the latest session is the one whose file was modified last',
    source: documented(
      'docs/sessions.md',
      'Continue or switch sessions',
      '`--continue` opens the most recent session for the current directory.',
    ),
  },
  'find/cwd': {
    level: 'must',
    title: 'in a folder shared by several working directories, only sessions of the requested one count',
    since: '0.78.0',
    source: documented(
      CHANGELOG,
      '0.77.0, Fixed',
      'Fixed custom session directories so current-folder resume/continue lookups stay scoped to the active cwd',
    ),
  },
  'find/cwd-resolved': {
    level: 'observed',
    title: 'a working directory with a trailing separator is the same one',
    since: '0.78.0',
    source: observed('resolves the working directory of a header before it is compared'),
  },
  'find/list-cwd': {
    level: 'must',
    title: 'a list for one working directory has its sessions, and no others',
    since: '0.78.0',
    source: documented(
      CHANGELOG,
      '0.77.0, Fixed',
      'Fixed custom session directories so current-folder resume/continue lookups stay scoped to the active cwd',
    ),
  },
  'find/list': {
    level: 'must',
    title: 'a list has every session of the folder',
    source: declared(DECLARATIONS, 'SessionManager.list', 'List all sessions for a directory.'),
  },
  'find/list-members': {
    level: 'observed',
    title:
      'a list gives the id, the working directory, the name, the first message and the number of messages',
    since: '0.45.7',
    source: observed('lists what the session itself holds'),
  },
  'find/order': {
    level: 'should',
    title: 'sessions are listed by latest user or assistant message, newest first',
    since: '0.50.3',
    source: documented(
      CHANGELOG,
      '0.50.0, Fixed',
      'Session "modified" time now uses last message timestamp instead of file mtime, so renaming doesn\'t reorder the recent list',
    ),
  },
  'find/id': {
    level: 'must',
    title: 'a session is found by its exact id only',
    since: '0.86.1',
    source: declared(
      DECLARATIONS,
      'SessionManager.findById',
      'Find an exact session ID without loading transcript bodies.',
    ),
  },
  'find/header-id-only': {
    level: 'observed',
    title: 'the id is the one in the header, whatever the file is named',
    since: '0.86.1',
    source: observed('looks at headers alone to find an id'),
  },
  'find/root': {
    level: 'must',
    title: 'a list of all projects has the sessions of each folder below the root',
    since: '0.45.7',
    source: declared(
      DECLARATIONS,
      'SessionManager.listAll',
      'List all sessions across all project directories.',
    ),
  },
  'find/linked-projects': {
    level: 'must',
    title: 'a list of all projects has the sessions of folders that are links, too',
    since: '0.84.0',
    source: documented(
      CHANGELOG,
      '0.84.0, Fixed',
      'Fixed session discovery missing sessions stored through symlinked directories',
    ),
  },
  'find/header-cwd': {
    level: 'observed',
    title: 'a header whose working directory is not a string hides no session (sessions/latest)',
    since: '0.81.1',
    source: observed('takes such a working directory for none'),
  },
  'find/header-cwd-list': {
    level: 'observed',
    title: 'a header whose working directory is not a string hides no session (sessions/list)',
    since: '0.81.1',
    source: observed('takes such a working directory for none'),
  },
  'find/corrupt-neighbour': {
    level: 'should',
    title: 'files that are empty, cut off, foreign or huge hide no session (sessions/latest)',
    since: '0.31.0',
    source: documented(
      CHANGELOG,
      '0.31.0, Fixed',
      '`findMostRecentSession()` now validates session headers before returning, preventing non-session JSONL files from being loaded',
    ),
  },
  'find/corrupt-neighbour-list': {
    level: 'observed',
    title: 'files that are empty, cut off, foreign or huge hide no session (sessions/list)',
    source: observed('passes over files that are not sessions'),
  },
  'find/corrupt-neighbour-find': {
    level: 'observed',
    title: 'files that are empty, cut off, foreign or huge hide no session (sessions/find)',
    source: observed('passes over files that are not sessions'),
  },
  'find/dangling-link': {
    level: 'observed',
    title: 'a link that leads nowhere hides no session (sessions/latest)',
    source: observed('reads each file of a folder by itself'),
  },
  'find/dangling-link-list': {
    level: 'observed',
    title: 'a link that leads nowhere hides no session (sessions/list)',
    source: observed('reads each file of a folder by itself'),
  },
  'find/long-header': {
    level: 'should',
    title: 'a session whose header has more than 512 bytes is found',
    since: '0.81.1',
    source: MOST_RECENT,
  },
  'find/huge-header': {
    level: 'observed',
    title: 'a session whose header has 2 MB is found',
    source: observed('opens and lists such a session'),
  },
  'find/leading-noise': {
    level: 'should',
    title: 'a session is found whose header stands behind blank and broken lines',
    since: '0.81.1',
    source: MOST_RECENT,
  },
  'find/header-types': {
    level: 'observed',
    title: 'a file whose header id is not a string is not a session, and does not hide others',
    source: observed('finds only sessions whose id is a string'),
  },
  'find/separators': {
    level: 'observed',
    title: 'U+2028, U+2029 and U+0085 do not end a line when sessions are listed',
    source: observed('lists what opens, on Node 20'),
  },
  'find/none': {
    level: 'observed',
    title: 'in an empty folder nothing is found, and that is not an error',
    source: observed('answers null, and an empty list'),
  },
  'find/linked-folder': {
    level: 'observed',
    title: 'sessions are listed through a link to their folder',
    since: '0.84.0',
    source: observed('follows links to folders of sessions'),
  },
  'find/many': {
    level: 'must',
    title: 'among 3,000 sessions the newest is found, and all are listed',
    source: declared(DECLARATIONS, 'SessionManager.list', 'List all sessions for a directory.'),
  },
} as const satisfies RequirementTable;
