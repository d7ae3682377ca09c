import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import type { Fate } from './fate.ts';
import type { Mutant } from './mutate.ts';
import { Held, WorkerProcess } from './worker-process.ts';
import type { Work } from './worker.ts';

const WORKER = join(packageRoot(), 'dist', 'runner', 'tools', 'strength', 'worker.js');

/** A mutant, and what became of it. */
export interface Examined {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

/**
 * Examines mutants with several workers.
 * @throws where a worker fails: that is a fault of this tool, never a mutant's
 */
export async function examineAll(
  mutants: readonly Mutant[],
  work: Work,
  workers: number,
  onDone: (done: number, examined: Examined) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  const workThrough = async (): Promise<void> => {
    let worker = await WorkerProcess.start(WORKER, work);
    try {
      for (let at = next++; at < mutants.length; at = next++) {
        const mutant = mutants[at] as Mutant;
        let fate: Fate;
        try {
          fate = await worker.examine(mutant, false);
        } catch (thrown) {
          if (!(thrown instanceof Held)) throw thrown;
          // The mutant broke or held up the process that it was in.
          await worker.stop();
          worker = await WorkerProcess.start(WORKER, work);
          fate = await worker.examine(mutant, true);
        }
        onDone(++done, { mutant, fate });
      }
    } finally {
      await worker.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, mutants.length) }, workThrough));
}
