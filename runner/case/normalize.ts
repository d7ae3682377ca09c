import { ID_MEMBERS } from '../../schema/entry-types.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Outcome } from '../../suites/question.ts';

type Entries = Readonly<Record<string, unknown>>;
type Rename = (id: unknown) => unknown;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Two answers made comparable by what the protocol leaves open. */
export interface Comparable {
  readonly expected: unknown;
  readonly received: unknown;
}

/**
 * Evens out what the protocol lets an implementation choose: an id without children may be left out of a tree, an
 * entry without a label out of the labels, `entryId` out of a context, and commands that no model is shown, too. Maps by id are compared as
 * wholes: what the expectation does not name must be empty.
 */
export function normalize(method: Method, expected: unknown, received: unknown): Comparable {
  if (!isEntries(expected) || !isEntries(received)) return { expected, received };
  if (method === 'session/tree') return evenMap('children', [], expected, received);
  if (method === 'session/info') return evenMap('labels', null, expected, received);
  if (method === 'session/context')
    return { expected: withoutOrigins(withoutExcluded(expected, received), received), received };
  return { expected, received };
}

/** A command that its user kept from the model: Pi leaves it in the context until a request is made of it. */
const isExcluded = (item: unknown): boolean =>
  isEntries(item) && isEntries(item['message']) && item['message']['excludeFromContext'] === true;

/** A context may be told with the commands that no model is shown, or without any of them. */
function withoutExcluded(expected: Entries, received: Entries): Entries {
  const messages = expected['messages'];
  if (!Array.isArray(messages) || !messages.some(isExcluded)) return expected;
  if (listOf(received['messages']).some(isExcluded)) return expected;
  return { ...expected, messages: messages.filter((item) => !isExcluded(item)) };
}

/** The same for the answers of two implementations of which each tells all it knows: where a message comes from is compared too. */
export const normalizeBoth = (method: Method, one: unknown, other: unknown): Comparable =>
  method === 'session/context' ? { expected: one, received: other } : normalize(method, one, other);

function evenMap(member: string, nothing: unknown, expected: Entries, received: Entries): Comparable {
  const want = expected[member];
  if (!isEntries(want)) return { expected, received };
  const got = isEntries(received[member]) ? received[member] : {};
  return {
    expected: { ...expected, [member]: withDefaults(want, Object.keys(got), nothing) },
    received: { ...received, [member]: withDefaults(got, Object.keys(want), nothing) },
  };
}

function withDefaults(map: Entries, keys: readonly string[], nothing: unknown): Entries {
  const missing = keys.filter((key) => !Object.hasOwn(map, key));
  if (missing.length === 0) return map;
  // Ids are anything, `__proto__` too: no plain assignment.
  return Object.fromEntries([...Object.entries(map), ...missing.map((key) => [key, nothing] as const)]);
}

/**
 * From which entry a message comes is a rule of its own (`context/provenance`), which expects nothing else: where a
 * message is expected, it counts alone, and an implementation that keeps no entries may leave them out.
 */
function withoutOrigins(expected: Entries, received: Entries): Entries {
  if (!Array.isArray(expected['messages'])) return expected;
  const tells = listOf(received['messages']).some(
    (item) => isEntries(item) && typeof item['entryId'] === 'string',
  );
  const messages = listOf(expected['messages']).map((item) => {
    if (!isEntries(item) || (tells && !Object.hasOwn(item, 'message'))) return item;
    const { entryId: _dropped, ...rest } = item;
    return rest;
  });
  return { ...expected, messages };
}

/**
 * The answer with entry ids named by their place in the file (`#0`, `#1`, ...): by the answer's own `entries`, or by
 * those of the last earlier answer that has some. Without any, it comes back as it is.
 */
export function idsByPosition(result: unknown, earlier: readonly Outcome[] = []): unknown {
  const results = [...earlier.flatMap((outcome) => ('result' in outcome ? [outcome.result] : [])), result];
  const source = results.findLast((one) => isEntries(one) && Array.isArray(one['entries']));
  if (!isEntries(result) || !isEntries(source)) return result;
  const names = new Map(
    listOf(source['entries']).map((entry, i) => [isEntries(entry) ? entry['id'] : undefined, `#${i}`]),
  );
  return renameAnswer(result, (id) => (typeof id === 'string' ? (names.get(id) ?? id) : id));
}

function renameAnswer(result: Entries, rename: Rename): Entries {
  const renameItem = (item: unknown, members: readonly string[]): unknown =>
    isEntries(item) ? mapMembers(item, members, rename) : item;
  const parts: Record<string, (value: unknown) => unknown> = {
    leafId: rename,
    entries: (value) => listOf(value).map((entry) => renameItem(entry, ID_MEMBERS)),
    messages: (value) => listOf(value).map((item) => renameItem(item, ['entryId'])),
    entryIds: (value) => listOf(value).map(rename),
    roots: (value) => listOf(value).map(rename),
    children: (value) => renameMap(value, rename, (ids) => listOf(ids).map(rename)),
    labels: (value) => renameMap(value, rename, (label) => label),
  };
  return Object.fromEntries(
    Object.entries(result).map(([key, value]) => [key, parts[key]?.(value) ?? value]),
  );
}

function mapMembers(item: Entries, members: readonly string[], rename: Rename): Entries {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, members.includes(key) ? rename(value) : value]),
  );
}

function renameMap(map: unknown, rename: Rename, value: (member: unknown) => unknown): unknown {
  if (!isEntries(map)) return map;
  return Object.fromEntries(Object.entries(map).map(([id, member]) => [rename(id), value(member)]));
}
