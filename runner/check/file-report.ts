import type { FileFact } from '../../suites/checking/fact.ts';
import type { Note } from '../../suites/checking/lost-history.ts';
import type { Level } from '../../suites/requirement.ts';
import type { Enforced } from '../judge/verdict.ts';

/** What came of one file. */
export interface FileReport {
  /** As it was named on the command line, or found. */
  readonly path: string;
  readonly lines: number;
  readonly entries: number;
  readonly bytes: number;
  /** The session's id and that of the file it was forked from, as the header tells. */
  readonly sessionId?: string;
  readonly parentSession?: string;
  /** The file holds no session header. */
  readonly headerless?: true;
  /** Its lines are those of another format. */
  readonly foreign?: true;
  /** In the order of their lines; no more than `MAX_FACTS`. */
  readonly facts: readonly FileFact[];
  /** What is no problem, but worth knowing. */
  readonly notes?: readonly Note[];
  /** How many facts there were, of each level. */
  readonly counts: Readonly<Record<Level, number>>;
  /** Why the file could not be read to its end. */
  readonly unreadable?: string;
}

/** A file that is no session gives a fact a line: nobody reads them all. */
export const MAX_FACTS = 1_000;

/** All that came of a check. */
export interface CheckReport {
  readonly files: readonly FileReport[];
  /** What binds beside the musts. */
  readonly enforce?: Enforced;
}

export const NO_FACTS: FileReport['counts'] = { must: 0, should: 0, observed: 0 };

const STRICTNESS = { must: 0, should: 1, observed: 2 } as const satisfies Record<Level, number>;

/** Whether a fact of a level makes the check fail. */
export function binds(level: Level, enforce: Enforced | undefined): boolean {
  return STRICTNESS[level] <= (enforce === undefined ? 0 : STRICTNESS[enforce]);
}

/** Counts over all files. */
export interface Totals {
  readonly files: number;
  readonly entries: number;
  readonly levels: FileReport['counts'];
  /** Facts that bind. */
  readonly binding: number;
  /** Facts that do not. */
  readonly warnings: number;
  readonly unreadable: number;
}

export function totalsOf({ files, enforce }: CheckReport): Totals {
  const levels = { ...NO_FACTS };
  let entries = 0;
  let unreadable = 0;
  for (const file of files) {
    entries += file.entries;
    if (file.unreadable !== undefined) unreadable++;
    for (const level of ['must', 'should', 'observed'] as const) levels[level] += file.counts[level];
  }
  const all = levels.must + levels.should + levels.observed;
  const binding = (['must', 'should', 'observed'] as const)
    .filter((level) => binds(level, enforce))
    .reduce((sum, level) => sum + levels[level], 0);
  return { files: files.length, entries, levels, binding, warnings: all - binding, unreadable };
}
