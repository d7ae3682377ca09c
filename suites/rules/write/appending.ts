import { label, sessionBytes, user } from '../../../generators/index.ts';
import { sendsOneSummary } from '../../asking/sessions-to-read.ts';
import { documentedMessages, NotASession, readSession, UnknownEntry } from '../../model/index.ts';
import type { RunRule } from '../../rule.ts';
import {
  addsWholeLines,
  keepsOldBytes,
  writesEachEntryOnce,
  writesValidLines,
} from '../../driving/judge-files.ts';
import { appendedEntry, hasConversation, payloadIn, whatIsDone } from '../../driving/judge.ts';
import { hangsBelowTheLeaf } from '../../driving/judge-leaf.ts';
import { hasWhatWasAcknowledged, storesWhatWasGiven, tellsTheTime } from '../../driving/judge-entries.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { DRIVING, followedBy, programs, type Steps } from '../../driving/programs.ts';
import {
  BEGUN,
  CLONED,
  CLOSED,
  CONVERSATION,
  CREATED,
  FORKED,
  OPENED,
  ASKED,
  HIDDEN,
  KEEPS_NONE,
  movedTo,
  placed,
  placedBytes,
  sent,
  STATE,
} from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { afterMoves, everyForm } from './every-form.ts';
import { freshIds, ids } from './ids.ts';
import { withoutReply } from './without-reply.ts';
import { requirement } from '../../requirements/index.ts';

const append = 'session/append';

/** A session as another program may write it: nobody who goes on with it has a reason to write it anew. */
const SPACED = placedBytes(
  new TextEncoder().encode(
    Buffer.from(sessionBytes(ASKED))
      .toString()
      .replaceAll(/(?<=[{,])(?=")|(?<=":)/g, ' '),
  ),
);

const appendOnly = programRule({
  ...requirement('write/append-only'),
  judgesAll: true,
  method: append,
  programs: programs(),
  examples: () => [
    { name: 'lines with spaces between their members', input: [SPACED, OPENED, ...CONVERSATION] },
  ],
  judge: keepsOldBytes,
});

const wholeLines = programRule({
  ...requirement('write/whole-lines'),
  judgesAll: true,
  method: append,
  programs: programs(),
  judge: addsWholeLines,
});

const childOfLeaf = programRule({
  ...requirement('write/child-of-leaf'),
  method: append,
  programs: programs(),
  examples: afterMoves,
  judge: hangsBelowTheLeaf,
});

const payload = programRule({
  ...requirement('write/payload'),
  method: append,
  programs: programs({ acts: { append: 1 } }),
  examples: everyForm,
  judge: storesWhatWasGiven,
});

/** Moves to an entry and before the first, with a summary and without; and what is asked of a session beside them. */
const EVERY_MOVE: Steps = [
  movedTo(null),
  ...CONVERSATION,
  movedTo(3),
  movedTo(0, 'tried it'),
  movedTo(null, 'went another way'),
  STATE,
  CLOSED,
  OPENED,
  STATE,
];

const CHOSEN: Step = { ...CREATED, sessionId: 'chosen-1', parentSession: '/home/u/sessions/parent.jsonl' };

const accepted = programRule({
  ...requirement('write/accepted'),
  method: append,
  programs: programs(),
  examples: (world) => [
    ...everyForm(world),
    { name: 'each way to move', input: [...BEGUN, ...EVERY_MOVE] },
    { name: 'a session that was opened', input: [placed(ASKED), OPENED, ...CONVERSATION, STATE] },
    { name: 'a chosen id and a parent', input: [CHOSEN, ...CONVERSATION, STATE] },
  ],
  sees: (moments) => moments.some((one) => one.outcome !== undefined),
  judge: (moment) =>
    isRefused(moment)
      ? {
          code: 'step-is-refused',
          what: whatIsDone(moment),
          received: (moment.outcome as { rejected: string }).rejected,
        }
      : undefined,
});

const timestamps = programRule({
  ...requirement('write/timestamps'),
  method: append,
  programs: programs(),
  examples: everyForm,
  judge: tellsTheTime,
});

const valid = programRule({
  ...requirement('write/valid'),
  judgesAll: true,
  method: append,
  programs: programs({ acts: { ...DRIVING, fork: 1, clone: 1 } }),
  examples: (world) => [
    ...everyForm(world),
    { name: 'a fork', input: [...BEGUN, FORKED] },
    { name: 'a clone', input: [...BEGUN, CLONED] },
    {
      name: 'a clone with a label',
      input: [...BEGUN, sent(label('c3', { target: 'a1', label: 'mark' })), CLONED],
    },
  ],
  judge: writesValidLines,
});

const once = programRule({
  ...requirement('write/once'),
  method: append,
  programs: programs({ session: { roles: ['user'], types: ['message'], maxEntries: 2 } }),
  examples: withoutReply,
  judge: writesEachEntryOnce,
});

const stored = programRule({
  ...requirement('write/stored'),
  method: append,
  programs: programs({ session: { roles: ['user'], types: ['message'], maxEntries: 2 } }),
  examples: withoutReply,
  judge: hasWhatWasAcknowledged,
});

const SPEAKERS = ['user', 'assistant'];

const deferredFile = programRule({
  ...requirement('write/deferred-file'),
  method: append,
  sees: (moments) => moments.some((one) => one.step.act === 'append' && resultOf(one) !== undefined),
  programs: programs({ start: 'create', acts: { append: 8, navigate: 1 } }),
  judge: ({ after, disk }) => {
    if (after === undefined) return undefined;
    const isThere = disk.after.has(after.name);
    const mustBe = hasConversation(after, SPEAKERS);
    if (isThere === mustBe) return undefined;
    return { code: mustBe ? 'file-is-not-there' : 'file-is-there-too-soon', file: after.name };
  },
});

const firstMessage = programRule({
  ...requirement('write/first-message'),
  method: append,
  needs: ['session/create'],
  share: 0.1,
  programs: programs({ start: 'create', acts: { append: 1 }, maxSteps: 3 }),
  examples: () => [{ name: 'a user message', input: [CREATED, sent(user('a1', 'question'))] }],
  sees: (moments) => moments.some(({ after }) => after !== undefined && hasConversation(after, ['user'])),
  judge: ({ after, disk }) =>
    after === undefined || !hasConversation(after, ['user']) || disk.after.has(after.name)
      ? undefined
      : { code: 'session-has-no-file', file: after.name },
});

const retainNone = programRule({
  ...requirement('write/retain-none'),
  method: append,
  programs: programs({ acts: { append: 1 }, kinds: { message: 2, compaction: 3 } }),
  examples: () => [{ name: 'a conversation of which nothing is kept', input: [...BEGUN, KEEPS_NONE] }],
  judge: (moment) => {
    const found = appendedEntry(moment);
    const keepsNone = payloadIn(moment)['firstKeptEntryId'] === null;
    return found === undefined || !keepsNone || found['firstKeptEntryId'] === found['id']
      ? undefined
      : {
          code: 'boundary-is-not-the-compaction',
          expected: found['id'],
          received: found['firstKeptEntryId'],
        };
  },
});

const labelClear = programRule({
  ...requirement('write/label-clear'),
  method: append,
  programs: programs({ acts: { append: 1 }, kinds: { message: 3, label: 4 } }),
  examples: () => [
    {
      name: 'a label that is set and cleared',
      input: [
        ...BEGUN,
        sent(label('c3', { target: 'a1', label: 'mark' })),
        sent(label('d4', { target: 'a1' }), 1),
      ],
    },
  ],
  judge: (moment) => {
    const found = appendedEntry(moment);
    return found !== undefined && payloadIn(moment)['label'] === null && Object.hasOwn(found, 'label')
      ? { code: 'cleared-label-is-stored', received: found['label'] }
      : undefined;
  },
});

/** What the model makes of the file, from the leaf that the writer must have. */
function contextOfFile({ step, before, disk }: Moment) {
  const bytes = before && disk.after.get(before.name);
  if (step.act !== 'context' || bytes === undefined || before === undefined) return undefined;
  try {
    return { anyOf: [{ result: documentedMessages(readSession(bytes), before.leafId) }] };
  } catch (error) {
    // A file that lost its header or the leaf is what other rules are about.
    if (error instanceof NotASession || error instanceof UnknownEntry) return undefined;
    throw error;
  }
}

/** What has an effect on the context of every release; of compactions, only later ones are asked, as one may keep another. */
const CONTEXT_KINDS = { message: 6, context_edit: 3, branch_summary: 1, custom_message: 1 };

const CONTEXT_ASKED: Step = { act: 'context', session: 0 };

const context = programRule({
  ...requirement('write/context'),
  method: 'session/context',
  needs: ['session/create', 'session/open', append],
  programs: (world) =>
    followedBy(
      programs({
        acts: { ...DRIVING, context: 3 },
        kinds: { ...CONTEXT_KINDS, ...(sendsOneSummary(world) && { compaction: 2 }) },
        ...(!sendsOneSummary(world) && { session: { types: CONTEXT_KINDS } }),
      }),
      CONTEXT_ASKED,
    )(world),
  examples: ({ features }) =>
    features.has('contextEdit')
      ? [
          {
            name: 'what is hidden is not sent',
            input: [...BEGUN, HIDDEN, CONTEXT_ASKED],
          },
        ]
      : [],
  expect: contextOfFile,
});

export const appending: readonly RunRule[] = [
  appendOnly,
  wholeLines,
  childOfLeaf,
  payload,
  accepted,
  freshIds,
  ids,
  timestamps,
  valid,
  once,
  stored,
  deferredFile,
  firstMessage,
  retainNone,
  labelClear,
  context,
];
