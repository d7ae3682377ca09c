import type { RunRule } from '../../suites/rule.ts';
import type { Longer } from '../target/waiting.ts';
import type { Target } from '../target/target.ts';
import { slowness } from '../target/slowness.ts';

/** The deadline of the first asking, as nothing hangs on it: what is late is asked again alone. In milliseconds. */
const FIRST = 3_000;
/** A driver that was shown to hang is waited for less, each time it hangs again. */
const AFTER_HANGS = [
  { hangs: 5, first: 500, again: 1_000 },
  { hangs: 1, first: 1_000, again: 2_000 },
] as const;
/** Nothing is given up, however much time it took, before so many questions were shown to hang. */
const ENOUGH_HANGS = 5;
/** How much longer than the slowest answer so far is waited for the next. */
const SPARE = 4;
/** What may never be answered is waited for so many times as long as a case took until then, where so many were judged. */
const PACES = 50;
const ENOUGH_CASES = 100;
const LEAST_OF_PACES = 300;
/** From here on a machine counts as busy, and then it is waited twice as long as it seems to be needed. */
const BUSY = 1.5;
const MOST_SLOWNESS = 200;

/** How long an answer is waited for in one run, from what was learned of the driver so far. */
export class Patience {
  readonly #timeout: number;
  readonly #time: number;
  #hangs = 0;
  #slowest = 0;
  #spent = 0;
  #cases = 0;
  #asking = 0;

  /**
   * @param timeout milliseconds for one answer on a machine at rest
   * @param time milliseconds to ask again alone in, once the driver was often enough shown to hang
   */
  constructor(timeout: number, time: number) {
    this.#timeout = timeout;
    this.#time = time;
  }

  /** What the implementation is granted on a machine at rest: for what may never be answered, less where it is quick. */
  deadline({ deadline }: Pick<RunRule, 'deadline'>): number {
    if (deadline === undefined) return this.#timeout;
    const pace = this.#cases < ENOUGH_CASES ? Infinity : this.#asking / this.#cases;
    return Math.min(this.#timeout, deadline, Math.max(LEAST_OF_PACES, PACES * pace));
  }

  /** Told how many cases were judged, and in how many milliseconds. */
  judged(cases: number, milliseconds: number): void {
    this.#cases += cases;
    this.#asking += milliseconds;
  }

  first(rule: RunRule): number {
    return this.#atMost(rule, AFTER_HANGS.find(({ hangs }) => this.#hangs >= hangs)?.first ?? FIRST);
  }

  /** For the second asking, alone. */
  again(rule: Pick<RunRule, 'deadline'>): number {
    return this.#atMost(rule, AFTER_HANGS.find(({ hangs }) => this.#hangs >= hangs)?.again ?? Infinity);
  }

  #atMost(rule: Pick<RunRule, 'deadline'>, most: number): number {
    return Math.min(this.deadline(rule), Math.max(most, SPARE * this.#slowest));
  }

  answered(milliseconds: number): void {
    this.#slowest = Math.max(this.#slowest, milliseconds);
    this.#spent += milliseconds;
  }

  /** @param known whether it is a hazard, which tells nothing of other questions */
  hung(milliseconds: number, known: boolean): void {
    if (!known) this.#hangs++;
    this.#spent += milliseconds;
  }

  /** How many were shown to hang, once nothing more is asked again. */
  get exhausted(): number | undefined {
    return this.#hangs >= ENOUGH_HANGS && this.#spent > this.#time ? this.#hangs : undefined;
  }
}

/**
 * Scales a deadline by how slow the machine is when it is over: by the processor time that this process gets, and by a
 * question of reference that is asked beside.
 */
export function onThisMachine(target: Target, deadline: number): Longer {
  return async (waited) => {
    const factor = Math.min(MOST_SLOWNESS, Math.max(slowness(), (await target.reference?.()) ?? 1));
    return Math.max(0, deadline * (factor > BUSY ? 2 * factor : factor) - waited);
  };
}
