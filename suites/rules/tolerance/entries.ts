import { memberFaults, type Fault } from '../../../generators/index.ts';
import { anything, named, type Tolerance } from './tolerating.ts';
import { requirement } from '../../requirements/index.ts';

/** A message with a member that is wrong; one that is no message at all is apart. */
const BROKEN_MESSAGES = /^entry\/(message-(of|time)|user|assistant|tool|block|stop|usage|cost)/;

export const entries: readonly Tolerance[] = [
  {
    ...requirement('tolerance/entry-members'),
    method: 'session/read',
    of: [
      ...named(BROKEN_MESSAGES, /^entry\/(message-(null|text|empty)|of-unknown|timestamp)/),
      ...memberFaults.filter(isBesideLinks),
    ],
    expected: ({ entries: all }) => ({ entries: all }),
  },
  {
    ...requirement('tolerance/entry-without-id'),
    hazard: { pi: 'a last line without an id loses the history at the next append' },
    method: 'session/branch',
    of: [...named(/^entry\/(id-|empty-object|message-without)/)],
    expected: anything,
    orRejected: true,
  },
];

function isBesideLinks({ name }: Fault): boolean {
  return !/-entry\/(id|type|parent-id)-/.test(name);
}

export const contexts: readonly Tolerance[] = [
  {
    ...requirement('tolerance/context-of-broken-messages'),
    method: 'session/context',
    of: named(BROKEN_MESSAGES),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/context-of-no-message'),
    hazard: { pi: 'a message entry without message throws while the context is built' },
    method: 'session/context',
    of: named(/^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/info-of-broken-messages'),
    method: 'session/info',
    of: named(BROKEN_MESSAGES, /^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-of-broken-links'),
    method: 'session/tree',
    of: named(/^tree\/(?!id-of-another)/, /^entry\/parent-id-number/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-of-doubled-ids'),
    hazard: { pi: 'a doubled id that closes a circle of parents never lets the tree come' },
    method: 'session/tree',
    deadline: 1_500,
    maxRuns: 20,
    of: named(/^tree\/id-of-another/),
    expected: anything,
    orRejected: true,
  },
  {
    ...requirement('tolerance/tree-without-ids'),
    hazard: { pi: 'an entry without an id stands in the tree as it is' },
    method: 'session/tree',
    of: named(/^entry\/id-/),
    expected: anything,
    orRejected: true,
  },
];
