import { parentPort } from 'node:worker_threads';
import { checkFile } from './check-file.ts';
import type { FileReport } from './file-report.ts';
import type { Job } from './pool.ts';

/** A thread of the pool: checks the files of one batch after the other, as it is told. */
parentPort?.on('message', async ({ paths, options }: Job) => {
  const reports: FileReport[] = [];
  for (const path of paths) reports.push(await checkFile(path, options));
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reports);
});
