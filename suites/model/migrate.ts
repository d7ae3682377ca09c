import { isObject, type JsonObject } from './values.ts';

interface Lines {
  readonly header: JsonObject;
  readonly entries: readonly JsonObject[];
}

/**
 * Brings the lines of an older session to version 3. `lines` are the objects after the header; further headers
 * among them are no entries and are left out of what comes back. A version of 3 and above is left as it stands.
 */
export function migrate(header: JsonObject, lines: readonly JsonObject[]): Lines {
  const version = header['version'] ?? 1;
  const entries = lines.filter(isEntry);
  if (typeof version !== 'number' || version >= 3) return { header, entries };
  const linked = version < 2 ? chain(entries, lines) : entries;
  return { header: { ...header, version: 3 }, entries: linked.map(renameHookMessage) };
}

const isEntry = (line: JsonObject) => line['type'] !== 'session';

const idAt = (index: number) => `#${index}`;

/** Version 1 to 2: entries without ids are chained in file order; ids are made up by position. */
function chain(entries: readonly JsonObject[], lines: readonly JsonObject[]): JsonObject[] {
  const places = new Map(entries.map((entry, index) => [entry, index]));
  return entries.map((entry, index) => {
    const { firstKeptEntryIndex, ...members } = entry;
    const chained = { ...members, id: idAt(index), parentId: index === 0 ? null : idAt(index - 1) };
    if (entry['type'] !== 'compaction' || typeof firstKeptEntryIndex !== 'number') {
      return firstKeptEntryIndex === undefined ? chained : { ...chained, firstKeptEntryIndex };
    }
    // The index counts the parsed lines: the header is line 0, and a further header is a line too, but no entry.
    const line = lines[firstKeptEntryIndex - 1];
    const kept = line && places.get(line);
    // An index that points at a line after the compaction names an entry that has no id yet.
    return kept !== undefined && kept <= index ? { ...chained, firstKeptEntryId: idAt(kept) } : chained;
  });
}

/** Version 2 to 3: the role `hookMessage` is now `custom`. */
function renameHookMessage(entry: JsonObject): JsonObject {
  const message = entry['message'];
  if (entry['type'] !== 'message' || !isObject(message) || message['role'] !== 'hookMessage') return entry;
  return { ...entry, message: { ...message, role: 'custom' } };
}
