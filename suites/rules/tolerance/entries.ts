import { memberFaults, type Fault } from '../../../generators/index.ts';
import { observed } from '../../rule.ts';
import { anything, named, type Tolerance } from './tolerating.ts';

/** A message with a member that is wrong; one that is no message at all is apart. */
const BROKEN_MESSAGES = /^entry\/(message-(of|time)|user|assistant|tool|block|stop|usage|cost)/;

export const entries: readonly Tolerance[] = [
  {
    name: 'entry-members',
    level: 'observed',
    title: 'an entry with a member that is missing or of a wrong type is read as it stands',
    source: observed('looks at no members but ids when it reads a file'),
    method: 'session/read',
    of: [
      ...named(BROKEN_MESSAGES, /^entry\/(message-(null|text|empty)|of-unknown|timestamp)/),
      ...memberFaults.filter(isBesideLinks),
    ],
    expected: ({ entries: all }) => ({ entries: all }),
  },
  {
    name: 'entry-without-id',
    level: 'observed',
    title: 'a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
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
    name: 'context-of-broken-messages',
    level: 'observed',
    title: 'the context of a session with a broken message is answered or refused',
    source: observed('sends messages as they are stored'),
    method: 'session/context',
    of: named(BROKEN_MESSAGES),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'context-of-no-message',
    level: 'observed',
    title: 'the context of a session in which an entry has no message is answered or refused',
    source: observed('throws while it builds the context'),
    hazard: { pi: 'a message entry without message throws while the context is built' },
    method: 'session/context',
    of: named(/^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'info-of-broken-messages',
    level: 'observed',
    title: 'the name, labels and counts of a session with a broken message are answered or refused',
    source: observed('lists sessions by their names, labels and counts'),
    method: 'session/info',
    of: named(BROKEN_MESSAGES, /^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'tree-of-broken-links',
    level: 'observed',
    title: 'the tree of a session with broken parents or a doubled line is answered or refused',
    source: observed('shows orphans as roots'),
    method: 'session/tree',
    of: named(/^tree\/(?!id-of-another)/, /^entry\/parent-id-number/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'tree-of-doubled-ids',
    level: 'observed',
    title: 'the tree of a session in which two entries have one id is answered or refused in time',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
    hazard: { pi: 'a doubled id that closes a circle of parents never lets the tree come' },
    method: 'session/tree',
    deadline: 1_500,
    maxRuns: 20,
    of: named(/^tree\/id-of-another/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'tree-without-ids',
    level: 'observed',
    title: 'the tree of a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
    hazard: { pi: 'an entry without an id stands in the tree as it is' },
    method: 'session/tree',
    of: named(/^entry\/id-/),
    expected: anything,
    orRejected: true,
  },
];
