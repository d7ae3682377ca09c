import type { Expectation, Outcome, Request } from '../../suites/question.ts';
import type { Level } from '../../suites/requirement.ts';
import type { ComplaintCode } from '../../suites/driving/complaint.ts';
import type { Moment } from '../../suites/driving/moment.ts';
import type { Difference } from './compare.ts';
import type { Fault, FaultKind } from '../target/target.ts';

export type Verdict = 'pass' | 'fail' | 'warn' | 'skip' | 'error' | 'suite-error';

/** What went wrong: an answer that is not right, or a fault instead of one. */
export type FindingCode =
  'wrong-answer' | 'refused' | 'not-refused' | 'file-changed' | 'wrong-step' | FaultKind;

/** Where a case comes from: an example's name, or the path by which fast-check makes the input again. */
export type Origin = { readonly example: string } | { readonly path: string };

/** The facts about one failing case; `sentences.ts` has the words. */
export interface Finding {
  readonly rule: string;
  readonly code: FindingCode;
  readonly origin: Origin;
  /** The method of the request whose answer was not right. */
  readonly method: string;
  readonly differences?: readonly Difference[];
  /** The words of a refusal or of a fault. */
  readonly message?: string;
  /** The file that does not hold its bytes any more, or not those that it must. */
  readonly file?: string;
  /** Of a program, the step after which something is wrong; counted from 1. */
  readonly step?: number;
  /** Of a wrong step, what is wrong with it. */
  readonly complaint?: ComplaintCode;
  /** What that is about: the member, the id, the rule of files that is broken. */
  readonly about?: Readonly<Record<string, string>>;
  readonly exitCode?: number;
  /** The line of standard output that is no answer. */
  readonly line?: string;
  /** The tail of standard error. */
  readonly stderr?: string;
  /** Of an answer that is built on a file's entries: where `session/read` is wrong about the same file. */
  readonly readWrong?: Difference;
  /** Asked alone, in a fresh driver, the case passes. */
  readonly orderDependent?: boolean;
  /** The names of the rule's examples that are not answered rightly either. */
  readonly otherExamples?: readonly string[];
  /** What Pi is known to do, where that is a fault of Pi's own. */
  readonly hazard?: string;
}

/** All that a report may show of a case: what was asked, what would be right, what came. */
export interface Exhibit {
  readonly requests: readonly Request[];
  readonly expectation?: Expectation;
  readonly answer?: Outcome | Fault;
  /** Of a program, the steps that were taken. */
  readonly moments?: readonly Moment[];
}

/** Why a failure is known: what the baseline says of it. */
export interface ExpectedFailure {
  /** The pattern of the entry, and the line that it stands on. */
  readonly pattern: string;
  readonly line: number;
  readonly kind: 'bug' | 'deviation' | 'flaky' | 'wontfix';
  readonly link?: string;
  readonly note?: string;
}

/** A failure of another kind than the one that a rule is told by. */
export interface FurtherFailure {
  readonly finding: Finding;
  readonly replay: string;
  readonly exhibit?: Exhibit;
}

/** What became of one rule. */
export interface RuleResult {
  readonly rule: string;
  readonly area: string;
  readonly level: Level;
  readonly verdict: Verdict;
  /** Why a rule was skipped, or what broke in the suite. */
  readonly reason?: string;
  readonly finding?: Finding;
  /** The token by which `pi-conform replay` asks the failing case again. */
  readonly replay?: string;
  /** What is wrong in other ways than `finding`, each with the smallest case that shows it. */
  readonly further?: readonly FurtherFailure[];
  /** How many cases were judged. */
  readonly cases: number;
  /** Cases that were not judged, as they need what is not offered, by the reason. */
  readonly skipped?: readonly { readonly reason: string; readonly cases: number }[];
  /** What each of its cases came to that was asked, by name; all random inputs are one case, `random`. */
  readonly byCase?: Readonly<Record<string, Verdict>>;
  /** Milliseconds of the slowest answer that came only after its deadline, asked again alone. It changes no verdict. */
  readonly slow?: number;
  /** How those that are wrong are wrong, by name, in eight letters each: by these a cause is told. Random inputs are left out. */
  readonly wrong?: Readonly<Record<string, string>>;
  /** A failure that the baseline lists: it stays a failure, but does not fail the run. */
  readonly expected?: ExpectedFailure;
  /** The cases that went wrong and are not in the baseline, where others of the rule are. */
  readonly unlisted?: readonly string[];
  /** It was to run, and did not run to its end. */
  readonly incomplete?: boolean;
  readonly exhibit?: Exhibit;
}
