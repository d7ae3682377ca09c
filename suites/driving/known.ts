import { branchOf, NotASession, readSession, type Entry } from '../model/index.ts';
import { headerOf } from './bytes.ts';
import { onceFor } from './once.ts';
import { sessionOf } from './payload.ts';
import type { Request } from '../question.ts';
import type { Files, Known } from './moment.ts';
import type { SessionStep } from './step.ts';

const sessionIn = onceFor(readSession);

/** What a session is known to hold, by its file and by what was acknowledged. */

/** A session as its file has it; undefined where it is none. */
export function fromFile(name: string, files: Files): Known | undefined {
  const bytes = files.get(name);
  if (bytes === undefined) return undefined;
  try {
    const { header, entries, leafId } = sessionIn(bytes);
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

/** What a driver answered. */
export type Result = Readonly<Record<string, unknown>>;

/** The handle that an answer gives, where it gives one. */
const handleIn = ({ handle }: Result): Known['handle'] =>
  typeof handle === 'string' || typeof handle === 'number' ? handle : undefined;

const nothingYet = (result: Result) =>
  ({
    name: typeof result['path'] === 'string' ? result['path'] : '',
    sessionId: String(result['sessionId']),
    handle: handleIn(result),
    shared: false,
    entries: [],
    appended: [],
    leafId: null,
    leafBy: 'create',
  }) as const;

export const created = (
  { cwd, sessionId, parentSession }: SessionStep & { act: 'create' },
  result: Result,
): Known => ({
  ...nothingYet(result),
  made: {
    how: 'create',
    cwd,
    ...(sessionId !== undefined && { sessionId }),
    ...(parentSession !== undefined && { parentSession }),
  },
});

/** The working directory of a session: that of its file, or the one for which it was made. */
function cwdOf({ name, made }: Known, files: Files): unknown {
  const bytes = files.get(name);
  return (bytes && headerOf(bytes)?.['cwd']) ?? made?.cwd;
}

/** A new session in a writer holds nothing of the one before. */
export const renewed = (
  { sessionId, parentSession }: SessionStep & { act: 'new' },
  before: Known | undefined,
  result: Result,
  files: Files,
): Known => ({
  ...nothingYet(result),
  made: {
    how: 'new',
    cwd: before && cwdOf(before, files),
    ...(sessionId !== undefined && { sessionId }),
    ...(parentSession !== undefined && { parentSession }),
  },
});

/** A file that was opened by its name; one that holds no session is one from then on. */
export const openedFile = (name: string, result: Result, files: Files): Known => ({
  ...(fromFile(name, files) ?? { ...nothingYet(result), name, leafBy: 'open' }),
  handle: handleIn(result),
});

/**
 * A copy, as its file has it; where none was told, it is as the branch that was copied, without its labels.
 * The writer that made it may be open on it.
 */
export function copied(
  source: Known,
  made: Known['made'],
  { params }: Request,
  result: Result,
  files: Files,
): Known | undefined {
  const name = result['path'];
  const handle = handleIn(result);
  const inFile = typeof name === 'string' ? fromFile(name, files) : undefined;
  if (inFile !== undefined) return { ...inFile, handle, ...(made !== undefined && { made }) };
  if (handle === undefined || typeof name === 'string') return undefined;
  const read = sessionOf(fromFile(source.name, files) ?? source);
  const branch = branchOf(read, params['leafId'] as string | undefined).filter(
    ({ type }) => type !== 'label',
  );
  const isLabelled = read.entries.some(({ type }) => type === 'label');
  const entries = branch.map((entry, at) => ({ ...entry, parentId: branch[at - 1]?.id ?? null }));
  return {
    ...nothingYet(result),
    entries,
    leafId: entries.at(-1)?.id ?? null,
    leafBy: 'open',
    // Labels that were carried over have ids that nobody told.
    shared: isLabelled,
    ...(made !== undefined && { made }),
  };
}

/** A session whose file nobody told of: it is the one that is told now, or the one that no other session has. */
export function named(session: Known, all: readonly Known[], files: Files, told?: unknown): Known {
  if (session.name !== '') return session;
  const own = [...files.keys()].filter(
    (name) => name.endsWith('.jsonl') && all.every((known) => known.name !== name),
  );
  const name = typeof told === 'string' ? told : own.length === 1 ? own[0] : undefined;
  return name === undefined ? session : { ...session, name };
}

/** A session that is open no more. */
export const closed = ({ handle, ...session }: Known): Known => ({
  ...session,
  handle: undefined,
  ...(handle !== undefined && { closed: handle }),
});

/** An opened session holds what its file holds. */
export function opened(session: Known, result: Result, files: Files): Known {
  const read = fromFile(session.name, files) ?? session;
  return {
    ...session,
    handle: handleIn(result),
    entries: read.entries,
    leafId: read.leafId,
    leafBy: 'open',
  };
}

/** The entry as it lies in the file, as far as it is there; where it must hang is the model's to say. */
function stored(session: Known, id: string, parentId: string | null, entry: object, files: Files): Entry {
  const found = fromFile(session.name, files)?.entries.findLast((one) => one.id === id);
  return { ...(found ?? (entry as Entry)), id, parentId };
}

export function appended(session: Known, { params }: Request, { entryId }: Result, files: Files): Known {
  // What the writer holds is not known, where it does not name what it appended.
  if (typeof entryId !== 'string') return { ...session, shared: true };
  const entry = stored(session, entryId, session.leafId, params['entry'] as object, files);
  return {
    ...session,
    entries: [...session.entries, entry],
    appended: [...session.appended, entryId],
    leafId: entryId,
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
