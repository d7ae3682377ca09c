import fc from 'fast-check';

/** 2026-10-01, as far back as shrinking goes. */
export const EPOCH = Date.UTC(2026, 9, 1, 9);

/** The last moment that ISO text of four-digit years can tell. */
const LAST = Date.UTC(9999, 11, 31);

/** Milliseconds since 1970; shrinks to 0. */
export const milliseconds = (): fc.Arbitrary<number> =>
  fc.oneof({ withCrossShrink: true }, fc.nat({ max: 2_000_000_000_000 }), fc.nat({ max: LAST }));

/** A moment in ISO 8601, UTC, with milliseconds, as Pi writes it. */
export const isoTime = (): fc.Arbitrary<string> => milliseconds().map((time) => new Date(time).toISOString());

/** Between one entry and the next: `rising` never goes back, `any` may. */
export const timeStep = (clock: 'rising' | 'any'): fc.Arbitrary<number> =>
  clock === 'rising' ? fc.nat({ max: 5_000 }) : fc.integer({ min: -5_000, max: 5_000 });

const MINUTE = 60_000;
const padded = (count: number, digits: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `${number}`.padStart(digits, '0'));
const SECONDS = padded(60, 2);
const MILLISECONDS = padded(1_000, 3);

/**
 * Writes moments as `toISOString` does, which took an eighth of making a long session: most are of the minute of the one
 * before, and then only what stands behind the minute is made anew.
 */
export class MomentWriter {
  #minute = Number.NaN;
  #before = '';

  /** @throws RangeError as `toISOString` does */
  write(time: number): string {
    const minute = Math.floor(time / MINUTE);
    if (minute !== this.#minute) {
      this.#before = new Date(minute * MINUTE).toISOString().slice(0, -'00.000Z'.length);
      this.#minute = minute;
    }
    const rest = time - minute * MINUTE;
    return `${this.#before}${SECONDS[Math.floor(rest / 1_000)]}.${MILLISECONDS[rest % 1_000]}Z`;
  }
}
