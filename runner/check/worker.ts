import { parentPort } from 'node:worker_threads';
import { checkFile } from './check-file.ts';
import type { Job } from './pool.ts';

/** A thread of the pool: checks one file after the other, as it is told. */
parentPort?.on('message', async ({ path, options }: Job) => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await checkFile(path, options));
});
