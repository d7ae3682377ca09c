import type { CodeOf, InspectedId } from './rules/index.ts';

/**
 * What is wrong at one place of a session file. Facts only: `sentences.ts` makes them into words.
 * Nothing in a fact is message text; ids and names of types are.
 */
export interface FileFact {
  /** The requirement that is broken. */
  readonly rule: InspectedId;
  /** Which of the rule's codes. */
  readonly code: string;
  /** Counted from 1, in physical lines. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units of the line: where the faulty value begins. */
  readonly column: number;
  /** A JSON pointer into the line's value; empty for the line as a whole. */
  readonly pointer: string;
  /** What must be there; completes a sentence that begins with "must be". Left out: the code's own words. */
  readonly expected?: string;
  /** The members that must be there, where several are missing; completes a sentence that begins with "must have". */
  readonly members?: readonly string[];
  /** What is there, in words. */
  readonly received: string;
}

/** A fact by a code that its rule has. */
export const factOf = <Id extends InspectedId>(
  rule: Id,
  code: CodeOf<Id>,
  place: Omit<FileFact, 'rule' | 'code'>,
): FileFact => ({ ...place, rule, code });

/** Takes each fact as it is found. */
export type ReportFact = (fact: FileFact) => void;
