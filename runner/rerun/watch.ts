import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. */
const PAUSE = 300;
/** Deeper folders are not looked into. */
const DEPTH = 4;

/** The files of a driver: those that its command names, and what lies beside and below them with the same ending. */
function driverFiles(words: readonly string[]): readonly string[] {
  const named = words
    .filter((word) => existsSync(word) && statSync(word).isFile())
    .map((word) => resolve(word));
  const beside = named.flatMap((file) =>
    extname(file) === '' ? [] : filesBelow(dirname(file), extname(file), DEPTH),
  );
  return [...new Set([...named, ...beside])];
}

function filesBelow(folder: string, ending: string, depth: number): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return depth > 0 ? filesBelow(path, ending, depth - 1) : [];
    return entry.isFile() && extname(entry.name) === ending ? [path] : [];
  });
}

/** When each of the files was changed, as one text to be compared. */
export const stateOf = (words: readonly string[]): string =>
  driverFiles(words)
    .map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');

/** Waits until the files of a driver are not as they were. */
export async function changed(words: readonly string[], before: string): Promise<void> {
  while (stateOf(words) === before) await setTimeout(PAUSE);
  // An editor may write several.
  for (let last = stateOf(words); ; last = stateOf(words)) {
    await setTimeout(PAUSE);
    if (stateOf(words) === last) return;
  }
}
