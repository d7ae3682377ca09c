import type { SchemaProblem } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Expectation } from '../../suites/question.ts';
import type { AskOptions, Implementation, Target } from '../target/target.ts';
import type { Kinded } from './failure-kinds.ts';
import type { Exhibit, Finding, Origin } from './finding.ts';
import type { Scratch } from './scratch.ts';
import type { Touched } from './touched.ts';

/** One input of a rule. */
export interface TestCase {
  readonly input: unknown;
  readonly origin: Origin;
  /** Counts instead of the rule's own expectation. */
  readonly expected?: Expectation;
}

/** Whom to ask, and how long to wait. */
export interface Asker extends AskOptions {
  readonly target: Target;
  readonly scratch: Scratch;
  /** What the driver declares; a program leaves out the steps that need anything else. */
  readonly methods: readonly Method[];
  /** What the language cannot hold, and what the declared methods do not give: cases that need it are skipped. */
  readonly limits?: Implementation['limits'];
  readonly offers?: Implementation['offers'];
  /** Ends a program as soon as it fails in the way that is looked for; by default it goes on. */
  readonly isEnough?: (failed: Kinded) => boolean;
  /** The Pi release that it follows: cases that need a later one are skipped. Without it, none are. */
  readonly follows?: string;
}

/** What was seen beside the answers that a case is judged by. */
export interface Seen {
  /** How often a method was asked that must leave the disk as it is. */
  readonly readings: number;
  /** What such a method changed all the same, by the method. */
  readonly touched: readonly (Touched & { readonly method: Method })[];
  /** Results that are not as the protocol describes them. */
  readonly malformed: readonly { readonly method: Method; readonly problem: SchemaProblem }[];
}

/** What one case came to. */
export type Judged =
  | { readonly outcome: 'right'; readonly exhibit: Exhibit; readonly seen?: Seen }
  | {
      readonly outcome: 'wrong';
      readonly finding: Finding;
      /** What else is wrong with the same case, in other ways. */
      readonly also?: readonly { readonly finding: Finding; readonly exhibit: Exhibit }[];
      readonly exhibit: Exhibit;
      readonly seen?: Seen;
    }
  /** Nothing was judged, as the implementation does not offer what the case is about. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  | { readonly outcome: 'not-supported'; readonly message: string }
  | { readonly outcome: 'abandoned' };
