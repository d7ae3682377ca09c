import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { legacySession, session, sessionBytes, type Session } from '../generators/index.ts';
import type { SessionEntry } from '../schema/index.ts';
import type { FileLocation } from './checking/judge-names.ts';
import { encodeDirectory, fileName } from './model/naming.ts';
import type { JsonObject } from './model/values.ts';
import type { RequirementId } from './requirements/index.ts';

/**
 * Any two places that refer to each other by something else than an entry id, one row each: files in which the reference
 * holds, what breaks it, and the rules that speak of it. References by entry id stand in `schema/entry-types.ts`.
 */

/** A file, and what it and its folder are called. */
export interface PlacedFile {
  readonly bytes: Uint8Array;
  readonly location: FileLocation;
}

/** One reference of a file, and whether it holds. */
export interface Referring {
  readonly value: unknown;
  readonly holds: boolean;
}

/** How a reference is broken: by a fault of the catalogue, by another name for the file, or not at all, with the reason. */
export type Breaking =
  | { readonly fault: string; readonly rule: RequirementId }
  | { readonly moved: (location: FileLocation) => FileLocation; readonly rule: RequirementId }
  | { readonly none: string };

export interface PlaceReference {
  readonly from: string;
  readonly to: string;
  /** Files in which it holds; some have none. */
  readonly files: () => fc.Arbitrary<PlacedFile>;
  /** Every such reference of a file: its lines, the header first, and where it lies. */
  readonly references: (lines: readonly JsonObject[], location: FileLocation) => readonly Referring[];
  readonly breaking: Breaking;
  /** What must hold for it: of files, of readers and of writers. */
  readonly rules: readonly [RequirementId, ...RequirementId[]];
}

/** A session where Pi would put it. */
export const placed = (made: Session): PlacedFile => ({
  bytes: sessionBytes(made),
  location: {
    folder: encodeDirectory(made.header.cwd),
    file: fileName(made.header.timestamp, made.header.id),
  },
});

const anySession = () => session().map(placed);

const asObject = (line: object): JsonObject => ({ ...line });

/** The entries above one, nearest first. */
function above(
  lines: readonly JsonObject[],
  { parentId }: { readonly parentId?: unknown },
): readonly JsonObject[] {
  const byId = new Map(lines.slice(1).map((line) => [line['id'], line]));
  const branch: JsonObject[] = [];
  const seen = new Set<unknown>();
  for (let at = byId.get(parentId); at !== undefined && !seen.has(at); at = byId.get(at['parentId'])) {
    seen.add(at);
    branch.push(at);
  }
  return branch;
}

interface Call {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const messageOf = (line: JsonObject) => (line['message'] ?? {}) as JsonObject;

/** A block of a valid session has all that its type asks for. */
const isCall = (block: JsonObject | Call): block is Call => 'type' in block && block.type === 'toolCall';

/** The calls of the assistant messages among some entries. */
function callsOf(lines: readonly JsonObject[]): readonly Call[] {
  return lines.flatMap((line) => {
    const { role, content } = messageOf(line);
    if (role !== 'assistant' || !Array.isArray(content)) return [];
    return (content as readonly (JsonObject | Call)[]).filter((block): block is Call => isCall(block));
  });
}

const resultsOf = (lines: readonly JsonObject[]) =>
  lines.filter((line) => line['type'] === 'message' && messageOf(line)['role'] === 'toolResult');

const compactionsOf = (lines: readonly JsonObject[]) => lines.filter(({ type }) => type === 'compaction');

interface FileLists {
  readonly readFiles: readonly string[];
  readonly modifiedFiles: readonly string[];
}

/** The files that the calls on a branch name, as Pi lists them in the details of its own compactions. */
function fileListsOf(calls: readonly Call[]): FileLists {
  const filesOf = (...names: readonly string[]) =>
    calls.flatMap(({ name, arguments: { path } }) =>
      names.includes(name) && typeof path === 'string' ? [path] : [],
    );
  const modified = new Set(filesOf('edit', 'write'));
  const read = new Set(filesOf('read').filter((file) => !modified.has(file)));
  return { readFiles: [...read].sort(), modifiedFiles: [...modified].sort() };
}

/** The same session as if Pi had made its compactions: their details list the files of the calls above them. */
function withFileLists({ header, entries }: Session): Session {
  const named = entries.map((entry, at): SessionEntry => {
    if (entry.type !== 'message' || entry.message.role !== 'assistant') return entry;
    const content = entry.message.content.map((block) =>
      block.type === 'toolCall' ? { ...block, arguments: { path: `src/file-${at % 5}.ts` } } : block,
    );
    return { ...entry, message: { ...entry.message, content } };
  });
  const lines = [header, ...named].map(asObject);
  return {
    header,
    entries: named.map((entry): SessionEntry => {
      if (entry.type !== 'compaction' || entry.fromHook === true) return entry;
      return { ...entry, details: fileListsOf(callsOf(above(lines, entry))) };
    }),
  };
}

/** The names of the tools that a system message, or the checkpoint of a compaction, adds or removes. */
function toolsOf(line: JsonObject, member: 'toolsAdded' | 'toolsRemoved'): readonly unknown[] {
  const message = line['type'] === 'compaction' ? line['systemMessage'] : line['message'];
  const tools = ((message ?? {}) as JsonObject)[member];
  return Array.isArray(tools) ? (tools as JsonObject[]).map(({ name }) => name) : [];
}

/** The same session with system messages that remove nothing but tools which one above them adds. */
function withToolsKept(made: Session): Session {
  const lines = [made.header, ...made.entries].map(asObject);
  return {
    ...made,
    entries: made.entries.map((entry): SessionEntry => {
      if (entry.type !== 'message' || entry.message.role !== 'system') return entry;
      const added = new Set(above(lines, entry).flatMap((line) => toolsOf(line, 'toolsAdded')));
      return {
        ...entry,
        message: { ...entry.message, toolsRemoved: [...added].map((name) => ({ name: String(name) })) },
      };
    }),
  };
}

const isAbsolute = (path: string): boolean => posix.isAbsolute(path) || win32.isAbsolute(path);

export const PLACE_REFERENCES: readonly PlaceReference[] = [
  {
    from: 'toolCallId of a tool result',
    to: 'id of a call above it',
    files: anySession,
    references: (lines) =>
      resultsOf(lines).map((line) => {
        const value = messageOf(line)['toolCallId'];
        return { value, holds: callsOf(above(lines, line)).some(({ id }) => id === value) };
      }),
    breaking: { fault: 'exchange/result-without-any-call', rule: 'exchange/result-has-call' },
    rules: ['exchange/result-has-call', 'exchange/order', 'exchange/compacted', 'exchange/plan'],
  },
  {
    from: 'toolName of a tool result',
    to: 'name of the call that it answers',
    files: anySession,
    references: (lines) =>
      resultsOf(lines).map((line) => {
        const { toolCallId, toolName } = messageOf(line);
        const call = callsOf(above(lines, line)).find(({ id }) => id === toolCallId);
        return { value: toolName, holds: call?.name === toolName };
      }),
    breaking: { none: 'no sentence of the docs says that the two are the same, and Pi never compares them' },
    rules: ['entry/message', 'exchange/order'],
  },
  {
    from: 'toolsRemoved of a system message',
    to: 'name of a tool that a system message above it adds',
    files: () => session({ maxEntries: 40 }).map(withToolsKept).map(placed),
    references: (lines) =>
      lines.flatMap((line) => {
        if (line['type'] !== 'message') return [];
        const added = new Set(above(lines, line).flatMap((one) => toolsOf(one, 'toolsAdded')));
        return toolsOf(line, 'toolsRemoved').map((value) => ({ value, holds: added.has(value) }));
      }),
    breaking: {
      none: 'no sentence says that a tool must be there to be removed: replayed, it is not there afterwards either way',
    },
    rules: ['entry/message', 'context/message'],
  },
  {
    from: 'parentSession of the header',
    to: 'the file of the session that was copied',
    files: anySession,
    references: ([header]) => {
      const value = header?.['parentSession'];
      return value === undefined
        ? []
        : [{ value, holds: typeof value === 'string' && isAbsolute(value) && value.endsWith('.jsonl') }];
    },
    // That the file is not there any more is no fault: its owner may have removed it.
    breaking: { fault: 'header/parent-session-number', rule: 'header/fields' },
    rules: ['header/fields', 'fork/header', 'clone/header'],
  },
  {
    from: 'details of a compaction that Pi made',
    to: 'the files in the arguments of the calls above it',
    files: () => session().map(withFileLists).map(placed),
    references: (lines) =>
      compactionsOf(lines).flatMap((line) => {
        if (line['fromHook'] === true) return [];
        const { readFiles, modifiedFiles } = line['details'] as FileLists;
        const known = fileListsOf(callsOf(above(lines, line)));
        return [
          ...readFiles.map((value) => ({ value, holds: known.readFiles.includes(value) })),
          ...modifiedFiles.map((value) => ({ value, holds: known.modifiedFiles.includes(value) })),
        ];
      }),
    breaking: {
      none: '"Extensions can store any JSON-serializable data in details": a file does not tell who wrote them',
    },
    rules: ['write/payload'],
  },
  {
    from: 'name of the file',
    to: 'timestamp and id of the header',
    files: anySession,
    references: ([header], { file }) => [
      { value: file, holds: file === fileName(String(header?.['timestamp']), String(header?.['id'])) },
    ],
    breaking: {
      moved: (location) => ({ ...location, file: location.file.replace('.jsonl', '-copy.jsonl') }),
      rule: 'naming/file',
    },
    rules: ['naming/file'],
  },
  {
    from: 'name of the folder',
    to: 'cwd of the header',
    files: anySession,
    references: ([header], { folder }) => [
      { value: folder, holds: folder === encodeDirectory(String(header?.['cwd'])) },
    ],
    breaking: {
      moved: (location) => ({ ...location, folder: '--home-u-elsewhere--' }),
      rule: 'naming/directory',
    },
    rules: ['naming/directory', 'naming/no-separator'],
  },
  {
    from: 'fromId of a branch summary',
    to: 'an earlier entry, or the word root',
    files: anySession,
    references: (lines) =>
      lines.flatMap((line, at) => {
        if (line['type'] !== 'branch_summary') return [];
        const value = line['fromId'];
        const earlier = lines.slice(1, at).some(({ id }) => id === value);
        return [{ value, holds: earlier || value === 'root' }];
      }),
    breaking: { fault: 'branch-summary/from-missing', rule: 'entry/branch-summary-source' },
    rules: ['entry/branch-summary-source', 'context/branch-summary'],
  },
  {
    from: 'firstKeptEntryIndex of a compaction of version 1',
    to: 'the line of an earlier entry, the header being 0',
    files: () =>
      legacySession(1).map((made) => ({ bytes: made.bytes, location: placed(made.session).location })),
    references: (lines) =>
      lines.flatMap((line, at) => {
        if (line['type'] !== 'compaction') return [];
        const value = line['firstKeptEntryIndex'];
        return [{ value, holds: typeof value === 'number' && value > 0 && value < at }];
      }),
    breaking: {
      none: 'no release writes version 1 any more, and one that points nowhere keeps nothing when it is migrated',
    },
    rules: ['migrate/v1-kept-index'],
  },
];
