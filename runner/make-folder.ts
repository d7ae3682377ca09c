import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble, UsageError } from './errors.ts';

/**
 * Makes a folder and those above it that are missing. One by one: where the file system refuses in odd ways (`/proc/x`), the
 * recursive `mkdir` of Node 20 never comes back.
 * @throws what the file system says
 */
function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = path; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.push(at);
  for (const folder of missing.toReversed()) mkdirSync(folder);
}

/** @throws UsageError where a folder that is to be filled holds something, or is none; `advice` says what to do */
export function assertEmpty(folder: string, advice: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder.`);
  if (readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty: ${advice}`);
}

/** Writes a file in its own way, into a folder that may not be there yet. @throws UsageError where that cannot be done */
export function writingTo(path: string, write: (path: string) => void): void {
  try {
    makeFolder(dirname(path));
    write(path);
  } catch (thrown) {
    throw new UsageError(`${path} cannot be written: ${fileTrouble(thrown)}.`);
  }
}
