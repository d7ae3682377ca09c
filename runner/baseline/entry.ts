import type { ExpectedFailure } from '../case/finding.ts';

export const KINDS = ['bug', 'deviation', 'flaky', 'wontfix'] as const;

/** One entry of a baseline, as it stands in the file. */
export interface Entry extends ExpectedFailure {
  readonly verdict: 'fail' | 'error';
  /** The last day on which the failure is expected, as `2027-03-31`. */
  readonly expires?: string;
  /** It may cover more than `MAX_COVERED` cases. */
  readonly broad?: boolean;
}

/** More cases than these are covered only by an entry that says so. */
export const MAX_COVERED = 20;

/** An entry of the baseline by which a run fails. */
export interface StaleEntry {
  readonly pattern: string;
  readonly line: number;
  /** `passes`: all that it covers was asked and was right; `expired`: its last day is over. */
  readonly why: 'passes' | 'expired';
  /** The sentence for a reader. */
  readonly says: string;
}
