import { anything, ids, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** Links between entries that are broken. */

export const trees: readonly Tolerance[] = [
  {
    ...requirement('tolerance/parents'),
    method: 'session/branch',
    of: named(/^tree\/(parent-(unknown|empty|is|later)|no-root|first-entry)/),
  },
  {
    ...requirement('tolerance/cycles'),
    hazard: { pi: 'a parent cycle or self-parent on the active branch never returns' },
    method: 'session/branch',
    deadline: 1_500,
    maxRuns: 3,
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/cycles-off-the-branch'),
    method: 'session/read',
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: ids,
  },
  {
    ...requirement('tolerance/duplicate-ids'),
    method: 'session/branch',
    of: named(/^tree\/line-doubled/),
  },
];

export const references: readonly Tolerance[] = [
  {
    ...requirement('tolerance/edits-of-nothing'),
    method: 'session/context',
    of: named(/^edit\/target-(missing|off-branch|itself)$/),
  },
  {
    ...requirement('tolerance/edits-of-what-is-not-editable'),
    method: 'session/context',
    of: named(/^edit\/target-(system|bash|compaction|branch|model|usage|custom|label|edit|session|later)/),
  },
  {
    ...requirement('tolerance/edits-without-a-shape'),
    hazard: { pi: 'an edit with a bare string or number leaves a message without content' },
    method: 'session/context',
    of: named(/^edit\/replacement-(?!missing|content)/),
    orRejected: true,
  },
  {
    ...requirement('tolerance/edits-with-odd-content'),
    method: 'session/context',
    of: named(/^edit\/replacement-content/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/edits-without-replacement'),
    hazard: { pi: 'an edit without replacement throws while the context is built' },
    method: 'session/context',
    of: named(/^edit\/replacement-missing/),
    orRejected: true,
  },
  {
    ...requirement('tolerance/kept-entries'),
    method: 'session/context',
    of: named(/^compaction\//),
  },
  {
    ...requirement('tolerance/dangling-labels-and-summaries'),
    method: 'session/info',
    of: named(/^(label|branch-summary)\//),
  },
];
