import { readFileSync, statSync } from 'node:fs';
import { fileTrouble, UsageError } from '../errors.ts';
import { whyNotOpened } from './not-a-file.ts';

/** More cannot be held as one text. */
const MAX_BYTES = 500_000_000;

/**
 * Reads a session file at once.
 * @param purpose what it is read for, such as "drawn"
 * @throws UsageError for a file that cannot be read, or is too large
 */
export function wholeFile(file: string, purpose: string): Uint8Array {
  let why: string | undefined;
  try {
    const stats = statSync(file);
    why = whyNotOpened(file, stats);
    if (why === undefined && stats.size <= MAX_BYTES) {
      const bytes = readFileSync(file);
      if (bytes.length <= MAX_BYTES) return bytes;
    }
  } catch (thrown) {
    why = fileTrouble(thrown);
  }
  if (why !== undefined) throw new UsageError(`${file} cannot be read: ${why}.`);
  throw new UsageError(`${file} is larger than 500 MB: too large to be ${purpose}.`);
}
