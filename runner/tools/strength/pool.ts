import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import type { Fate } from './examine.ts';
import type { Mutant } from './mutate.ts';
import type { FromWorker, ToWorker, Work } from './worker.ts';

const WORKER = join(packageRoot(), 'dist', 'runner', 'tools', 'strength', 'worker.js');

/** A mutant, and what became of it. */
export interface Examined {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

/**
 * Examines mutants with several workers; the results stand in the mutants' order.
 * @throws where a worker fails: that is a fault of this tool, never a mutant's
 */
export async function examineAll(
  mutants: readonly Mutant[],
  work: Work,
  workers: number,
  onDone: (done: number, examined: Examined) => void = () => undefined,
): Promise<readonly Examined[]> {
  const results: Examined[] = [];
  let next = 0;
  let done = 0;
  const workThrough = async (): Promise<void> => {
    const child = fork(WORKER, { serialization: 'advanced' });
    try {
      await ask(child, { work });
      for (let at = next++; at < mutants.length; at = next++) {
        const mutant = mutants[at] as Mutant;
        const answer = await ask(child, { mutant });
        if (!('fate' in answer)) throw new Error('a worker gave an answer without a fate');
        const examined = { mutant, fate: answer.fate };
        results[at] = examined;
        onDone(++done, examined);
      }
    } finally {
      child.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, mutants.length) }, workThrough));
  return results;
}

function ask(child: ChildProcess, message: ToWorker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a worker ended with exit code ${code}`));
    child.once('exit', ended);
    child.once('message', (answer: FromWorker) => {
      child.off('exit', ended);
      if ('failed' in answer) reject(new Error(`a worker failed: ${answer.failed}`));
      else resolve(answer);
    });
    child.send(message);
  });
}
