import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkFile, checkStream, type CheckOptions } from './check-file.ts';
import { STANDARD_INPUT } from './inputs.ts';
import type { FileReport } from './file-report.ts';

/** Below this many bytes in all, starting threads takes longer than the work. */
const WORTH_A_THREAD = 4_000_000;

/** A thread runs the compiled file; from sources there is none, and all is done in this one. */
const workerFile = new URL('./worker.js', import.meta.url);
const isCompiled = import.meta.url.endsWith('.js');

/** What a thread is told, and what it answers. */
export interface Job {
  readonly path: string;
  readonly options: CheckOptions;
}

type OnDone = (report: FileReport) => void;

/** Checks files with all processors. Reports stand in the order of the paths. */
export async function checkFiles(
  paths: readonly string[],
  options: CheckOptions,
  onDone: OnDone,
): Promise<readonly FileReport[]> {
  const sizes = new Map(paths.map((path) => [path, sizeOf(path)]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // The largest first, so that no thread begins with it when the others are done.
  const queue = [...paths].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const threads = isCompiled && total > WORTH_A_THREAD ? Math.min(availableParallelism(), paths.length) : 1;
  const reports = new Map<string, FileReport>();
  const done: OnDone = (report) => {
    reports.set(report.path, report);
    onDone(report);
  };
  const next = (): string | undefined => queue.shift();
  if (threads > 1)
    await Promise.all(Array.from({ length: threads }, () => workInThread(next, options, done)));
  else await workHere(next, options, done);
  return paths.map((path) => reports.get(path) as FileReport);
}

function sizeOf(path: string): number {
  try {
    return path === STANDARD_INPUT ? 0 : statSync(path).size;
  } catch {
    return 0; // whoever reads it tells why it cannot be read
  }
}

async function checkHere(path: string, options: CheckOptions): Promise<FileReport> {
  return path === STANDARD_INPUT ? checkStream('<stdin>', process.stdin, options) : checkFile(path, options);
}

async function workHere(next: () => string | undefined, options: CheckOptions, done: OnDone): Promise<void> {
  for (let path = next(); path !== undefined; path = next())
    done({ ...(await checkHere(path, options)), path });
}

/** One thread takes a path after the other; standard input stays with this one. */
async function workInThread(
  next: () => string | undefined,
  options: CheckOptions,
  done: OnDone,
): Promise<void> {
  const worker = new Worker(workerFile);
  try {
    for (let path = next(); path !== undefined; path = next()) {
      done(
        path === STANDARD_INPUT
          ? { ...(await checkHere(path, options)), path }
          : await askThread(worker, { path, options }),
      );
    }
  } finally {
    await worker.terminate();
  }
}

async function askThread(worker: Worker, job: Job): Promise<FileReport> {
  return new Promise<FileReport>((settle, fail) => {
    const failed = (error: Error): void => fail(error);
    worker.once('error', failed);
    worker.once('message', (report: FileReport) => {
      worker.off('error', failed);
      settle(report);
    });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
  });
}
