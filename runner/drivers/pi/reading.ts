import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Params } from '../../driver.ts';
import { Rejected } from '../../rejected.ts';
import type { PiEntry, PiManager, PiModule, PiSessionInfo, PiTreeNode } from './package.ts';
import { asking } from './refusals.ts';

/** Opens a session in Pi. Pi makes a new one where there is no file, which is nothing that was asked for here. */
export function openSession({ SessionManager }: PiModule, path: string): PiManager {
  if (!existsSync(path)) throw new Rejected(`no such file: ${path}`);
  return asking(() => SessionManager.open(path, dirname(path)));
}

/** The leaf that was asked for; undefined means the one on load. */
function leafOf(manager: PiManager, leafId: unknown): string | null {
  if (leafId === undefined) return manager.getLeafId() ?? null;
  if (leafId === null) return null;
  if (manager.getEntry(String(leafId)) === undefined) throw new Rejected(`Entry ${String(leafId)} not found`);
  return String(leafId);
}

function flatten(roots: readonly PiTreeNode[]) {
  const children: Record<string, string[]> = {};
  const stack = [...roots];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const ids = node.children.map(({ entry }) => entry.id);
    // A plain assignment would set the prototype where an id is `__proto__`.
    Object.defineProperty(children, node.entry.id, {
      value: ids,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    for (const child of node.children) stack.push(child);
  }
  return { roots: roots.map(({ entry }) => entry.id), children };
}

/** The context, with the entries that messages come from where the release keeps them. */
function contextOf(pi: PiModule, manager: PiManager, leafId: string | null) {
  const entries = manager.getEntries();
  if (pi.buildSessionProjection === undefined) {
    const { messages, thinkingLevel, model } = pi.buildSessionContext(entries, leafId);
    return { messages: messages.map((message) => ({ message })), thinkingLevel, model };
  }
  const { entries: projected, thinkingLevel, model } = pi.buildSessionProjection(entries, leafId);
  const messages = projected.flatMap(({ sourceEntry, messages: own }) =>
    own.map((message) => ({ entryId: sourceEntry.id, message })),
  );
  return { messages, thinkingLevel, model };
}

/** What Pi shows in a list for a session without a user message. */
const NO_FIRST_MESSAGE = '(no messages)';

/** What Pi's own list tells of one file. It lists folders, so the file is put into one alone. */
async function listedOf({ SessionManager }: PiModule, path: string, cwd: string): Promise<PiSessionInfo> {
  const folder = mkdtempSync(join(tmpdir(), 'pi-info-'));
  try {
    symlinkSync(path, join(folder, 'session.jsonl'));
    // A list of one working directory leaves out sessions that tell none; older releases have no other for a folder.
    const [info = (await SessionManager.listAll?.(folder))?.[0]] = await SessionManager.list(cwd, folder);
    if (info === undefined) throw new Rejected('Pi does not list this session');
    return info;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const labelsOf = (manager: PiManager, entries: readonly PiEntry[]) =>
  Object.fromEntries(
    entries.flatMap(({ id }) => (manager.getLabel(id) === undefined ? [] : [[id, manager.getLabel(id)]])),
  );

/** The reading methods, answered by Pi. */
export function reading(pi: PiModule) {
  return {
    'session/read': ({ path }: Params) => {
      const manager = openSession(pi, String(path));
      return {
        header: manager.getHeader(),
        entries: manager.getEntries(),
        leafId: manager.getLeafId() ?? null,
      };
    },
    'session/tree': ({ path }: Params) => flatten(openSession(pi, String(path)).getTree()),
    'session/branch': ({ path, leafId }: Params) => {
      const manager = openSession(pi, String(path));
      const leaf = leafOf(manager, leafId);
      return { entryIds: leaf === null ? [] : manager.getBranch(leaf).map(({ id }) => id) };
    },
    'session/context': ({ path, leafId }: Params) => {
      const manager = openSession(pi, String(path));
      return contextOf(pi, manager, leafOf(manager, leafId));
    },
    'session/info': async ({ path }: Params) => {
      const manager = openSession(pi, String(path));
      const header = manager.getHeader();
      const listed = await listedOf(pi, String(path), String(header?.['cwd'] ?? ''));
      const { id, name, messageCount, firstMessage } = listed;
      // Older releases list neither member; the header that they read tells both.
      const cwd = 'cwd' in listed ? listed.cwd : header?.['cwd'];
      const parent = 'parentSessionPath' in listed ? listed.parentSessionPath : header?.['parentSession'];
      return {
        id,
        cwd: cwd === '' ? null : (cwd ?? null),
        name: name ?? null,
        parentSession: parent ?? null,
        messageCount,
        firstMessage: firstMessage === NO_FIRST_MESSAGE ? null : firstMessage,
        labels: labelsOf(manager, manager.getEntries()),
      };
    },
  };
}
