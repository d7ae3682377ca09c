import fc from 'fast-check';
import { assistant, label, sessionBytes, sessionInfo, sessionOf, user } from '../../../generators/index.ts';
import type { RunRule } from '../../rule.ts';
import { entryOf, isUnended } from '../../driving/bytes.ts';
import { addsWholeLines, keepsOldBytes } from '../../driving/judge-files.ts';
import { allOf, appendedEntry, hasConversation, type Judge } from '../../driving/judge.ts';
import { hasWhatWasAcknowledged } from '../../driving/judge-entries.ts';
import { leavesNothingBehind } from '../../driving/judge-leaf.ts';
import { isRefused, resultOf } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { draft, programs, type Programs } from '../../driving/programs.ts';
import {
  ASKED,
  CONVERSATION,
  CREATED,
  OPENED,
  placed,
  placedBytes,
  sent,
  STATE,
} from '../../driving/sending.ts';
import type { Draft, Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';

const append = 'session/append';

/** An entry that was appended behind an odd end of the file lies on a line of its own, and harms none before it. */
const beginsItsOwnLine: Judge = (moment) => {
  const { step, after, disk } = moment;
  if (step.act !== 'append' || after === undefined || resultOf(moment) === undefined) return undefined;
  return disk.after.has(after.name) && appendedEntry(moment) === undefined
    ? { code: 'interrupted-session-is-lost', file: after.name }
    : keepsOldBytes(moment);
};

const SMALL = { maxEntries: 3, minEntries: 1, types: ['message'] } as const;

/** A question and its answer, whose last line was not ended. */
const UNENDED = placedBytes(sessionBytes(ASKED).subarray(0, -1));

const noFinalNewline = programRule({
  ...requirement('write/no-final-newline'),
  method: append,
  programs: programs({
    start: 'place',
    framing: { finalNewline: false },
    session: SMALL,
    acts: { append: 6, close: 2, unend: 3, open: 3 },
    maxSteps: 8,
  }),
  examples: () => [{ name: 'a reply without its line break', input: [UNENDED, OPENED, ...CONVERSATION] }],
  judge: beginsItsOwnLine,
});

const tornLine = programRule({
  ...requirement('write/torn-line'),
  method: append,
  programs: programs({
    start: 'place',
    tail: '{"type":"message","id":"cut","par',
    session: SMALL,
    acts: { append: 6, close: 2, tear: 3, open: 3 },
    maxSteps: 8,
  }),
  judge: beginsItsOwnLine,
});

const crlf = programRule({
  ...requirement('write/crlf'),
  method: append,
  programs: programs({
    start: 'place',
    framing: { newline: 'crlf' },
    session: SMALL,
    acts: { append: 4, close: 1, open: 1 },
    maxSteps: 4,
  }),
  judge: allOf(keepsOldBytes, beginsItsOwnLine),
});

/** A session with a conversation, that then cannot be written for a while. */
const blocked: Programs = (world) =>
  programs({
    start: 'place',
    session: SMALL,
    acts: { append: 8, block: 4, unblock: 4, state: 2, navigate: 2 },
    maxSteps: 12,
  })(world);

const failedAppend = programRule({
  ...requirement('write/failed-append'),
  judgesAll: true,
  method: append,
  programs: blocked,
  examples: () => [
    {
      name: 'a label and a name that cannot be written',
      input: [
        placed(sessionOf(user('a1', 'question'), assistant('b2', 'answer'))),
        OPENED,
        { act: 'block', session: 0 },
        sent(label('c3', { target: 'a1', label: 'mark' })),
        STATE,
        sent(sessionInfo('d4', 'a name')),
        STATE,
        sent(user('e5', 'and now?')),
        STATE,
        { act: 'unblock' },
        sent(user('f6', 'and now?')),
        STATE,
      ],
    },
  ],
  judge: leavesNothingBehind,
});

const unwritableFolder = programRule({
  ...requirement('write/unwritable-folder'),
  method: 'session/create',
  programs: (world) =>
    fc
      .array(draft(world, { kinds: { message: 1 }, roles: ['user', 'assistant'] }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((drafts): readonly Step[] => [
        { act: 'create', cwd: '/home/u/app' },
        { act: 'bar-folder' },
        ...drafts.map((one) => ({ act: 'append' as const, session: 0, draft: one })),
      ]),
  examples: () => [
    { name: 'a question and its reply', input: [CREATED, { act: 'bar-folder' }, ...CONVERSATION] },
  ],
  judge: hasWhatWasAcknowledged,
});

/** A message of so many letters. */
const long = (length: number): Draft => ({
  payload: {
    type: 'message',
    message: { role: 'user', content: 'x'.repeat(length), timestamp: 1_700_000_000_000 },
  },
  reference: 0,
});

const reply: Draft = {
  payload: { type: 'message', message: assistant('a1').message },
  reference: 0,
};

/** A disk of two pages, that fills up in the middle of an entry and is given room again. */
const filledUp: Programs = () =>
  fc.array(fc.integer({ min: 800, max: 2_500 }), { minLength: 4, maxLength: 12 }).map((lengths) => {
    const appends = [reply, ...lengths.map(long)].map((one) => ({
      act: 'append' as const,
      session: 0,
      draft: one,
    }));
    return [
      { act: 'small-disk', bytes: 8192 },
      { act: 'create', cwd: '/home/u/app' },
      ...appends,
      { act: 'grow-disk', bytes: 1_000_000 },
      ...appends.slice(0, 2),
    ];
  });

const fullDisk = programRule({
  ...requirement('write/full-disk'),
  judgesAll: true,
  hazard: {
    pi: 'a write that the disk takes only in part leaves a torn line, and the next entry is glued to it: both are lost',
  },
  method: append,
  requires: 'small-disk',
  share: 0.05,
  programs: filledUp,
  judge: hasWhatWasAcknowledged,
});

/** All that was acknowledged before a kill is in the file, and the file can be opened by the next driver. */
const survives: Judge = (moment) => {
  const { step, after, disk } = moment;
  if (step.act === 'kill' && after !== undefined && hasConversation(after, ['assistant'])) {
    const bytes = disk.after.get(after.name);
    const lost = after.appended.find((id) => bytes === undefined || entryOf(bytes, id) === undefined);
    return lost === undefined
      ? undefined
      : { code: 'entry-lost-by-a-kill', about: { id: lost }, file: after.name };
  }
  if (step.act === 'open' && isRefused(moment))
    return { code: 'not-opened-after-a-kill', received: moment.outcome };
  return beginsItsOwnLine(moment);
};

const killed = programRule({
  ...requirement('write/killed'),
  judgesAll: true,
  method: append,
  requires: 'kill',
  share: 0.03,
  programs: (world) =>
    fc
      .tuple(
        fc.array(draft(world), { maxLength: 3 }),
        draft(world),
        fc.nat({ max: 4 }),
        draft(world, { kinds: { message: 1 }, roles: ['user'] }),
        programs({
          start: 'place',
          session: { ...SMALL, minEntries: 2, roles: ['assistant'] },
          acts: { append: 1 },
          maxSteps: 0,
        })(world),
      )
      .map(([before, during, after, next, beginning]): readonly Step[] => [
        ...beginning,
        ...before.map((one) => ({ act: 'append' as const, session: 0, draft: one })),
        { act: 'kill', session: 0, draft: during, after },
        { act: 'open', session: 0 },
        { act: 'append', session: 0, draft: next },
      ]),
  judge: survives,
});

/** Every entry that any of the writers of a file was told of is there. */
const losesNothing: Judge = ({ sessions, disk, request }) => {
  for (const { name, appended, shared } of request === undefined ? [] : sessions) {
    const bytes = disk.after.get(name);
    if (!shared || bytes === undefined) continue;
    const lost = appended.find((id) => entryOf(bytes, id) === undefined);
    if (lost !== undefined) return { code: 'entry-lost-by-two-writers', about: { id: lost }, file: name };
    if (isUnended(bytes)) return { code: 'torn-line', file: name };
  }
  return undefined;
};

const twoWriters = programRule({
  ...requirement('write/two-writers'),
  judgesAll: true,
  method: append,
  programs: programs({
    start: 'place',
    session: SMALL,
    acts: { append: 8, 'open-again': 3, navigate: 2 },
    anySession: true,
    maxSteps: 12,
  }),
  examples: () => [
    {
      name: 'opened twice, and each appends behind the other',
      input: [
        placed(sessionOf(user('a1'), assistant('b2'))),
        OPENED,
        { act: 'open-again', session: 0 },
        ...[0, 1, 0, 1].map((session): Step => ({ act: 'append', session, draft: long(10) })),
      ],
    },
  ],
  judge: allOf(losesNothing, addsWholeLines, keepsOldBytes),
});

export const faults: readonly RunRule[] = [
  noFinalNewline,
  tornLine,
  crlf,
  failedAppend,
  unwritableFolder,
  fullDisk,
  killed,
  twoWriters,
];
