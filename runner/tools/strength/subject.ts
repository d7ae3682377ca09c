import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { UsageError } from '../../errors.ts';
import { type Mutant, mutantsOf } from './mutate.ts';

/** The code that is changed: the suite's references, or a file of an installed Pi. */
export interface Subject {
  readonly name: string;
  /** The folder that is copied. */
  readonly root: string;
  /** What is changed, relative to it. */
  readonly files: readonly string[];
  readonly kind: 'references' | 'pi';
}

/** The references' driver, relative to their folder. */
export const DRIVER = 'runner/tools/strength/reference-driver.js';

const DIST = join(packageRoot(), 'dist');

/** Where the references stand. */
const REFERENCES = ['suites/model', 'runner/drivers/model'];
/** What no driver answers with: the list of a folder, and what only expectations are made from. */
const OTHERS = ['index.js', 'documented.js'];
const PROGRAMS = ['model', 'model-writer', 'model-finder'].map((name) => `runner/drivers/${name}.js`);

const referenceFiles = (): readonly string[] => [
  ...REFERENCES.flatMap((folder) =>
    readdirSync(join(DIST, folder))
      .filter((name) => name.endsWith('.js') && !OTHERS.includes(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  ),
  ...PROGRAMS,
];

/** The reference reader and writer, as they were compiled. */
export const references = (): Subject => ({
  name: 'the reference reader and writer',
  root: DIST,
  files: referenceFiles(),
  kind: 'references',
});

/**
 * A file of an installed Pi.
 * @param file such as `node_modules/@earendil-works/pi-coding-agent/dist/core/session-manager.js`
 * @throws UsageError where it belongs to no package
 */
export function piCode(file: string): Subject {
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError(`there is no file ${file}`);
  let root = dirname(path);
  while (!existsSync(join(root, 'package.json'))) {
    if (root === dirname(root)) throw new UsageError(`${file} does not belong to a package`);
    root = dirname(root);
  }
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { name: `${name} ${version}, ${basename(path)}`, root, files: [relative(root, path)], kind: 'pi' };
}

/** Every change to a subject. */
export const mutantsIn = ({ root, files }: Subject): readonly Mutant[] =>
  files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
