import { existsSync } from 'node:fs';
import type { Params } from '../../driver-kit/driver.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import { NotSupported } from '../../driver-kit/serve.ts';
import type { PiManager, PiModule } from './package.ts';
import { labelsOf, leafOf, openSession } from './reading.ts';
import { asking } from './refusals.ts';

type Append = (manager: PiManager, entry: Params) => string;

/** Uses a method that came with a later release than the one under test may be. */
function since<Method>(method: Method | undefined, name: string): Method {
  if (method === undefined) throw new NotSupported(`this release of Pi has no ${name}`);
  return method;
}

/** How Pi appends each type of entry. */
const APPEND: Readonly<Record<string, Append>> = {
  message: (manager, { message }) => manager.appendMessage(message),
  model_change: (manager, { provider, modelId }) => manager.appendModelChange(provider, modelId),
  thinking_level_change: (manager, { thinkingLevel }) => manager.appendThinkingLevelChange(thinkingLevel),
  usage: (manager, { kind, provider, model, usage, note }) =>
    since(manager.appendUsage, 'appendUsage').call(manager, kind, provider, model, usage, note).id,
  compaction: (manager, { summary, firstKeptEntryId, tokensBefore, details, fromHook, usage }) =>
    manager.appendCompaction(summary, firstKeptEntryId, tokensBefore, details, fromHook, usage),
  branch_summary: (manager, { summary, details, fromHook, usage }) =>
    manager.branchWithSummary(manager.getLeafId() ?? null, summary, details, fromHook, usage),
  custom: (manager, { customType, data }) => manager.appendCustomEntry(customType, data),
  custom_message: (manager, { customType, content, display, details }) =>
    manager.appendCustomMessageEntry(customType, content, display, details),
  context_edit: (manager, { targetId, replacement }) =>
    since(manager.appendContextEdit, 'appendContextEdit').call(manager, targetId, replacement),
  label: (manager, { targetId, label }) => manager.appendLabelChange(targetId, label ?? undefined),
  session_info: (manager, { name }) =>
    since(manager.appendSessionInfo, 'appendSessionInfo').call(manager, name ?? ''),
};

/** What the manager itself believes of the session that it has open. */
function beliefsOf(manager: PiManager) {
  return {
    labels: labelsOf(manager, manager.getEntries()),
    ...(manager.getSessionName !== undefined && { name: manager.getSessionName() ?? null }),
    entryIds: manager.getLeafId() == null ? [] : manager.getBranch().map(({ id }) => id),
  };
}

/** Where a session is stored; null while nothing is. */
function storedAt(manager: PiManager): string | null {
  const path = manager.getSessionFile();
  return path !== undefined && existsSync(path) ? path : null;
}

/** Has a manager begin a new session, as `/new` does. */
function renew(manager: PiManager, { sessionId, parentSession }: Params): void {
  const options = {
    ...(sessionId === undefined ? {} : { id: String(sessionId) }),
    ...(parentSession === undefined ? {} : { parentSession: String(parentSession) }),
  };
  asking(() => manager.newSession(options));
  if (sessionId !== undefined && manager.getSessionId() !== sessionId)
    throw new NotSupported('this release of Pi lets nobody choose the id of a session');
}

/** The writing methods, answered by Pi. */
export function writing(pi: PiModule) {
  const { SessionManager } = pi;
  const open = new Map<string, PiManager>();
  let handles = 0;

  const keep = (manager: PiManager) => {
    const handle = `session-${++handles}`;
    open.set(handle, manager);
    return handle;
  };
  const managerOf = ({ handle }: Params): PiManager => {
    const manager = open.get(String(handle));
    if (manager === undefined) throw new Rejected(`no session is open under the handle ${String(handle)}`);
    return manager;
  };

  /** A writer that made a copy is open on it. */
  const copied = (manager: PiManager, path: string | null | undefined) => ({
    path,
    handle: keep(manager),
    sessionId: manager.getSessionId(),
    leafId: manager.getLeafId() ?? null,
  });

  return {
    'session/create': ({ directory, cwd, ...options }: Params) => {
      const manager = asking(() => SessionManager.create(String(cwd), String(directory)));
      if (Object.values(options).some((option) => option !== undefined)) renew(manager, options);
      return { handle: keep(manager), sessionId: manager.getSessionId(), path: manager.getSessionFile() };
    },
    'session/new': (params: Params) => {
      const manager = managerOf(params);
      renew(manager, params);
      const { handle } = params;
      return { handle, sessionId: manager.getSessionId(), path: manager.getSessionFile() };
    },
    'session/open': ({ path }: Params) => {
      const manager = openSession(pi, String(path));
      return {
        handle: keep(manager),
        sessionId: manager.getSessionId(),
        leafId: manager.getLeafId() ?? null,
      };
    },
    'session/append': (params: Params) => {
      const manager = managerOf(params);
      const entry = params['entry'] as Params;
      const append = APPEND[String(entry['type'])];
      if (append === undefined) throw new Rejected(`Pi appends no entries of type ${String(entry['type'])}`);
      return { entryId: asking(() => append(manager, entry)) };
    },
    'session/navigate': (params: Params) => {
      const manager = managerOf(params);
      const entryId = params['entryId'] as string | null;
      asking(() => {
        if (params['summary'] !== undefined) manager.branchWithSummary(entryId, params['summary']);
        else if (entryId === null) manager.resetLeaf();
        else manager.branch(entryId);
      });
      return { leafId: manager.getLeafId() ?? null };
    },
    'session/state': (params: Params) => {
      const manager = managerOf(params);
      return { leafId: manager.getLeafId() ?? null, path: storedAt(manager), ...beliefsOf(manager) };
    },
    'session/close': (params: Params) => {
      const manager = managerOf(params);
      open.delete(String(params['handle']));
      return { path: storedAt(manager) };
    },
    ...(SessionManager.forkFrom !== undefined && {
      'session/fork': ({ path, directory, cwd }: Params) => {
        const fork = since(SessionManager.forkFrom, 'forkFrom').bind(SessionManager);
        const manager = asking(() => fork(String(path), String(cwd), String(directory)));
        return copied(manager, manager.getSessionFile());
      },
    }),
    'session/clone': ({ path, leafId, directory }: Params) => {
      const manager = openSession(pi, String(path), String(directory));
      const leaf = leafOf(manager, leafId);
      // Pi takes none for the leaf on load.
      if (leaf === null || leaf === undefined)
        throw new Rejected('there is no branch to clone: it has no entries');
      const made = asking(() => manager.createBranchedSession(leaf));
      return copied(manager, made !== undefined && existsSync(made) ? made : null);
    },
  };
}
