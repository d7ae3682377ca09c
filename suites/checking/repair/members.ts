import { validateEntry } from '../../../schema/validate.ts';
import { getAt, putAt, type Value } from './draft.ts';

/** What may stand for a member, the least first. */
const STAND_INS: readonly unknown[] = [undefined, '', 0, false, [], {}, null, 'stop', 'off', 'ok', 'stream'];

const ZERO_USAGE = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};

/** What keeps the meaning of a faulty member; undefined where nothing does. */
function kept(pointer: string, value: unknown): unknown {
  if (pointer.endsWith('/usage') && value === undefined) return structuredClone(ZERO_USAGE);
  if (pointer.endsWith('/cost') && value === undefined) return { ...ZERO_USAGE.cost };
  if (pointer === '/message/content' && typeof value === 'string') return [{ type: 'text', text: value }];
  if (pointer.startsWith('/message/content/') && typeof value === 'string')
    return { type: 'text', text: value };
  return undefined;
}

/** How much of an entry's members is amiss. */
const amiss = (entry: Value): number => validateEntry(entry).length;

/**
 * Makes the members of an entry as declared, one after the other: what can be kept is, else the least that may stand
 * there. Gives the pointers that were changed; undefined where the entry cannot be mended so.
 */
export function mendMembers(entry: Value): readonly string[] | undefined {
  const changed: string[] = [];
  for (let round = 0; round < 40; round++) {
    const before = validateEntry(entry);
    const problem = before.find(
      ({ pointer }) => pointer !== '' && !pointer.startsWith('/id') && pointer !== '/type',
    );
    if (before.length === 0) return changed;
    if (problem === undefined) return undefined;
    const { pointer } = problem;
    if (!mendAt(entry, pointer, before.length) && !mendAround(entry, pointer, before.length))
      return undefined;
    changed.push(pointer);
  }
  return undefined;
}

function mendAt(entry: Value, pointer: string, before: number): boolean {
  const value = getAt(entry, pointer);
  for (const candidate of [kept(pointer, value), ...STAND_INS]) {
    const trial = structuredClone(entry);
    putAt(trial, pointer, candidate === undefined ? undefined : structuredClone(candidate));
    if (amiss(trial) >= before) continue;
    putAt(entry, pointer, candidate === undefined ? undefined : structuredClone(candidate));
    return true;
  }
  return false;
}

/** A block or part that cannot be mended is taken out, from the inside outwards; never the message itself. */
function mendAround(entry: Value, pointer: string, before: number): boolean {
  for (let at = pointer; at.lastIndexOf('/') > 0; at = at.slice(0, at.lastIndexOf('/'))) {
    const trial = structuredClone(entry);
    putAt(trial, at, undefined);
    if (amiss(trial) >= before) continue;
    putAt(entry, at, undefined);
    return true;
  }
  return false;
}
