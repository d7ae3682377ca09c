import { parentPort } from 'node:worker_threads';
import { checkFile } from './check-file.ts';
import type { Job } from './pool.ts';

/** A thread of the pool: checks one file after the other, as it is told. */
parentPort?.on('message', ({ path, options }: Job) => parentPort?.postMessage(checkFile(path, options)));
