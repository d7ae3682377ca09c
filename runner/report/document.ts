import { REPORT_FORMAT } from '../run-report.ts';
import type { StaleEntry } from '../baseline/entry.ts';
import type { Counts } from '../judge/summary.ts';
import type { FurtherFailure, RuleResult } from '../case/finding.ts';
import type { Level } from '../../suites/requirement.ts';
import type { Source } from '../../suites/source.ts';
import type { Chosen } from '../run-report.ts';
import type { Implementation } from '../target/target.ts';
import type { Cause } from './causes/cause.ts';
import type { Problem } from './problem.ts';
import type { Provenance } from './provenance.ts';
import type { TreeDrawing } from './tree/rows.ts';

/**
 * The JSON reports, from which every other format is made: at the end of a command, or later from the file. A newer form
 * has a higher number.
 */
export const DOCUMENT_FORMAT = REPORT_FORMAT;

/** What a rule says, for a reader who does not have it. */
export interface RuleWords {
  readonly title: string;
  readonly level: Level;
  readonly since?: string;
  readonly source: Source;
}

/** A file of a failing case. */
export interface FileDocument {
  readonly name: string;
  readonly bytes: number;
  /** Its text, or its bytes in base64 where it is not valid UTF-8; neither where it is too large to be kept. */
  readonly text?: string;
  readonly base64?: string;
  /** Where the branch is read from: null before the first entry, missing for the last line. */
  readonly leafId?: string | null;
  /** What is drawn of it, where it is too large to be kept. */
  readonly drawing?: TreeDrawing;
}

/** What was asked in a failing case and what came, bounded in size. */
export interface ExhibitDocument {
  /** The questions or steps, with pictures of the files, as lines. */
  readonly asked: readonly string[];
  readonly files: readonly FileDocument[];
  /** Every answer that would be right. */
  readonly expected?: readonly unknown[];
  readonly received?: unknown;
}

export interface ResultDocument extends Omit<RuleResult, 'exhibit' | 'further'> {
  readonly exhibit?: ExhibitDocument;
  /** What is wrong in other ways, each with the smallest case that shows it. */
  readonly further?: readonly FurtherDocument[];
}

interface FurtherDocument extends Omit<FurtherFailure, 'exhibit'> {
  readonly exhibit?: ExhibitDocument;
}

/** The report of `run`, after `schema/report.schema.json`. */
export interface RunDocument {
  readonly format: number;
  readonly command: 'run';
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: Implementation;
  readonly seed: number;
  readonly runs: number;
  readonly origin: Provenance;
  readonly chosen?: Chosen;
  readonly notReached?: readonly string[];
  readonly summary: Counts & {
    readonly byLevel: Readonly<Record<string, Counts>>;
    readonly byArea: Readonly<Record<string, Counts>>;
  };
  /** Why rules fail, probably; the one that explains most first. */
  readonly causes?: readonly Cause[];
  readonly results: readonly ResultDocument[];
  readonly rules: Readonly<Record<string, RuleWords>>;
  readonly stale?: readonly StaleEntry[];
  readonly notes?: readonly string[];
}

/** A problem with its place beside the rest. */
export type FindingDocument = Omit<Problem, 'place' | 'weight' | 'details'> & Problem['place'];

export interface CheckedFile {
  readonly path: string;
  readonly lines: number;
  readonly entries: number;
  readonly bytes: number;
  readonly sessionId?: string;
  readonly counts: Readonly<Record<Level, number>>;
  readonly unreadable?: string;
  /** Its tree, of the first files that have problems, with those in it. */
  readonly drawing?: TreeDrawing;
  /** What is no problem, but worth knowing. */
  readonly notes?: readonly { readonly line: number; readonly text: string }[];
}

/** The report of `check`. */
export interface CheckDocument {
  readonly format: number;
  readonly command: 'check';
  readonly checker: { readonly name: string; readonly version: string };
  readonly enforce?: string;
  readonly origin: Provenance;
  readonly summary: {
    readonly files: number;
    readonly entries: number;
    readonly levels: Readonly<Record<Level, number>>;
    readonly binding: number;
    readonly warnings: number;
    readonly unreadable: number;
  };
  readonly files: readonly CheckedFile[];
  readonly findings: readonly FindingDocument[];
}

export type Document = RunDocument | CheckDocument;
