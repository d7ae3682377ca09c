import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { serveAny } from '../driver-kit/serve.ts';
import { introduction, partyOf } from './party-of.ts';
import { flatten, type TreeNode } from './tree.ts';

/** The driver of the session functions that openclaw has for plugins: they read lines of Pi, and store elsewhere. */

const { party, program } = partyOf();

interface Entry {
  readonly type: string;
  readonly id: string;
}

interface Manager {
  readonly getHeader: () => unknown;
  readonly getEntries: () => readonly Entry[];
  readonly getEntry: (id: string) => Entry | undefined;
  readonly getLeafId: () => string | null;
  readonly getTree: () => readonly TreeNode[];
  readonly getBranch: (leafId?: string) => readonly Entry[];
  readonly getSessionName: () => string | undefined;
  readonly getLabel: (id: string) => string | undefined;
}

interface Sessions {
  readonly SessionManager: { readonly fromEntries: (entries: readonly Entry[]) => Manager };
  readonly parseSessionEntries: (content: string) => Entry[];
  readonly migrateSessionEntries: (entries: Entry[]) => void;
  readonly buildSessionContext: (
    entries: readonly Entry[],
    leafId?: string | null,
  ) => { messages: readonly unknown[]; thinkingLevel: unknown; model: unknown };
}

const { SessionManager, parseSessionEntries, migrateSessionEntries, buildSessionContext } = (await import(
  pathToFileURL(program).href
)) as Sessions;

/** What it makes of a file. Its functions take whatever has lines: that there is a header is for the caller to see. */
function opened(path: unknown): { entries: readonly Entry[]; manager: Manager } {
  const entries = parseSessionEntries(readFileSync(String(path), 'utf8'));
  if (entries[0]?.type !== 'session') throw new Rejected('it has no header');
  migrateSessionEntries(entries);
  try {
    return { entries, manager: SessionManager.fromEntries(entries) };
  } catch (thrown) {
    throw new Rejected((thrown as Error).message);
  }
}

/** The leaf that was asked for: undefined means the one on load. */
function leafOf(manager: Manager, leafId: unknown): string | null {
  if (leafId === undefined) return manager.getLeafId();
  if (leafId === null) return null;
  if (manager.getEntry(String(leafId)) === undefined) throw new Rejected(`no entry ${String(leafId)}`);
  return String(leafId);
}

const answers = {
  'session/read': ({ path }: Params) => {
    const { manager } = opened(path);
    return { header: manager.getHeader(), entries: manager.getEntries(), leafId: manager.getLeafId() };
  },
  'session/tree': ({ path }: Params) => flatten(opened(path).manager.getTree()),
  'session/branch': ({ path, leafId }: Params) => {
    const { manager } = opened(path);
    const leaf = leafOf(manager, leafId);
    return { entryIds: leaf === null ? [] : manager.getBranch(leaf).map(({ id }) => id) };
  },
  'session/context': ({ path, leafId }: Params) => {
    const { manager } = opened(path);
    const { messages, thinkingLevel, model } = buildSessionContext(
      manager.getEntries(),
      leafOf(manager, leafId),
    );
    return { messages: messages.map((message) => ({ message })), thinkingLevel, model };
  },
};

await serveAny({ initialize: () => introduction(party, Object.keys(answers)), ...answers });
