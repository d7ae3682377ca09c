/** Two lists of more items than this together, by each other, are compared place by place. */
const MOST_PAIRS = 10_000;

/** An item of one list beside that of the other; one of them may have no counterpart. */
export type Pair =
  | { readonly expected: number; readonly received: number }
  | { readonly expected: number; readonly received?: undefined }
  | { readonly expected?: undefined; readonly received: number };

/**
 * The items of two lists that do not match, each beside its counterpart, so that one item that is missing does not make
 * all behind it differ. Lists of the same length are compared place by place: nothing is missing in them.
 */
export function* mismatches(
  expected: readonly unknown[],
  received: readonly unknown[],
  matches: (expected: unknown, received: unknown) => boolean,
): Generator<Pair> {
  if (expected.length === received.length) {
    for (const at of expected.keys())
      if (!matches(expected[at], received[at])) yield { expected: at, received: at };
    return;
  }
  const shorter = Math.min(expected.length, received.length);
  let from = 0;
  while (from < shorter && matches(expected[from], received[from])) from++;
  let behind = 0;
  while (behind < shorter - from && matches(expected.at(-1 - behind), received.at(-1 - behind))) behind++;
  const [wantEnd, gotEnd] = [expected.length - behind, received.length - behind];
  const anchors =
    (wantEnd - from) * (gotEnd - from) > MOST_PAIRS
      ? []
      : commonItems(expected.slice(from, wantEnd), received.slice(from, gotEnd), matches);
  let [want, got] = [from, from];
  for (const [atWant, atGot] of [...anchors, [wantEnd - from, gotEnd - from] as const]) {
    yield* beside(want, from + atWant, got, from + atGot);
    [want, got] = [from + atWant + 1, from + atGot + 1];
  }
}

/** What lies between two items that match: pairs, as far as both lists have items. */
function* beside(want: number, wantEnd: number, got: number, gotEnd: number): Generator<Pair> {
  for (let at = 0; want + at < wantEnd || got + at < gotEnd; at++) {
    const pair = { expected: want + at, received: got + at };
    if (pair.received >= gotEnd) yield { expected: pair.expected };
    else if (pair.expected >= wantEnd) yield { received: pair.received };
    else yield pair;
  }
}

/** The longest sequence of items that both lists have in the same order, as places in both. */
function commonItems(
  expected: readonly unknown[],
  received: readonly unknown[],
  matches: (expected: unknown, received: unknown) => boolean,
): readonly (readonly [number, number])[] {
  const isSame = expected.map((want) => received.map((got) => matches(want, got)));
  const width = received.length + 1;
  const lengths = new Uint16Array((expected.length + 1) * width);
  const lengthAt = (want: number, got: number): number => lengths[want * width + got] ?? 0;
  for (let want = expected.length - 1; want >= 0; want--)
    for (let got = received.length - 1; got >= 0; got--)
      lengths[want * width + got] = isSame[want]?.[got]
        ? 1 + lengthAt(want + 1, got + 1)
        : Math.max(lengthAt(want + 1, got), lengthAt(want, got + 1));
  const common: (readonly [number, number])[] = [];
  for (let want = 0, got = 0; want < expected.length && got < received.length;) {
    if (isSame[want]?.[got]) common.push([want++, got++]);
    else if (lengthAt(want + 1, got) >= lengthAt(want, got + 1)) want++;
    else got++;
  }
  return common;
}
