import { KNOWN_ROLES, KNOWN_TYPES, type SessionVersion, validateEntry } from '../../schema/validate.ts';
import { isObject, type JsonObject } from '../model/values.ts';
import { isCommonEntry } from './fast-path.ts';
import { flawsOf, type Flaw } from './flaws.ts';
import { judgeValues } from './judge-values.ts';
import { kindsAt } from './kinds-at.ts';
import type { Place } from './line-at-hand.ts';
import { isOldShape } from './old-shapes.ts';

/** Judges the members of the entry at hand, by the schema of its type and the few rules that a schema cannot tell. */
export function judgeEntry(place: Place, entry: JsonObject, version: SessionVersion): void {
  if (version === 3 && isCommonEntry(entry)) return;
  const problems = validateEntry(entry, version);
  if (problems.length > 0)
    reportFlaws(
      place,
      entry,
      flawsOf(problems).filter(({ pointer }) => !isOldShape(entry, pointer)),
    );
  judgeValues(place, entry);
  if (entry['type'] !== 'message') {
    if (typeof entry['type'] === 'string' && !KNOWN_TYPES.has(entry['type']))
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
  const missing = new Map<string, string[]>();
  for (const flaw of flaws) {
    const { pointer } = flaw;
    const rule = ruleOf(entry, pointer);
    if (rule === undefined) continue;
    if (flaw.missing) missing.set(rule, [...(missing.get(rule) ?? []), pointer]);
    else place.report(rule, codeOf(rule, pointer), pointer, { expected: expectedAt(entry, flaw) });
  }
  for (const [rule, pointers] of missing) reportMissing(place, rule, pointers);
}

function reportMissing(place: Place, rule: string, pointers: readonly string[]): void {
  const [first = ''] = pointers;
  if (pointers.length === 1) {
    place.report(rule, codeOf(rule, first, true), first, { expected: 'there' });
    return;
  }
  const shared = sharedPlace(pointers);
  place.report(rule, codeOf(rule, shared), shared, {
    members: pointers.map((pointer) => pointer.slice(shared.length + 1).replaceAll('/', '.')),
    received: 'an object without them',
  });
}

/** The innermost object that holds all of the places. */
function sharedPlace(pointers: readonly string[]): string {
  const paths = pointers.map((pointer) => pointer.split('/').slice(0, -1));
  const [first = []] = paths;
  const length = first.findIndex((segment, at) => paths.some((path) => path[at] !== segment));
  return (
    length === -1 ? first.slice(0, Math.min(...paths.map((path) => path.length))) : first.slice(0, length)
  ).join('/');
}

/** What a block or role must be is told by its place: a foreign one is of no known kind. */
const expectedAt = (entry: JsonObject, { pointer, expected }: Flaw): string =>
  kindsAt(entry, pointer) ?? expected;

/** The code whose advice fits the member. */
function codeOf(rule: string, pointer: string, isMissing = false): string {
  if (rule === 'entry/base') return pointer === '/timestamp' ? 'time' : 'schema';
  if (rule !== 'entry/message') return 'schema';
  if (pointer === '/message/usage' && isMissing) return 'usage';
  return /^\/message\/content\/\d+\/type$/.test(pointer) ? 'block' : 'schema';
}

const BASE = new Set(['', '/type', '/id', '/parentId', '/timestamp']);

/** The rule that a schema's problem breaks; undefined where another judge says it. */
function ruleOf({ type, message }: JsonObject, pointer: string): string | undefined {
  if (BASE.has(pointer)) return 'entry/base';
  if (type === 'context_edit' && pointer.startsWith('/replacement')) return 'edit/shape';
  if (type === 'message' && isObject(message)) {
    if (pointer === '/message/timestamp' && 'timestamp' in message) return 'entry/two-timestamps';
    if (pointer === '/message/stopReason' && message['stopReason'] === 'pending') return undefined;
  }
  return `entry/${String(type)}`;
}
