import { documented, observed } from '../../rule.ts';
import { anything, ids, named, type Tolerance } from './tolerating.ts';

/** Links between entries that are broken. */

export const trees: readonly Tolerance[] = [
  {
    name: 'parents',
    level: 'observed',
    title: 'the walk follows parents on whatever line they stand, and ends where one is missing',
    source: observed('ends the walk at an entry whose parent is not in the file'),
    method: 'session/branch',
    of: named(/^tree\/(parent-(unknown|empty|is|later)|no-root|first-entry)/),
  },
  {
    name: 'cycles',
    level: 'should',
    title: 'a session with a parent cycle is answered or refused in time',
    source: documented(
      'docs/session-format.md',
      'Session File Format',
      'Session entries form a tree structure',
    ),
    hazard: { pi: 'a parent cycle or self-parent on the active branch never returns' },
    method: 'session/branch',
    deadline: 1_500,
    maxRuns: 3,
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'cycles-off-the-branch',
    level: 'observed',
    title: 'a session with a parent cycle is read',
    source: observed('reads the entries of a session with a parent cycle'),
    method: 'session/read',
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: ids,
  },
  {
    name: 'duplicate-ids',
    level: 'observed',
    title: 'of two entries with one id the later line counts',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
    method: 'session/branch',
    of: named(/^tree\/line-doubled/),
  },
];

export const references: readonly Tolerance[] = [
  {
    name: 'edits-of-nothing',
    level: 'observed',
    title: 'an edit of an entry that is not on its branch changes nothing',
    since: '0.87.0',
    source: observed('applies edits to the entries of the branch alone'),
    method: 'session/context',
    of: named(/^edit\/target-(missing|off-branch|itself)$/),
  },
  {
    name: 'edits-of-what-is-not-editable',
    level: 'observed',
    title: 'an omission hides whatever it targets',
    since: '0.87.0',
    source: observed('leaves out every target of an edit whose replacement is null'),
    method: 'session/context',
    of: named(/^edit\/target-(system|bash|compaction|branch|model|usage|custom|label|edit|session|later)/),
  },
  {
    name: 'edits-without-a-shape',
    level: 'observed',
    title:
      'a replacement that is neither null nor an object with content leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      'docs/session-format.md',
      'ContextEditEntry',
      'A non-null `replacement` replaces only the target message content.',
    ),
    hazard: { pi: 'an edit with a bare string or number leaves a message without content' },
    method: 'session/context',
    of: named(/^edit\/replacement-(?!missing|content)/),
    orRejected: true,
  },
  {
    name: 'edits-with-odd-content',
    level: 'observed',
    title:
      'the context of a session in which an edit has content that is neither text nor blocks is answered or refused',
    since: '0.87.0',
    source: observed('puts whatever stands there in the place of the content'),
    method: 'session/context',
    of: named(/^edit\/replacement-content/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'edits-without-replacement',
    level: 'observed',
    title: 'an edit without a replacement leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      'docs/session-format.md',
      'ContextEditEntry',
      '`replacement: null` omits the target from model context.',
    ),
    hazard: { pi: 'an edit without replacement throws while the context is built' },
    method: 'session/context',
    of: named(/^edit\/replacement-missing/),
    orRejected: true,
  },
  {
    name: 'kept-entries',
    level: 'observed',
    title: 'a compaction whose first kept entry is not on its branch keeps nothing',
    since: '0.35.0',
    source: observed('keeps nothing where the first kept entry is not on the branch before the compaction'),
    method: 'session/context',
    of: named(/^compaction\//),
  },
  {
    name: 'dangling-labels-and-summaries',
    level: 'observed',
    title: 'a label of an entry that is not there labels nothing',
    since: '0.45.7',
    source: observed('shows labels on entries alone'),
    method: 'session/info',
    of: named(/^(label|branch-summary)\//),
  },
];
