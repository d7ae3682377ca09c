import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  fileName,
  isObject,
  parseLines,
  readSession,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../../../suites/model/index.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import type { OpenSession, WriterHabits } from './habits.ts';

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

export function rejecting<Value>(call: () => Value): Value {
  try {
    return call();
  } catch (error) {
    throw new Rejected((error as Error).message);
  }
}

export const readFile = (path: string): ReadSession => rejecting(() => readSession(readFileSync(path)));

export const newHeader = (
  id: string,
  cwd: unknown,
  parentSession: unknown,
  { now }: WriterHabits,
): JsonObject => ({
  type: 'session',
  version: 3,
  id,
  timestamp: now(),
  cwd,
  parentSession,
});

/** Opens a file to be gone on with; one of an older version is written anew, as version 3. */
export function openFile(path: string, habits: WriterHabits): OpenSession {
  const bytes = rejecting(() => readFileSync(path));
  const { header, entries, leafId } = rejecting(() => readSession(bytes));
  const session: OpenSession = { path, header, entries: [...entries], leafId, stored: true };
  if (String(readVersion(bytes)) !== String(header['version']))
    writeFileSync(path, [header, ...entries].map(lineOf).join(''));
  habits.opened(session);
  return session;
}

/** The version that stands in a file which holds a session. */
const readVersion = (bytes: Uint8Array): unknown =>
  parseLines(bytes)
    .map(({ value }) => value)
    .find(isObject)?.['version'];

export function appendTo(session: OpenSession, payload: JsonObject, habits: WriterHabits): string {
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

export function writeCopy(
  source: string,
  { path, header, entries }: OpenSession,
  habits: WriterHabits,
): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [header, ...entries].map(lineOf).join(''));
  habits.copied(source, path);
}

/** Where a session with this header is stored. */
export const pathIn = (directory: string, header: JsonObject): string =>
  join(directory, fileName(String(header['timestamp']), String(header['id'])));
