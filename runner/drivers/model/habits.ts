import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEditable } from '../../../generators/index.ts';
import {
  branchOf,
  infoOf,
  isValidSessionId,
  isObject,
  oneLine,
  roleOf,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../../../suites/model/index.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import { checkpointAt } from './checkpoint.ts';
import { cloneEntries } from './clone-entries.ts';
import { newSessionId } from './session-id.ts';

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
  readonly newSessionId: () => string;
  /** Refuses a session id that a caller may not choose. */
  readonly checkSessionId: (id: string) => void;
  readonly newId: (session: OpenSession) => string;
  readonly now: () => string;
  /** The working directory that a header tells, by the one that was given. */
  readonly cwdOf: (given: string) => string;
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
  /** Whether a clone of these entries is stored at once. */
  readonly storesClone: (entries: readonly JsonObject[]) => boolean;
  /** What a writer holds when it begins a new session; `before` is what it held. */
  readonly renew: (fresh: OpenSession, before: OpenSession) => OpenSession;
  /** Whether a handle is good for nothing once it was closed. */
  readonly forgets: boolean;
  /** The session that the writer is open on after it made a copy. */
  readonly openCopy: (copy: OpenSession, source: string) => OpenSession;
  /** What it holds of a session itself. */
  readonly beliefs: (session: OpenSession) => JsonObject;
}

/** The path that is meant by one of its forms. */
function absolute(given: string): string {
  if (given.startsWith('file://')) return fileURLToPath(given);
  return resolve(given === '~' || given.startsWith('~/') ? homedir() + given.slice(1) : given);
}

/** Text behind a file, on a line of its own; a new session is stored where nothing is. */
function addLines(path: string, text: string, { stored }: OpenSession): void {
  if (!stored && existsSync(path)) throw new Rejected(`something lies at ${path} already`);
  const old = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  appendFileSync(path, old.length > 0 && old.at(-1) !== 0x0a ? `\n${text}` : text);
}

function undo(session: OpenSession, leafId: string | null): void {
  session.entries.pop();
  session.leafId = leafId;
}

/** What the format makes of what was given: no boundary is the compaction itself, which holds the prompt; a label that clears has none, and a name is one line. */
function finish(entry: Entry, session: OpenSession): JsonObject {
  if (entry.type === 'compaction') {
    const systemMessage = checkpointAt(sessionRead(session), session.leafId);
    const firstKeptEntryId = entry['firstKeptEntryId'] ?? entry.id;
    return { ...entry, firstKeptEntryId, ...(systemMessage && { systemMessage }) };
  }
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

const branchTo = (session: OpenSession): Entry[] => branchOf(sessionRead(session), session.leafId);

/** @throws Rejected for an edit that the format does not know, and for targets that are not there */
function check(entry: JsonObject, session: OpenSession): void {
  const { type, targetId, replacement } = entry;
  if (type === 'label' && session.entries.every(({ id }) => id !== targetId))
    throw new Rejected('no such target');
  if (type !== 'context_edit') return;
  const target = branchTo(session).find(({ id }) => id === targetId);
  if (target === undefined) throw new Rejected('the target is not on the active branch');
  if (!isEditable(target)) throw new Rejected('the target cannot be edited');
  const content = isObject(replacement) ? replacement['content'] : undefined;
  if (replacement !== null && typeof content !== 'string' && !Array.isArray(content))
    throw new Rejected('a replacement is null or has content');
}

const hasConversation = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => ['user', 'assistant'].includes(String(roleOf(entry))));

const isConversation = ({ entries }: OpenSession): boolean => hasConversation(entries);

export const HONEST: WriterHabits = {
  newSessionId,
  checkSessionId: (id) => {
    if (!isValidSessionId(id)) throw new Rejected('the session id is not valid');
  },
  newId: ({ entries }) => {
    const taken = new Set(entries.map(({ id }) => id));
    let id = randomUUID().slice(0, 8);
    while (taken.has(id)) id = randomUUID().slice(0, 8);
    return id;
  },
  now: () => new Date().toISOString(),
  cwdOf: absolute,
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
  storesClone: (entries) => hasConversation(entries as readonly Entry[]),
  renew: (fresh) => fresh,
  forgets: true,
  openCopy: (copy) => copy,
  beliefs: (session) => {
    const { labels, name } = infoOf(sessionRead(session));
    return { labels, name, entryIds: branchTo(session).map(({ id }) => id) };
  },
};
