import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSuites } from '../../rules/load-suites.ts';
import { exitOnSignals } from '../../target/cleanup.ts';
import { Cases } from './cases.ts';
import { bodiesOf, functionAround } from './coverage.ts';
import type { Fate } from './fate.ts';
import { Examiner } from './examiner.ts';
import type { Mutant } from './mutate.ts';
import { type Kill, Order, type Priced } from './order.ts';
import type { Passed } from './passed.ts';
import type { Subject } from './subject.ts';

/** What a worker is told at its start. */
export interface Work {
  readonly subject: Subject;
  readonly seed: number;
  readonly runs: number;
  readonly timeout: number;
  /** What the unchanged code does. */
  readonly passed: Passed;
  /** What killed mutants before. */
  readonly kills: readonly Kill[];
}

export type ToWorker =
  | { readonly work: Work }
  /** `apart`: not in the worker's own process, which it broke or held up. */
  | { readonly mutant: Mutant; readonly apart: boolean };
export type FromWorker =
  | { readonly ready: true }
  | { readonly id: string; readonly fate: Fate }
  | { readonly failed: string }
  /** It still asks. */
  | { readonly beat: true };

/** Milliseconds between two signs of life. */
const BEAT = 500;

/** A process that examines one mutant after the other; its parent sends them. */

/** Its own, and removed by the parent. */
const folder = process.argv[2] ?? '';
exitOnSignals();
// A mutant that forgets the folder writes here, and nowhere else.
process.chdir(folder);

const say = (message: FromWorker): void => void process.send?.(message);

let lastBeat = 0;
function beat(): void {
  if (performance.now() - lastBeat < BEAT) return;
  lastBeat = performance.now();
  say({ beat: true });
}

type Examine = (mutant: Mutant, apart: boolean) => Promise<Fate>;

async function prepare({ subject, seed, runs, timeout, passed, kills }: Work): Promise<Examine> {
  const examiner = new Examiner(subject, folder);
  const suites = await loadSuites();
  const rules = suites.flatMap(({ area, rules: those }) =>
    those.flatMap((rule): Priced[] => {
      const one = passed.rules[rule.id];
      return one === undefined ? [] : [{ area, rule, ...one }];
    }),
  );
  const order = new Order(rules);
  for (const { mutant, killed } of kills) order.killed(mutant, killed);
  const cases = new Cases(seed, runs);
  const bodies = new Map(
    subject.files.map((file) => [file, bodiesOf(file, readFileSync(join(subject.root, file), 'utf8'))]),
  );
  const held = new Set(passed.held);
  return async (mutant, apart) => {
    const within = functionAround(bodies.get(mutant.file) ?? [], mutant);
    const [first, asked] = [order.casesFor(mutant), order.rulesFor(mutant, within)];
    const questions = { first, rules: asked, cases, held, timeout, onCase: beat };
    const fate = await examiner.examine(mutant, questions, apart);
    if (fate.fate === 'killed') order.killed(mutant, fate);
    return fate;
  };
}

let one: Examine | undefined;

async function answer(message: ToWorker): Promise<FromWorker> {
  if ('work' in message) {
    one = await prepare(message.work);
    return { ready: true };
  }
  if (one === undefined) throw new Error('a mutant came before the work was told');
  return { id: message.mutant.id, fate: await one(message.mutant, message.apart) };
}

process.on('message', (message: ToWorker) => {
  answer(message).then(say, (thrown: unknown) => say({ failed: String((thrown as Error).stack ?? thrown) }));
});
process.on('disconnect', () => process.exit());
