import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { NotSupported, serveAny } from '../driver-kit/serve.ts';
import { introduction, partyOf } from './party-of.ts';
import { flatten, type TreeNode } from './tree.ts';

/**
 * The driver of the session manager of oh-my-pi, which runs in Bun. Clones are not asked: where the working directory of a
 * session is not on this disk, it puts them into a folder of its own choice.
 */

const { party, program } = partyOf();

interface Entry {
  readonly id: string;
}

interface Info {
  readonly path: string;
  readonly id: string;
  readonly cwd: string;
  readonly title?: string;
  readonly messageCount: number;
  readonly firstMessage: string;
}

interface Manager {
  readonly getHeader: () => unknown;
  readonly getEntries: () => readonly Entry[];
  readonly getEntry: (id: string) => Entry | undefined;
  readonly getLeafId: () => string | null;
  readonly getTree: () => readonly TreeNode[];
  readonly getBranch: (leafId?: string) => readonly Entry[];
  readonly getLabel: (id: string) => string | undefined;
  readonly getSessionId: () => string;
  readonly getSessionFile: () => string | undefined;
  readonly buildSessionContext: () => { messages: readonly unknown[]; thinkingLevel?: string };
  readonly branch: (id: string) => void;
  readonly resetLeaf: () => void;
  readonly branchWithSummary: (id: string | null, summary: unknown, details?: unknown) => string;
  readonly appendMessage: (message: unknown) => string;
  readonly appendThinkingLevelChange: (level: unknown) => string;
  readonly appendCompaction: (
    summary: unknown,
    short: undefined,
    firstKept: unknown,
    tokens: unknown,
    options: object,
  ) => string;
  readonly appendCustomEntry: (customType: unknown, data: unknown) => string;
  readonly appendCustomMessageEntry: (...args: readonly unknown[]) => string;
  readonly appendLabelChange: (targetId: unknown, label: unknown) => string;
  readonly ensureOnDisk: () => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Managers {
  readonly create: (cwd: string, directory: string) => Manager;
  readonly open: (
    path: string,
    directory: string,
    storage: undefined,
    options: { throwIfMissing: true; suppressBreadcrumb: true },
  ) => Promise<Manager>;
  readonly forkFrom: (path: string, cwd: string, directory: string) => Promise<Manager>;
  readonly list: (cwd: string, directory: string) => Promise<readonly Info[]>;
}

const { SessionManager } = (await import(pathToFileURL(program).href)) as { SessionManager: Managers };

const APPEND: Readonly<Record<string, (manager: Manager, entry: Params) => string>> = {
  message: (manager, { message }) => manager.appendMessage(message),
  thinking_level_change: (manager, { thinkingLevel }) => manager.appendThinkingLevelChange(thinkingLevel),
  compaction: (manager, { summary, firstKeptEntryId, tokensBefore, details }) =>
    manager.appendCompaction(summary, undefined, firstKeptEntryId, tokensBefore, { details }),
  branch_summary: (manager, { summary, details }) =>
    manager.branchWithSummary(manager.getLeafId(), summary, details),
  custom: (manager, { customType, data }) => manager.appendCustomEntry(customType, data),
  custom_message: (manager, { customType, content, display, details }) =>
    manager.appendCustomMessageEntry(customType, content, display, details),
  label: (manager, { targetId, label }) => manager.appendLabelChange(targetId, label ?? undefined),
};

/** Its refusals are errors with words; nothing else tells them from what broke. */
async function asking<Value>(call: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (thrown) {
    const { message = '', code } = thrown as { message?: string; code?: string };
    if (code !== undefined || /not found|no such|invalid|not a |locked|cannot/i.test(message))
      throw new Rejected(message);
    throw thrown;
  }
}

function openedFrom(path: unknown, directory: unknown = dirname(String(path))): Promise<Manager> {
  if (!existsSync(String(path))) throw new Rejected(`no such file: ${String(path)}`);
  return asking(() =>
    SessionManager.open(String(path), String(directory), undefined, {
      throwIfMissing: true,
      suppressBreadcrumb: true,
    }),
  );
}

/** A session has one writer at a time: what was only read is closed again. */
async function reading<Value>(path: unknown, read: (manager: Manager) => Value): Promise<Value> {
  const manager = await openedFrom(path);
  try {
    return read(manager);
  } finally {
    await manager.close();
  }
}

const open = new Map<string, Manager>();
function keep(manager: Manager): string {
  const handle = `session-${String(open.size + 1)}`;
  open.set(handle, manager);
  return handle;
}
function managerOf({ handle }: Params): Manager {
  const manager = open.get(String(handle));
  if (manager === undefined) throw new Rejected(`no session is open under the handle ${String(handle)}`);
  return manager;
}

function leafOf(manager: Manager, leafId: unknown): string | null {
  if (leafId === undefined) return manager.getLeafId();
  if (leafId === null) return null;
  if (manager.getEntry(String(leafId)) === undefined) throw new Rejected(`no entry ${String(leafId)}`);
  return String(leafId);
}

const storedAt = (manager: Manager): string | null => {
  const path = manager.getSessionFile();
  return path !== undefined && existsSync(path) ? path : null;
};

const answers = {
  'session/read': ({ path }: Params) =>
    reading(path, (manager) => ({
      header: manager.getHeader(),
      entries: manager.getEntries(),
      leafId: manager.getLeafId(),
    })),
  'session/tree': ({ path }: Params) => reading(path, (manager) => flatten(manager.getTree())),
  'session/branch': ({ path, leafId }: Params) =>
    reading(path, (manager) => {
      const leaf = leafOf(manager, leafId);
      return { entryIds: leaf === null ? [] : manager.getBranch(leaf).map(({ id }) => id) };
    }),
  'session/context': ({ path, leafId }: Params) =>
    reading(path, (manager) => {
      const leaf = leafOf(manager, leafId);
      if (leaf === null) manager.resetLeaf();
      else if (leafId !== undefined) manager.branch(leaf);
      return { messages: manager.buildSessionContext().messages.map((message) => ({ message })) };
    }),
  'session/create': async ({ directory, cwd }: Params) => {
    const manager = await asking(() => SessionManager.create(String(cwd), String(directory)));
    return { handle: keep(manager), sessionId: manager.getSessionId(), path: manager.getSessionFile() };
  },
  'session/open': async ({ path }: Params) => {
    const manager = await openedFrom(path);
    return { handle: keep(manager), sessionId: manager.getSessionId(), leafId: manager.getLeafId() };
  },
  'session/append': async (params: Params) => {
    const manager = managerOf(params);
    const entry = params['entry'] as Params;
    const append = APPEND[String(entry['type'])];
    if (append === undefined) throw new Rejected(`it appends no entries of type ${String(entry['type'])}`);
    const entryId = await asking(() => append(manager, entry));
    await asking(() => manager.flush());
    return { entryId };
  },
  'session/navigate': async (params: Params) => {
    const manager = managerOf(params);
    const entryId = params['entryId'] as string | null;
    await asking(() => {
      if (params['summary'] !== undefined) manager.branchWithSummary(entryId, params['summary']);
      else if (entryId === null) manager.resetLeaf();
      else manager.branch(entryId);
    });
    await asking(() => manager.flush());
    return { leafId: manager.getLeafId() };
  },
  'session/state': (params: Params) => {
    const manager = managerOf(params);
    return { leafId: manager.getLeafId(), path: storedAt(manager) };
  },
  'session/close': async (params: Params) => {
    const manager = managerOf(params);
    open.delete(String(params['handle']));
    await manager.close();
    return { path: storedAt(manager) };
  },
  'session/fork': async ({ path, directory, cwd }: Params) => {
    const manager = await asking(() => SessionManager.forkFrom(String(path), String(cwd), String(directory)));
    await manager.close();
    return { path: storedAt(manager) };
  },
  'sessions/list': async ({ directory, root, cwd }: Params) => {
    if (root !== undefined) throw new NotSupported('it lists all projects of its own folder alone');
    const sessions = await SessionManager.list(String(cwd ?? '/'), String(directory));
    return {
      sessions: sessions.map(({ path, id, cwd: where, title, messageCount, firstMessage }) => ({
        path,
        id,
        cwd: where === '' ? null : where,
        name: title ?? null,
        messageCount,
        firstMessage,
      })),
    };
  },
};

await serveAny({
  initialize: () =>
    introduction(party, Object.keys(answers), {
      // Its models are of several roles, and its names stand in a line of their own.
      settings: false,
      name: false,
      entryTypes: Object.keys(APPEND),
    }),
  ...answers,
});
