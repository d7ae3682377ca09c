import type { Enforced } from './judge/verdict.ts';
import { START_DEADLINE } from './target/target.ts';

/** What can be set of any run: by the command, by a program, and by tests in somebody's own vitest. */
export interface Settings {
  /** Patterns of rule ids, areas, levels or methods. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** Makes the random inputs. The command chooses one where it is left out, and its report names it; tests keep to 1, so that a red one stays red. */
  readonly seed?: number;
  /** Random inputs for each rule. */
  readonly runs?: number;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Milliseconds for a driver to answer `initialize` in, counted again for each start. */
  readonly startTimeout?: number;
  /** Milliseconds to look for a smaller counterexample of one rule. */
  readonly shrinkTime?: number;
  /** Makes these levels fail as a must does; `observed` includes `should`. */
  readonly enforce?: Enforced;
  /** The Pi release to hold it against, instead of the one that the driver says it follows. */
  readonly follows?: string;
}

/** What holds where nothing is said. */
export const DEFAULTS = {
  /** Of `check`: kinds of problems that are shown; more fill several screens. */
  maxProblems: 30,
  /** Of `doctor`: milliseconds for one answer. */
  doctorTimeout: 5_000,
  runs: 30,
  timeout: 10_000,
  startTimeout: START_DEADLINE,
  shrinkTime: 10_000,
} as const satisfies Settings & Readonly<Record<string, number>>;
