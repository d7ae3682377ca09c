/** One place where an answer differs from the expectation. */
export interface Difference {
  readonly pointer: string;
  /** Absent where nothing was expected. */
  readonly expected?: unknown;
  /** Absent where nothing was received. */
  readonly received?: unknown;
}

/** More than these are of no help to a reader. */
const MAX_DIFFERENCES = 5;

/** Where in the answer: a chain, as a deep answer has too many pointers to write them all out. */
interface Place {
  readonly up?: Place;
  readonly key: string | number;
}

const ROOT: Place = { key: '' };

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pointerOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.up !== undefined; at = at.up)
    keys.push(String(at.key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return keys
    .toReversed()
    .map((key) => `/${key}`)
    .join('');
}

/** Two objects or two arrays on the way through them. */
interface Frame {
  readonly place: Place;
  readonly expected: Entries | readonly unknown[];
  readonly received: Entries | readonly unknown[];
  /** Undefined for an array. */
  readonly keys: readonly string[] | undefined;
  readonly count: number;
  /** How many differences were found before this frame. */
  readonly before: number;
  next: number;
}

/**
 * The places where `received` is not what was `expected`, the first ones only. Objects match as subsets, and a member
 * that is expected to be null may be missing; arrays and scalars match exactly. Of an array, the first differing item
 * counts and the length. Keeps its own stack, so that deep nesting does not overflow the engine's.
 */
export function difference(expected: unknown, received: unknown): readonly Difference[] {
  const found: Difference[] = [];
  const frames: Frame[] = [];
  const visit = (place: Place, want: unknown, got: unknown): void => {
    const frame = frameOf(place, want, got, found.length);
    if (frame !== undefined) frames.push(frame);
    else if (!sameScalar(want, got)) found.push(differenceAt(place, want, got));
  };
  visit(ROOT, expected, received);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const enough =
      found.length > frame.before && (frame.keys === undefined || found.length >= MAX_DIFFERENCES);
    if (enough || frame.next === frame.count) {
      if (frame.keys === undefined) found.push(...lengthDifference(frame, found.length > frame.before));
      frames.pop();
      continue;
    }
    const key = frame.keys?.[frame.next] ?? frame.next;
    frame.next++;
    visit({ up: frame.place, key }, memberOf(frame.expected, key), memberOf(frame.received, key));
  }
  return found.slice(0, MAX_DIFFERENCES);
}

/** Whether `received` is what was `expected`, by the rules of `difference`. */
export function matches(expected: unknown, received: unknown): boolean {
  return difference(expected, received).length === 0;
}

// `===`, not `Object.is`: -0 and 0 are one number in JSON. What is not expected at all may be anything.
const sameScalar = (expected: unknown, received: unknown): boolean =>
  expected === received || (expected === null && received === undefined) || expected === undefined;

const memberOf = (container: Entries | readonly unknown[], key: string | number): unknown =>
  Object.hasOwn(container, key) ? (container as Entries)[key] : undefined;

function frameOf(place: Place, expected: unknown, received: unknown, before: number): Frame | undefined {
  if (expected === received) return undefined;
  if (Array.isArray(expected) && Array.isArray(received)) {
    const count = Math.min(expected.length, received.length);
    return { place, expected, received, keys: undefined, count, before, next: 0 };
  }
  if (!isEntries(expected) || !isEntries(received)) return undefined;
  const keys = Object.keys(expected);
  return { place, expected, received, keys, count: keys.length, before, next: 0 };
}

/** The length, and the first item that is missing or too much unless an item before it already differs. */
function lengthDifference(frame: Frame, itemDiffers: boolean): Difference[] {
  const expected = frame.expected as readonly unknown[];
  const received = frame.received as readonly unknown[];
  if (expected.length === received.length) return [];
  const pointer = pointerOf(frame.place);
  const length = { pointer: `${pointer}/length`, expected: expected.length, received: received.length };
  const place = { up: frame.place, key: frame.count };
  const first = differenceAt(place, expected[frame.count], received[frame.count]);
  return itemDiffers ? [length] : [first, length];
}

function differenceAt(place: Place, expected: unknown, received: unknown): Difference {
  return {
    pointer: pointerOf(place),
    ...(expected !== undefined && { expected }),
    ...(received !== undefined && { received }),
  };
}
