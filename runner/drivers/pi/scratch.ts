import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes an empty folder for one question; whoever asks for it takes it away again. */
export type MakeFolder = () => string;

/**
 * Folders of the driver's own. The first one that is asked for makes their parent, which goes away with the process.
 * @param parent where they are made: the runner's scratch folder outlives a driver that is killed, and is emptied
 */
export function scratchIn(parent: string): MakeFolder {
  let own: string | undefined;
  const makeOwn = () => {
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, 'pi-driver-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  return () => mkdtempSync(join((own ??= makeOwn()), 'folder-'));
}

/** Calls with a folder that is gone afterwards. */
export async function inFolder<Value>(
  makeFolder: MakeFolder,
  use: (folder: string) => Value | Promise<Value>,
): Promise<Value> {
  const folder = makeFolder();
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls with another folder for Pi's own files, which it looks up at each call. */
export function withAgentFolder<Value>(folder: string, call: () => Value): Value {
  const before = process.env['PI_CODING_AGENT_DIR'];
  process.env['PI_CODING_AGENT_DIR'] = folder;
  try {
    return call();
  } finally {
    if (before === undefined) delete process.env['PI_CODING_AGENT_DIR'];
    else process.env['PI_CODING_AGENT_DIR'] = before;
  }
}
