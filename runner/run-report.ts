import type { StaleEntry } from './baseline/entry.ts';
import type { Rule } from '../suites/rule.ts';
import type { RuleResult } from './case/finding.ts';
import type { Shard } from './shard/shard.ts';
import type { Implementation } from './target/target.ts';

/** The form of the JSON reports that are written; those of a higher number cannot be read. */
export const REPORT_FORMAT = 1;

/** All that came of a run. */
export interface RunReport {
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: Implementation;
  readonly seed: number;
  readonly runs: number;
  readonly results: readonly RuleResult[];
  /** The rules that were chosen, in report order, for their words. */
  readonly rules?: readonly Pick<Rule, 'id' | 'title' | 'level' | 'since' | 'source'>[];
  /** How many rules there are to choose from. */
  readonly of?: number;
  /** Which part of the suite was chosen, where it was not all of it. */
  readonly chosen?: Chosen;
  /** The rules that were chosen and not asked, as the run was stopped early by failures. */
  readonly notReached?: readonly string[];
  /** The entries of the baseline that do not hold any more: each fails the run. */
  readonly stale?: readonly StaleEntry[];
  /** What else a reader should know, such as a driver that did not exit with code 0. */
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

/** How less than the whole suite was chosen. */
export interface Chosen {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly shard?: Shard;
  /** Only what failed last, was not reached or is new. */
  readonly lastFailed?: true;
  /** Of a run that was put together, the parts that are not there. */
  readonly missing?: readonly Shard[];
}

/** A report as it was read again: all but the files of failing cases. */
export type ReadReport = Omit<RunReport, 'milliseconds'> & { readonly milliseconds?: number };
