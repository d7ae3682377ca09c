import type { FindingCode, Origin } from '../../case/finding.ts';

/** What became of a mutant. */
export type Fate = Killed | { readonly fate: 'survived'; readonly cases: number };

export interface Killed {
  readonly fate: 'killed';
  /** The rule; undefined where the driver did not even start. */
  readonly rule?: string;
  readonly how: FindingCode | 'not-supported' | 'start';
  readonly origin?: Origin;
  /** How many cases were asked until then. */
  readonly cases: number;
}
