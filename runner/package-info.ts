import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../schema/package-root.ts';

export interface PackageInfo {
  readonly name: string;
  readonly version: string;
}

function read(): PackageInfo {
  const { name, version } = JSON.parse(
    readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
  ) as PackageInfo;
  return { name, version };
}

/** Name and version of this package. */
export const packageInfo: PackageInfo = read();
