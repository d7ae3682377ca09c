import { UsageError } from '../errors.ts';
import { sha256 } from '../hash.ts';

/** One of several parts of a run, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** So many hexadecimal digits of a case's hash say which part it is in. */
const DIGITS = 8;

/** Whether a case is in a part. It depends on the case's key alone, so that cases which come or go move no other. */
export const isInShard = (key: string, { index, of }: Shard): boolean =>
  Number.parseInt(sha256(key).slice(0, DIGITS), 16) % of === index - 1;

/** Reads `1/3`. @throws UsageError */
export function shardOf(text: string): Shard {
  const [, index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index === undefined || of === undefined || index < 1 || of < 1 || index > of || of > 1000)
    throw new UsageError('It must be a part of a whole, such as 1/3 or 3/3.');
  return { index, of };
}
