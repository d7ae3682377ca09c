import { existsSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Params } from '../../driver-kit/driver.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import { listed, listFolder } from './listing.ts';
import type {
  PiEntry,
  PiHeader,
  PiLeafId,
  PiManager,
  PiModule,
  PiSessionInfo,
  PiTreeNode,
} from './package.ts';
import { asking } from './refusals.ts';
import { inFolder, type MakeFolder } from './scratch.ts';

/**
 * Opens a session in Pi. Pi makes a new one where there is no file, which is nothing that was asked for here.
 * @param directory where sessions that are made from this one are stored
 */
export function openSession(
  { SessionManager }: PiModule,
  path: string,
  directory = dirname(path),
): PiManager {
  if (!existsSync(path)) throw new Rejected(`no such file: ${path}`);
  return asking(() => SessionManager.open(path, directory));
}

/** The header of an open session. Releases up to 0.49.3 open what is not a session, as one without a header. */
function headerOf(manager: PiManager): PiHeader {
  const header = manager.getHeader();
  if (!header) throw new Rejected('Pi opened this as a session without a header');
  return header;
}

/** The leaf that was asked for: undefined means the one on load, as Pi has it. */
export function leafOf(manager: PiManager, leafId: unknown): PiLeafId {
  if (leafId === undefined) return manager.getLeafId();
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

interface Contribution {
  readonly sourceEntry: PiEntry;
  readonly messages: readonly unknown[];
}

/** What each entry sends, as releases without a projection tell it; undefined in those that do not. */
function contributionsOf(
  { buildContextEntries, sessionEntryToContextMessages }: PiModule,
  entries: readonly PiEntry[],
  leafId: PiLeafId,
): readonly Contribution[] | undefined {
  if (buildContextEntries === undefined || sessionEntryToContextMessages === undefined) return undefined;
  return buildContextEntries(entries, leafId).map((sourceEntry) => ({
    sourceEntry,
    messages: sessionEntryToContextMessages(sourceEntry),
  }));
}

/** The context, with the entries that messages come from where the release tells them. */
function contextOf(pi: PiModule, manager: PiManager, leafId: PiLeafId) {
  const entries = manager.getEntries();
  const projection = pi.buildSessionProjection?.(entries, leafId);
  const { messages: sent, thinkingLevel, model } = projection ?? pi.buildSessionContext(entries, leafId);
  const contributions = projection?.entries ?? contributionsOf(pi, entries, leafId);
  const messages =
    contributions?.flatMap(({ sourceEntry, messages: own }) =>
      own.map((message) => ({ entryId: sourceEntry.id, message })),
    ) ?? sent.map((message) => ({ message }));
  return { messages, thinkingLevel, model };
}

/** Pi lists folders, so a file that is asked for lies in one alone. */
async function listFile(pi: PiModule, makeFolder: MakeFolder, path: string): Promise<PiSessionInfo> {
  const [info] = await inFolder(makeFolder, (folder) => {
    symlinkSync(path, join(folder, 'session.jsonl'));
    return listFolder(pi.SessionManager, folder);
  });
  if (info === undefined) throw new Rejected('Pi does not list this session');
  return info;
}

/** The labels of a session, by the entries that have one. */
export const labelsOf = (manager: PiManager, entries: readonly PiEntry[]) =>
  Object.fromEntries(
    entries.flatMap(({ id }) => (manager.getLabel(id) === undefined ? [] : [[id, manager.getLabel(id)]])),
  );

/** The reading methods, answered by Pi. */
export function reading(pi: PiModule, makeFolder: MakeFolder) {
  return {
    'session/read': ({ path }: Params) => {
      const manager = openSession(pi, String(path));
      return {
        header: headerOf(manager),
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
      const { cwd, parentSession: parentSessionPath } = headerOf(manager);
      // Older releases list neither of the two: there the header that they read tells them.
      const info = { cwd, parentSessionPath, ...(await listFile(pi, makeFolder, String(path))) };
      return { ...listed(info), labels: labelsOf(manager, manager.getEntries()) };
    },
  };
}
