import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { readFile } from './storing.ts';

/** A name in the folder that nobody has: that of the file, or with a number. */
function freeName(path: string, directory: string): string {
  const { name, ext } = parse(path);
  let target = join(directory, `${name}${ext}`);
  for (let suffix = 1; existsSync(target); suffix++) target = join(directory, `${name}-${suffix}${ext}`);
  return target;
}

/** Takes a session file into a folder, never over another one; one that lies there already stays where it is. */
export function importFile(path: string, directory: string): string {
  readFile(path);
  if (resolve(dirname(path)) === resolve(directory)) return path;
  mkdirSync(directory, { recursive: true });
  const target = freeName(path, directory);
  copyFileSync(path, target, constants.COPYFILE_EXCL);
  return target;
}
