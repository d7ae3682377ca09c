import type { FileFact } from '../../suites/checking/fact.ts';
import { harmOf } from '../../suites/checking/harm.ts';
import { fileRule } from '../../suites/checking/rules/index.ts';
import { adviceFor, sentenceOfFact, sourceOfFact } from '../../suites/checking/sentences.ts';
import { printable } from '../printable.ts';
import type { Problem } from '../report/problem.ts';
import { binds, type CheckReport } from './file-report.ts';

/** A problem of a session file: its place is always a line of it. */
export interface FileProblem extends Problem {
  readonly place: Problem['place'] & {
    readonly path: string;
    readonly line: number;
    readonly column: number;
  };
  readonly source: NonNullable<Problem['source']>;
}

/** Every problem of a check, file by file. */
export function problemsOf({ files, enforce }: CheckReport): readonly FileProblem[] {
  return files.flatMap(({ path, facts }) => facts.map((fact) => problemOf(path, fact, enforce)));
}

function problemOf(path: string, fact: FileFact, enforce: CheckReport['enforce']): FileProblem {
  const { rule, code, line, column, pointer } = fact;
  const { level } = fileRule(fact.rule);
  const isBinding = binds(level, enforce);
  return {
    rule,
    level,
    binds: isBinding,
    weight: isBinding ? 'fail' : 'warn',
    code,
    message: printable(sentenceOfFact(fact)),
    details: [],
    place: { path, line, column, pointer: printable(pointer) },
    harm: harmOf(fact),
    advice: adviceFor(fact),
    source: sourceOfFact(fact),
  };
}
