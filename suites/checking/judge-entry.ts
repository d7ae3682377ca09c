import { KNOWN_ROLES, KNOWN_TYPES, type SessionVersion, validateEntry } from '../../schema/index.ts';
import { isObject, type JsonObject } from '../model/values.ts';
import { isCommonEntry } from './fast-path.ts';
import type { Place } from './line-at-hand.ts';
import { flawsOf, type Flaw } from './flaws.ts';

/** Judges the members of the entry at hand, by the schema of its type and the few rules that a schema cannot tell. */
export function judgeEntry(place: Place, entry: JsonObject, version: SessionVersion): void {
  if (version === 3 && isCommonEntry(entry)) return;
  const problems = validateEntry(entry, version);
  if (problems.length > 0) for (const flaw of flawsOf(problems)) reportFlaw(place, entry, flaw);
  if (entry['type'] !== 'message') {
    if (typeof entry['type'] === 'string' && !KNOWN_TYPES.has(entry['type']))
      place.report('entry/unknown-type', 'unknown', '/type');
    return;
  }
  const { message } = entry;
  if (!isObject(message)) return;
  const role = message['role'];
  if (typeof role === 'string' && !KNOWN_ROLES.has(role) && !isOldRole(role, version))
    place.report('entry/unknown-role', 'unknown', '/message/role');
  if (role === 'assistant' && message['stopReason'] === 'pending')
    place.report('entry/pending', 'pending', '/message/stopReason');
}

const isOldRole = (role: string, version: SessionVersion): boolean => role === 'hookMessage' && version === 2;

function reportFlaw(place: Place, entry: JsonObject, { pointer, expected }: Flaw): void {
  const rule = ruleOf(entry, pointer);
  if (rule !== undefined) place.report(rule, 'schema', pointer, { expected });
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
