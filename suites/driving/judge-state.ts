import { branchOf, isObject, labelsOf, nameOf, oneLine } from '../model/index.ts';
import { isSame } from './bytes.ts';
import type { Judge } from './judge.ts';
import type { Complaint } from './complaint.ts';
import { resultOf, type Known } from './moment.ts';
import { sessionOf } from './payload.ts';

/** Judges of what a writer tells of a session that it has open. */

/** Labels that are there; an entry without one may be told as null, or not at all. */
const onlySet = (labels: unknown): Readonly<Record<string, unknown>> =>
  isObject(labels) ? Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== null)) : {};

/** What is told of a session, against what it must hold. Members that are not told are not judged. */
function differsFrom(
  known: Pick<Known, 'entries' | 'leafId'>,
  told: Readonly<Record<string, unknown>>,
): readonly Complaint[] {
  const session = sessionOf(known);
  const complaints: Complaint[] = [];
  if (told['entryIds'] !== undefined) {
    const expected = branchOf(session, known.leafId).map(({ id }) => id);
    const received = told['entryIds'] ?? [];
    if (!isSame(expected, received))
      complaints.push({ code: 'entry-ids-are-not-the-branch', expected, received });
  }
  if (told['labels'] !== undefined) {
    const [expected, received] = [onlySet(labelsOf(session)), onlySet(told['labels'])];
    if (!isSame(expected, received)) complaints.push({ code: 'labels-are-not-the-last', expected, received });
  }
  const given = nameOf(session) ?? null;
  const name = oneLine(given) || null;
  // A name becomes one line as it is stored: one that another program put into the file is told as it stands there.
  if (told['name'] !== undefined && told['name'] !== name && told['name'] !== given)
    complaints.push({ code: 'name-is-not-the-last', expected: name, received: told['name'] });
  return complaints;
}

export const tellsWhatItHolds: Judge = (moment) => {
  const { before, step } = moment;
  const told = step.act === 'state' ? resultOf(moment) : undefined;
  return told === undefined || before === undefined || before.shared ? undefined : differsFrom(before, told);
};
