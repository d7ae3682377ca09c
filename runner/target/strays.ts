import { groupOf, processes, toldOf } from './processes.ts';

/** What is known of a process that outlived the group of its driver. */
export interface Stray {
  readonly pid: number;
  /** Its command line, or its name where that is empty. */
  readonly command: string;
}

/** Processes that start others while they are ended may need another look. */
const LOOKS = 3;

/**
 * Ends the processes that were started with a variable in their environment and left the process group of who started them,
 * as `setsid` and daemons do. Where there is no /proc nobody can tell whose they are, and they stay.
 * @param group these are left out of what is told, as they were ended with their group
 * @returns what was ended
 */
export function endStrays(name: string, value: string, group?: number): readonly Stray[] {
  if (process.platform !== 'linux') return [];
  const found = new Map<number, Stray>();
  const mark = `${name}=${value}`;
  for (let look = 0; look < LOOKS; look++) {
    const before = found.size;
    for (const pid of processes()) {
      if (Number(pid) === process.pid || found.has(Number(pid))) continue;
      if (!toldOf(pid, 'environ').split('\0').includes(mark)) continue;
      const isStray = groupOf(pid) !== group;
      const command = toldOf(pid, 'cmdline').replaceAll('\0', ' ').trim() || toldOf(pid, 'comm').trim();
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        continue; // it went by itself
      }
      if (isStray) found.set(Number(pid), { pid: Number(pid), command });
    }
    if (found.size === before) break;
  }
  return [...found.values()];
}
