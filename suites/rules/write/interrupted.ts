import fc from 'fast-check';
import { assistant } from '../../../generators/index.ts';
import { observed, type Rule } from '../../rule.ts';
import { entryOf, isUnended } from '../../driving/bytes.ts';
import {
  addsWholeLines,
  appendedEntry,
  firstOf,
  hasConversation,
  hasWhatWasAcknowledged,
  keepsOldBytes,
  leavesNothingBehind,
  type Judge,
} from '../../driving/judges.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { draft, programs, type Programs } from '../../driving/programs.ts';
import type { Draft, Step } from '../../driving/step.ts';
import * as sources from './sources.ts';

const append = 'session/append';
const FOUND_AGAIN = 'the entry was acknowledged, and must be found in the file, on a line of its own';

/** An entry that was appended behind an odd end of the file lies on a line of its own, and harms none before it. */
const beginsItsOwnLine: Judge = (moment) => {
  const { step, after, disk } = moment;
  if (step.act !== 'append' || after === undefined || resultOf(moment) === undefined) return undefined;
  return disk.after.has(after.name) && appendedEntry(moment) === undefined
    ? { says: FOUND_AGAIN, file: after.name }
    : keepsOldBytes(moment);
};

const SMALL = { maxEntries: 3, minEntries: 1, types: ['message'] } as const;

const noFinalNewline = programRule({
  id: 'write/no-final-newline',
  level: 'must',
  since: '0.84.4',
  title: 'behind a last line without line break, the next entry begins a line of its own',
  source: sources.NEWLINE,
  method: append,
  programs: programs({
    start: 'place',
    framing: { finalNewline: false },
    session: SMALL,
    acts: { append: 6, close: 2, unend: 3, open: 3 },
    maxSteps: 8,
  }),
  judge: beginsItsOwnLine,
});

const tornLine = programRule({
  id: 'write/torn-line',
  level: 'must',
  since: '0.84.4',
  title: 'behind a last line that was cut off, the next entry begins a line of its own',
  source: sources.NEWLINE,
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
  id: 'write/crlf',
  level: 'observed',
  since: '0.76.0',
  title: 'entries appended to a file with CR and LF are found again, and the old lines stay as they were',
  source: observed('reads lines that end with CR and LF, and ends its own with LF'),
  method: append,
  programs: programs({
    start: 'place',
    framing: { newline: 'crlf' },
    session: SMALL,
    acts: { append: 4, close: 1, open: 1 },
    maxSteps: 4,
  }),
  judge: firstOf(keepsOldBytes, beginsItsOwnLine),
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
  id: 'write/failed-append',
  level: 'must',
  since: '1.5.0',
  title:
    'an append that cannot be written leaves the file and the leaf as they were, and the next one hangs there',
  source: sources.FAILED_WRITES,
  method: append,
  programs: blocked,
  judge: leavesNothingBehind,
});

const unwritableFolder = programRule({
  id: 'write/unwritable-folder',
  level: 'must',
  title: 'where no file can be made, no entry of a reply is acknowledged',
  source: sources.SAVED,
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
  id: 'write/full-disk',
  level: 'must',
  since: '1.5.0',
  title: 'what is acknowledged before a disk is full, and when it has room again, is in the file',
  source: sources.FAILED_WRITES,
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
      : { says: `the entry ${lost} was acknowledged before the driver was killed`, file: after.name };
  }
  if (step.act === 'open' && isRefused(moment))
    return { says: 'the file must be one that can be opened after the kill', received: moment.outcome };
  return beginsItsOwnLine(moment);
};

const killed = programRule({
  id: 'write/killed',
  level: 'must',
  title:
    'when the process is killed, what it acknowledged is in the file, and the file can be opened and continued',
  source: sources.SAVED,
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
const losesNothing = ({ sessions, disk, request }: Moment) => {
  for (const { name, appended, shared } of request === undefined ? [] : sessions) {
    const bytes = disk.after.get(name);
    if (!shared || bytes === undefined) continue;
    const lost = appended.find((id) => entryOf(bytes, id) === undefined);
    if (lost !== undefined)
      return { says: `the entry ${lost} was acknowledged by one of two writers`, file: name };
    if (isUnended(bytes)) return { says: 'no line may be torn', file: name };
  }
  return undefined;
};

const twoWriters = programRule({
  id: 'write/two-writers',
  level: 'observed',
  since: '0.76.0',
  title: 'two writers of one file lose no line and tear none',
  source: observed('appends each entry with one write, so that two writers of a file mix whole lines'),
  method: append,
  programs: programs({
    start: 'place',
    session: SMALL,
    acts: { append: 8, 'open-again': 3, navigate: 2 },
    anySession: true,
    maxSteps: 12,
  }),
  judge: firstOf(losesNothing, addsWholeLines, keepsOldBytes),
});

export const faults: readonly Rule[] = [
  noFinalNewline,
  tornLine,
  crlf,
  failedAppend,
  unwritableFolder,
  fullDisk,
  killed,
  twoWriters,
];
