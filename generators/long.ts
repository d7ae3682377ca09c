import fc from 'fast-check';
import type { Spec } from './assemble.ts';
import { hex8 } from './ids.ts';
import { parentFrom, type Shape } from './shapes.ts';

/**
 * Long sessions. What an entry holds is drawn about a hundred times and then used again, with another place in
 * the tree, another id and another time each; so a session of 100,000 entries costs little more than its bytes.
 */

/** Sessions that may grow longer than this take what their entries hold from a pool. */
export const LONG = 256;

const POOL = 96;

export interface LongConstraints {
  readonly minEntries: number;
  readonly maxEntries: number;
  readonly shape?: Shape | undefined;
  readonly clock: 'rising' | 'any';
}

/** A number of 53 bits tells all else of an entry; this many of them go to each of its halves. */
const HALF = 2 ** 26;
const LONGEST_STEP = 5_000;

/** Spreads a number over its bits, so that several small ones can be taken from it. */
function spread(drawn: number): number {
  const once = Math.imul(drawn ^ (drawn >>> 15), 0x85eb_ca6b);
  return (Math.imul(once ^ (once >>> 13), 0xc2b2_ae35) ^ (once >>> 16)) >>> 0;
}

type Pooled = Pick<Spec, 'payload' | 'extra'>;

/** What is longer than this as JSON is used once: a text of a megabyte, used a thousand times, would fill the memory. */
const HEAVY = 2_000;
/** So far apart stand those that are used once. */
const BETWEEN_HEAVY = 101;

class Pool {
  readonly #light: readonly Pooled[];
  readonly #heavy: readonly Pooled[];

  constructor(pooled: readonly Pooled[]) {
    const isHeavy = pooled.map((one) => JSON.stringify(one).length > HEAVY);
    this.#light = pooled.filter((_, index) => isHeavy[index] === false);
    this.#heavy = pooled.filter((_, index) => isHeavy[index] === true);
  }

  /** What the entry at a place of the file holds. */
  at(place: number, drawn: number): Pooled | undefined {
    const heavy = place % BETWEEN_HEAVY === 0 ? this.#heavy[place / BETWEEN_HEAVY] : undefined;
    return heavy ?? this.#light[drawn % this.#light.length];
  }
}

function specFrom(
  drawn: number,
  place: number,
  pool: Pool,
  { shape, clock }: LongConstraints,
): Spec | undefined {
  const low = spread(drawn % HALF);
  const high = spread(Math.floor(drawn / HALF));
  const pooled = pool.at(place, low);
  // Entries fall away one by one while the session shrinks: a number shrinks to 0 before all else.
  if (drawn === 0 || pooled === undefined) return undefined;
  const step = (high >>> 8) % (LONGEST_STEP + 1);
  return {
    payload: pooled.payload,
    extra: pooled.extra,
    parent: parentFrom(shape ?? 'any', low >>> 8),
    reference: high % 64,
    id: hex8((low ^ high) >>> 1),
    step: clock === 'any' && high >>> 31 === 1 ? -step : step,
  };
}

/** The specs of a long session. */
export function longSpecs(
  pooled: fc.Arbitrary<Pooled>,
  constraints: LongConstraints,
): fc.Arbitrary<(Spec | undefined)[]> {
  const { minEntries, maxEntries } = constraints;
  return fc
    .tuple(
      fc.array(pooled, { minLength: POOL, maxLength: POOL }),
      fc.array(fc.maxSafeNat(), { minLength: minEntries, maxLength: maxEntries, size: 'max' }),
    )
    .map(([drawnOnce, numbers]) => {
      const pool = new Pool(drawnOnce);
      return numbers.map((drawn, place) => specFrom(drawn, place, pool, constraints));
    });
}
