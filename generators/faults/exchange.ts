import type { SessionEntry } from '../../schema/index.ts';
import {
  assistant,
  compaction,
  customMessage,
  edit,
  label,
  toolCall,
  toolResult,
  user,
} from '../builders.ts';
import type { Draft, DraftLine } from './draft.ts';
import { type Broken, type Fault, setAt } from './fault.ts';

/** Faults of exchanges: a result without its call, twice, too late, or cut off from it. */

const CALL = 'call_k1';
const OTHER = 'call_k2';
const AT_THE_CALL = '/message/toolCallId';

const calling = (id: string, ...calls: readonly string[]): SessionEntry =>
  assistant(id, [{ type: 'text', text: 'let me see' }, ...calls.map((call) => toolCall(call))]);
const answer = (id: string, call = CALL): SessionEntry => toolResult(id, 'output', { answers: call });

/** A question, a call, its result, and the answer. */
const ANSWERED = (): readonly SessionEntry[] => [
  user('k1', 'question'),
  calling('k2', CALL),
  answer('k3'),
  assistant('k4', 'answer'),
];

/** The same with entries between the result and the answer. */
const followedBy =
  (...entries: readonly SessionEntry[]) =>
  (): readonly SessionEntry[] => [user('k1', 'question'), calling('k2', CALL), answer('k3'), ...entries];

/** Lets two lines that follow each other on a branch change places, in the file and in the tree. */
function swap(draft: Draft, first: DraftLine, second: DraftLine): void {
  const { lines } = draft;
  const [one, other] = [lines.indexOf(first), lines.indexOf(second)];
  for (const { value } of draft.entries)
    if (value['parentId'] === second.value['id']) value['parentId'] = first.value['id'];
  [first.value['parentId'], second.value['parentId']] = [second.value['id'], first.value['parentId']];
  [first.value['timestamp'], second.value['timestamp']] = [
    second.value['timestamp'],
    first.value['timestamp'],
  ];
  [lines[one], lines[other]] = [second, first];
}

/** Swaps two entries of the kit; what is wrong is said at the result. */
const swapped =
  (first: string, second: string, result: string): Fault['apply'] =>
  (draft) => {
    const [one, other, at] = [draft.ofKit(first), draft.ofKit(second), draft.ofKit(result)];
    if (one === undefined || other === undefined || at === undefined) return undefined;
    swap(draft, one, other);
    return { line: at, pointer: AT_THE_CALL };
  };

/** Changes one member of an entry of the kit; what is wrong is said there, or at another entry. */
const changed =
  (id: string, pointer: string, value: unknown, at?: { readonly id: string; readonly pointer: string }) =>
  (draft: Draft): Broken | undefined => {
    const line = draft.ofKit(id);
    if (line === undefined) return undefined;
    const ofKit = typeof value === 'string' ? (draft.ofKit(value)?.value['id'] ?? value) : value;
    const broken = setAt(line, pointer, ofKit);
    const place = at && draft.ofKit(at.id);
    return place === undefined ? broken : { line: place, pointer: at?.pointer ?? '' };
  };

/** Takes an entry of the kit out; what hung below it hangs below its parent, and what is wrong is said at another one. */
const without =
  (id: string, at: string, pointer: string): Fault['apply'] =>
  (draft) => {
    const [line, place] = [draft.ofKit(id), draft.ofKit(at)];
    if (line === undefined || place === undefined) return undefined;
    for (const { value } of draft.entries)
      if (value['parentId'] === line.value['id']) value['parentId'] = line.value['parentId'];
    draft.lines.splice(draft.lines.indexOf(line), 1);
    return { line: place, pointer };
  };

const omission = (id: string, target: string): SessionEntry => edit(id, { target, replacement: null });

const OMITTED = followedBy(omission('k4', 'k2'), omission('k5', 'k3'), user('k6', 'go on'));

const SHORTENED = followedBy(
  edit('k4', { target: 'k2', replacement: { content: [{ type: 'text', text: 'shorter' }, toolCall(CALL)] } }),
  user('k5', 'go on'),
);

/** Messages that part a call from its result, by what they are. */
const FOREIGN: Readonly<Record<string, (id: string) => SessionEntry>> = {
  'user-message': (id) => user(id, 'wait'),
  'custom-message': (id) => customMessage(id),
  answer: (id) => assistant(id, 'answer'),
};

export const exchangeFaults: readonly Fault[] = [
  {
    name: 'exchange/result-before-its-call',
    rule: 'exchange/result-has-call',
    kit: ANSWERED,
    apply: swapped('k2', 'k3', 'k3'),
  },
  {
    name: 'exchange/result-on-another-branch',
    rule: 'exchange/result-has-call',
    kit: ANSWERED,
    apply: (draft) => {
      const [first, result] = [draft.ofKit('k1'), draft.ofKit('k3')];
      if (first === undefined || result === undefined) return undefined;
      result.value['parentId'] = first.value['id'];
      return { line: result, pointer: AT_THE_CALL };
    },
  },
  {
    name: 'exchange/result-without-any-call',
    rule: 'exchange/result-has-call',
    kit: ANSWERED,
    apply: changed('k3', AT_THE_CALL, 'call_nowhere'),
  },
  {
    name: 'exchange/call-lost',
    rule: 'exchange/result-has-call',
    kit: ANSWERED,
    apply: changed('k2', '/message/content', [{ type: 'text', text: 'let me see' }], {
      id: 'k3',
      pointer: AT_THE_CALL,
    }),
  },
  {
    name: 'exchange/call-aborted',
    rule: 'exchange/result-has-call',
    kit: ANSWERED,
    apply: changed('k2', '/message/stopReason', 'aborted', { id: 'k3', pointer: AT_THE_CALL }),
  },
  {
    name: 'exchange/answered-twice',
    rule: 'exchange/answered-once',
    kit: () => [
      user('k1', 'question'),
      calling('k2', CALL, OTHER),
      answer('k3'),
      answer('k4', OTHER),
      assistant('k5', 'answer'),
    ],
    apply: (draft) => {
      const [first, second] = [draft.ofKit('k3'), draft.ofKit('k4')];
      const message = first?.value['message'] as { readonly toolCallId: string } | undefined;
      return second && message && setAt(second, AT_THE_CALL, message.toolCallId);
    },
  },
  ...Object.entries(FOREIGN).map(([name, entry]): Fault => ({
    name: `exchange/${name}-between`,
    rule: 'exchange/nothing-between',
    kit: followedBy(entry('k4'), user('k5', 'go on')),
    apply: swapped('k3', 'k4', 'k3'),
  })),
  {
    name: 'exchange/kept-range-begins-at-result',
    rule: 'exchange/kept-range',
    // The result that is kept is sent without its call.
    follows: ['exchange/result-has-call'],
    kit: followedBy(compaction('k4', { firstKept: 'k2' }), user('k5', 'go on')),
    apply: changed('k4', '/firstKeptEntryId', 'k3'),
  },
  {
    name: 'exchange/kept-range-begins-behind-the-call',
    rule: 'exchange/result-has-call',
    kit: () => [
      user('k1', 'question'),
      calling('k2', CALL),
      label('k3', { target: 'k1', label: 'mark' }),
      answer('k4'),
      compaction('k5', { firstKept: 'k2' }),
      user('k6', 'go on'),
    ],
    apply: changed('k5', '/firstKeptEntryId', 'k3', { id: 'k4', pointer: AT_THE_CALL }),
  },
  {
    name: 'exchange/only-call-omitted',
    rule: 'exchange/edit-pair',
    kit: OMITTED,
    apply: without('k5', 'k4', '/targetId'),
  },
  {
    name: 'exchange/only-result-omitted',
    rule: 'exchange/edit-pair',
    kit: OMITTED,
    apply: without('k4', 'k5', '/targetId'),
  },
  {
    name: 'exchange/call-replaced-away',
    rule: 'exchange/edit-pair',
    kit: SHORTENED,
    apply: changed('k4', '/replacement', { content: 'shorter' }, { id: 'k4', pointer: '/targetId' }),
  },
];
