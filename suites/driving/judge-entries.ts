import { isObject, oneLine, roleOf, type Entry } from '../model/index.ts';
import { entryOf, isSame } from './bytes.ts';
import type { Complaint } from './complaint.ts';
import { isIsoTime, appendedEntry, payloadIn, hasConversation, whatIsDone, type Judge } from './judge.ts';

/** Judges of the entries that were appended. */

/** Everything that was acknowledged lies in the file, once there is a reply. */
export const hasWhatWasAcknowledged: Judge = ({ after, disk, request }) => {
  if (request === undefined || after === undefined || !hasConversation(after, ['assistant']))
    return undefined;
  const bytes = disk.after.get(after.name);
  const missing = after.appended.find((id) => bytes === undefined || entryOf(bytes, id) === undefined);
  return missing === undefined
    ? undefined
    : { code: 'acknowledged-entry-is-missing', about: { id: missing }, file: after.name };
};

export const tellsTheTime: Judge = ({ after, disk, request }) => {
  const bytes = request && after && disk.after.get(after.name);
  if (bytes === undefined) return undefined;
  const complaints: Complaint[] = [];
  let last = '';
  for (const id of after?.appended ?? []) {
    const found = entryOf(bytes, id);
    if (found === undefined) continue;
    const { timestamp } = found;
    if (!isIsoTime(timestamp))
      complaints.push({ code: 'timestamp-form', about: { id }, received: timestamp });
    else {
      if (timestamp < last)
        complaints.push({
          code: 'timestamp-goes-back',
          about: { id },
          expected: last,
          received: timestamp,
        });
      last = timestamp;
    }
  }
  return complaints;
};

/** Members that have rules of their own: no boundary, a cleared mark, and where a summary comes from. */
const hasOwnRule = (member: string, given: unknown): boolean =>
  member === 'fromId' || ((member === 'firstKeptEntryId' || member === 'label') && given === null);

/** Roles whose content is always an array of blocks. */
const BLOCK_ROLES: ReadonlySet<unknown> = new Set(['assistant', 'toolResult']);

/** Text that takes the place of a message which is made of blocks: it is stored as one. */
const asBlocks = (member: string, given: unknown, target: Entry | undefined): unknown =>
  member === 'replacement' &&
  isObject(given) &&
  typeof given['content'] === 'string' &&
  target !== undefined &&
  BLOCK_ROLES.has(roleOf(target))
    ? { content: [{ type: 'text', text: given['content'] }] }
    : undefined;

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether what was found is a name of several lines on one line: how many spaces stand between them, nobody says. */
const isOnOneLine = (given: unknown, found: unknown): boolean =>
  typeof given === 'string' &&
  /[\r\n]/.test(given) &&
  typeof found === 'string' &&
  !/[\r\n]/.test(found) &&
  spaced(given) === spaced(found);

/** Whether a member lies in the file as it was given, or in the one form that stands for it; `target` is what an edit replaces. */
function isStored(member: string, given: unknown, found: unknown, target: Entry | undefined): boolean {
  const blocks = asBlocks(member, given, target);
  if (blocks !== undefined) return isSame(found, blocks);
  if (isSame(given, found) || hasOwnRule(member, given)) return true;
  if (member === 'name') return isSame(oneLine(given), found ?? '') || isOnOneLine(given, found);
  return member === 'note' && given === '' && found === undefined;
}

/** What lies in the file is what was given. */
export const storesWhatWasGiven: Judge = (moment) => {
  const found = appendedEntry(moment);
  if (found === undefined || moment.step.act !== 'append') return undefined;
  const given = payloadIn(moment);
  const target = moment.before?.entries.find(({ id }) => id === given['targetId']);
  const members = Object.keys(given).filter((name) => !isStored(name, given[name], found[name], target));
  return members.map((member) => ({
    code: 'member-is-not-as-given',
    about: { member },
    what: whatIsDone(moment),
    expected: asBlocks(member, given[member], target) ?? given[member],
    received: found[member],
  }));
};
