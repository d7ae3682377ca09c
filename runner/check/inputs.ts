import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { UsageError } from '../errors.ts';

/** Stands for standard input. */
export const STANDARD_INPUT = '-';

/** Where Pi keeps its sessions. */
export function piSessionsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment['PI_CODING_AGENT_DIR'] || join(homedir(), '.pi', 'agent'), 'sessions');
}

/**
 * The files that are meant: a file by its name, a folder by all `.jsonl` files in it and below, a pattern by what it
 * matches; without any, Pi's own sessions. Each file once, in the order of the arguments, sorted within each.
 * @throws UsageError for a name that is neither there nor a pattern
 */
export async function filesOf(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<readonly string[]> {
  const files = new Set<string>();
  const wanted = args.length > 0 ? args : [piSessionsFolder(environment)];
  for (const one of wanted) for (const file of await matchesOf(one, args.length === 0)) files.add(file);
  return [...files];
}

async function matchesOf(wanted: string, mayBeMissing: boolean): Promise<readonly string[]> {
  if (wanted === STANDARD_INPUT) return [wanted];
  const found = statSync(wanted, { throwIfNoEntry: false });
  if (found?.isDirectory()) return sortedGlob('**/*.jsonl', wanted);
  if (found !== undefined) return [wanted];
  if (isDynamicPattern(wanted)) return sortedGlob(wanted);
  if (mayBeMissing) return [];
  throw new UsageError(
    `there is no file or folder ${JSON.stringify(wanted)}; give session files, folders, patterns, or - for standard input.`,
  );
}

async function sortedGlob(pattern: string, folder?: string): Promise<readonly string[]> {
  const options = { dot: true, onlyFiles: true, expandDirectories: false };
  const names = await glob(pattern, folder === undefined ? options : { ...options, cwd: folder });
  return names.map((name) => (folder === undefined ? name : join(folder, name))).sort();
}
