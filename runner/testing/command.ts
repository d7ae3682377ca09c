import { execFile, type ExecFileOptions } from 'node:child_process';
import { Console } from 'node:console';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../schema/package-root.ts';

/** The command as it is installed; `npm test` builds it first. */
export const BIN = join(packageRoot(), 'dist', 'runner', 'bin.js');
const CLI = pathToFileURL(join(packageRoot(), 'dist', 'runner', 'cli.js')).href;

/** What a program came to. */
export interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions extends Pick<ExecFileOptions, 'env'> {
  readonly cwd?: string;
  /** Standard input; empty unless told otherwise. */
  readonly input?: string;
}

/** Runs a program to its end, without colours. `env` is added to the environment. */
export function started(
  command: string,
  args: readonly string[],
  { input = '', env = {}, ...options }: StartOptions = {},
): Promise<Ended> {
  const all = {
    ...options,
    env: { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', ...env },
    maxBuffer: 1e8,
  };
  return new Promise((resolve) => {
    const child = execFile(command, args, all, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
    // A program that reads nothing may be gone before it is given anything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** Runs the built command in a process of its own: for what only a process can show, such as its exit code. */
export const conformAlone = (args: readonly string[], options?: StartOptions): Promise<Ended> =>
  started(process.execPath, [BIN, ...args], options);

/** Calls take turns, as each has the whole process for itself. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the built command in this process, which saves starting Node and loading the rules for each call. Standard input
 * makes it start a process after all.
 */
export function conform(args: readonly string[], options: StartOptions = {}): Promise<Ended> {
  if (options.input !== undefined) return conformAlone(args, options);
  const turn = last.then(() => called(args, options));
  last = turn.catch(() => undefined);
  return turn;
}

async function called(args: readonly string[], { cwd, env = {} }: StartOptions): Promise<Ended> {
  const { main } = (await import(CLI)) as { main: (args: readonly string[]) => Promise<void> };
  const giveBack = [lendListeners(), lendEnvironment(env), lendFolder(cwd)];
  const stdout = captured(process.stdout);
  const stderr = captured(process.stderr);
  const before = { console: globalThis.console, exitCode: process.exitCode };
  globalThis.console = new Console(sink(process.stdout), sink(process.stderr));
  process.exitCode = undefined;
  try {
    await main(args);
    return { code: process.exitCode ?? 0, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.exitCode = before.exitCode;
    globalThis.console = before.console;
    for (const back of [stdout.end, stderr.end, ...giveBack]) back();
  }
}

/** A stream that hands on to the `write` that another has at the time. */
const sink = (stream: NodeJS.WriteStream): Writable =>
  new Writable({
    decodeStrings: false,
    write: (chunk: string | Uint8Array, _encoding, done) => {
      stream.write(chunk);
      done();
    },
  });

/** Keeps what is written to a stream of this process, which is no terminal as long. */
function captured(stream: NodeJS.WriteStream): { text: () => string; end: () => void } {
  const chunks: Buffer[] = [];
  const before = { write: stream.write, isTTY: stream.isTTY };
  const write = (chunk: string | Uint8Array): boolean => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  Object.assign(stream, { write, isTTY: false });
  return { text: () => Buffer.concat(chunks).toString(), end: () => void Object.assign(stream, before) };
}

function lendEnvironment(env: NodeJS.ProcessEnv): () => void {
  const before = { ...process.env };
  Object.assign(process.env, { NO_COLOR: '1', GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' }, env);
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

function lendFolder(cwd: string | undefined): () => void {
  const before = process.cwd();
  if (cwd !== undefined) process.chdir(cwd);
  return () => process.chdir(before);
}

/** The command listens to signals and to its standard streams, each time anew. */
function lendListeners(): () => void {
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
  const before = signals.map((signal) => new Set(process.listeners(signal)));
  const streams = [process.stdout, process.stderr].map((stream) => ({
    stream,
    errors: new Set(stream.listeners('error')),
  }));
  return () => {
    for (const [at, signal] of signals.entries())
      for (const listener of process.listeners(signal))
        if (before[at]?.has(listener) !== true) process.off(signal, listener);
    for (const { stream, errors } of streams)
      for (const listener of stream.listeners('error'))
        if (!errors.has(listener)) stream.off('error', listener as () => void);
  };
}
