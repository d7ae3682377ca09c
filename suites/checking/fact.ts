import type { Level, Source } from '../rule.ts';

/**
 * What is wrong at one place of a session file. Facts only: `sentences.ts` makes them into words.
 * Nothing in a fact is message text; ids and names of types are.
 */
export interface FileFact {
  /** The id of a `FileRule`. */
  readonly rule: string;
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

/** What one code of a rule says. */
export interface Code {
  /** Completes a sentence that begins with "must". */
  readonly must: string;
  /** What to do about it. */
  readonly advice: string;
  /** The sentence that this code quotes, where it is not the rule's. */
  readonly source?: Source;
}

/** One requirement that a file can be held against as it lies on the disk. */
export interface FileRule {
  /** The same id as the reading or writing rule of that requirement, where there is one. */
  readonly id: string;
  /** How binding it is: a file that breaks a `must` is invalid. */
  readonly level: Level;
  readonly title: string;
  readonly since?: string;
  readonly source: Source;
  readonly codes: Readonly<Record<string, Code>>;
}

/** Takes each fact as it is found. */
export type ReportFact = (fact: FileFact) => void;
