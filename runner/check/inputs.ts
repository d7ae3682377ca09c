import { readdirSync, statSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf, UsageError } from '../errors.ts';
import type { SessionsFolder } from './sessions-folder.ts';

/** Stands for standard input. */
export const STANDARD_INPUT = '-';

/** The files in a folder of Pi's, apart: what Pi would list, and what lies deeper. */
export interface Listed {
  readonly files: readonly string[];
  readonly deeper: readonly string[];
}

/** @throws UsageError for a folder that was named and is not there */
export function mustBeFolder(folder: string): void {
  const found = statOf(folder);
  if (found?.isDirectory() === true) return;
  const why = found === undefined ? 'there is no such folder' : 'it is a file; give check the file itself';
  throw new UsageError(`--session-dir ${JSON.stringify(folder)}: ${why}.`);
}

/** The files that arguments mean, and those among them that were named one by one. */
export interface Meant {
  readonly files: readonly string[];
  readonly named: ReadonlySet<string>;
}

/** What Pi would look at in its sessions folder; nothing where there is no such folder. */
export async function listedIn({ path, flat }: SessionsFolder): Promise<Listed> {
  const all = await sortedGlob('**/*.jsonl', path);
  const folders = new Set(flat ? [path] : foldersIn(path));
  return {
    files: all.filter((file) => folders.has(dirname(file))),
    deeper: all.filter((file) => !folders.has(dirname(file))),
  };
}

function foldersIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => join(path, name));
  } catch {
    return []; // there is no such folder
  }
}

/** Whether a file is named and kept as Pi names and keeps its sessions. */
export const isNamedAsSession = (path: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d-]+Z_.+\.jsonl$/.test(basename(path)) && /^--.*--$/s.test(basename(dirname(path)));

/**
 * The files that are meant: a file by its name, a folder by all `.jsonl` files in it and below, a pattern by what it
 * matches. Each file once, in the order of the arguments, sorted within each.
 * @throws UsageError for a name that is neither there nor a pattern
 */
export async function filesOf(args: readonly string[]): Promise<Meant> {
  const files = new Set<string>();
  const named = new Set<string>();
  for (const one of args) {
    for (const file of await matchesOf(one)) files.add(file);
    if (files.has(one)) named.add(one);
  }
  return { files: [...files], named };
}

async function matchesOf(wanted: string): Promise<readonly string[]> {
  if (wanted === STANDARD_INPUT) return [wanted];
  const found = statOf(wanted);
  if (found?.isDirectory()) return sortedGlob('**/*.jsonl', wanted);
  if (found !== undefined) return [wanted];
  const { isDynamicPattern } = await import('tinyglobby');
  if (isDynamicPattern(wanted)) return sortedGlob(wanted);
  throw new UsageError(
    `there is no file or folder ${JSON.stringify(wanted)}; give session files, folders, patterns, or - for standard input.`,
  );
}

/** @throws UsageError for what cannot be looked at, such as a link to itself */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (thrown) {
    throw new UsageError(`${JSON.stringify(path)} cannot be looked at: ${messageOf(thrown)}`);
  }
}

async function sortedGlob(pattern: string, folder?: string): Promise<readonly string[]> {
  // Loaded at need: whoever names a file waits for no patterns.
  const { glob } = await import('tinyglobby');
  const options = { dot: true, onlyFiles: true, expandDirectories: false };
  const names = await glob(pattern, folder === undefined ? options : { ...options, cwd: folder });
  return names.map((name) => (folder === undefined ? name : join(folder, name))).sort();
}
