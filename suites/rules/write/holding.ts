import { posix } from 'node:path';
import { assistant, label, sessionInfo, sessionOf, user } from '../../../generators/index.ts';
import { entriesOf, headerOf } from '../../driving/bytes.ts';
import { allOf, changedFiles, wrongMembers, type Judge } from '../../driving/judge.ts';
import { changesItsOwnFileOnly, hasOneHeader } from '../../driving/judge-files.ts';
import { hangsBelowTheLeaf } from '../../driving/judge-leaf.ts';
import { tellsWhatItHolds } from '../../driving/judge-state.ts';
import { resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { followedBy, programs, type Steps } from '../../driving/programs.ts';
import {
  append,
  BEGUN,
  CLOSED,
  CONVERSATION,
  CREATED,
  movedTo,
  OPENED,
  placed,
  sent,
  STATE,
} from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';

/** What a writer holds in memory of the session that it has open. */

/** A label and a name, both set; the label then cleared and set on another entry. */
const MARKED: Steps = [sent(label('c3', { target: 'a1', label: 'mark' })), sent(sessionInfo('d4', 'a name'))];

/** A session whose name was taken back by an entry without one. */
const NAMELESS = sessionOf(
  user('a1', 'question'),
  sessionInfo('b2', 'a name'),
  sessionInfo('c3'),
  assistant('d4'),
);

const state = programRule({
  ...requirement('write/state'),
  method: 'session/state',
  needs: ['session/append'],
  programs: programs({
    acts: { append: 6, navigate: 3, state: 6 },
    kinds: { message: 4, label: 4, session_info: 2, model_change: 1 },
    session: { types: { message: 3, label: 2, session_info: 1 }, maxEntries: 4 },
  }),
  examples: () => [
    {
      name: 'a label and a name, set and cleared',
      input: [
        ...BEGUN,
        ...MARKED,
        STATE,
        append({ type: 'label', members: {} }, 2),
        sent(sessionInfo('e5')),
        STATE,
      ],
    },
    {
      name: 'a label on a branch that was left',
      input: [...BEGUN, ...MARKED, movedTo(3), STATE],
    },
    {
      name: 'a name, cleared by an entry without one',
      input: [placed(NAMELESS), OPENED, STATE],
    },
  ],
  sees: (moments) => moments.some(tellsMore),
  judge: tellsWhatItHolds,
});

/** Whether a writer tells more of a session than where its leaf is. */
function tellsMore(moment: Moment): boolean {
  const told = moment.step.act === 'state' ? resultOf(moment) : undefined;
  return told !== undefined && ['entryIds', 'labels', 'name'].some((member) => told[member] !== undefined);
}

const statePath = programRule({
  ...requirement('write/state-path'),
  method: 'session/state',
  needs: ['session/create', 'session/append'],
  share: 0.1,
  programs: programs({ start: 'create', acts: { append: 4, state: 4 }, maxSteps: 6 }),
  examples: () => [
    { name: 'before and after there is a file', input: [CREATED, STATE, ...CONVERSATION, STATE] },
  ],
  judge: (moment) => {
    const { step, before, after, disk } = moment;
    const told = step.act === 'state' ? resultOf(moment) : undefined;
    if (told === undefined || before === undefined) return undefined;
    // Of a writer that never told of its file, it is the one that no other session has.
    const name = after?.name ?? before.name;
    const [expected, received] = [disk.after.has(name) ? name : null, told['path'] ?? null];
    return expected === received ? undefined : { code: 'path-is-not-of-the-file', expected, received };
  },
});

const afterTheEnd: Step = {
  ...(sent(user('c3', 'too late')) as Step & { act: 'append' }),
  act: 'append-closed',
};

const closed = programRule({
  ...requirement('write/closed'),
  method: 'session/close',
  needs: ['session/append'],
  share: 0.1,
  programs: followedBy(programs({ acts: { append: 1 }, maxSteps: 3 }), CLOSED, afterTheEnd),
  examples: () => [{ name: 'a message after the end', input: [...BEGUN, CLOSED, afterTheEnd] }],
  sees: (moments) => moments.some(({ step }) => step.act === 'append-closed'),
  judge: (moment) => {
    if (moment.step.act !== 'append-closed') return undefined;
    const [file] = changedFiles(moment);
    if (resultOf(moment) !== undefined)
      return { code: 'closed-session-takes-entries', received: resultOf(moment) };
    return file && { code: 'closed-session-writes', file: file.name };
  },
});

/** A new session is another one than those before, by its id, by its path, and by what the caller chose. */
const isAnother: Judge = ({ step, before, after, sessions }) => {
  if (step.act !== 'new' || after === undefined) return undefined;
  if (step.sessionId !== undefined && after.sessionId !== step.sessionId)
    return { code: 'session-id-is-not-the-chosen', expected: step.sessionId, received: after.sessionId };
  const others = sessions.filter((known) => known !== after);
  const [was, is] = [before, after].map((one) => one && posix.dirname(one.name));
  if (was !== undefined && is !== was)
    return { code: 'new-session-is-elsewhere', expected: was, received: is };
  if (others.some(({ sessionId }) => sessionId === after.sessionId))
    return { code: 'new-session-has-the-old-id', received: after.sessionId };
  return others.some(({ name }) => name === after.name)
    ? { code: 'new-session-has-the-old-file', received: after.name }
    : undefined;
};

/** The file of a new session has its own header and its own entries, and no other. */
const holdsItsOwn: Judge = ({ after, disk }) => {
  const bytes = after && disk.after.get(after.name);
  if (after?.made?.how !== 'new' || bytes === undefined) return undefined;
  const { cwd, parentSession } = after.made;
  const wanted = { id: after.sessionId, parentSession, ...(cwd !== undefined && { cwd }) };
  const header = headerOf(bytes) ?? {};
  const own = new Set(after.entries.map(({ id }) => id));
  const foreign = entriesOf(bytes).find(({ id }) => !own.has(String(id)));
  const complaints = wrongMembers(header, wanted, after.name);
  return foreign === undefined
    ? complaints
    : [...complaints, { code: 'new-session-holds-something-else', file: after.name, received: foreign }];
};

const beginsAnew: Judge = (moment) =>
  isAnother(moment) ??
  (moment.after?.made?.how === 'new' && resultOf(moment) !== undefined
    ? allOf(holdsItsOwn, changesItsOwnFileOnly, hasOneHeader, hangsBelowTheLeaf, tellsWhatItHolds)(moment)
    : undefined);

const NEW: Step = { act: 'new', session: 0 };

const newSession = programRule({
  ...requirement('write/new-session'),
  method: 'session/new',
  needs: ['session/append'],
  programs: programs({
    acts: { append: 8, new: 3, state: 4 },
    kinds: { message: 5, label: 3, session_info: 2 },
    session: { types: { message: 3, label: 2, session_info: 1 }, maxEntries: 3 },
  }),
  examples: () => [
    {
      name: 'after a session with a label and a name',
      input: [...BEGUN, ...MARKED, NEW, STATE, ...CONVERSATION, STATE],
    },
    {
      name: 'after a session that has no file yet',
      input: [CREATED, sent(sessionInfo('a1', 'a name')), NEW, STATE, ...CONVERSATION, STATE],
    },
    {
      name: 'with a chosen id and a parent',
      input: [
        ...BEGUN,
        { ...NEW, sessionId: 'chosen-1', parentSession: '/home/u/sessions/parent.jsonl' },
        ...CONVERSATION,
        STATE,
      ],
    },
  ],
  sees: (moments) => moments.some(({ after }) => after?.made?.how === 'new'),
  judge: beginsAnew,
});

export const holding: readonly RunRule[] = [state, statePath, closed, newSession];
