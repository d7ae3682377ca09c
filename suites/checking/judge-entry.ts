import { isEntryType, type EntryType } from '../../schema/entry-types.ts';
import { KNOWN_ROLES, type SessionVersion, validateEntry } from '../../schema/validate.ts';
import { isObject, type JsonObject } from '../model/values.ts';
import { flawsOf, type Flaw } from './flaws.ts';
import { judgeValues } from './judge-values.ts';
import { kindsAt } from './kinds-at.ts';
import type { Place, Words } from './line-at-hand.ts';
import { namesBelow, sharedPlace, WITHOUT_THEM } from './missing-members.ts';
import { isOldShape } from './old-shapes.ts';

/** Judges the members of the entry at hand, by the schema of its type and the few rules that a schema cannot tell. */
export function judgeEntry(place: Place, entry: JsonObject, version: SessionVersion): void {
  const problems = validateEntry(entry, version);
  const flaws = flawsOf(problems).filter(({ pointer }) => !isOldShape(entry, pointer));
  const lacking = flaws.filter(({ missing, pointer }) => missing && PLACING.has(pointer));
  // No entry, but something that was put into a line of its own: that is what there is to say.
  if (lacking.length > 1) {
    reportMissing(
      place,
      'entry/base',
      flaws.filter(({ missing, pointer }) => missing && BASE.has(pointer)).map(({ pointer }) => pointer),
    );
    return;
  }
  reportFlaws(place, entry, flaws);
  judgeValues(place, entry);
  if (entry['type'] !== 'message') {
    if (typeof entry['type'] === 'string' && !isEntryType(entry['type']))
      place.report('entry/unknown-type', 'unknown', '/type');
    return;
  }
  const { message } = entry;
  if (!isObject(message)) return;
  const role = message['role'];
  if (role === '') place.report('entry/message', 'role', '/message/role');
  else if (typeof role === 'string' && !KNOWN_ROLES.has(role) && !isOldRole(role, version))
    place.report('entry/unknown-role', 'unknown', '/message/role');
  if (role === 'assistant' && message['stopReason'] === 'pending')
    place.report('entry/pending', 'pending', '/message/stopReason');
}

const isOldRole = (role: string, version: SessionVersion): boolean => role === 'hookMessage' && version === 2;

/** Reports each flaw, but all members that a rule misses in one line at once. */
function reportFlaws(place: Place, entry: JsonObject, flaws: readonly Flaw[]): void {
  const missing = new Map<SchemaRule, string[]>();
  for (const flaw of flaws) {
    const { pointer } = flaw;
    const rule = ruleOf(entry, pointer);
    if (rule === undefined) continue;
    if (flaw.missing) missing.set(rule, [...(missing.get(rule) ?? []), pointer]);
    else reportAs(place, rule, pointer, { expected: expectedAt(entry, flaw) });
  }
  for (const [rule, pointers] of together(missing)) reportMissing(place, rule, pointers);
}

/** Who made a message by hand left out both times: that is one problem. */
function together(missing: ReadonlyMap<SchemaRule, readonly string[]>): typeof missing {
  const base = missing.get('entry/base');
  const message = missing.get('entry/message');
  if (base?.join() !== '/timestamp' || message === undefined) return missing;
  return new Map([['entry/message', [...base, ...message]]]);
}

function reportMissing(place: Place, rule: SchemaRule, pointers: readonly string[]): void {
  const [first = ''] = pointers;
  if (pointers.length === 1) {
    reportAs(place, rule, first, { expected: 'there' }, true);
    return;
  }
  const shared = sharedPlace(pointers);
  reportAs(place, rule, shared, { members: namesBelow(shared, pointers), received: WITHOUT_THEM }, true);
}

/** What a block or role must be is told by its place: a foreign one is of no known kind. */
const expectedAt = (entry: JsonObject, { pointer, expected }: Flaw): string =>
  kindsAt(entry, pointer) ?? expected;

/** Reports by the code whose advice fits the member. */
function reportAs(place: Place, rule: SchemaRule, pointer: string, words: Words, isMissing = false): void {
  if (rule === 'entry/base' && pointer === '/timestamp') place.report(rule, 'time', pointer, words);
  else if (rule === 'entry/message' && isMissing && pointer === '/message/usage')
    place.report(rule, 'usage', pointer, words);
  else if (rule === 'entry/message' && (isMissing ? IN_BLOCK : BLOCK_TYPE).test(pointer))
    place.report(rule, 'block', pointer, words);
  else place.report(rule, 'schema', pointer, words);
}

/** A member of a block, or the block as a whole where several are missing. */
const IN_BLOCK = /^\/message\/content\/\d+(?:\/[^/]+)?$/;
const BLOCK_TYPE = /^\/message\/content\/\d+\/type$/;
/** Members that give an entry its kind and its place. */
const PLACING = new Set(['/type', '/id', '/parentId']);
const BASE = new Set(['', '/type', '/id', '/parentId', '/timestamp']);

type SchemaRule = 'entry/base' | 'edit/shape' | 'entry/two-timestamps' | `entry/${EntryType}`;

/** The rule that a schema's problem breaks; undefined where another judge says it. */
function ruleOf({ type, message }: JsonObject, pointer: string): SchemaRule | undefined {
  if (BASE.has(pointer)) return 'entry/base';
  if (type === 'context_edit' && pointer.startsWith('/replacement')) return 'edit/shape';
  if (type === 'message' && isObject(message)) {
    if (pointer === '/message/timestamp' && 'timestamp' in message) return 'entry/two-timestamps';
    if (pointer === '/message/stopReason' && message['stopReason'] === 'pending') return undefined;
  }
  return isEntryType(type) ? `entry/${type}` : undefined;
}
