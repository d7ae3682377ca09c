import { NotASession, readSession, type Entry } from '../model/index.ts';
import type { Request } from '../question.ts';
import type { Files, Known } from './moment.ts';
import type { SessionStep } from './step.ts';

/** What a session is known to hold, by its file and by what was acknowledged. */

/** A session as its file has it; undefined where it is none. */
export function fromFile(name: string, files: Files): Known | undefined {
  const bytes = files.get(name);
  if (bytes === undefined) return undefined;
  try {
    const { header, entries, leafId } = readSession(bytes);
    const sessionId = String(header['id']);
    return {
      name,
      sessionId,
      handle: undefined,
      shared: false,
      entries,
      appended: [],
      leafId,
      leafBy: 'open',
    };
  } catch (error) {
    if (error instanceof NotASession) return undefined;
    throw error;
  }
}

type Result = Readonly<Record<string, unknown>>;

export const created = (
  { cwd, sessionId, parentSession }: SessionStep & { act: 'create' },
  result: Result,
): Known => ({
  name: String(result['path']),
  sessionId: String(result['sessionId']),
  handle: result['handle'] as string,
  shared: false,
  entries: [],
  appended: [],
  leafId: null,
  leafBy: 'create',
  made: {
    how: 'create',
    cwd,
    ...(sessionId !== undefined && { sessionId }),
    ...(parentSession !== undefined && { parentSession }),
  },
});

/** An opened session holds what its file holds. */
export function opened(session: Known, result: Result, files: Files): Known {
  const read = fromFile(session.name, files) ?? session;
  const { handle } = result as { handle: string };
  return { ...session, handle, entries: read.entries, leafId: read.leafId, leafBy: 'open' };
}

/** The entry as it lies in the file, as far as it is there; where it must hang is the model's to say. */
function stored(session: Known, id: string, parentId: string | null, entry: object, files: Files): Entry {
  const found = fromFile(session.name, files)?.entries.findLast((one) => one.id === id);
  return { ...(found ?? (entry as Entry)), id, parentId };
}

export function appended(session: Known, { params }: Request, { entryId }: Result, files: Files): Known {
  const id = String(entryId);
  const entry = stored(session, id, session.leafId, params['entry'] as object, files);
  return {
    ...session,
    entries: [...session.entries, entry],
    appended: [...session.appended, id],
    leafId: id,
    leafBy: 'append',
  };
}

export function navigated(
  session: Known,
  { summary }: SessionStep & { act: 'navigate' },
  { params }: Request,
  { leafId }: Result,
  files: Files,
): Known {
  const to = params['entryId'] as string | null;
  if (summary === undefined || typeof leafId !== 'string')
    return { ...session, leafId: to, leafBy: 'navigate' };
  const made = { type: 'branch_summary', fromId: session.leafId ?? 'root', summary };
  return {
    ...session,
    entries: [...session.entries, stored(session, leafId, to, made, files)],
    appended: [...session.appended, leafId],
    leafId,
    leafBy: 'append',
  };
}
