import { isObject, roleOf, type JsonObject } from '../model/index.ts';
import { entryOf, sameBytes } from './bytes.ts';
import { complaintsIn, type Complaint, type Complaints } from './complaint.ts';
import { resultOf, type Known, type Moment } from './moment.ts';

/** Judges of single steps, each for one requirement. All of them look at the bytes that the runner read itself. */
export type Judge = (moment: Moment) => Complaints;

/** All complaints of several judges, each of which looks at something else. */
export const allOf =
  (...judges: readonly Judge[]): ((moment: Moment) => readonly Complaint[]) =>
  (moment) =>
    judges.flatMap((judge) => complaintsIn(judge(moment)));

/** The complaints of the first judge that has any: the next ones look at what hangs on it. */
export const firstOf =
  (...judges: readonly Judge[]): Judge =>
  (moment) => {
    for (const judge of judges) {
      const complaints = complaintsIn(judge(moment));
      if (complaints.length > 0) return complaints;
    }
    return undefined;
  };

/** The files that a step of the implementation changed, with what they held. */
export function changedFiles({ request, disk }: Moment) {
  if (request === undefined) return [];
  return [...disk.after].flatMap(([name, after]) => {
    const before = disk.before.get(name);
    return before !== undefined && sameBytes(before, after) ? [] : [{ name, before, after }];
  });
}

/** The entry that a step appended, as it lies in the file; undefined while nothing is stored. */
export function appendedEntry(moment: Moment): JsonObject | undefined {
  const { after, disk } = moment;
  const entryId = resultOf(moment)?.['entryId'];
  const bytes = after && disk.after.get(after.name);
  return bytes === undefined || entryId === undefined ? undefined : entryOf(bytes, entryId);
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a value is a time as Pi stores it: ISO 8601, in UTC, with milliseconds. */
export const isIsoTime = (value: unknown): value is string =>
  typeof value === 'string' && ISO.test(value) && !Number.isNaN(Date.parse(value));

/** The payload that was sent in an append. */
export const payloadIn = ({ request }: Moment): JsonObject =>
  isObject(request?.params['entry']) ? request.params['entry'] : {};

/** What a step did: an entry by its type, and by the role of its message or of what it edits; any other step by its name. */
export function whatIsDone(moment: Moment): string {
  const { step, before } = moment;
  if (step.act === 'navigate' && step.summary !== undefined) return 'navigate with a summary';
  if (step.act !== 'append') return step.act;
  const { type, message, targetId } = payloadIn(moment);
  if (type === 'message' && isObject(message)) return `message of ${String(message['role'])}`;
  if (type !== 'context_edit') return String(type);
  const target = before?.entries.find(({ id }) => id === targetId);
  return target === undefined ? type : `context_edit of ${String(roleOf(target) ?? target.type)}`;
}

/** What a header has that is not as it must be, member by member. */
export const wrongMembers = (
  header: JsonObject,
  wanted: Readonly<Record<string, unknown>>,
  file?: string,
): readonly Complaint[] =>
  Object.entries(wanted)
    .filter(([member, value]) => header[member] !== value)
    .map(([member, expected]) => ({
      code: 'wrong-header-member',
      about: { member },
      expected,
      received: header[member],
      ...(file !== undefined && { file }),
    }));

/** Whether a session has come to where a file of it must be there. */
export const hasConversation = ({ entries }: Known, roles: readonly string[]): boolean =>
  entries.some((entry) => roles.includes(String(roleOf(entry))));
