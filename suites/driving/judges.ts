import { inspectBytes, fileRule } from '../checking/index.ts';
import { isObject, oneLine, parseLines, roleOf, type Entry, type JsonObject } from '../model/index.ts';
import {
  addedTo,
  beginsWith,
  entryOf,
  headerOf,
  isSame,
  linesIn,
  objectsOf,
  sameBytes,
  shown,
} from './bytes.ts';
import { isRefused, resultOf, type Complaint, type Known, type Moment } from './moment.ts';

/** Judges of single steps, each for one requirement. All of them look at the bytes that the runner read itself. */
export type Judge = (moment: Moment) => Complaint | undefined;

/** The first complaint of several judges. */
export const firstOf =
  (...judges: readonly Judge[]): Judge =>
  (moment) => {
    for (const judge of judges) {
      const complaint = judge(moment);
      if (complaint !== undefined) return complaint;
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

/** The payload that was sent in an append. */
export const payloadIn = ({ request }: Moment): JsonObject =>
  isObject(request?.params['entry']) ? request.params['entry'] : {};

export const keepsOldBytes: Judge = ({ request, disk, blocked }) => {
  if (request === undefined || blocked) return undefined;
  for (const [name, before] of disk.before) {
    const after = disk.after.get(name);
    if (after === undefined) return { says: `the file ${name} must stay, and is gone`, file: name };
    if (beginsWith(after, before)) continue;
    const at = before.findIndex((byte, index) => after[index] !== byte);
    const says = `${name} must keep every byte that it held; from byte ${at} on it holds others`;
    return { says, file: name, expected: shown(before.subarray(at)), received: shown(after.subarray(at)) };
  }
  return undefined;
};

export const addsWholeLines: Judge = (moment) => {
  if (moment.blocked) return undefined;
  for (const { name, before, after } of changedFiles(moment)) {
    const added = addedTo(before, after);
    if (added.length > 0 && added.at(-1) !== 0x0a)
      return { says: `${name} must end with a line break`, file: name, received: shown(added) };
    const broken = linesIn(added).find(({ value }) => !isObject(value));
    if (broken !== undefined)
      return { says: `every line that is added must be a JSON object`, file: name, received: broken.text };
  }
  return undefined;
};

export const changesItsOwnFileOnly: Judge = (moment) => {
  const { before, after } = moment;
  const foreign = changedFiles(moment).find(
    (file) => file.before !== undefined && file.name !== before?.name && file.name !== after?.name,
  );
  return (
    foreign && { says: `${foreign.name} belongs to another session, and must not change`, file: foreign.name }
  );
};

const headersIn = (bytes: Uint8Array) => objectsOf(bytes).filter(({ type }) => type === 'session').length;

export const hasOneHeader: Judge = (moment) => {
  const written = changedFiles(moment).filter(({ name }) => name.endsWith('.jsonl'));
  const late = written.find(({ before, after }) => before === undefined && headerOf(after) === undefined);
  if (late !== undefined)
    return {
      says: `the first line of ${late.name} must be its header`,
      file: late.name,
      received: shown(late.after),
    };
  const file = written.find(({ after }) => headersIn(after) !== 1);
  return (
    file && {
      says: `${file.name} must have one header`,
      file: file.name,
      expected: 1,
      received: headersIn(file.after),
    }
  );
};

/** Whether a session has come to where a file of it must be there. */
export const hasConversation = ({ entries }: Known, roles: readonly string[]): boolean =>
  entries.some((entry) => roles.includes(String(roleOf(entry))));

/** Everything that was acknowledged lies in the file, once there is a reply. */
export const hasWhatWasAcknowledged: Judge = ({ after, disk, request }) => {
  if (request === undefined || after === undefined || !hasConversation(after, ['assistant']))
    return undefined;
  const bytes = disk.after.get(after.name);
  const missing = after.appended.find((id) => bytes === undefined || entryOf(bytes, id) === undefined);
  return missing === undefined
    ? undefined
    : { says: `the entry ${missing} was acknowledged, and must be in ${after.name}`, file: after.name };
};

/** How often each id stands in a file. */
function countsOf(bytes: Uint8Array | undefined): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { type, id } of bytes === undefined ? [] : objectsOf(bytes))
    if (type !== 'session') counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const writesEachEntryOnce: Judge = (moment) => {
  for (const { name, before, after } of changedFiles(moment)) {
    const had = countsOf(before);
    const twice = [...countsOf(after)].find(([id, count]) => count > Math.max(1, had.get(id) ?? 0));
    if (twice !== undefined)
      return {
        says: `the entry ${String(twice[0])} must stand in ${name} once`,
        file: name,
        expected: 1,
        received: twice[1],
      };
  }
  return undefined;
};

/** What stands in the file as the parent of each entry that was appended, against the leaf at that time. */
export const hangsBelowTheLeaf: Judge = ({ after, disk, request }) => {
  if (request === undefined || after === undefined || after.shared) return undefined;
  const bytes = disk.after.get(after.name);
  if (bytes === undefined) return undefined;
  for (const { id, parentId } of after.entries) {
    const found = after.appended.includes(id) ? entryOf(bytes, id) : undefined;
    if (found !== undefined && found['parentId'] !== parentId)
      return {
        says: `the parent of ${id} must be the leaf at that time`,
        file: after.name,
        expected: parentId,
        received: found['parentId'],
      };
  }
  return undefined;
};

/** The leaf that is told, against the leaf that must be. */
export const tellsTheLeaf: Judge = (moment) => {
  const { before, step } = moment;
  if (step.act !== 'state' || before === undefined || before.shared) return undefined;
  const leafId = resultOf(moment)?.['leafId'] ?? null;
  return isRefused(moment) || leafId === before.leafId
    ? undefined
    : {
        says: 'the leaf must be the entry that was appended or moved to last',
        expected: before.leafId,
        received: leafId,
      };
};

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const tellsTheTime: Judge = ({ after, disk, request }) => {
  const bytes = request && after && disk.after.get(after.name);
  if (bytes === undefined) return undefined;
  let last = '';
  for (const id of after?.appended ?? []) {
    const found = entryOf(bytes, id);
    if (found === undefined) continue;
    const { timestamp } = found;
    if (typeof timestamp !== 'string' || !ISO.test(timestamp) || Number.isNaN(Date.parse(timestamp)))
      return {
        says: `the timestamp of ${id} must be ISO 8601, in UTC, with milliseconds`,
        received: timestamp,
      };
    if (timestamp < last)
      return {
        says: `the timestamp of ${id} must not be before that of an older entry`,
        expected: last,
        received: timestamp,
      };
    last = timestamp;
  }
  return undefined;
};

/** No must of the format is broken by a line that was added. */
export const writesValidLines: Judge = (moment) => {
  if (moment.blocked) return undefined;
  for (const { name, before, after } of changedFiles(moment)) {
    if (!name.endsWith('.jsonl')) continue;
    const old = before === undefined ? 0 : parseLines(before).length;
    const fact = inspectBytes(after).facts.find(
      ({ rule, line }) => line > old && fileRule(rule)?.level === 'must',
    );
    if (fact !== undefined)
      return {
        says: `line ${fact.line} of ${name} breaks ${fact.rule} (${fact.code}) at ${fact.pointer || 'its beginning'}`,
        file: name,
        received: fact.received,
      };
  }
  return undefined;
};

/** A step that was refused has left nothing behind. */
export const leavesNothingBehind: Judge = (moment) => {
  const { before, after, disk } = moment;
  if (isRefused(moment)) {
    const [file] = changedFiles(moment);
    if (file !== undefined)
      return {
        says: `the step was refused, and ${file.name} must be as it was`,
        file: file.name,
        received: shown(addedTo(file.before, file.after)),
      };
  }
  // What shows of the state is where the next entry hangs, and what is told of the leaf.
  if (before?.leafBy !== 'refusal' || after === undefined) return undefined;
  const found = appendedEntry(moment);
  if (found !== undefined && found['parentId'] !== before.leafId)
    return {
      says: 'the step before was refused, so the next entry must hang below the leaf that there was',
      file: after.name,
      expected: before.leafId,
      received: found['parentId'],
    };
  return disk.after.size === 0 ? undefined : tellsTheLeaf(moment);
};

/** Members that have rules of their own: no boundary, a cleared mark, and where a summary comes from. */
const hasOwnRule = (member: string, given: unknown): boolean =>
  member === 'fromId' || ((member === 'firstKeptEntryId' || member === 'label') && given === null);

/** Roles whose content is always an array of blocks. */
const BLOCK_ROLES: ReadonlySet<unknown> = new Set(['assistant', 'toolResult']);

/** Whether a member lies in the file as it was given, or in the one form that stands for it; `target` is what an edit replaces. */
function isStored(member: string, given: unknown, found: unknown, target: Entry | undefined): boolean {
  if (
    member === 'replacement' &&
    isObject(given) &&
    typeof given['content'] === 'string' &&
    target &&
    BLOCK_ROLES.has(roleOf(target))
  )
    return isSame(found, { content: [{ type: 'text', text: given['content'] }] });
  if (isSame(given, found) || hasOwnRule(member, given)) return true;
  if (member === 'name') return isSame(oneLine(given), found ?? '');
  return member === 'note' && given === '' && found === undefined;
}

/** What lies in the file is what was given. */
export const storesWhatWasGiven: Judge = (moment) => {
  const found = appendedEntry(moment);
  if (found === undefined || moment.step.act !== 'append') return undefined;
  const given = payloadIn(moment);
  const target = moment.before?.entries.find(({ id }) => id === given['targetId']);
  const member = Object.keys(given).find((name) => !isStored(name, given[name], found[name], target));
  return member === undefined
    ? undefined
    : {
        says: `the member ${member} must be stored as it was given`,
        expected: given[member],
        received: found[member],
      };
};
