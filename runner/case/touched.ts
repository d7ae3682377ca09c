import { FINDING_METHODS, type Method, NAMING_METHODS, READING_METHODS } from '../../schema/protocol.ts';
import { isObject, parseLines, readAnswer, readSession } from '../../suites/model/index.ts';
import { matches } from './compare.ts';
import { idsByPosition } from './normalize.ts';

/** A file that is not as it was before somebody read. */
export interface Touched {
  /** Relative to the folder of the case; a folder ends in `/`. */
  readonly file: string;
  /** Missing where nothing was there. */
  readonly before?: Uint8Array;
  /** Missing where nothing is there any more. */
  readonly after?: Uint8Array;
}

/** The methods that must leave the disk as they find it. */
const READING: ReadonlySet<Method> = new Set<Method>([
  ...READING_METHODS,
  ...NAMING_METHODS,
  ...FINDING_METHODS,
  'compaction/plan',
  'session/usage',
  'session/transcript',
]);

export const isReading = (method: Method): boolean => READING.has(method);

/** What became of a file: another writer may bring it to version 3, or end its last line; anything else is a loss. */
export type Change = 'migrated' | 'ended' | 'changed';

export function changeOf({ before, after }: Touched): Change {
  if (before === undefined || after === undefined) return 'changed';
  if (isEnding(before, after)) return 'ended';
  return isMigration(before, after) ? 'migrated' : 'changed';
}

const LF = 0x0a;

/** A line break behind the last line, or a header in an empty file, as Pi itself puts there. */
function isEnding(before: Uint8Array, after: Uint8Array): boolean {
  if (before.length === 0) return isHeaderAlone(after);
  const added = after.length === before.length + 1 && after.at(-1) === LF && before.at(-1) !== LF;
  return added && Buffer.from(after.buffer, after.byteOffset, before.length).equals(before);
}

function isHeaderAlone(bytes: Uint8Array): boolean {
  try {
    return readSession(bytes).entries.length === 0;
  } catch {
    return false;
  }
}

/** The version that a file says of itself; none is version 1. */
function versionOf(bytes: Uint8Array): unknown {
  const header = parseLines(bytes).find(({ value }) => isObject(value))?.value;
  return isObject(header) ? (header['version'] ?? 1) : undefined;
}

/** Whether an older file was brought to version 3 with nothing lost; the ids of version 1 are the writer's to choose. */
function isMigration(before: Uint8Array, after: Uint8Array): boolean {
  try {
    const version = versionOf(before);
    if (typeof version !== 'number' || version >= 3 || versionOf(after) !== 3) return false;
    const [was, is] = [before, after].map((bytes) => idsByPosition(readAnswer(readSession(bytes))));
    return matches(was, is);
  } catch {
    return false;
  }
}
