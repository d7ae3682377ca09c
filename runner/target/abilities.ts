import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ability } from '../../suites/rule.ts';
import type { Target } from './target.ts';

/** Lays an empty disk of so many bytes over a folder; false where that is not possible or not allowed. */
export const mountSmallDisk = (folder: string, bytes: number): boolean =>
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status === 0;

/** Gives a disk that was laid so many bytes in all. */
export const growDisk = (folder: string, bytes: number): void =>
  void spawnSync('mount', ['-o', `remount,size=${bytes}`, folder]);

export const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);

let mountable: boolean | undefined;

function canMount(): boolean {
  if (mountable !== undefined) return mountable;
  const folder = mkdtempSync(join(tmpdir(), 'pi-disk-'));
  mountable = mountSmallDisk(folder, 4096);
  if (mountable) unmount(folder);
  rmSync(folder, { recursive: true });
  return mountable;
}

/** Why this machine cannot show what a rule is about; undefined when it can. */
export function inability(needed: Ability, target: Target): string | undefined {
  if (needed === 'kill')
    return target.kill === undefined
      ? 'the driver is no process of its own, so it cannot be killed'
      : undefined;
  return canMount() ? undefined : 'no small disk can be laid under a folder here (mount -t tmpfs is refused)';
}
