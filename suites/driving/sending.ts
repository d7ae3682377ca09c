import {
  assistant,
  sessionBytes,
  sessionOf,
  user,
  type Payload,
  type Session,
} from '../../generators/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { FOLDER } from './places.ts';
import type { Steps } from './programs.ts';
import type { EditFault, Nth, Spot, Step } from './step.ts';

/** Steps for scripts, made from entries as the builders give them. */

export type Entry = Session['entries'][number];

/** An entry as it is sent: without its place in the tree, which is the writer's to choose. */
function payloadOf(entry: Entry): Payload {
  if (entry.type === 'message') return { type: 'message', message: entry.message };
  const { id: _id, parentId: _parent, timestamp: _time, ...members } = entry;
  if (members.type === 'label') {
    const { targetId: _target, type, ...own } = members;
    return { type, members: own };
  }
  if (members.type === 'branch_summary') {
    const { fromId: _from, type, ...own } = members;
    return { type, members: own };
  }
  return { type: 'plain', members };
}

/** @param reference which of the possible targets is meant, counted from the newest */
export const append = (payload: Payload, reference: Nth = 0, fault?: EditFault): Step => ({
  act: 'append',
  session: 0,
  draft: { payload, reference, ...(fault !== undefined && { fault }) },
});

export const sent = (entry: Entry, reference: Nth = 0): Step => append(payloadOf(entry), reference);

/** A file with these bytes, at the beginning of a program. */
export const placedBytes = (bytes: Uint8Array, name = 'lying'): Step => ({
  act: 'place',
  name: `${FOLDER}/${name}.jsonl`,
  bytes,
});

/** A file with a session, at the beginning of a program. */
export const placed = (made: Session, name?: string): Step => placedBytes(sessionBytes(made), name);

/** A move to an entry, counted from the newest, or before the first. */
export const movedTo = (to: Spot | 'unknown', summary?: string): Step => ({
  act: 'navigate',
  session: 0,
  to,
  ...(summary !== undefined && { summary }),
});

/** The newest message is hidden. */
export const HIDDEN: Step = append({ type: 'context_edit', replacement: null });

/** A compaction that keeps nothing. */
export const KEEPS_NONE: Step = append({
  type: 'compaction',
  keep: 'none',
  members: { summary: 'so far', tokensBefore: 1_000 },
});

export const CREATED: Step & { readonly act: 'create' } = { act: 'create', cwd: '/home/u/app' };
export const OPENED: Step = { act: 'open', session: 0 };
export const FORKED: Step = { act: 'fork', session: 0, cwd: '/home/u/other' };
export const CLONED: Step & { readonly act: 'clone' } = { act: 'clone', session: 0 };
export const CLOSED: Step = { act: 'close', session: 0 };
export const STATE: Step = { act: 'state', session: 0 };

/** A session of a question and its reply. */
export const ASKED: Session = sessionOf(user('a1', 'question'), assistant('b2', 'answer'));

/** A question and its reply: from then on every writer has a file. */
export const CONVERSATION: Steps = [sent(user('a1', 'question')), sent(assistant('b2', 'answer'))];

/** A new session with a reply. */
export const BEGUN: Steps = [{ ...CREATED, orOpened: true }, ...CONVERSATION];

/** Stands for a session that is created, where a driver creates none. */
const STAND_IN: Steps = [placed(ASKED, 'begun'), OPENED];

/** The steps as a driver with these methods can take them. */
export const takenWith = (steps: Steps, methods: readonly Method[]): Steps =>
  methods.includes('session/create') || !methods.includes('session/open')
    ? steps
    : steps.flatMap((step) => (step.act === 'create' && step.orOpened === true ? STAND_IN : [step]));
