import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** Everything below a folder that is no folder itself, with its path from there; `/` separates on every platform. */
export function* walk(root: string): Generator<{ readonly name: string; readonly entry: Dirent }> {
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) open.push(name);
      else yield { name, entry };
    }
  }
}
