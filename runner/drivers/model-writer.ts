import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FINDING_METHODS, WRITING_METHODS } from '../../schema/protocol.ts';
import { isEditable } from '../../generators/index.ts';
import type { SessionEntry } from '../../schema/index.ts';
import {
  branchOf,
  fileName,
  infoOf,
  isObject,
  isValidSessionId,
  labelsOf,
  oneLine,
  readSession,
  roleOf,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../../suites/model/index.ts';
import type { Driver, Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver } from './model.ts';
import { finding } from './model-finder.ts';

/** A session that is open in the model writer. */
export interface OpenSession {
  readonly path: string;
  readonly header: JsonObject;
  /** In the order in which they were appended. */
  readonly entries: Entry[];
  leafId: string | null;
  /** The file is there; until then all lines wait for a conversation. */
  stored: boolean;
}

/** What a writer does in its own way; each may be replaced to make one that is broken. */
export interface WriterHabits {
  readonly newId: (session: OpenSession) => string;
  readonly now: () => string;
  /** Below what a new entry hangs. */
  readonly parentOf: (session: OpenSession) => string | null;
  /** Puts the text of a line, or of several, behind what the file holds. */
  readonly addLines: (path: string, text: string, session: OpenSession) => void;
  /** Called when a line could not be written. */
  readonly undo: (session: OpenSession, leafId: string | null) => void;
  /** An entry before it is written. */
  readonly finish: (entry: Entry, session: OpenSession) => JsonObject;
  /** Refuses what may not be appended. */
  readonly check: (entry: JsonObject, session: OpenSession) => void;
  /** Called when a file was read to be gone on with. */
  readonly opened: (session: OpenSession) => void;
  readonly isConversation: (session: OpenSession) => boolean;
  readonly moved: (session: OpenSession, entryId: string | null) => void;
  readonly forkHeader: (header: JsonObject) => JsonObject;
  readonly forkEntries: (source: ReadSession) => readonly JsonObject[];
  readonly cloneEntries: (source: ReadSession, branch: readonly Entry[]) => readonly JsonObject[];
  /** Called after a copy was written. */
  readonly copied: (source: string, copy: string) => void;
  /** The session that the writer is open on after it made a copy. */
  readonly openCopy: (copy: OpenSession, source: string) => OpenSession;
  /** What it holds of a session itself. */
  readonly beliefs: (session: OpenSession) => JsonObject;
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Text behind a file, on a line of its own. */
function addLines(path: string, text: string): void {
  const old = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  appendFileSync(path, old.length > 0 && old.at(-1) !== 0x0a ? `\n${text}` : text);
}

function undo(session: OpenSession, leafId: string | null): void {
  session.entries.pop();
  session.leafId = leafId;
}

/** What the format makes of what was given: no boundary is the compaction itself, a label that clears has none, and a name is one line. */
function finish(entry: Entry, session: OpenSession): JsonObject {
  if (entry.type === 'compaction')
    return { ...entry, firstKeptEntryId: entry['firstKeptEntryId'] ?? entry.id };
  if (entry.type === 'label' && entry['label'] === null) return { ...entry, label: undefined };
  if (entry.type === 'session_info') return { ...entry, name: oneLine(entry['name']) };
  if (entry.type === 'context_edit') return withBlocks(entry, session);
  return entry;
}

/** Text in place of an assistant message or a tool result is stored as one block, as those roles hold blocks alone. */
function withBlocks(entry: Entry, { entries }: OpenSession): JsonObject {
  const target = entries.find(({ id }) => id === entry['targetId']);
  const { content } = (entry['replacement'] ?? {}) as { content?: unknown };
  const role = target && roleOf(target);
  return typeof content === 'string' && (role === 'assistant' || role === 'toolResult')
    ? { ...entry, replacement: { content: [{ type: 'text', text: content }] } }
    : entry;
}

/** An open session as if it were read. */
const sessionRead = (session: OpenSession): ReadSession => ({
  ...session,
  byId: new Map(session.entries.map((entry) => [entry.id, entry])),
});

export const branchTo = (session: OpenSession): Entry[] => branchOf(sessionRead(session), session.leafId);

/** @throws Rejected for an edit that the format does not know, and for targets that are not there */
function check(entry: JsonObject, session: OpenSession): void {
  const { type, targetId, replacement } = entry;
  if (type === 'label' && session.entries.every(({ id }) => id !== targetId))
    throw new Rejected('no such target');
  if (type !== 'context_edit') return;
  const target = branchTo(session).find(({ id }) => id === targetId);
  if (target === undefined) throw new Rejected('the target is not on the active branch');
  if (!isEditable(target as unknown as SessionEntry)) throw new Rejected('the target cannot be edited');
  const content = isObject(replacement) ? replacement['content'] : undefined;
  if (replacement !== null && typeof content !== 'string' && !Array.isArray(content))
    throw new Rejected('a replacement is null or has content');
}

const isConversation = ({ entries }: OpenSession): boolean =>
  entries.some((entry) => ['user', 'assistant'].includes(String(roleOf(entry))));

const isLabel = ({ type }: JsonObject): boolean => type === 'label';

/** The branch without its labels, re-chained, and behind it the labels that count. */
export function cloneEntries(source: ReadSession, branch: readonly Entry[]): readonly JsonObject[] {
  const kept = branch.filter((entry) => !isLabel(entry));
  const boundary = (id: unknown) => {
    const at = branch.findIndex((entry) => entry.id === id);
    return at === -1 ? id : (branch.slice(at).find((entry) => !isLabel(entry))?.id ?? id);
  };
  const copies = kept.map((entry, index): JsonObject => ({
    ...entry,
    parentId: kept[index - 1]?.id ?? null,
    ...(entry.type === 'compaction' && { firstKeptEntryId: boundary(entry['firstKeptEntryId']) }),
  }));
  const labels = Object.entries(labelsOf(source)).filter(
    ([targetId, label]) => label !== null && kept.some(({ id }) => id === targetId),
  );
  let parentId = kept.at(-1)?.id ?? null;
  return [
    ...copies,
    ...labels.map(([targetId, label]) => {
      const entry = {
        type: 'label',
        id: randomUUID(),
        parentId,
        timestamp: new Date().toISOString(),
        targetId,
        label,
      };
      parentId = entry.id;
      return entry;
    }),
  ];
}

export const HONEST: WriterHabits = {
  newId: ({ entries }) => {
    const taken = new Set(entries.map(({ id }) => id));
    let id = randomUUID().slice(0, 8);
    while (taken.has(id)) id = randomUUID().slice(0, 8);
    return id;
  },
  now: () => new Date().toISOString(),
  parentOf: ({ leafId }) => leafId,
  addLines,
  undo,
  finish,
  check,
  opened: () => undefined,
  isConversation,
  moved: (session, entryId) => {
    session.leafId = entryId;
  },
  forkHeader: (header) => header,
  forkEntries: ({ entries }) => entries,
  cloneEntries,
  copied: () => undefined,
  openCopy: (copy) => copy,
  beliefs: (session) => {
    const { labels, name } = infoOf(sessionRead(session));
    return { labels, name, entryIds: branchTo(session).map(({ id }) => id) };
  },
};

/**
 * The model as a writer: it appends, and never changes a byte that is there. With other habits it is broken in one way.
 * @param finder answers the finding methods; the model's own unless told otherwise
 */
export function createModelWriter(changes: Partial<WriterHabits> = {}, finder: Partial<Driver> = {}): Driver {
  const habits: WriterHabits = { ...HONEST, ...changes };
  const open = new Map<string, OpenSession>();
  const reader = createModelDriver();

  let handles = 0;
  const keep = (session: OpenSession): string => {
    const handle = `h${++handles}`;
    open.set(handle, session);
    return handle;
  };
  const sessionOf = ({ handle }: Params): OpenSession => {
    const session = open.get(String(handle));
    if (session === undefined) throw new Rejected(`no session is open as ${String(handle)}`);
    return session;
  };

  /** The writer that made a copy is open on it, unless the copy is broken. */
  const copied = (path: string, source: string) => {
    let copy: ReadSession;
    try {
      copy = readSession(readFileSync(path));
    } catch {
      return { path };
    }
    const { header, entries, leafId } = copy;
    const session = { path, header, entries: [...entries], leafId, stored: true };
    return { path, handle: keep(habits.openCopy(session, source)), sessionId: header['id'], leafId };
  };

  return {
    ...reader,
    initialize: (params) => ({
      ...(reader.initialize(params) as object),
      methods: [
        ...Object.keys(reader).filter((name) => name !== 'initialize'),
        ...WRITING_METHODS,
        ...FINDING_METHODS,
      ],
    }),
    'session/create': ({ directory, cwd, sessionId = randomUUID(), parentSession }) => {
      if (!isValidSessionId(String(sessionId))) throw new Rejected('the session id is not valid');
      const header = newHeader(String(sessionId), cwd, parentSession, habits);
      const path = join(String(directory), fileName(String(header['timestamp']), String(sessionId)));
      return { handle: keep({ path, header, entries: [], leafId: null, stored: false }), sessionId, path };
    },
    'session/new': (params) => {
      const session = sessionOf(params);
      const { sessionId = randomUUID(), parentSession, handle } = params;
      if (!isValidSessionId(String(sessionId))) throw new Rejected('the session id is not valid');
      const header = newHeader(String(sessionId), session.header['cwd'], parentSession, habits);
      const name = fileName(String(header['timestamp']), String(sessionId));
      const path = join(dirname(session.path), name);
      open.set(String(handle), { path, header, entries: [], leafId: null, stored: false });
      return { handle, sessionId, path };
    },
    'session/open': ({ path }) => {
      const session = openFile(String(path), habits);
      return { handle: keep(session), sessionId: session.header['id'], leafId: session.leafId };
    },
    'session/append': (params) => {
      const session = sessionOf(params);
      return { entryId: appendTo(session, params['entry'] as JsonObject, habits) };
    },
    'session/navigate': (params) => {
      const session = sessionOf(params);
      const entryId = params['entryId'] as string | null;
      if (entryId !== null && session.entries.every(({ id }) => id !== entryId))
        throw new Rejected(`no entry ${entryId}`);
      const fromId = session.leafId ?? 'root';
      habits.moved(session, entryId);
      if (params['summary'] !== undefined)
        appendTo(session, { type: 'branch_summary', fromId, summary: params['summary'] }, habits);
      return { leafId: session.leafId };
    },
    'session/state': (params) => {
      const session = sessionOf(params);
      const { leafId, path, stored } = session;
      return { leafId, path: stored ? path : null, ...habits.beliefs(session) };
    },
    'session/close': (params) => {
      const { path, stored } = sessionOf(params);
      open.delete(String(params['handle']));
      return { path: stored ? path : null };
    },
    'session/fork': ({ path, directory, cwd }) => {
      const source = readFile(String(path));
      const header = habits.forkHeader(newHeader(randomUUID(), cwd, path, habits));
      return copied(
        writeCopy(String(path), String(directory), header, habits.forkEntries(source), habits),
        String(path),
      );
    },
    'session/clone': ({ path, leafId, directory }) => {
      const source = readFile(String(path));
      const branch = rejecting(() => branchOf(source, leafId as string | undefined));
      if (branch.length === 0) throw new Rejected('there is no branch to clone');
      const header = newHeader(randomUUID(), source.header['cwd'], path, habits);
      const entries = habits.cloneEntries(source, branch);
      return copied(writeCopy(String(path), String(directory), header, entries, habits), String(path));
    },
    ...finding,
    ...finder,
  };
}

function rejecting<Value>(call: () => Value): Value {
  try {
    return call();
  } catch (error) {
    throw new Rejected((error as Error).message);
  }
}

const readFile = (path: string): ReadSession => rejecting(() => readSession(readFileSync(path)));

const newHeader = (id: string, cwd: unknown, parentSession: unknown, { now }: WriterHabits): JsonObject => ({
  type: 'session',
  version: 3,
  id,
  timestamp: now(),
  cwd,
  parentSession,
});

/** Opens a file to be gone on with; one of an older version is written anew, as version 3. */
function openFile(path: string, habits: WriterHabits): OpenSession {
  const bytes = rejecting(() => readFileSync(path));
  const { header, entries, leafId } = rejecting(() => readSession(bytes));
  const session: OpenSession = { path, header, entries: [...entries], leafId, stored: true };
  if (String(readVersion(bytes)) !== String(header['version']))
    writeFileSync(path, [header, ...entries].map(lineOf).join(''));
  habits.opened(session);
  return session;
}

function readVersion(bytes: Uint8Array): unknown {
  const lines = Buffer.from(bytes).toString().split('\n');
  const header = lines.find((line) => line.includes('"type":"session"'));
  return header === undefined ? undefined : (JSON.parse(header) as JsonObject)['version'];
}

function appendTo(session: OpenSession, payload: JsonObject, habits: WriterHabits): string {
  habits.check(payload, session);
  const { type, ...members } = payload;
  const [id, parentId, leafId] = [habits.newId(session), habits.parentOf(session), session.leafId];
  const base = { type: String(type), id, parentId, timestamp: habits.now() };
  const entry = habits.finish({ ...base, ...members }, session) as Entry;
  session.entries.push(entry);
  session.leafId = id;
  try {
    store(session, entry, habits);
  } catch (error) {
    habits.undo(session, leafId);
    throw new Rejected((error as Error).message);
  }
  return id;
}

function store(
  session: OpenSession,
  entry: Entry,
  { addLines: add, isConversation: isOne }: WriterHabits,
): void {
  if (session.stored) {
    add(session.path, lineOf(entry), session);
    return;
  }
  if (!isOne(session)) return;
  add(session.path, [session.header, ...session.entries].map(lineOf).join(''), session);
  session.stored = true;
}

function writeCopy(
  source: string,
  directory: string,
  header: JsonObject,
  entries: readonly JsonObject[],
  habits: WriterHabits,
): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, fileName(String(header['timestamp']), String(header['id'])));
  writeFileSync(path, [header, ...entries].map(lineOf).join(''));
  habits.copied(source, path);
  return path;
}

export default createModelWriter();
