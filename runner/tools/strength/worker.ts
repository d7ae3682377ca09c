import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Scratch } from '../../case/scratch.ts';
import { loadSuites } from '../../rules/load-suites.ts';
import { exitOnSignals, onExit } from '../../target/cleanup.ts';
import { examine, type Fate } from './examine.ts';
import type { Mutant } from './mutate.ts';
import { Order, type Priced } from './order.ts';
import { Copy, type Subject } from './subject.ts';

/** What a worker is told at its start. */
export interface Work {
  readonly subject: Subject;
  readonly seed: number;
  readonly runs: number;
  readonly timeout: number;
  /** The rules that the unchanged code passes, and the milliseconds that each took. */
  readonly costs: Readonly<Record<string, number>>;
}

export type ToWorker = { readonly work: Work } | { readonly mutant: Mutant };
export type FromWorker =
  { readonly ready: true } | { readonly id: string; readonly fate: Fate } | { readonly failed: string };

/** A process that examines one mutant after the other; its parent sends them. */

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pi-strength-')));
onExit(() => rmSync(folder, { recursive: true, force: true }));
exitOnSignals();
// A mutant that forgets the folder writes here, and nowhere else.
process.chdir(folder);

const say = (message: FromWorker): void => void process.send?.(message);

async function prepare({
  subject,
  seed,
  runs,
  timeout,
  costs,
}: Work): Promise<(mutant: Mutant) => Promise<Fate>> {
  const copies = {
    changed: new Copy(subject, join(folder, 'changed')),
    honest: new Copy(subject, join(folder, 'honest')),
  };
  const suites = await loadSuites();
  const rules = suites.flatMap(({ area, rules: those }) =>
    those.flatMap((rule): Priced[] => {
      const milliseconds = costs[rule.id];
      return milliseconds === undefined ? [] : [{ area, rule, milliseconds }];
    }),
  );
  const order = new Order(rules);
  const [command, honest] = [copies.changed.command, copies.honest.command];
  return async (mutant) => {
    copies.changed.change(mutant);
    const scratch = new Scratch();
    try {
      const fate = await examine({
        rules: order.rulesFor(mutant),
        command,
        honest,
        scratch,
        seed,
        runs,
        timeout,
      });
      if (fate.fate === 'killed') order.killed(mutant, fate.rule);
      return fate;
    } finally {
      scratch.remove();
    }
  };
}

let one: ((mutant: Mutant) => Promise<Fate>) | undefined;

async function answer(message: ToWorker): Promise<FromWorker> {
  if ('work' in message) {
    one = await prepare(message.work);
    return { ready: true };
  }
  if (one === undefined) throw new Error('a mutant came before the work was told');
  return { id: message.mutant.id, fate: await one(message.mutant) };
}

process.on('message', (message: ToWorker) => {
  answer(message).then(say, (thrown: unknown) => say({ failed: String((thrown as Error).stack ?? thrown) }));
});
process.on('disconnect', () => process.exit());
