import { bash, isKnown, system } from '../../../generators/index.ts';
import type { Example, RunRule, World } from '../../rule.ts';
import { changedFiles, payloadIn, type Judge } from '../../driving/judge.ts';
import { leavesNothingBehind } from '../../driving/judge-leaf.ts';
import { resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { followedBy, programs, type Steps } from '../../driving/programs.ts';
import {
  append,
  BEGUN,
  CONVERSATION,
  HIDDEN,
  movedTo,
  sent,
  STATE,
  type Entry,
} from '../../driving/sending.ts';
import type { EditFault, Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';
import { compactions, ofEachType, TARGETS } from './every-form.ts';

const EDITING = { message: 4, custom_message: 1, label: 1, model_change: 1, context_edit: 8 };

/** An edit with one of these faults is refused, and has written nothing. */
const refuses =
  (...faults: readonly EditFault[]): Judge =>
  (moment) => {
    const { step } = moment;
    if (step.act !== 'append' || step.draft.fault === undefined || !faults.includes(step.draft.fault))
      return undefined;
    if (resultOf(moment) !== undefined) return { code: 'edit-is-accepted', received: payloadIn(moment) };
    const [file] = changedFiles(moment);
    return file && { code: 'refused-edit-writes', file: file.name };
  };

const isEdit = ({ step }: Moment) => step.act === 'append' && step.draft.payload.type === 'context_edit';
const isFaulty = ({ step }: Moment) => step.act === 'append' && step.draft.fault !== undefined;

/** A writer that refuses every edit shows nothing by refusing some: a sound edit beside them must have been taken. */
const seesRefusals = (moments: readonly Moment[]): boolean => {
  const edits = moments.filter(isEdit);
  const sound = edits.filter((one) => !isFaulty(one));
  return edits.some(isFaulty) && (sound.length === 0 || sound.some((one) => resultOf(one) !== undefined));
};

const SHAPES = [
  'bare-string',
  'without-content',
  'number-as-content',
  'bare-list',
  'null-as-content',
  'object-as-content',
  'without-replacement',
] as const;

const WORDS: Readonly<Record<(typeof SHAPES)[number], string>> = {
  'bare-string': 'a bare string as the replacement',
  'without-content': 'a replacement without content',
  'number-as-content': 'a number as the content',
  'bare-list': 'a bare list of blocks as the replacement',
  'null-as-content': 'null as the content',
  'object-as-content': 'one block as the content, and no list of blocks',
  'without-replacement': 'no replacement at all',
};

const SOUND_EDIT: Steps = [
  {
    act: 'append',
    session: 0,
    draft: {
      payload: {
        type: 'message',
        message: { role: 'user', content: 'secret', timestamp: 1_767_225_600_000 },
      },
      reference: 0,
    },
  },
  HIDDEN,
];

const faultyEdit = (fault: EditFault): Step => append({ type: 'context_edit', replacement: null }, 0, fault);

/** Messages that are none of a conversation's own. */
const UNEDITABLE_MESSAGES: readonly Entry[] = [bash('c3'), system('c3')];

/** Everything that is no message, but what an extension sends. */
const UNEDITABLE = ofEachType.filter(({ type }) => type !== 'custom_message');

const roleIn = (entry: Entry): string => (entry.type === 'message' ? entry.message.role : entry.type);

function uneditable(world: World): readonly Example<Steps>[] {
  const { features } = world;
  const knowsSystem = features.has('systemMessage');
  const [compaction] = compactions(world);
  const ofTypes = UNEDITABLE.filter(({ type }) => isKnown(type, features));
  const ofRoles = UNEDITABLE_MESSAGES.filter((entry) => knowsSystem || roleIn(entry) !== 'system');
  const targets: readonly (readonly [name: string, step: Step])[] = [
    ...ofTypes.map((entry) => [`an entry of the type ${entry.type}`, sent(entry)] as const),
    ...ofRoles.map((entry) => [`a message of the role ${roleIn(entry)}`, sent(entry)] as const),
    ...(compaction === undefined ? [] : [['an entry of the type compaction', append(compaction)] as const]),
  ];
  return targets.map(([name, step]) => ({
    name,
    input: [...BEGUN, step, faultyEdit('uneditable'), ...SOUND_EDIT],
  }));
}

/** Each wrong shape for each kind of target. */
const wrongForEach = (shapes: readonly EditFault[]): Steps =>
  Object.values(TARGETS).flatMap((before) => [
    ...before.map((one) => sent(one)),
    ...shapes.map((fault) => faultyEdit(fault)),
  ]);

const edits = (...faults: readonly EditFault[]) =>
  followedBy(
    programs({ acts: { append: 8, navigate: 4 }, kinds: EDITING, faults, session: { maxEntries: 4 } }),
    ...SOUND_EDIT,
  );

/** What a writer does not take of edits; these rules stand in the area `edit`. */
export const refusedEdits: readonly RunRule[] = [
  programRule({
    ...requirement('edit/on-branch'),
    method: 'session/append',
    programs: edits('off-branch', 'unknown'),
    examples: () => [
      { name: 'an entry that is not there', input: [...BEGUN, faultyEdit('unknown'), ...SOUND_EDIT] },
      {
        name: 'an entry on the branch that was left',
        input: [...BEGUN, movedTo(1), faultyEdit('off-branch'), ...SOUND_EDIT],
      },
    ],
    judge: refuses('off-branch', 'unknown'),
    sees: seesRefusals,
  }),
  programRule({
    ...requirement('edit/targets'),
    method: 'session/append',
    programs: edits('uneditable'),
    examples: uneditable,
    judge: refuses('uneditable'),
    sees: seesRefusals,
  }),
  programRule({
    ...requirement('edit/shape'),
    method: 'session/append',
    programs: edits(...SHAPES),
    examples: () => [
      ...SHAPES.map((fault) => ({
        name: WORDS[fault],
        input: [...BEGUN, faultyEdit(fault), ...SOUND_EDIT],
      })),
      {
        name: 'each of these for each kind of target',
        input: [...BEGUN, ...wrongForEach(SHAPES.slice(0, 3)), ...SOUND_EDIT],
      },
      {
        name: 'each other one for each kind of target',
        input: [...BEGUN, ...wrongForEach(SHAPES.slice(3)), ...SOUND_EDIT],
      },
    ],
    judge: refuses(...SHAPES),
    sees: seesRefusals,
  }),
];

const refusedStep = programRule({
  ...requirement('write/refused-step'),
  method: 'session/append',
  programs: programs({
    acts: { append: 8, navigate: 3, state: 2 },
    kinds: EDITING,
    faults: ['off-branch', 'unknown', 'uneditable', ...SHAPES],
    session: { maxEntries: 4 },
  }),
  examples: () => [
    {
      name: 'a message behind an edit of an entry that is not there',
      input: [...BEGUN, faultyEdit('unknown'), STATE, ...CONVERSATION, STATE],
    },
  ],
  judge: leavesNothingBehind,
});

export const refusing: readonly RunRule[] = [refusedStep];
