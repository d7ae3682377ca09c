import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import fc from 'fast-check';
import { legacySession } from '../../../generators/index.ts';

/** Releases on npm below those that the Pi driver starts on, oldest first: before and after what changed. */
export const EARLY_RELEASES = ['0.7.6', '0.13.2', '0.27.9', '0.30.2'];

const WRITER = fileURLToPath(new URL('./early-writer.js', import.meta.url));

/**
 * Lets an early release write random sessions of version 1, and a branch of each where it can.
 * @param folder the folder of its package
 * @param scratch a folder of its own: it is the home, the agent's folder and holds the working directory
 * @returns the files that it wrote
 */
export async function writtenEarly(
  folder: string,
  scratch: string,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
): Promise<readonly string[]> {
  const sessions = fc
    .sample(legacySession(1, { maxEntries: 14 }), { seed, numRuns })
    .map(({ bytes }) => Buffer.from(bytes).toString('utf8').trimEnd().split('\n').slice(1))
    .map((lines) => lines.map((line) => JSON.parse(line) as unknown));
  const specs = join(scratch, 'sessions.json');
  writeFileSync(specs, JSON.stringify(sessions));
  const cwd = join(scratch, 'app');
  mkdirSync(cwd, { recursive: true });
  const code = ['dist/core/session-manager.js', 'dist/session-manager.js'].map((path) => join(folder, path));
  const { stdout } = await execa('node', [WRITER, code.find((path) => existsSync(path)) ?? '', specs], {
    cwd,
    env: { HOME: scratch, CODING_AGENT_DIR: scratch, PI_CODING_AGENT_DIR: scratch },
    timeout: 60_000,
  });
  return JSON.parse(stdout) as readonly string[];
}
