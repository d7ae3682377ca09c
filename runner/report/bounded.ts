import { shortJson } from '../printable.ts';

function jsonLength(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return Infinity; // nested too deeply
  }
}

/** A value as it is where it is small; else a shortened text, as values may be of megabytes or nested too deeply. */
export const bounded = (value: unknown, length: number): unknown =>
  jsonLength(value) <= length ? value : shortJson(value, length);
