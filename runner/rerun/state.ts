import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { caseIdOf } from '../case/case-id.ts';
import { sha256 } from '../hash.ts';
import { packageInfo } from '../package-info.ts';
import type { RunReport } from '../run-report.ts';

/** What is kept of the runs of one driver, so that `--last-failed` knows what need not be asked again. */
const state = z.object({
  /** By which random inputs were made. */
  seed: z.number(),
  /** The cases that were right when they were last asked. */
  right: z.array(z.string()),
  /** Whether any was wrong. */
  failed: z.boolean(),
});

export type State = z.infer<typeof state>;

/** `node_modules/.cache` of the nearest package, else the user's own folder for such files. */
function cacheFolder(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'pi-conform');
    if (folder === dirname(folder)) break;
  }
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'pi-conform');
}

/** @param driver how it is named on the command line: another command, folder or version of the suite has a state of its own */
export function stateFile(driver: string, folder: string = process.cwd()): string {
  const key = sha256(JSON.stringify([driver, resolve(folder), packageInfo.version])).slice(0, 16);
  return join(cacheFolder(folder), `${key}.json`);
}

/** The state, or undefined where none is stored or can be read. */
export function readState(file: string): State | undefined {
  try {
    return state.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps what a run found, with what is known of the cases that it did not ask. A folder that cannot be written is no matter. */
export function saveState(file: string, before: State | undefined, report: RunReport): void {
  const right = new Set(before?.right);
  for (const { rule, byCase = {} } of report.results)
    for (const [name, verdict] of Object.entries(byCase))
      if (verdict === 'fail' || verdict === 'error') right.delete(caseIdOf(rule, name));
      else right.add(caseIdOf(rule, name));
  const failed =
    report.results.some(({ verdict }) => verdict === 'fail' || verdict === 'error') ||
    (report.notReached?.length ?? 0) > 0;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ seed: report.seed, right: [...right], failed } satisfies State));
  } catch {
    // The next run asks everything.
  }
}
