import { migrate } from './migrate.ts';
import { parseLines } from './lines.ts';
import { isObject, type JsonObject } from './values.ts';

/** An entry as it stands in a file: its members may be anything, its id is what the tree needs. */
export interface Entry extends JsonObject {
  readonly type: string;
  readonly id: string;
  readonly parentId: string | null;
}

/** A session file after reading: migrated to version 3, entries in file order. */
export interface ReadSession {
  readonly header: JsonObject;
  readonly entries: readonly Entry[];
  /** By id; of two entries with one id the later line counts. */
  readonly byId: ReadonlyMap<string, Entry>;
  /** The last entry of the file, whatever its type and branch; null in a session without entries. */
  readonly leafId: string | null;
}

/** Thrown for a file that is no session. */
export class NotASession extends Error {
  override readonly name = 'NotASession';
}

/**
 * Reads a session file. Blank lines, lines that are no JSON and JSON values that are no objects are
 * skipped; the first line that is left must be a header with a string id.
 * @throws NotASession where it is not.
 */
export function readSession(bytes: Uint8Array): ReadSession {
  const objects: JsonObject[] = [];
  for (const line of parseLines(bytes)) {
    // Falsy values are skipped; any other value that is no object cannot be the header, and is never an entry.
    if (isObject(line.value)) objects.push(line.value);
    else if (objects.length === 0 && line.value) throw new NotASession('the first line is not an object');
  }
  const [first, ...rest] = objects;
  if (first === undefined) throw new NotASession('no line holds a JSON object');
  if (first['type'] !== 'session') throw new NotASession('the first line is not a session header');
  if (typeof first['id'] !== 'string') throw new NotASession('the id of the header is not a string');

  const migrated = migrate(first, rest);
  const entries = migrated.entries.filter((object): object is Entry => typeof object['id'] === 'string');
  return {
    header: migrated.header,
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    leafId: entries.at(-1)?.id ?? null,
  };
}
