import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FINDING_METHODS, WRITING_METHODS } from '../../schema/protocol.ts';
import {
  branchOf,
  fileName,
  isValidSessionId,
  readSession,
  type JsonObject,
  type ReadSession,
} from '../../suites/model/index.ts';
import type { Driver, Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver } from './model.ts';
import { finding } from './model-finder.ts';
import { HONEST, type OpenSession, type WriterHabits } from './model/habits.ts';
import { rejecting, readFile, newHeader, openFile, appendTo, writeCopy } from './model/storing.ts';

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

export default createModelWriter();
