import {
  assistant,
  bash,
  branchSummary,
  custom,
  customMessage,
  isKnown,
  label,
  modelChange,
  sessionInfo,
  system,
  thinkingLevelChange,
  toolCall,
  toolResult,
  usageEntry,
  user,
  type Payload,
} from '../../../generators/index.ts';
import type { Example, World } from '../../rule.ts';
import { append, BEGUN, movedTo, sent, type Entry } from '../../driving/sending.ts';
import type { Steps } from '../../driving/programs.ts';
import { everyMember } from './every-member.ts';

/**
 * What every writer must take, as a table and not by chance: each type of entry, each role, each legal form of their members,
 * and each shape of replacement for each kind of target.
 */

type Content = Extract<Payload, { type: 'context_edit' }>['replacement'];

const TEXT = { type: 'text', text: 'shorter' } as const;
const IMAGE = { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' } as const;

const MESSAGES: readonly Entry[] = [
  user('c3', 'text'),
  user('c3', [TEXT]),
  user('c3', [TEXT, IMAGE]),
  assistant('c3', [{ type: 'thinking', thinking: 'so' }, TEXT]),
  assistant('c3', [], { stopReason: 'error', errorMessage: 'overloaded' }),
  assistant('c3', [], { stopReason: 'aborted' }),
  assistant('c3', [toolCall()], { stopReason: 'toolUse' }),
  toolResult('c3', 'output'),
  assistant('c3', [toolCall('call_2')], { stopReason: 'toolUse' }),
  toolResult('c3', [TEXT, IMAGE], { answers: 'call_2' }),
  bash('c3'),
  bash('c3', { excludeFromContext: true }),
];

const OTHERS: readonly Entry[] = [
  modelChange('c3'),
  ...['off', 'low', 'max'].map((level) => thinkingLevelChange('c3', { thinkingLevel: level })),
  usageEntry('c3'),
  branchSummary('c3', { from: 'root' }),
  custom('c3'),
  custom('c3', { data: null }),
  custom('c3', { data: { any: ['thing', 1] } }),
  customMessage('c3', 'injected'),
  customMessage('c3', [TEXT, IMAGE], { display: false }),
  label('c3', { target: 'a1', label: 'mark' }),
  label('c3', { target: 'a1' }),
  sessionInfo('c3', 'a name'),
  sessionInfo('c3', 'two\nlines'),
  sessionInfo('c3'),
];

export const compactions = ({ features }: World): readonly Payload[] =>
  (features.has('retainNone') ? (['some', 'none'] as const) : (['some'] as const)).map((keep) => ({
    type: 'compaction',
    keep,
    members: { summary: 'so far', tokensBefore: 1_000 },
  }));

/** The targets that an edit may have, each by what is appended last before it. */
export const TARGETS: Readonly<Record<string, readonly Entry[]>> = {
  'a user message of text': [user('c3', 'secret')],
  'a user message of blocks': [user('c3', [{ type: 'text', text: 'secret' }, IMAGE])],
  'an assistant message': [assistant('c3', 'secret')],
  'a tool result': [assistant('c3', [toolCall()], { stopReason: 'toolUse' }), toolResult('d4', 'secret')],
  'a custom_message entry': [customMessage('c3', 'secret')],
};

/** The shapes that a replacement may have, whatever it replaces. */
const REPLACEMENTS: Readonly<Record<string, Content>> = {
  null: null,
  text: { content: 'shorter' },
  'empty text': { content: '' },
  'a block': { content: [TEXT] },
  'no blocks': { content: [] },
};

const REPLACING = Object.values(REPLACEMENTS).map((replacement) =>
  append({ type: 'context_edit', replacement }),
);

/** Every legal form of every entry that the release knows. */
export function everyForm(world: World): readonly Example<Steps>[] {
  const { features } = world;
  const known = OTHERS.filter(({ type }) => isKnown(type, features));
  const roles = features.has('systemMessage') ? [...MESSAGES, system('c3', 'prompt')] : MESSAGES;
  return [
    { name: 'a message of each role', input: [...BEGUN, ...roles.map((one) => sent(one))] },
    {
      name: 'an entry of each other type',
      input: [...BEGUN, ...known.map((one) => sent(one)), ...compactions(world).map((one) => append(one))],
    },
    {
      name: 'a label set anew, cleared and set again',
      input: [...BEGUN, ...LABELLING.map(([text, reference]) => append(labelled(text), reference))],
    },
    {
      name: 'an answer that was cut off',
      input: [...BEGUN, sent(assistant('c3', 'cut', { stopReason: 'length' }))],
    },
    {
      name: 'a label of an entry on the branch that was left',
      input: [...BEGUN, movedTo(1), sent(assistant('c3', 'another answer')), append(labelled('left'), 1)],
    },
    {
      name: 'a compaction after another',
      input: [...BEGUN, ...compactions(world).flatMap((one) => [append(one), sent(user('c3')), append(one)])],
    },
    ...everyMember(world),
    ...everyEdit(world),
  ];
}

const labelled = (text?: string): Payload => ({
  type: 'label',
  members: text === undefined ? {} : { label: text },
});

/** Each time the same message, which stands one further back with each label. */
const LABELLING: readonly (readonly [text: string | undefined, reference: number])[] = [
  ['mark', 0],
  ['another', 1],
  [undefined, 2],
  ['again', 3],
];

/** A conversation whose older messages are edited: twice, and once more where a compaction stands behind them. */
const editingOlder = (compaction: Payload): Steps => [
  ...BEGUN,
  sent(user('c3', 'and now?')),
  sent(assistant('d4', 'now this')),
  ...[1, 2, 1].map((reference) => append({ type: 'context_edit', replacement: null }, reference)),
  append(compaction),
  ...[0, 2].map((reference) => append({ type: 'context_edit', replacement: TEXT_FOR_IT }, reference)),
];

const TEXT_FOR_IT = { content: 'shorter' };

/** Every shape of replacement for every kind of target. */
function everyEdit(world: World): readonly Example<Steps>[] {
  const [compaction] = compactions(world);
  if (!isKnown('context_edit', world.features) || compaction === undefined) return [];
  return [
    ...Object.entries(TARGETS).map(([target, before]) => ({
      name: `each replacement of ${target}`,
      input: [...BEGUN, ...before.map((one) => sent(one)), ...REPLACING],
    })),
    { name: 'edits of older messages', input: editingOlder(compaction) },
    {
      name: 'an image in place of each that can hold one',
      input: [
        ...BEGUN,
        ...Object.values(TARGETS).flatMap((before) => [
          ...before.map((one) => sent(one)),
          append({ type: 'context_edit', replacement: { content: [TEXT, IMAGE] } }),
        ]),
      ],
    },
  ];
}

/** The first of each type. */
export const ofEachType: readonly Entry[] = OTHERS.filter(
  ({ type }, at) => OTHERS.findIndex((one) => one.type === type) === at,
);

const TO_THE_FIRST = movedTo(1);

/** An entry of each type behind a move back to the first of two: the line before it is not its parent. */
export function afterMoves(world: World): readonly Example<Steps>[] {
  const { features } = world;
  const edit: Payload = { type: 'context_edit', replacement: null };
  const [compaction] = compactions(world);
  const known = [user('c3', 'another way'), ...ofEachType].filter(({ type }) => isKnown(type, features));
  const each: readonly (readonly [type: string, step: Steps[number]])[] = [
    ...known.map((one) => [one.type, sent(one)] as const),
    ...(compaction === undefined ? [] : [['compaction', append(compaction)] as const]),
    ...(isKnown('context_edit', features) ? [['context_edit', append(edit)] as const] : []),
  ];
  return each.map(([type, step]) => ({
    name: `an entry of the type ${type}, after a move`,
    input: [...BEGUN, TO_THE_FIRST, step],
  }));
}
