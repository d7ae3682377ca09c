import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything below a folder, with its path from there; `/` separates on every platform.
 * @param folders gives the folders themselves as well
 */
export function* walk(
  root: string,
  { folders = false } = {},
): Generator<{ readonly name: string; readonly entry: Dirent }> {
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isFolder = entry.isDirectory();
      if (isFolder) open.push(name);
      if (folders || !isFolder) yield { name, entry };
    }
  }
}
