import { isObject } from '../../model/values.ts';
import { getAt, ordered, putAt } from './draft.ts';
import { mendMembers } from './members.ts';
import type { Mend } from './mend.ts';

const time = (value: unknown): string | undefined => {
  const at = typeof value === 'number' || typeof value === 'string' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

const isIso = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && time(value) !== undefined;

const without =
  (what: string): Mend =>
  (draft, { line }) => {
    draft.removeEntry(line);
    return { did: 'taken out; what hung below it hangs below its parent', lost: what };
  };

/** Sets one member of the entry. */
const setting =
  (valueOf: (...args: Parameters<Mend>) => unknown, did: string, lost?: string): Mend =>
  (draft, fact) => {
    const entry = draft.value(fact.line);
    if (entry === undefined) return undefined;
    const value = valueOf(draft, fact);
    putAt(entry, fact.pointer, value);
    draft.setValue(fact.line, entry);
    return {
      did: `${fact.pointer} ${did} ${JSON.stringify(value)}`,
      ...(lost === undefined ? {} : { lost }),
    };
  };

/** The members that give an entry its place. */
const mendBase: Mend = (draft, { line, pointer }) => {
  const entry = draft.value(line);
  if (entry === undefined) return undefined;
  const { id, parentId, timestamp, message } = entry;
  const done: string[] = [];
  if (typeof id !== 'string' || id === '') {
    entry['id'] = draft.lostId(line) ?? draft.freshId(line);
    done.push(`/id is ${JSON.stringify(entry['id'])}`);
  }
  if (typeof parentId !== 'string' && parentId !== null) {
    entry['parentId'] = draft.idAbove(line);
    done.push('/parentId is the entry above');
  }
  // A day that no calendar has reads as a time all the same.
  if (pointer === '/timestamp' || !isIso(timestamp)) {
    const own = time(timestamp);
    const inner = isObject(message) ? time(message['timestamp']) : undefined;
    entry['timestamp'] =
      own ?? inner ?? time(getAt(draft.value(line - 1), '/timestamp')) ?? new Date(0).toISOString();
    done.push(`/timestamp is ${JSON.stringify(entry['timestamp'])}`);
  }
  if (done.length === 0) return undefined;
  draft.setValue(line, ordered(entry, ['type', 'id', 'parentId', 'timestamp']));
  return { did: done.join(', ') };
};

/** A line without a type is nothing that can be mended. */
export const mendEntry: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  if (typeof entry?.['type'] !== 'string')
    return without('a line without a type, which nothing reads')(draft, fact);
  return mendBase(draft, fact);
};

/** Members that are not as declared. */
export const mendDeclared: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  if (entry === undefined) return undefined;
  const role = getAt(entry, '/message/role');
  if (entry['type'] === 'message' && (typeof role !== 'string' || role === ''))
    return without('a message without a role')(draft, fact);
  if (getAt(entry, '/message/stopReason') === 'pending') putAt(entry, '/message/stopReason', 'aborted');
  const changed = mendMembers(entry);
  if (changed === undefined || changed.length === 0)
    return without(`a ${String(entry['type'])} entry that cannot be mended`)(draft, fact);
  draft.setValue(fact.line, entry);
  return {
    did: `made as declared: ${changed.join(', ')}`,
    lost: 'what stood there, where it could not be kept',
  };
};

export const mendTime: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  const stored = getAt(entry, fact.pointer);
  const own = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  const around = Date.parse(String(entry?.['timestamp']));
  const inUnit = fact.code === 'seconds' ? 1000 : fact.code === 'microseconds' ? 1 / 1000 : Number.NaN;
  const value = [own, Math.floor(Number(stored) * inUnit), around, 0].find((one) => !Number.isNaN(one));
  return setting(() => value, 'is')(draft, fact);
};

export const mendPending: Mend = setting(() => 'aborted', 'is');

export const mendImage: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  if (entry === undefined) return undefined;
  const value = String(getAt(entry, fact.pointer));
  if (fact.code === 'media-type')
    return setting(() => (/^[a-z0-9.+-]+$/i.test(value) ? `image/${value}` : 'image/png'), 'is')(draft, fact);
  const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(value) ?? [];
  if (data !== undefined)
    return setting(() => data, 'is')(draft, fact) && { did: `${fact.pointer} is the base64 text alone` };
  putAt(entry, fact.pointer.replace(/\/data$/, ''), undefined);
  draft.setValue(fact.line, entry);
  return { did: 'an image that is not base64 taken out', lost: 'the image' };
};

/** An entry that hangs nowhere, or in a circle, is hung below the one above it. */
export const mendParent: Mend = setting((draft, { line }) => draft.idAbove(line), 'is');

export const mendRoot: Mend = setting(() => null, 'is');

/** Children that stand before their parents are put behind them, all at once. */
export const mendOrder: Mend = (draft) => {
  const order: number[] = [];
  const waiting = new Map<number, number[]>();
  const placed = new Set<number>();
  const moved: number[] = [];
  const place = (line: number): void => {
    for (const open = [line]; open.length > 0;) {
      const next = open.pop() as number;
      order.push(next);
      placed.add(next);
      open.push(...(waiting.get(next) ?? []).toReversed());
      waiting.delete(next);
    }
  };
  for (let line = 1; line <= draft.size; line++) {
    const parent = draft.parentLineOf(line);
    if (parent === 0 || parent === line || placed.has(parent)) place(line);
    else {
      waiting.set(parent, [...(waiting.get(parent) ?? []), line]);
      moved.push(line);
    }
  }
  // What is left hangs in a circle, which is another problem.
  if (moved.length === 0 || waiting.size > 0) return undefined;
  draft.reorder(order);
  const lines =
    moved.length === 1
      ? 'this line'
      : `${moved.length.toLocaleString('en')} lines, the first of them line ${moved[0]},`;
  return { did: `${lines} put behind ${moved.length === 1 ? 'its parent' : 'their parents'}` };
};

export const mendDuplicate: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  const first = draft.lineOf(entry?.['id']);
  if (first > 0 && first < fact.line && draft.text(first) === draft.text(fact.line)) {
    draft.remove(fact.line);
    return { did: `taken out: line ${first} holds the same` };
  }
  return setting(
    ({ lostId, freshId }, { line }) => lostId.call(draft, line) ?? freshId.call(draft, line),
    'is',
  )(draft, fact);
};

export const mendReplacement: Mend = (draft, fact) => {
  const entry = draft.value(fact.line);
  const stored = entry?.['replacement'];
  const isContent = (typeof stored === 'string' && stored !== '') || Array.isArray(stored);
  if (entry === undefined || !isContent) return without('an edit that says nothing')(draft, fact);
  draft.setValue(fact.line, { ...entry, replacement: { content: stored } });
  return { did: '/replacement is an object around its content' };
};

export const mendEdit: Mend = without('an edit that changes nothing, or what must not be changed');

export const mendKept: Mend = (draft, fact) => {
  const own = draft.value(fact.line)?.['id'];
  return setting(() => own, 'is its own id, which keeps nothing, as readers do already:')(draft, fact);
};

/** In version 1 the first kept entry is named by its place among the lines that hold JSON. */
const mendKeptIndex: Mend = (draft, fact) => {
  const lines: number[] = [];
  for (let line = 1; line <= fact.line; line++) if (draft.value(line) !== undefined) lines.push(line);
  const roleAt = (index: number) => getAt(draft.value(lines[index] ?? 0), '/message/role');
  let index = Number(draft.value(fact.line)?.['firstKeptEntryIndex']);
  while (index > 0 && roleAt(index) !== 'assistant') index--;
  return index > 0
    ? setting(() => index, 'is')(draft, fact)
    : setting(() => lines.length - 1, 'is its own index, which keeps nothing:')(draft, fact);
};

/** The kept range begins at the message that makes the call. */
export const mendKeptRange: Mend = (draft, fact) => {
  if (fact.code === 'index') return mendKeptIndex(draft, fact);
  const kept = draft.value(fact.line)?.['firstKeptEntryId'];
  const seen = new Set<unknown>();
  for (let id: unknown = kept; typeof id === 'string' && !seen.has(id);) {
    seen.add(id);
    const entry = draft.value(draft.lineOf(id));
    if (getAt(entry, '/message/role') === 'assistant') return setting(() => id, 'is')(draft, fact);
    id = entry?.['parentId'];
  }
  return setting(() => draft.value(fact.line)?.['id'], 'is its own id, which keeps nothing:')(draft, fact);
};
