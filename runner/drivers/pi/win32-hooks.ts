/**
 * Loader hooks that give Pi's session code the path functions of Windows. They touch only modules of the Pi package
 * that are imported with the mark: for those, `path` is `path.win32`, and `fs` says that every file is there, so that
 * naming a directory makes none. The same functions serve both kinds of hooks that Node has had: in their own thread
 * (answers are promises) and in this one (they are not).
 */

export const MARK = '?pi-win32';

const PATH = 'pi-win32:path';
const FS = 'pi-win32:fs';

const REPLACED: Readonly<Record<string, string>> = { path: PATH, 'node:path': PATH, fs: FS, 'node:fs': FS };

const PATH_FUNCTIONS =
  'basename, delimiter, dirname, extname, format, isAbsolute, join, normalize, parse, relative, resolve, sep, toNamespacedPath, posix, win32';

const SOURCES: Readonly<Record<string, string>> = {
  [PATH]: `import path from 'node:path'; export default path.win32; export const { ${PATH_FUNCTIONS} } = path.win32;`,
  [FS]: `import fs from 'node:fs'; export * from 'node:fs'; export const existsSync = () => true; export default { ...fs, existsSync };`,
};

interface Resolved {
  readonly url: string;
  readonly shortCircuit?: boolean;
}

type Next<Value> = (subject: string, context: unknown) => Value | Promise<Value>;

/** Pi keeps what it does with paths in one module beside; all others read files of their own and are left alone. */
const marked = (resolved: Resolved): Resolved =>
  resolved.url.endsWith('/dist/utils/paths.js') ? { ...resolved, url: resolved.url + MARK } : resolved;

export function resolve(specifier: string, context: { parentURL?: string }, next: Next<Resolved>) {
  const parent = context.parentURL ?? '';
  if (!parent.endsWith(MARK)) return next(specifier, context);
  const replaced = REPLACED[specifier];
  if (replaced !== undefined) return { url: replaced, shortCircuit: true };
  const resolved = next(specifier, context);
  return resolved instanceof Promise ? resolved.then(marked) : marked(resolved);
}

export function load(url: string, context: unknown, next: Next<unknown>) {
  const source = SOURCES[url];
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
}
