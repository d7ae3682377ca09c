import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FINDING_METHODS, WRITING_METHODS } from '../../schema/protocol.ts';
import { branchOf, readSession, type Entry, type JsonObject } from '../../suites/model/index.ts';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver } from './model.ts';
import { finding } from './model-finder.ts';
import { HONEST, type OpenSession, type WriterHabits } from './model/habits.ts';
import { importFile } from './model/importing.ts';
import { rejecting, readFile, newHeader, openFile, appendTo, pathIn, writeCopy } from './model/storing.ts';

/**
 * The model as a writer: it appends, and never changes a byte that is there. With other habits it is broken in one way.
 * @param finder answers the finding methods; the model's own unless told otherwise
 */
export function createModelWriter(
  changes: Partial<WriterHabits> = {},
  finder: Partial<AnyDriver> = {},
): AnyDriver {
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

  /** A writer that made a copy is open on it, unless the copy is broken. */
  const keepCopy = (copy: OpenSession, source: string) => {
    const path = copy.stored ? copy.path : null;
    try {
      const read = copy.stored ? readSession(readFileSync(copy.path)) : copy;
      const { header, entries, leafId } = read;
      const session = { ...copy, header, entries: [...entries], leafId };
      return { path, handle: keep(habits.openCopy(session, source)), sessionId: header['id'], leafId };
    } catch {
      return { path };
    }
  };

  const begin = (directory: string, cwd: unknown, { sessionId, parentSession }: Params): OpenSession => {
    const id = String(sessionId ?? habits.newSessionId());
    habits.checkSessionId(id);
    const header = newHeader(id, habits.cwdOf(String(cwd)), parentSession, habits);
    return { path: pathIn(directory, header), header, entries: [], leafId: null, stored: false };
  };

  return {
    ...reader,
    initialize: (params) => ({
      ...(reader.initialize(params) as object),
      methods: [
        ...Object.keys(reader).filter((name) => name !== 'initialize'),
        ...WRITING_METHODS,
        ...FINDING_METHODS,
        'session/import',
      ],
    }),
    'session/create': ({ directory, cwd, ...chosen }) => {
      const session = begin(String(directory), cwd, chosen);
      return { handle: keep(session), sessionId: session.header['id'], path: session.path };
    },
    'session/new': ({ handle, ...chosen }) => {
      const before = sessionOf({ handle });
      const fresh = habits.renew(begin(dirname(before.path), before.header['cwd'], chosen), before);
      open.set(String(handle), fresh);
      return { handle, sessionId: fresh.header['id'], path: fresh.path };
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
      if (habits.forgets) open.delete(String(params['handle']));
      return { path: stored ? path : null };
    },
    'session/fork': (params) => {
      const [path, source] = [String(params['path']), readFile(String(params['path']))];
      const header = habits.forkHeader(
        newHeader(habits.newSessionId(), habits.cwdOf(String(params['cwd'])), path, habits),
      );
      const copy = copyOf(String(params['directory']), header, habits.forkEntries(source), true);
      writeCopy(path, copy, habits);
      return keepCopy(copy, path);
    },
    'session/clone': ({ path, leafId, directory }) => {
      const source = readFile(String(path));
      const branch = rejecting(() => branchOf(source, leafId as string | undefined));
      if (branch.length === 0) throw new Rejected('there is no branch to clone');
      const header = newHeader(habits.newSessionId(), source.header['cwd'], path, habits);
      const entries = habits.cloneEntries(source, branch);
      const copy = copyOf(String(directory), header, entries, habits.storesClone(entries));
      if (copy.stored) writeCopy(String(path), copy, habits);
      return keepCopy(copy, String(path));
    },
    'session/import': ({ path, directory }) => ({ path: importFile(String(path), String(directory)) }),
    ...finding,
    ...finder,
  };
}

function copyOf(
  directory: string,
  header: JsonObject,
  entries: readonly JsonObject[],
  stored: boolean,
): OpenSession {
  const own = entries as readonly Entry[];
  return {
    path: pathIn(directory, header),
    header,
    entries: [...own],
    leafId: own.at(-1)?.id ?? null,
    stored,
  };
}

export default createModelWriter();
