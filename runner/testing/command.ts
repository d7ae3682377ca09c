import { execFile, type ExecFileOptions } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';

/** The command as it is installed; `npm test` builds it first. */
export const BIN = join(packageRoot(), 'dist', 'runner', 'bin.js');

/** What a program came to. */
export interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions extends Pick<ExecFileOptions, 'cwd' | 'env'> {
  /** Standard input; empty unless told otherwise. */
  readonly input?: string;
}

/** Runs a program to its end, without colours. `env` is added to the environment. */
export function started(
  command: string,
  args: readonly string[],
  { input = '', env = {}, ...options }: StartOptions = {},
): Promise<Ended> {
  const all = { ...options, env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 1e8 };
  return new Promise((resolve) => {
    const child = execFile(command, args, all, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

/** Runs the built command. */
export const conform = (args: readonly string[], options?: StartOptions): Promise<Ended> =>
  started(process.execPath, [BIN, ...args], options);
