import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';

/** The names of what lies in a set of golden cases and in the folder of each. */
export const MANIFEST_FILE = 'manifest.json';
export const CASE_FILE = 'case.json';
export const TREE_FILE = 'tree.txt';

/** The set that this package brings. */
export const goldenFolder = (): string => join(packageRoot(), 'fixtures', 'golden');

/** The folder of a case in a set: its id, as ids are made of names that every file system takes. */
export const folderOf = (set: string, id: string): string => join(set, ...id.split('/'));
