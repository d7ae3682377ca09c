import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A seed of its own for each part of a run: the same whatever other parts there are. */
export const seedFor = (seed: number, part: string | number): number =>
  createHash('sha256').update(`${seed}/${part}`).digest().readInt32LE();
