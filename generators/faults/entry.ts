import { assistant, custom, toolCall, toolResult, user } from '../builders.ts';
import { DANGLING, type Fault, pickEntry, setAt } from './fault.ts';

type Row = readonly [name: string, rule: string, pointer: string, value: unknown];

/** Members that every entry has, of any entry. */
const BASE: readonly Row[] = [
  ['timestamp-not-iso', 'entry/base', '/timestamp', 'yesterday'],
  ['timestamp-number', 'entry/base', '/timestamp', 1_790_000_000_000],
  ['timestamp-of-no-day', 'entry/base', '/timestamp', '2026-02-30T09:00:00.000Z'],
];

/** The same, by which what hangs below the entry may come to dangle. */
const LINKS: readonly Row[] = [
  ['parent-id-number', 'entry/base', '/parentId', 12],
  ['id-lost', 'entry/base', '/id', undefined],
  ['id-null', 'entry/base', '/id', null],
  ['id-number', 'entry/base', '/id', 12_345_678],
  ['id-empty', 'entry/base', '/id', ''],
];

/** Changes to the message of one of the three entries of the kit. */
const MESSAGES: readonly (readonly [
  name: string,
  rule: string,
  id: string,
  pointer: string,
  value: unknown,
])[] = [
  ['message-null', 'entry/message', 'k1', '/message', null],
  ['message-text', 'entry/message', 'k1', '/message', 'hello'],
  ['message-empty', 'entry/message', 'k1', '/message', {}],
  ['message-of-unknown-role', 'entry/unknown-role', 'k1', '/message/role', 'developer'],
  [
    'message-time-as-iso-text',
    'entry/two-timestamps',
    'k1',
    '/message/timestamp',
    '2026-10-01T09:00:00.000Z',
  ],
  ['user-content-null', 'entry/message', 'k1', '/message/content', null],
  ['user-content-lost', 'entry/message', 'k1', '/message/content', undefined],
  ['assistant-content-null', 'entry/message', 'k2', '/message/content', null],
  ['assistant-content-text', 'entry/message', 'k2', '/message/content', 'answer'],
  ['tool-result-content-text', 'entry/message', 'k3', '/message/content', 'output'],
  ['tool-result-content-null', 'entry/message', 'k3', '/message/content', null],
  ['block-of-unknown-type', 'entry/message', 'k2', '/message/content/0/type', 'video'],
  ['block-of-another-role', 'entry/message', 'k3', '/message/content/0/type', 'thinking'],
  ['block-null', 'entry/message', 'k2', '/message/content/0', null],
  ['block-bare-text', 'entry/message', 'k2', '/message/content/0', 'answer'],
  ['block-text-null', 'entry/message', 'k2', '/message/content/0/text', null],
  ['stop-reason-unknown', 'entry/message', 'k2', '/message/stopReason', 'tired'],
  ['stop-reason-pending', 'entry/pending', 'k2', '/message/stopReason', 'pending'],
  ['usage-as-number', 'entry/message', 'k2', '/message/usage', 340],
  ['cost-as-number', 'entry/message', 'k2', '/message/usage/cost', 0.3],
  ['role-empty', 'entry/message', 'k1', '/message/role', ''],
  ['message-time-negative', 'entry/two-timestamps', 'k1', '/message/timestamp', -1],
  ['message-time-beyond-all-days', 'entry/two-timestamps', 'k1', '/message/timestamp', 1e300],
  ['tokens-negative', 'entry/usage-amounts', 'k2', '/message/usage/input', -5],
  ['cost-negative', 'entry/usage-amounts', 'k2', '/message/usage/cost/total', -0.5],
];

/** Changes to an image. */
const IMAGES: readonly (readonly [name: string, member: string, value: string])[] = [
  ['image-as-data-url', 'data', 'data:image/png;base64,iVBORw0KGgo='],
  ['image-not-base64', 'data', '{"not": "base64"}'],
  ['image-media-type-without-slash', 'mimeType', 'png'],
];

const IMAGE_KIT = () => [
  user('k1', [{ type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' }]),
  assistant('k2', 'answer'),
];

/** Where a checker points at, if not at the member itself. */
const POINTERS: Readonly<Record<string, string>> = { 'message-empty': '/message/role' };

const MESSAGE_KIT = (id: string) => () =>
  id === 'k3'
    ? [
        user('k1', 'question'),
        assistant('k2', [toolCall('call_k1')]),
        toolResult('k3', 'output', { answers: 'call_k1' }),
      ]
    : [user('k1', 'question'), assistant('k2', 'answer'), user('k3', 'go on')];

const anyEntry = (rows: readonly Row[], rest: Partial<Fault>): Fault[] =>
  rows.map(([name, rule, pointer, value]) => ({
    name: `entry/${name}`,
    rule,
    ...rest,
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick);
      return line && setAt(line, pointer, value);
    },
  }));

export const entryFaults: readonly Fault[] = [
  ...anyEntry(BASE, { local: true }),
  ...anyEntry(LINKS, { follows: DANGLING }),
  {
    name: 'entry/empty-object',
    rule: 'entry/base',
    apply: (draft, pick) => ({ line: draft.insert(1 + (pick % draft.lines.length), '{}'), pointer: '' }),
  },
  {
    name: 'entry/of-unknown-type',
    rule: 'entry/unknown-type',
    local: true,
    kit: () => [user('k1'), custom('k2')],
    apply: (draft) => {
      const line = draft.ofKit('k2');
      return line && setAt(line, '/type', 'artifact');
    },
  },
  {
    name: 'entry/message-without-entry',
    rule: 'entry/base',
    apply: (draft, pick) => {
      const bare = { role: 'user', content: 'bare', timestamp: 1 };
      return { line: draft.insert(1 + (pick % draft.lines.length), JSON.stringify(bare)), pointer: '' };
    },
  },
  ...MESSAGES.map(([name, rule, id, pointer, value]): Fault => ({
    name: `entry/${name}`,
    rule,
    local: true,
    kit: MESSAGE_KIT(id),
    apply: (draft) => {
      const line = draft.ofKit(id);
      return line && { ...setAt(line, pointer, value), pointer: POINTERS[name] ?? pointer };
    },
  })),
  ...IMAGES.map(([name, member, value]): Fault => ({
    name: `entry/${name}`,
    rule: 'entry/image',
    local: true,
    kit: IMAGE_KIT,
    apply: (draft) => {
      const line = draft.ofKit('k1');
      return line && setAt(line, `/message/content/0/${member}`, value);
    },
  })),
  {
    name: 'entry/message-time-in-seconds',
    rule: 'entry/two-timestamps',
    local: true,
    kit: MESSAGE_KIT('k1'),
    apply: (draft) => {
      const line = draft.ofKit('k1');
      const seconds = line && Math.floor(Date.parse(String(line.value['timestamp'])) / 1000);
      // A session may tell a time at which seconds cannot be told from milliseconds.
      return line && setAt(line, '/message/timestamp', seconds === undefined || seconds < 1e8 ? -1 : seconds);
    },
  },
];
