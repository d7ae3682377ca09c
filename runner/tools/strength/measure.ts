import { UsageError } from '../../errors.ts';
import { readEquivalents } from './equivalents.ts';
import { Kept, nameOfRun } from './kept.ts';
import type { Mutant } from './mutate.ts';
import { examineAll, type Examined } from './pool.ts';
import type { StrengthReport } from './report.ts';
import { passedBy } from './passed.ts';
import { sampleOf } from './sample.ts';
import { mutantsIn, type Subject } from './subject.ts';

export interface MeasureOptions {
  readonly subject: Subject;
  readonly seed: number;
  /** Random inputs a rule. */
  readonly runs: number;
  /** So many of the mutants; all when left out. */
  readonly sample?: number;
  /** Only those that are not listed as equivalent. */
  readonly told?: boolean;
  /** One of so many equal parts of them, counted from 1. */
  readonly slice?: { readonly index: number; readonly of: number };
  /** A file that keeps what was found: a run that was interrupted goes on there, and slices come together. */
  readonly keep?: string;
  /** Only mutants with one of these ids. */
  readonly ids?: readonly string[];
  /** Only rules that these patterns name. */
  readonly only?: readonly string[];
  readonly workers: number;
  readonly timeout: number;
  readonly onProgress?: (line: string) => void;
  readonly onDone?: (done: number, total: number, examined: Examined) => void;
}

/**
 * Runs the suite against mutants of a subject. The report has all that are kept of the same run, those of other slices too.
 * @throws UsageError where no mutant is left; Error where the unchanged code passes no rule
 */
export async function measure(options: MeasureOptions): Promise<StrengthReport> {
  const { subject, seed, runs, workers, timeout, only = [], keep, onDone } = options;
  const all = mutantsIn(subject);
  const equivalents = readEquivalents();
  const candidates = options.told === true ? all.filter(({ id }) => !equivalents.has(id)) : all;
  const mutants = chosenFrom(candidates, options);
  const mine = sliceOf(mutants, options.slice);
  const kept = new Kept(nameOfRun({ subject: subject.name, seed, runs, only }), keep);
  const open = mine.filter(({ id }) => kept.fateOf(id) === undefined);
  if (open.length > 0) {
    if (kept.passed === undefined) kept.addPassed(await passedBy(subject, options));
    const { passed = { rules: {}, held: [] } } = kept;
    const kills = all.flatMap((mutant) => {
      const killed = kept.hints.get(mutant.id);
      return killed === undefined ? [] : [{ mutant, killed }];
    });
    await examineAll(open, { subject, seed, runs, timeout, passed, kills }, workers, (done, one) => {
      kept.add(one.mutant.id, one.fate);
      onDone?.(done + mine.length - open.length, mine.length, one);
    });
  }
  const examined = mutants.flatMap((mutant): Examined[] => {
    const fate = kept.fateOf(mutant.id);
    return fate === undefined ? [] : [{ mutant, fate }];
  });
  const ids = new Set(all.map(({ id }) => id));
  const stale = subject.kind === 'references' ? [...equivalents.keys()].filter((id) => !ids.has(id)) : [];
  return { subject: subject.name, all: all.length, seed, runs, examined, equivalents, stale };
}

/** Every so-many-eth, so that each part has some of every file. */
const sliceOf = (mutants: readonly Mutant[], slice: MeasureOptions['slice']): readonly Mutant[] =>
  slice === undefined ? mutants : mutants.filter((_, at) => at % slice.of === slice.index - 1);

function chosenFrom(all: readonly Mutant[], { ids, sample, seed }: MeasureOptions): readonly Mutant[] {
  const unknown = ids?.find((id) => all.every((mutant) => mutant.id !== id));
  if (unknown !== undefined) throw new UsageError(`no mutant has the id ${unknown}`);
  if (ids !== undefined) return all.filter(({ id }) => ids.includes(id));
  return sample === undefined ? all : sampleOf(all, sample, seed);
}
