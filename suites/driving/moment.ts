import type { Entry } from '../model/index.ts';
import type { Expectation, Outcome, Request } from '../question.ts';
import type { Complaints } from './complaint.ts';
import type { Step } from './step.ts';

/** The files of a case, by name relative to the scratch folder. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** How the leaf of a session came to be where it is. */
export type LeafBy = 'create' | 'open' | 'append' | 'navigate' | 'refusal';

/** A session as it must be, by what was asked for and what was acknowledged. */
export interface Known {
  /** Its file, relative to the scratch folder; empty as long as nobody told of one. */
  readonly name: string;
  readonly sessionId: string;
  /** That through which it is open. */
  readonly handle: string | number | undefined;
  /** That through which it was open last, before it was closed. */
  readonly closed?: string | number;
  /** What the writer holds is not known in full: a second handle writes to the same file, or nothing of it is stored. */
  readonly shared: boolean;
  /** Entries of the file when it was opened, and those acknowledged since, in that order. */
  readonly entries: readonly Entry[];
  /** Of those, the ones that were appended by the implementation under test, through this handle. */
  readonly appended: readonly string[];
  readonly leafId: string | null;
  readonly leafBy: LeafBy;
  /** What was asked for when it was made, and from which file. */
  readonly made?:
    | {
        readonly how: 'create';
        readonly cwd: string;
        readonly sessionId?: string;
        readonly parentSession?: string;
      }
    | { readonly how: 'fork' | 'clone'; readonly cwd?: string; readonly source: string }
    /** A new session in the writer of another one. */
    | {
        readonly how: 'new';
        /** That of the session before, where it is known. */
        readonly cwd: unknown;
        readonly sessionId?: string;
        readonly parentSession?: string;
      };
}

/** One step that was taken, and all that a rule may judge it by. */
export interface Moment {
  /** Counted from 0, over the steps that were possible. */
  readonly index: number;
  readonly step: Step;
  /** What was asked; missing where the runner did something itself. */
  readonly request?: Request;
  /** What came back; missing where the driver was ended before it answered. */
  readonly outcome?: Outcome;
  /** The session that the step was about, before and after it. */
  readonly before?: Known;
  readonly after?: Known;
  /** All sessions that are known after the step. */
  readonly sessions: readonly Known[];
  readonly disk: { readonly before: Files; readonly after: Files };
  /** Something stands in the way of writing. */
  readonly blocked: boolean;
  /** Those before it. */
  readonly earlier: readonly Moment[];
}

/** How a rule is shown by driving an implementation step by step. */
export interface Program<Input = unknown> {
  steps(input: Input): readonly Step[];
  /** Judges a step by the files that it left; undefined where all is right, or where the rule is about other steps. */
  readonly judge?: (moment: Moment) => Complaints;
  /** Why a step left nothing that the rule can be judged by; undefined where it did. */
  readonly unfit?: (moment: Moment) => string | undefined;
  /** What would be the right answer to a step; undefined where the rule is about other steps. */
  readonly expect?: (moment: Moment) => Expectation | undefined;
  /** Whether the steps that were taken showed anything of what the rule is about; by default, whether any step left something to be judged. */
  readonly sees?: (moments: readonly Moment[]) => boolean;
}

/** Whether a step left something that a judge can look at: a file, or an answer about files or about a session that is open. */
const leftSomething = ({ request, outcome, disk, blocked, step }: Moment): boolean => {
  if (request === undefined) return false;
  if (step.act === 'kill') return true;
  if (outcome === undefined || ('rejected' in outcome && !blocked)) return false;
  return blocked || disk.after.size > 0 || ANSWERING.has(step.act);
};

/** Steps that are judged by what they answer. */
const ANSWERING: ReadonlySet<Step['act']> = new Set(['state', 'context', 'read', 'list', 'latest', 'find']);

/** Whether a program showed anything: where nothing was seen, nothing passes. */
export function sawAnything({ judge, expect, sees }: Program, moments: readonly Moment[]): boolean {
  if (sees !== undefined) return sees(moments);
  return moments.some(
    (moment) =>
      (moment.outcome !== undefined && expect?.(moment) !== undefined) ||
      (judge !== undefined && leftSomething(moment)),
  );
}

/** The result of a step that was answered. */
export function resultOf({ outcome }: Moment): Readonly<Record<string, unknown>> | undefined {
  return outcome !== undefined && 'result' in outcome
    ? (outcome.result as Readonly<Record<string, unknown>>)
    : undefined;
}

export const isRefused = ({ outcome }: Moment): boolean => outcome !== undefined && 'rejected' in outcome;
