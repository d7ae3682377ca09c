import { changedFiles } from '../../driving/judge.ts';
import { resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs, type Steps } from '../../driving/programs.ts';
import { CONVERSATION, CREATED } from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import fc from 'fast-check';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';

/** The ids of sessions: those that nobody chose, and those that nobody may. */

const METHODS = { method: 'session/create', share: 0.1 } as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** It begins with the time: 12 digits, which stand in the order of the times. */
const VERSION_7 = /^([0-9a-f]{8}-[0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The id that a writer made up for a new session. */
const madeUp = (moment: Moment): unknown => {
  const { act } = moment.step;
  const isNew = act === 'new' || act === 'fork' || act === 'clone' || act === 'create';
  const chosen = (moment.step as { sessionId?: string }).sessionId;
  return isNew && chosen === undefined ? resultOf(moment)?.['sessionId'] : undefined;
};

const making = programs({ start: 'create', acts: { append: 2, new: 2, fork: 1, clone: 1 }, maxSteps: 5 });

const idIsUuid = programRule({
  ...METHODS,
  ...requirement('write/session-id'),
  programs: making,
  examples: () => [{ name: 'two new sessions', input: [CREATED, CREATED] }],
  sees: (moments) => moments.some((one) => madeUp(one) !== undefined),
  judge: (moment) => {
    const id = madeUp(moment);
    return id === undefined || UUID.test(String(id)) ? undefined : { code: 'session-id-form', received: id };
  },
});

const timeIn = (id: unknown): string | undefined => VERSION_7.exec(String(id))?.[1]?.toLowerCase();

/** So many that no id is right, or in order, by luck. */
const DOZEN: Steps = Array.from({ length: 12 }, () => CREATED);

const idHasTime = programRule({
  ...METHODS,
  ...requirement('write/session-id-version'),
  programs: making,
  sees: (moments) => moments.some((one) => madeUp(one) !== undefined),
  examples: () => [{ name: 'a dozen sessions, one after the other', input: DOZEN }],
  judge: (moment) => {
    const id = madeUp(moment);
    if (!UUID.test(String(id))) return undefined;
    const time = timeIn(id);
    if (time === undefined) return { code: 'session-id-version', received: id };
    const last = moment.earlier.map((one) => timeIn(madeUp(one))).findLast((one) => one !== undefined);
    return last === undefined || time >= last
      ? undefined
      : { code: 'session-id-goes-back', expected: last, received: id };
  },
});

/** Ids that lead out of the folder, and others that are none. */
const BAD_IDS: Readonly<Record<string, string>> = {
  'one folder up': '../x',
  'a folder up behind a name': 'a/../../x',
  'a folder below': 'a/b',
  'an absolute path': '/tmp/x',
  'a backslash': 'a\\b',
  'no letter': '',
  'only dots': '..',
  'a hyphen at its beginning': '-a',
  'a dot at its end': 'a.',
  'a space': 'a b',
  'a letter that is not ASCII': 'ü',
  'a line break': 'a\nb',
};

const choosing = (sessionId: string): Steps => [
  { act: 'create', cwd: '/home/u/app', sessionId },
  ...CONVERSATION,
];

const badlyChosen = (step: Step): string | undefined =>
  step.act === 'create' || step.act === 'new' ? step.sessionId : undefined;

const chosenId = programRule({
  ...METHODS,
  ...requirement('write/chosen-id'),
  programs: () => fc.constantFrom(...Object.values(BAD_IDS)).map(choosing),
  examples: () => [
    ...Object.entries(BAD_IDS).map(([name, id]) => ({ name, input: choosing(id) })),
    {
      name: 'one folder up, of a new session in the same writer',
      input: [CREATED, ...CONVERSATION, { act: 'new', session: 0, sessionId: '../x' }],
    },
  ],
  sees: (moments) => moments.some(({ step }) => badlyChosen(step) !== undefined),
  judge: (moment) => {
    const received = badlyChosen(moment.step);
    const [file] = changedFiles(moment);
    const isSound = moment.earlier.some(({ step }) => step.act === 'create' && step.sessionId === undefined);
    if (file !== undefined && (received !== undefined || !isSound))
      return { code: 'refused-session-writes', file: file.name };
    return received !== undefined && resultOf(moment) !== undefined
      ? { code: 'chosen-id-is-accepted', received }
      : undefined;
  },
});

export const choosingIds: readonly RunRule[] = [idIsUuid, idHasTime, chosenId];
