import { adviceFor, type FileFact, sentenceOfFact, sourceOfFact } from '../../suites/checking/index.ts';
import type { Level } from '../../suites/requirement.ts';
import type { Source } from '../../suites/source.ts';
import { printable } from '../printable.ts';
import { binds, type CheckReport, levelOf } from './file-report.ts';

/** A fact with all its words, for the formats. Its words are safe for a terminal. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly level: Level;
  /** Whether it makes the check fail. */
  readonly binds: boolean;
  readonly rule: string;
  readonly code: string;
  readonly pointer: string;
  /** `must be ..., received ...` */
  readonly message: string;
  readonly advice: string;
  readonly source: Source;
}

/** Every finding of a report, file by file. */
export function findingsOf({ files, enforce }: CheckReport): readonly Finding[] {
  return files.flatMap(({ path, facts }) => facts.map((fact) => findingOf(path, fact, enforce)));
}

function findingOf(path: string, fact: FileFact, enforce: CheckReport['enforce']): Finding {
  const { rule, code, line, column, pointer } = fact;
  const level = levelOf(fact);
  return {
    path,
    line,
    column,
    level,
    binds: binds(level, enforce),
    rule,
    code,
    pointer: printable(pointer),
    message: printable(sentenceOfFact(fact)),
    advice: adviceFor(fact),
    source: sourceOfFact(fact),
  };
}
