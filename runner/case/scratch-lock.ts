import { lstatSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unmount } from '../target/abilities.ts';
import { endStrays } from '../target/strays.ts';

/** The beginning of the name of every scratch folder. */
export const SCRATCH = 'pi-conform-';
const LOCK = 'lock';
/** A longer path is no name for a socket. */
const MOST_PATH = 100;

/**
 * Shows that a folder is in use for as long as this process lives, however it ends: a socket is there, at which somebody
 * listens. Where there can be none, the folder is never taken for one that was left.
 */
export function lock(folder: string): Server | undefined {
  const path = join(folder, LOCK);
  if (process.platform === 'win32' || path.length > MOST_PATH) return undefined;
  const server = createServer((socket) => socket.destroy());
  server.on('error', () => undefined); // no sockets on this disk
  server.listen(path);
  server.unref();
  return server;
}

/** Whether nobody listens at the socket of a folder any more. */
const isLeft = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(join(folder, LOCK));
    const end = (left: boolean) => {
      socket.destroy();
      resolve(left);
    };
    socket.once('connect', () => end(false));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => end(code === 'ECONNREFUSED'));
  });

function hasLock(folder: string): boolean {
  try {
    return lstatSync(join(folder, LOCK)).isSocket();
  } catch {
    return false;
  }
}

/** The folders on which a disk was laid, the inner ones first. */
function mountsBelow(folder: string): readonly string[] {
  try {
    const lines = readFileSync('/proc/mounts', 'utf8').split('\n');
    const paths = lines.map((line) => line.split(' ')[1] ?? '');
    return paths.filter((path) => path.startsWith(`${folder}/`)).toReversed();
  } catch {
    return [];
  }
}

/**
 * Removes the scratch folders of runs that were killed, and ends what those runs left behind; whose they are is told by
 * their locks alone, never by their age. @returns how many were removed
 */
export async function sweepScratch(root: string = tmpdir()): Promise<number> {
  let swept = 0;
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    if (!name.startsWith(SCRATCH) || !hasLock(folder) || !(await isLeft(folder))) continue;
    endStrays('HOME', join(folder, 'home'));
    for (const mounted of mountsBelow(folder)) unmount(mounted);
    try {
      rmSync(folder, { recursive: true, force: true });
      swept++;
    } catch {
      // It belongs to somebody else.
    }
  }
  return swept;
}
