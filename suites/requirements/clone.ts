import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';

export const cloneRequirements = {
  'clone/branch-only': {
    level: 'must',
    title: 'a clone has the entries of one branch, in order, and no others',
    source: declared(
      DECLARATIONS,
      'SessionManager.createBranchedSession',
      'Create a new session file containing only the path from root to the specified leaf.',
    ),
  },
  'clone/stored': {
    level: 'must',
    title: 'a clone of a branch with a reply has a file',
    source: documented(
      'docs/sessions.md',
      'Choose how to branch',
      'Copies the active branch into a new session',
    ),
  },
  'clone/when-stored': {
    level: 'observed',
    title:
      'a clone of a branch with a user message has a file; one of a branch without conversation has none yet',
    since: '0.99.0',
    source: observed('stores a clone at once where its branch has a user or assistant message'),
  },
  'clone/goes-on': {
    level: 'must',
    title: 'the writer that made a clone goes on in the clone, and writes it once',
    since: '0.55.2',
    source: documented(
      CHANGELOG,
      '0.55.2, Fixed',
      'Fixed duplicate session headers when forking from a point before any assistant message.',
    ),
  },
  'clone/directory': {
    level: 'must',
    title: 'a clone is stored in the directory that was given',
    source: declared(
      DECLARATIONS,
      'SessionManager.open',
      '@param sessionDir Optional session directory for /new or /branch.',
    ),
  },
  'clone/label-time': {
    level: 'should',
    title: 'a label that is carried over keeps its time',
    since: '0.65.0',
    source: documented(
      CHANGELOG,
      '0.65.0, Added',
      'smart date formatting, and timestamp preservation through branching',
    ),
  },
  'clone/links': {
    level: 'must',
    title: 'the branch of a clone is unbroken, even if there were labels on it',
    since: '0.79.2',
    source: documented(
      CHANGELOG,
      '0.79.2, Fixed',
      'to keep session parent chains connected when the forked path contains labels',
    ),
  },
  'clone/header': {
    level: 'must',
    title: 'a clone has a new id, a time of its own, the working directory and the path of its source',
    since: '0.35.0',
    source: documented(
      FORMAT,
      'SessionHeader',
      'For sessions with a parent (created via `/fork`, `/clone`, or `newSession({ parentSession })`)',
    ),
  },
  'clone/context': {
    level: 'must',
    title:
      'a clone sends what its branch sent: compactions keep the same, and edits still meet their targets',
    since: '0.85.0',
    source: documented(
      'docs/sessions.md',
      'Choose how to branch',
      'Copies the active branch into a new session',
    ),
  },
  'clone/labels': {
    level: 'observed',
    title: 'labels of cloned entries are carried over, after all other entries',
    source: observed('writes the labels that count for entries of the branch at the end of the clone'),
  },
  'clone/kept-label': {
    level: 'observed',
    title: 'a compaction whose first kept entry was a label names the entry after it',
    since: '0.85.0',
    source: observed('moves the boundary of a compaction from a label to the next entry that is kept'),
  },
  'clone/unknown-leaf': {
    level: 'observed',
    title: 'a request to clone an unknown branch is refused',
    source: observed('says "Entry ... not found"'),
  },
  'clone/source': {
    level: 'must',
    title: 'the source stays as it was, byte for byte',
    source: documented('docs/sessions.md', 'Continue or switch sessions', 'The original stays unchanged.'),
  },
  'clone/source-newline': {
    level: 'must',
    title: 'a source without a final line break also stays as it was',
    source: documented('docs/sessions.md', 'Continue or switch sessions', 'The original stays unchanged.'),
  },
  'clone/not-a-session': {
    level: 'must',
    title: 'a clone of a file that is not a session is refused, and the file stays as it was',
    since: '0.80.3',
    source: documented(
      'CHANGELOG.md',
      '0.80.3',
      'reject non-empty invalid session files without overwriting them',
    ),
  },
} as const satisfies RequirementTable;
