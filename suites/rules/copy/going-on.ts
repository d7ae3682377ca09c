import {
  assistant,
  label,
  modelChange,
  sessionInfo,
  sessionOf,
  user,
  type Session,
} from '../../../generators/index.ts';
import { readSession } from '../../model/index.ts';
import { entryOf } from '../../driving/bytes.ts';
import { allOf, firstOf, hasConversation, type Judge } from '../../driving/judge.ts';
import {
  addsWholeLines,
  changesItsOwnFileOnly,
  hasOneHeader,
  writesEachEntryOnce,
} from '../../driving/judge-files.ts';
import { hangsBelowTheLeaf } from '../../driving/judge-leaf.ts';
import { tellsWhatItHolds } from '../../driving/judge-state.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { followedBy, type Steps } from '../../driving/programs.ts';
import { CLONED, FORKED, placed, sent, STATE } from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';
import { copying, type Copying } from './copying.ts';

/** What a writer does after it made a copy: it is open on the copy, and goes on there. */

const COPY: Readonly<Record<Copying, Step>> = {
  fork: FORKED,
  clone: CLONED,
};

const GOING_ON: Steps = [STATE, sent(user('x1', 'and now?')), sent(assistant('x2', 'now this')), STATE];

/** A step that went through the writer that made the copy. */
const isInCopy = ({ before, step }: Moment, how: Copying): boolean =>
  step.act !== how && before?.made?.how === how && before.handle !== undefined;

/** What was copied and what was acknowledged since is in the copy, and in no other file. */
const isInTheCopy: Judge = ({ after, disk, sessions }) => {
  if (after === undefined || !hasConversation(after, ['assistant'])) return undefined;
  const bytes = disk.after.get(after.name);
  // What was copied while there was no file yet is stored with the first message.
  const held = after.entries.map(({ id }) => id);
  const missing = held.find((id) => bytes === undefined || entryOf(bytes, id) === undefined);
  if (missing === undefined) return undefined;
  const elsewhere = sessions.find(({ name }) => {
    const other = disk.after.get(name);
    return name !== after.name && other !== undefined && entryOf(other, missing) !== undefined;
  });
  return {
    code: 'entry-is-not-in-the-copy',
    about: { id: missing },
    file: elsewhere?.name ?? after.name,
    expected: after.name,
    received: elsewhere?.name ?? null,
  };
};

/** The writer tells that it is open on the copy: by its id, and by the leaf. */
const tellsOfTheCopy: Judge = ({ after, disk, outcome }) => {
  const bytes = after && disk.after.get(after.name);
  const told =
    outcome !== undefined && 'result' in outcome ? (outcome.result as Record<string, unknown>) : {};
  if (bytes === undefined || told['handle'] === undefined) return undefined;
  const { header, leafId } = readSession(bytes);
  const wanted = { sessionId: header['id'], leafId };
  const wrong = Object.entries(wanted).filter(
    ([name, value]) => told[name] !== undefined && told[name] !== value,
  );
  return wrong.map(([member, expected]) => ({
    code: 'copy-tells-another',
    about: { member },
    expected,
    received: told[member],
  }));
};

/** A writer that is open on its copy takes what every writer takes. */
const takesEntries: Judge = (moment) =>
  moment.step.act === 'append' && isRefused(moment)
    ? { code: 'step-is-refused', received: (moment.outcome as { rejected: string }).rejected }
    : undefined;

const goesOn = (how: Copying): Judge => {
  const inCopy = firstOf(
    takesEntries,
    // What was written elsewhere hangs nowhere here.
    isInTheCopy,
    allOf(
      changesItsOwnFileOnly,
      hasOneHeader,
      writesEachEntryOnce,
      addsWholeLines,
      hangsBelowTheLeaf,
      tellsWhatItHolds,
    ),
  );
  return (moment) => {
    if (moment.step.act === how) return isRefused(moment) ? undefined : tellsOfTheCopy(moment);
    return isInCopy(moment, how) ? inCopy(moment) : undefined;
  };
};

const SOURCES: Readonly<Record<string, Session>> = {
  'a question and its answer': sessionOf(user('a1', 'question'), assistant('b2', 'answer')),
  'two questions and their answers': sessionOf(
    user('a1', 'question'),
    assistant('b2', 'answer'),
    user('c3', 'another question'),
    assistant('d4', 'another answer'),
  ),
  // Pi 0.55.1 wrote such a copy a second time, behind itself.
  'a question without an answer': sessionOf(user('a1', 'question')),
  'no conversation': sessionOf(modelChange('a1'), sessionInfo('b2', 'a name')),
  'a branch beside another with a label': sessionOf(
    user('a1', 'question'),
    assistant('b2', 'answer'),
    label('c3', { target: 'b2', label: 'elsewhere' }),
    assistant('d4', 'another answer', { parent: 'a1' }),
  ),
  'a label': sessionOf(user('a1'), assistant('b2'), label('c3', { target: 'a1', label: 'mark' })),
  'a label between its messages': sessionOf(
    user('a1'),
    label('b2', { target: 'a1', label: 'mark' }),
    assistant('c3'),
  ),
};

export const goingOn = (how: Copying): RunRule =>
  programRule({
    ...requirement(`${how}/goes-on`),
    method: `session/${how}`,
    needs: ['session/append'],
    programs: followedBy(copying(how), ...GOING_ON),
    examples: () =>
      Object.entries(SOURCES).map(([name, source]) => ({
        name: `a copy of ${name}`,
        input: [placed(source), COPY[how], ...GOING_ON],
      })),
    sees: (moments) => moments.some((one) => isInCopy(one, how) && resultOf(one) !== undefined),
    judge: goesOn(how),
  });
