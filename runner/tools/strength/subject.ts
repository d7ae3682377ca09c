import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { UsageError } from '../../errors.ts';
import { applied, type Mutant, mutantsOf } from './mutate.ts';

/** The code that is changed: the suite's references, or a file of an installed Pi. */
export interface Subject {
  readonly name: string;
  /** The folder that is copied. */
  readonly root: string;
  /** What is changed, relative to it. */
  readonly files: readonly string[];
  readonly kind: 'references' | 'pi';
}

const REFERENCE_FILES = [
  ...['answer', 'context', 'info', 'lines', 'migrate', 'naming', 'read', 'tree', 'values'].map(
    (name) => `suites/model/${name}.js`,
  ),
  ...['model', 'model-writer', 'model-finder'].map((name) => `runner/drivers/${name}.js`),
  ...['habits', 'clone-entries', 'storing'].map((name) => `runner/drivers/model/${name}.js`),
];

/** The reference reader and writer, as they were compiled. */
export const references = (): Subject => ({
  name: 'the reference reader and writer',
  root: join(packageRoot(), 'dist'),
  files: REFERENCE_FILES,
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

/** A copy of a subject, in which one change after the other is made. The judging process never loads it. */
export class Copy {
  readonly #root: string;
  readonly #subject: Subject;
  #changed: string | undefined;

  /** @param folder an empty folder, which is its own */
  constructor(subject: Subject, folder: string) {
    this.#subject = subject;
    this.#root =
      subject.kind === 'references' ? copyReferences(subject, folder) : copyPackage(subject, folder);
  }

  /** Starts a driver of the copy. */
  get command(): readonly string[] {
    return this.#subject.kind === 'references'
      ? [process.execPath, join(this.#root, 'runner/tools/strength/serve-references.js')]
      : [process.execPath, join(packageRoot(), 'dist/runner/drivers/pi.js'), '--package', this.#root];
  }

  change(mutant: Mutant): void {
    this.restore();
    const source = readFileSync(join(this.#subject.root, mutant.file), 'utf8');
    this.#put(mutant.file, applied(mutant, source));
    this.#changed = mutant.file;
  }

  restore(): void {
    if (this.#changed === undefined) return;
    this.#put(this.#changed, readFileSync(join(this.#subject.root, this.#changed), 'utf8'));
    this.#changed = undefined;
  }

  /** The old file goes first: nothing that shares its bytes may change. */
  #put(file: string, source: string): void {
    const path = join(this.#root, file);
    rmSync(path);
    writeFileSync(path, source);
  }
}

function copyReferences({ root }: Subject, folder: string): string {
  cpSync(root, join(folder, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.d.ts') });
  cpSync(join(root, '..', 'package.json'), join(folder, 'package.json'));
  for (const part of ['node_modules', 'schema'])
    symlinkSync(join(root, '..', part), join(folder, part), 'dir');
  return join(folder, 'dist');
}

/** The package's own code is copied; what lies beside and in it is linked. */
function copyPackage({ root }: Subject, folder: string): string {
  const [name, scope] = [basename(root), basename(dirname(root))];
  const scoped = scope.startsWith('@');
  const modules = scoped ? dirname(dirname(root)) : dirname(root);
  const copy = scoped ? join(folder, 'node_modules', scope, name) : join(folder, 'node_modules', name);
  mkdirSync(copy, { recursive: true });
  const link = (from: string, to: string, except: string): void => {
    for (const part of readdirSync(from))
      if (part !== except && !part.startsWith('.')) symlinkSync(join(from, part), join(to, part));
  };
  if (basename(modules) === 'node_modules') {
    link(modules, join(folder, 'node_modules'), scoped ? scope : name);
    if (scoped) link(join(modules, scope), join(folder, 'node_modules', scope), name);
  }
  for (const part of readdirSync(root)) {
    if (part === 'dist' || part === 'package.json')
      cpSync(join(root, part), join(copy, part), { recursive: true });
    else symlinkSync(join(root, part), join(copy, part));
  }
  return copy;
}
