import { sendsOneSummary } from '../../asking/sessions-to-read.ts';
import { documentedMessages, NotASession, readSession, UnknownEntry } from '../../model/index.ts';
import { observed, type Rule } from '../../rule.ts';
import {
  addsWholeLines,
  appendedEntry,
  hangsBelowTheLeaf,
  hasConversation,
  hasWhatWasAcknowledged,
  keepsOldBytes,
  payloadIn,
  storesWhatWasGiven,
  tellsTheTime,
  writesEachEntryOnce,
  writesValidLines,
} from '../../driving/judges.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { DRIVING, followedBy, programs } from '../../driving/programs.ts';
import * as sources from './sources.ts';
import { withoutReply } from './without-reply.ts';

const append = 'session/append';

const appendOnly = programRule({
  id: 'write/append-only',
  level: 'must',
  title: 'whatever is done, every byte that a session file held stays as it was',
  source: sources.APPEND_ONLY,
  method: append,
  programs: programs(),
  judge: keepsOldBytes,
});

const wholeLines = programRule({
  id: 'write/whole-lines',
  level: 'must',
  title: 'what is added are whole lines, each a JSON object',
  source: sources.LINES,
  method: append,
  programs: programs(),
  judge: addsWholeLines,
});

const childOfLeaf = programRule({
  id: 'write/child-of-leaf',
  level: 'must',
  title: 'an appended entry is a child of the leaf',
  source: sources.CHILD_OF_LEAF,
  method: append,
  programs: programs(),
  judge: hangsBelowTheLeaf,
});

const payload = programRule({
  id: 'write/payload',
  level: 'must',
  title: 'an entry of any type is stored with the members that were given',
  source: sources.MESSAGE,
  method: append,
  programs: programs({ acts: { append: 1 } }),
  judge: storesWhatWasGiven,
});

const accepted = programRule({
  id: 'write/accepted',
  level: 'must',
  title: 'an entry of each type is accepted where it may stand',
  source: sources.CHILD_OF_LEAF,
  method: append,
  programs: programs(),
  judge: (moment) =>
    isRefused(moment)
      ? { says: 'the step must be accepted', received: (moment.outcome as { rejected: string }).rejected }
      : undefined,
});

const freshIds = programRule({
  id: 'write/fresh-ids',
  level: 'must',
  title: 'every entry gets an id that no other entry of its file has',
  source: sources.TREE,
  method: append,
  programs: programs({ start: 'place', acts: { append: 6, close: 3, open: 4 } }),
  judge: (moment) => {
    const entryId = resultOf(moment)?.['entryId'];
    return moment.before?.entries.some(({ id }) => id === entryId)
      ? { says: 'the id must be a new one', received: entryId }
      : undefined;
  },
});

const ONE_OF_TWO = /^(?:[0-9a-f]{8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const ids = programRule({
  id: 'write/ids',
  level: 'should',
  title: 'ids are 8 lowercase hex digits, or a UUID',
  source: sources.ENTRY_ID,
  method: append,
  programs: programs({ acts: { append: 1 }, maxSteps: 6 }),
  judge: (moment) => {
    const entryId = resultOf(moment)?.['entryId'];
    return typeof entryId !== 'string' || ONE_OF_TWO.test(entryId)
      ? undefined
      : { says: 'the id must be 8 lowercase hex digits, or a UUID', received: entryId };
  },
});

const timestamps = programRule({
  id: 'write/timestamps',
  level: 'must',
  title: 'entries are stamped in ISO 8601, in UTC with milliseconds, never earlier than the entry before',
  source: sources.TIMESTAMP,
  method: append,
  programs: programs(),
  judge: tellsTheTime,
});

const valid = programRule({
  id: 'write/valid',
  level: 'must',
  since: '0.76.0',
  title: 'what is written passes the schemas and all rules of the tree',
  source: sources.TREE,
  method: append,
  programs: programs(),
  judge: writesValidLines,
});

const once = programRule({
  id: 'write/once',
  level: 'must',
  since: '0.76.0',
  title: 'no entry is written twice, also where the file held no reply yet when it was opened',
  source: sources.ONE_HEADER,
  method: append,
  programs: programs({ session: { roles: ['user'], types: ['message'], maxEntries: 2 } }),
  examples: withoutReply,
  judge: writesEachEntryOnce,
});

const stored = programRule({
  id: 'write/stored',
  level: 'must',
  since: '0.51.6',
  title: 'once there is a reply, everything that was acknowledged is in the file',
  source: sources.SAVED,
  method: append,
  programs: programs({ session: { roles: ['user'], types: ['message'], maxEntries: 2 } }),
  examples: withoutReply,
  judge: hasWhatWasAcknowledged,
});

const CONVERSATION = ['user', 'assistant'];

const deferredFile = programRule({
  id: 'write/deferred-file',
  level: 'observed',
  title:
    'a new session has no file before its first user or assistant message, and then one with all entries so far',
  since: '0.99.0',
  source: observed('makes the file of a new session at its first user or assistant message'),
  method: append,
  programs: programs({ start: 'create', acts: { append: 8, navigate: 1 } }),
  judge: ({ after, disk }) => {
    if (after === undefined) return undefined;
    const isThere = disk.after.has(after.name);
    const mustBe = hasConversation(after, CONVERSATION);
    if (isThere === mustBe) return undefined;
    return { says: `the file ${mustBe ? 'must be there' : 'must not be there yet'}`, file: after.name };
  },
});

const retainNone = programRule({
  id: 'write/retain-none',
  level: 'must',
  title: 'a compaction that keeps none stores its own id',
  since: '0.87.0',
  source: sources.RETAIN_NONE,
  method: append,
  programs: programs({ acts: { append: 1 }, kinds: { message: 2, compaction: 3 } }),
  judge: (moment) => {
    const found = appendedEntry(moment);
    const keepsNone = payloadIn(moment)['firstKeptEntryId'] === null;
    return found === undefined || !keepsNone || found['firstKeptEntryId'] === found['id']
      ? undefined
      : {
          says: 'firstKeptEntryId must be the id of the compaction itself',
          expected: found['id'],
          received: found['firstKeptEntryId'],
        };
  },
});

const labelClear = programRule({
  id: 'write/label-clear',
  level: 'must',
  title: 'clearing a label stores an entry without label',
  source: sources.CLEAR_LABEL,
  method: append,
  programs: programs({ acts: { append: 1 }, kinds: { message: 3, label: 4 } }),
  judge: (moment) => {
    const found = appendedEntry(moment);
    return found !== undefined && payloadIn(moment)['label'] === null && Object.hasOwn(found, 'label')
      ? { says: 'the entry that clears must have no member label', received: found['label'] }
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

const context = programRule({
  id: 'write/context',
  level: 'must',
  title: 'the context of what was written is the one that the format gives it',
  source: sources.CONTEXT,
  method: 'session/context',
  needs: ['session/create', 'session/open', append],
  programs: (world) =>
    followedBy(
      programs({
        acts: { ...DRIVING, context: 3 },
        kinds: { ...CONTEXT_KINDS, ...(sendsOneSummary(world) && { compaction: 2 }) },
        ...(!sendsOneSummary(world) && { session: { types: CONTEXT_KINDS } }),
      }),
      { act: 'context', session: 0 },
    )(world),
  expect: contextOfFile,
});

export const appending: readonly Rule[] = [
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
  retainNone,
  labelClear,
  context,
];
