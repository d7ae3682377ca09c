import { shortJson, shortJsonOfTwo } from '../printable.ts';

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

/** Two values that differ, bounded so that they still do. */
export function boundedOfTwo(one: unknown, other: unknown, length: number): readonly [unknown, unknown] {
  if (jsonLength(one) <= length || jsonLength(other) <= length)
    return [bounded(one, length), bounded(other, length)];
  return shortJsonOfTwo(one, other, length);
}
