import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../../schema/package-root.ts';
import type { AnyDriver } from '../../driver-kit/driver.ts';
import { createPiDriver } from '../../drivers/pi.ts';
import { noticing } from './coverage.ts';
import { limited } from './endless.ts';
import { applied, type Mutant } from './mutate.ts';
import { DRIVER, type Subject } from './subject.ts';

/** A copy of a subject's code, of which only what may load a changed file is copied, and the rest linked. */
export class Copy {
  readonly #root: string;
  readonly #subject: Subject;

  /** @param folder its own; made at need */
  constructor(subject: Subject, folder: string) {
    this.#subject = subject;
    this.#root = subject.kind === 'references' ? layReferences(subject, folder) : layPackage(subject, folder);
  }

  /** Starts the driver of the copy as a program. */
  get command(): readonly string[] {
    return this.#subject.kind === 'references'
      ? [process.execPath, join(this.#root, 'runner/tools/strength/serve-references.js')]
      : [process.execPath, join(packageRoot(), 'dist/runner/drivers/pi.js'), '--package', this.#root];
  }

  /** Loads the driver of the copy into this process. What is changed afterwards is not seen by it. */
  async driver(): Promise<AnyDriver> {
    if (this.#subject.kind === 'pi') return createPiDriver({ package: this.#root });
    const url = pathToFileURL(join(this.#root, DRIVER)).href;
    return ((await import(url)) as { referenceDriver: AnyDriver }).referenceDriver;
  }

  /** Makes each function note that it was called. */
  notice(): void {
    for (const file of this.#subject.files) this.#put(file, noticing(file, this.#original(file)));
  }

  change(mutant: Mutant): void {
    this.#put(mutant.file, limited(mutant.file, applied(mutant, this.#original(mutant.file))));
  }

  restore(mutant: Mutant): void {
    this.#put(mutant.file, this.#original(mutant.file));
  }

  #original(file: string): string {
    return readFileSync(join(this.#subject.root, file), 'utf8');
  }

  /** The old file goes first: nothing that shares its bytes may change. */
  #put(file: string, source: string): void {
    const path = join(this.#root, file);
    rmSync(path);
    writeFileSync(path, source);
  }
}

const isCode = (name: string): boolean => name.endsWith('.js') || name === 'package.json';

/** Lays a folder anew: folders that are named are made, with copies of the files in them; all else is linked. */
function lay(from: string, to: string, copied: ReadonlySet<string>, place = ''): void {
  mkdirSync(to, { recursive: true });
  const inside = place === '' ? '' : `${place}/`;
  for (const one of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, one.name), join(to, one.name)];
    const here = inside + one.name;
    if (one.isDirectory() && [...copied].some((name) => `${name}/`.startsWith(`${here}/`)))
      lay(source, target, copied, here);
    else if (one.isFile() && copied.has(place) && isCode(one.name)) copyFileSync(source, target);
    else if (one.isDirectory() || isCode(one.name)) symlinkSync(source, target);
  }
}

const foldersOf = (files: readonly string[]): ReadonlySet<string> => new Set(files.map(dirname));

function layReferences({ root, files }: Subject, folder: string): string {
  lay(root, join(folder, 'dist'), foldersOf([...files, DRIVER]));
  for (const part of ['node_modules', 'schema', 'package.json'])
    symlinkSync(join(root, '..', part), join(folder, part));
  return join(folder, 'dist');
}

/** What lies beside the package is linked, so that it finds what it imports. */
function layPackage({ root, files }: Subject, folder: string): string {
  const [name, scope] = [basename(root), basename(dirname(root))];
  const scoped = scope.startsWith('@');
  const modules = scoped ? dirname(dirname(root)) : dirname(root);
  const copy = scoped ? join(folder, 'node_modules', scope, name) : join(folder, 'node_modules', name);
  mkdirSync(dirname(copy), { recursive: true });
  const link = (from: string, to: string, except: string): void => {
    for (const part of readdirSync(from))
      if (part !== except && !part.startsWith('.')) symlinkSync(join(from, part), join(to, part));
  };
  if (basename(modules) === 'node_modules') {
    link(modules, join(folder, 'node_modules'), scoped ? scope : name);
    if (scoped) link(join(modules, scope), join(folder, 'node_modules', scope), name);
  }
  const folders = [...foldersOf(files)];
  // The code below it imports what is changed, too.
  lay(root, copy, new Set(['', ...folders, ...folders.map((one) => `${one}/compaction`)]));
  return copy;
}
