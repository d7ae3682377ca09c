import { readdirSync } from 'node:fs';
import { groupOf, processes, toldOf } from './processes.ts';

/** What threads did so far, in milliseconds. */
export interface ProcessorTime {
  /** They ran. */
  readonly worked: number;
  /** They could have run, and others had the processor. */
  readonly waited: number;
}

const NANOSECONDS = 1e6;

const NOTHING: ProcessorTime = { worked: 0, waited: 0 };

function threadsOf(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`);
  } catch {
    return [];
  }
}

/** The sum over all threads, as Linux counts them: see "schedstat" in its documentation of the scheduler. */
const sumOf = (pids: readonly string[]): ProcessorTime =>
  pids.flatMap(threadsOf).reduce((sum, thread) => {
    const [worked = 0, waited = 0] = toldOf(thread, 'schedstat').split(' ').map(Number);
    return { worked: sum.worked + worked / NANOSECONDS, waited: sum.waited + waited / NANOSECONDS };
  }, NOTHING);

/**
 * What the threads of a process group did so far, and how long those of this process waited, which puts the questions.
 * @param group left out where the implementation runs in this process
 * @returns undefined where the system does not tell
 */
export function processorTime(group?: number): ProcessorTime | undefined {
  const own = process.platform === 'linux' ? sumOf([`${process.pid}`]) : NOTHING;
  if (own.worked === 0) return undefined;
  if (group === undefined) return own;
  const { worked, waited } = sumOf(processes().filter((pid) => groupOf(pid) === group));
  return { worked, waited: waited + own.waited };
}

/**
 * How long something took, without the time in which it could have gone on and others had the processor: on a busy
 * machine as much as on one at rest. Where the system does not tell, the time of the clock.
 * @param now the processor time of whoever does it
 * @returns what it came to, and the milliseconds
 */
export async function timed<Value>(
  now: () => ProcessorTime | undefined,
  work: () => Promise<Value>,
): Promise<readonly [value: Value, milliseconds: number]> {
  const before = now();
  const began = performance.now();
  const value = await work();
  const took = performance.now() - began;
  const after = now();
  if (before === undefined || after === undefined) return [value, took];
  // Several threads may wait at the same time; what one of them worked was not waited for.
  const worked = Math.max(0, after.worked - before.worked);
  const waited = Math.max(0, after.waited - before.waited);
  return [value, Math.min(took, Math.max(worked, took - waited))];
}
