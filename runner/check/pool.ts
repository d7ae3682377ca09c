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

/** So many bytes, or files, are given to a thread at once: a message takes as long as a small file. */
const BATCH_BYTES = 1_000_000;
const BATCH_FILES = 64;

/** What a thread is told; it answers with the reports in the same order. */
export interface Job {
  readonly paths: readonly string[];
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
  const threads = isCompiled && total > WORTH_A_THREAD ? Math.min(availableParallelism(), paths.length) : 1;
  const reports = new Map<string, FileReport>();
  const done = (path: string, report: FileReport): void => {
    const named = { ...report, path };
    reports.set(path, named);
    onDone(named);
  };
  if (threads === 1) {
    for (const path of paths) done(path, await checkHere(path, options));
  } else {
    const batches = batchesOf(paths, sizes)[Symbol.iterator]();
    await Promise.all(Array.from({ length: threads }, () => workInThread(batches, options, done)));
  }
  return paths.map((path) => reports.get(path) as FileReport);
}

/** The largest first, so that no thread begins with it when the others are done. */
function* batchesOf(
  paths: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Generator<readonly string[], undefined> {
  const sizeOfPath = (path: string): number => sizes.get(path) ?? 0;
  let batch: string[] = [];
  let bytes = 0;
  for (const path of paths.toSorted((a, b) => sizeOfPath(b) - sizeOfPath(a))) {
    batch.push(path);
    bytes += sizeOfPath(path);
    if (bytes < BATCH_BYTES && batch.length < BATCH_FILES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
  return undefined;
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

/** One thread takes a batch after the other; standard input stays with this one. */
async function workInThread(
  batches: Iterator<readonly string[], undefined>,
  options: CheckOptions,
  done: (path: string, report: FileReport) => void,
): Promise<void> {
  const worker = new Worker(workerFile);
  try {
    for (let { value } = batches.next(); value !== undefined; { value } = batches.next()) {
      const paths = value.filter((path) => path !== STANDARD_INPUT);
      if (paths.length < value.length) done(STANDARD_INPUT, await checkHere(STANDARD_INPUT, options));
      const reports = paths.length === 0 ? [] : await askThread(worker, { paths, options });
      for (const [index, report] of reports.entries()) done(paths[index] ?? report.path, report);
    }
  } finally {
    await worker.terminate();
  }
}

async function askThread(worker: Worker, job: Job): Promise<readonly FileReport[]> {
  return new Promise<readonly FileReport[]>((settle, fail) => {
    const failed = (error: Error): void => fail(error);
    worker.once('error', failed);
    worker.once('message', (reports: readonly FileReport[]) => {
      worker.off('error', failed);
      settle(reports);
    });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
  });
}
