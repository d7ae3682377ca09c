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
