import { ids } from '../../asking/any-reading.ts';
import { anything, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** Links between entries that are broken. */

export const trees: readonly Tolerance[] = [
  {
    ...requirement('tolerance/parents'),
    method: 'session/branch',
    of: named(
      'tree/parent-unknown',
      'tree/parent-empty',
      'tree/parent-is-the-session',
      'tree/parent-later',
      'tree/no-root',
      'tree/first-entry-lost',
    ),
  },
  {
    ...requirement('tolerance/cycles'),
    hazard: { pi: 'a parent cycle or self-parent on the active branch never returns' },
    method: 'session/branch',
    deadline: 1_500,
    maxRuns: 3,
    of: named('tree/parent-itself', 'tree/cycle-of-two', 'tree/cycle-of-many'),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/cycles-off-the-branch'),
    method: 'session/read',
    of: named('tree/parent-itself', 'tree/cycle-of-two', 'tree/cycle-of-many'),
    expected: ids,
    // Only a list of all entries is made without walking a cycle.
    ways: [],
  },
  {
    ...requirement('tolerance/duplicate-ids'),
    method: 'session/branch',
    of: named('tree/line-doubled'),
  },
];

export const references: readonly Tolerance[] = [
  {
    ...requirement('tolerance/edits-of-nothing'),
    method: 'session/context',
    of: named('edit/target-missing', 'edit/target-itself', 'edit/target-off-branch'),
  },
  {
    ...requirement('tolerance/edits-of-what-is-not-editable'),
    method: 'session/context',
    of: named(
      'edit/target-system-message',
      'edit/target-bash-execution',
      'edit/target-compaction',
      'edit/target-branch-summary',
      'edit/target-model-change',
      'edit/target-usage',
      'edit/target-custom',
      'edit/target-label',
      'edit/target-edit',
      'edit/target-session-info',
      'edit/target-later',
    ),
  },
  {
    ...requirement('tolerance/edits-without-a-shape'),
    hazard: { pi: 'an edit with a bare string or number leaves a message without content' },
    method: 'session/context',
    of: named(
      'edit/replacement-bare-string',
      'edit/replacement-empty-string',
      'edit/replacement-number',
      'edit/replacement-false',
      'edit/replacement-array',
      'edit/replacement-without-content',
    ),
    orRejected: true,
  },
  {
    ...requirement('tolerance/edits-with-odd-content'),
    method: 'session/context',
    of: named('edit/replacement-content-null', 'edit/replacement-content-number'),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/edits-without-replacement'),
    hazard: { pi: 'an edit without replacement throws while the context is built' },
    method: 'session/context',
    of: named('edit/replacement-missing'),
    orRejected: true,
  },
  {
    ...requirement('tolerance/kept-entries'),
    method: 'session/context',
    of: named('compaction/kept-missing', 'compaction/kept-later', 'compaction/kept-off-branch'),
  },
  {
    ...requirement('tolerance/dangling-labels-and-summaries'),
    method: 'session/info',
    of: named(
      'branch-summary/from-missing',
      'branch-summary/from-later',
      'label/target-missing',
      'label/target-later',
    ),
  },
];
