import fc from 'fast-check';

/** Ids as Pi makes them: 8 hex digits of a random UUID, a whole UUID where those collide. */

export const hex8 = (number: number) => number.toString(16).padStart(8, '0');

/** Hex ids that careless readers take for numbers. */
const NUMBER_LIKE = ['12345678', '1e100000', '00000010', '99999999'];

/** An id for an entry: mostly 8 hex digits, sometimes a UUID; shrinks to `00000000`. */
export const entryId = (): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: fc.nat({ max: 0x7fffffff }).map(hex8) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBER_LIKE) },
    { weight: 1, arbitrary: fc.uuid({ version: [4, 7] }) },
  );

/** A further id, made of one that was drawn: for entries that come of one spec. */
export function derivedId(id: string, index: number): string {
  const drawn = Number.parseInt(id.slice(0, 8), 16);
  return hex8((Math.imul((Number.isNaN(drawn) ? 0 : drawn) + index, 0x9e37_79b1) >>> 1) & 0x7fffffff);
}

/** Hands out each id once: an id that is taken is replaced by the next free one. */
export class IdSource {
  readonly #taken = new Set<string>();
  #next = 0;

  take(wanted: string): string {
    let id = wanted;
    while (this.#taken.has(id)) id = hex8(this.#next++);
    this.#taken.add(id);
    return id;
  }
}
