import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf, UsageError } from '../../errors.ts';
import { run } from '../../run.ts';
import { onExit } from '../../target/cleanup.ts';
import { readEquivalents } from './equivalents.ts';
import type { Mutant } from './mutate.ts';
import { examineAll, type Examined } from './pool.ts';
import type { StrengthReport } from './report.ts';
import { sampleOf } from './sample.ts';
import { Copy, mutantsIn, type Subject } from './subject.ts';

export interface MeasureOptions {
  readonly subject: Subject;
  readonly seed: number;
  /** Random inputs a rule. */
  readonly runs: number;
  /** So many of the mutants; all when left out. */
  readonly sample?: number;
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
 * Runs the suite against mutants of a subject.
 * @throws UsageError where no mutant is left; Error where the unchanged code passes no rule
 */
export async function measure(options: MeasureOptions): Promise<StrengthReport> {
  const { subject, seed, runs, workers, timeout, onDone } = options;
  const all = mutantsIn(subject);
  const mutants = chosenFrom(all, options);
  const costs = await costsOf(options);
  const work = { subject, seed, runs, timeout, costs };
  const examined = await examineAll(mutants, work, workers, (done, one) =>
    onDone?.(done, mutants.length, one),
  );
  return { subject: subject.name, all: all.length, seed, runs, examined, equivalents: readEquivalents() };
}

function chosenFrom(all: readonly Mutant[], { ids, sample, seed }: MeasureOptions): readonly Mutant[] {
  const unknown = ids?.find((id) => all.every((mutant) => mutant.id !== id));
  if (unknown !== undefined) throw new UsageError(`no mutant has the id ${unknown}`);
  if (ids !== undefined) return all.filter(({ id }) => ids.includes(id));
  return sample === undefined ? all : sampleOf(all, sample, seed);
}

/** The unchanged code first: only a rule that it passes can tell a mutant from it. */
async function costsOf(options: MeasureOptions): Promise<Readonly<Record<string, number>>> {
  const { subject, seed, runs, only, onProgress } = options;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pi-strength-')));
  const forget = onExit(() => rmSync(folder, { recursive: true, force: true }));
  const costs: Record<string, number> = {};
  let last = performance.now();
  try {
    const { command } = new Copy(subject, folder);
    await run({
      tested: { command },
      seed,
      runs,
      jobs: 1,
      ...(only && { only }),
      onProgress: ({ result }) => {
        const now = performance.now();
        if (result.verdict === 'pass') costs[result.rule] = now - last;
        else if (result.verdict !== 'skip')
          onProgress?.(`not asked: ${result.rule}, which the unchanged code does not pass`);
        last = now;
      },
    });
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new Error(`the unchanged code could not be run: ${messageOf(thrown)}`, { cause: thrown });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    forget();
  }
  if (Object.keys(costs).length === 0) throw new Error('the unchanged code passes none of the rules');
  return costs;
}
