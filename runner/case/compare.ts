import { mismatches } from './align.ts';

/** One place where an answer differs from the expectation. */
export interface Difference {
  readonly pointer: string;
  /** Absent where nothing was expected. */
  readonly expected?: unknown;
  /** Absent where nothing was received. */
  readonly received?: unknown;
}

/** With more than these, an answer has nothing in common with what was expected, and its memory would have no end. */
const MAX_DIFFERENCES = 1_000;
/** Deeper than this, items are not searched for their counterparts: each level would look at all below it again. */
const MAX_ALIGNED = 50;

/** Where in the answer: a chain, as a deep answer has too many pointers to write them all out. */
interface Place {
  readonly up?: Place;
  readonly key: string | number;
  readonly depth: number;
}

const ROOT: Place = { key: '', depth: 0 };

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function pointerOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.up !== undefined; at = at.up)
    keys.push(String(at.key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return keys
    .toReversed()
    .map((key) => `/${key}`)
    .join('');
}

const below = (up: Place, key: string | number): Place => ({ up, key, depth: up.depth + 1 });

/** Two values that stand in the same place. */
interface Two {
  readonly place: Place;
  readonly expected: unknown;
  readonly received: unknown;
}

/**
 * The places where `received` is not what was `expected`, all of them. Objects match as subsets, and a member that is
 * expected to be null may be missing; arrays and scalars match exactly. Of an array, the length follows its items. Keeps
 * its own stack, so that deep nesting does not overflow the engine's.
 */
export function difference(expected: unknown, received: unknown): readonly Difference[] {
  const found: Difference[] = [];
  const open: (Two | Difference)[] = [{ place: ROOT, expected, received }];
  for (let next = open.pop(); next !== undefined && found.length < MAX_DIFFERENCES; next = open.pop()) {
    if (!('place' in next)) found.push(next);
    else if (isList(next.expected) && isList(next.received))
      pushAll(open, itemsOf(next.place, next.expected, next.received));
    else if (isEntries(next.expected) && isEntries(next.received))
      pushAll(open, membersOf(next.place, next.expected, next.received));
    else if (!sameScalar(next.expected, next.received)) found.push(differenceAt(next));
  }
  return found;
}

/** Puts the first on top. Not spread into one call: an entry may have 100,000 children. */
function pushAll<Item>(stack: Item[], items: readonly Item[]): void {
  for (let at = items.length - 1; at >= 0; at--) stack.push(items[at] as Item);
}

/** Whether `received` is what was `expected`, by the rules of `difference`. */
export function matches(expected: unknown, received: unknown): boolean {
  const open: Two[] = [{ place: ROOT, expected, received }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { expected: want, received: got } = next;
    if (want === got) continue;
    if (isList(want) && isList(got)) {
      if (want.length !== got.length) return false;
      for (const [at, item] of want.entries()) open.push({ place: ROOT, expected: item, received: got[at] });
    } else if (isEntries(want) && isEntries(got)) {
      for (const key of Object.keys(want))
        open.push({ place: ROOT, expected: want[key], received: memberOf(got, key) });
    } else if (!sameScalar(want, got)) return false;
  }
  return true;
}

// `===`, not `Object.is`: -0 and 0 are one number in JSON. What is not expected at all may be anything.
const sameScalar = (expected: unknown, received: unknown): boolean =>
  expected === received || (expected === null && received === undefined) || expected === undefined;

const memberOf = (container: Entries, key: string): unknown =>
  Object.hasOwn(container, key) ? container[key] : undefined;

const membersOf = (place: Place, expected: Entries, received: Entries): Two[] =>
  Object.keys(expected).flatMap((key) => {
    const [want, got] = [memberOf(expected, key), memberOf(received, key)];
    return want === got ? [] : [{ place: below(place, key), expected: want, received: got }];
  });

/** The items that may differ, and the length. */
function itemsOf(
  place: Place,
  expected: readonly unknown[],
  received: readonly unknown[],
): (Two | Difference)[] {
  const items: (Two | Difference)[] = [];
  for (const { expected: want, received: got } of pairsOf(place, expected, received)) {
    if (items.length === MAX_DIFFERENCES - 1) break; // the length is told in any case
    const at = below(place, want ?? got ?? 0);
    const two = { place: at, expected: expected[want ?? -1], received: received[got ?? -1] };
    if (want !== undefined && got !== undefined) items.push(two);
    else items.push(differenceAt(two));
  }
  if (expected.length === received.length) return items;
  const pointer = `${pointerOf(place)}/length`;
  return [...items, { pointer, expected: expected.length, received: received.length }];
}

const pairsOf = (place: Place, expected: readonly unknown[], received: readonly unknown[]) =>
  mismatches(expected, received, place.depth > MAX_ALIGNED ? Object.is : matches);

const differenceAt = ({ place, expected, received }: Two): Difference => ({
  pointer: pointerOf(place),
  ...(expected !== undefined && { expected }),
  ...(received !== undefined && { received }),
});
