import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';

const NAME = '@earendil-works/pi-coding-agent';

/**
 * The folder of the package of Pi that a program in the working directory would load, or this package would.
 * @throws UsageError where none is installed
 */
export function installedPi(): string {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.filename])
    for (const folder of createRequire(from).resolve.paths(NAME) ?? [])
      if (existsSync(join(folder, NAME, 'package.json'))) return join(folder, NAME);
  throw new UsageError(`${NAME} is not installed here: name its folder by --package.`);
}
