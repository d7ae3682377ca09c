import { exchangeFaults, memberFaults, type Fault } from '../../../generators/index.ts';
import { anything, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** A message with a member that is wrong; what is not a message at all is apart. */
const BROKEN_MESSAGES = [
  'entry/message-of-unknown-role',
  'entry/message-time-as-iso-text',
  'entry/user-content-null',
  'entry/user-content-lost',
  'entry/assistant-content-null',
  'entry/assistant-content-text',
  'entry/tool-result-content-text',
  'entry/tool-result-content-null',
  'entry/block-of-unknown-type',
  'entry/block-of-another-role',
  'entry/block-null',
  'entry/block-bare-text',
  'entry/block-text-null',
  'entry/stop-reason-unknown',
  'entry/stop-reason-pending',
  'entry/usage-as-number',
  'entry/cost-as-number',
  'entry/message-time-negative',
  'entry/message-time-beyond-all-days',
  'entry/cost-negative',
  'entry/message-time-in-seconds',
  'entry/role-empty',
  'entry/tokens-negative',
  'entry/image-as-data-url',
  'entry/image-not-base64',
  'entry/image-media-type-without-slash',
];

export const entries: readonly Tolerance[] = [
  {
    ...requirement('tolerance/entry-members'),
    method: 'session/read',
    of: [
      ...named(
        ...BROKEN_MESSAGES,
        'entry/timestamp-not-iso',
        'entry/timestamp-number',
        'entry/timestamp-of-no-day',
        'entry/of-unknown-type',
        'entry/message-null',
        'entry/message-text',
        'entry/message-empty',
      ),
      ...memberFaults.filter(isBesideLinks),
    ],
    expected: ({ entries: all }) => ({ entries: all }),
  },
  {
    ...requirement('tolerance/entry-without-id'),
    hazard: { pi: 'a last line without an id loses the history at the next append' },
    method: 'session/branch',
    of: [
      ...named(
        'entry/id-lost',
        'entry/id-null',
        'entry/id-number',
        'entry/id-empty',
        'entry/empty-object',
        'entry/message-without-entry',
      ),
    ],
    expected: anything,
    orRejected: true,
  },
];

function isBesideLinks({ name }: Fault): boolean {
  return !/-entry\/(id|type|parent-id)-/.test(name);
}

export const contexts: readonly Tolerance[] = [
  {
    ...requirement('tolerance/exchanges'),
    method: 'session/context',
    of: exchangeFaults,
  },
  {
    ...requirement('tolerance/context-of-broken-messages'),
    method: 'session/context',
    of: named(...BROKEN_MESSAGES),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/context-of-no-message'),
    hazard: { pi: 'a message entry without message throws while the context is built' },
    method: 'session/context',
    of: named('entry/message-null', 'entry/message-text', 'entry/message-empty'),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/info-of-broken-messages'),
    method: 'session/info',
    of: named(...BROKEN_MESSAGES, 'entry/message-null', 'entry/message-text', 'entry/message-empty'),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-of-broken-links'),
    method: 'session/tree',
    of: named(
      'entry/parent-id-number',
      'tree/line-doubled',
      'tree/parent-unknown',
      'tree/parent-empty',
      'tree/parent-is-the-session',
      'tree/parent-later',
      'tree/parent-itself',
      'tree/cycle-of-two',
      'tree/cycle-of-many',
      'tree/no-root',
      'tree/first-entry-lost',
    ),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-of-doubled-ids'),
    hazard: { pi: 'a doubled id that closes a circle of parents never lets the tree come' },
    method: 'session/tree',
    deadline: 1_500,
    maxRuns: 20,
    of: named('tree/id-of-another-entry'),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-without-ids'),
    hazard: { pi: 'an entry without an id stands in the tree as it is' },
    method: 'session/tree',
    of: named('entry/id-lost', 'entry/id-null', 'entry/id-number', 'entry/id-empty'),
    expected: anything,
    orRejected: true,
  },
];
