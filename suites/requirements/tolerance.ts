import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const CHANGELOG = 'CHANGELOG.md';

export const toleranceRequirements = {
  'tolerance/no-session': {
    level: 'must',
    title:
      'a file without a header, or with a header whose id is not a string, is refused and left as it was',
    since: '0.80.3',
    source: documented(
      CHANGELOG,
      '0.80.3',
      'reject non-empty invalid session files without overwriting them',
    ),
  },
  'tolerance/byte-order-mark': {
    level: 'observed',
    title: 'a file with a byte-order mark before the header is refused and left as it was',
    since: '0.80.3',
    source: observed('refuses a file with a byte-order mark before the header'),
  },
  'tolerance/header-members': {
    level: 'observed',
    title: 'a header with a missing or wrong member is read, and so are the entries',
    source: observed('looks at the type, id and version of a header alone when it opens a file'),
  },
  'tolerance/header-cwd': {
    level: 'observed',
    title: 'a session whose working directory is told by something else than text is read',
    since: '0.81.1',
    source: observed('reads the entries of a session whose cwd is a number, a list or an object'),
  },
  'tolerance/header-versions': {
    level: 'observed',
    title: 'a file whose version is missing or wrong is answered or refused',
    source: observed('takes anything but a number of 2 or more for version 1'),
  },
  'tolerance/strange-lines': {
    level: 'observed',
    title: 'lines that are not JSON are skipped, and those around them are read',
    source: observed('skips lines that it cannot parse'),
  },
  'tolerance/null-lines': {
    level: 'observed',
    title: 'a line that holds null is skipped, and those around it are read',
    since: '0.78.1',
    source: observed('skips lines that hold null'),
  },
  'tolerance/values-that-are-no-objects': {
    level: 'observed',
    title: 'a JSON line that is not an object is not an entry',
    source: observed('takes a number, string, true or array for an entry without an id'),
  },
  'tolerance/entry-members': {
    level: 'observed',
    title: 'an entry with a member that is missing or of a wrong type is read as it stands',
    source: observed('looks at no members but ids when it reads a file'),
  },
  'tolerance/entry-without-id': {
    level: 'observed',
    title: 'a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
  },
  'tolerance/parents': {
    level: 'observed',
    title: 'the walk follows parents on whatever line they stand, and ends where one is missing',
    source: observed('ends the walk at an entry whose parent is not in the file'),
  },
  'tolerance/cycles': {
    level: 'should',
    title: 'a session with a parent cycle is answered or refused in time',
    source: documented(FORMAT, 'Session File Format', 'Session entries form a tree structure'),
  },
  'tolerance/cycles-off-the-branch': {
    level: 'observed',
    title: 'a session with a parent cycle is read',
    source: observed('reads the entries of a session with a parent cycle'),
  },
  'tolerance/duplicate-ids': {
    level: 'observed',
    title: 'of two entries with the same id, the later line counts',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
  },
  'tolerance/edits-of-nothing': {
    level: 'observed',
    title: 'an edit of an entry that is not on its branch changes nothing',
    since: '0.87.0',
    source: observed('applies edits to the entries of the branch alone'),
  },
  'tolerance/edits-of-what-is-not-editable': {
    level: 'observed',
    title: 'an omission hides whatever it targets',
    since: '0.87.0',
    source: observed('leaves out every target of an edit whose replacement is null'),
  },
  'tolerance/edits-without-a-shape': {
    level: 'observed',
    title:
      'a replacement that is neither null nor an object with content leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'A non-null `replacement` replaces only the target message content.',
    ),
  },
  'tolerance/edits-with-odd-content': {
    level: 'observed',
    title:
      'the context of a session in which an edit has content that is neither text nor blocks is answered or refused',
    since: '0.87.0',
    source: observed('puts whatever stands there in the place of the content'),
  },
  'tolerance/edits-without-replacement': {
    level: 'observed',
    title: 'an edit without a replacement leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      '`replacement: null` omits the target from model context.',
    ),
  },
  'tolerance/kept-entries': {
    level: 'observed',
    title: 'a compaction whose first kept entry is not on its branch keeps nothing',
    since: '0.35.0',
    source: observed('keeps nothing where the first kept entry is not on the branch before the compaction'),
  },
  'tolerance/dangling-labels-and-summaries': {
    level: 'observed',
    title: 'a label of a missing entry has no effect',
    since: '0.45.7',
    source: observed('shows labels on entries alone'),
  },
  'tolerance/exchanges': {
    level: 'observed',
    title: 'calls and results that came apart are sent as they stand on the branch',
    source: observed('sends the messages of the branch, whether calls and results match or not'),
  },
  'tolerance/context-of-broken-messages': {
    level: 'observed',
    title: 'the context of a session with a broken message is answered or refused',
    source: observed('sends messages as they are stored'),
  },
  'tolerance/context-of-no-message': {
    level: 'observed',
    title: 'the context of a session in which an entry has no message is answered or refused',
    source: observed('throws while it builds the context'),
  },
  'tolerance/info-of-broken-messages': {
    level: 'observed',
    title: 'the name, labels and counts of a session with a broken message are answered or refused',
    source: observed('lists sessions by their names, labels and counts'),
  },
  'tolerance/tree-of-broken-links': {
    level: 'observed',
    title: 'the tree of a session with broken parents or a doubled line is answered or refused',
    source: observed('shows orphans as roots'),
  },
  'tolerance/tree-of-doubled-ids': {
    level: 'observed',
    title: 'the tree of a session in which two entries have one id is answered or refused in time',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
  },
  'tolerance/tree-without-ids': {
    level: 'observed',
    title: 'the tree of a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
  },
} as const satisfies RequirementTable;
