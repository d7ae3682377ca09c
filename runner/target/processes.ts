import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of a process in `/proc`; nothing of one that is gone, or is not ours to look at. */
export const toldOf = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
};

/** The ids of all processes of a Linux. */
export const processes = (): readonly string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** The process group, behind the name in parentheses that may hold anything. */
export const groupOf = (pid: string): number => Number(toldOf(pid, 'stat').split(') ').pop()?.split(' ')[2]);
