import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import type { RuleResult } from '../case/finding.ts';
import { gather } from '../commands/options.ts';
import { run } from '../run.ts';
import { exitOnSignals, onExit } from '../target/cleanup.ts';
import { numberOf, runTool } from './tool.ts';

/** Runs the suite on a busy machine, and compares its verdicts with those of a quiet one: none may hang on the clock. */

const USAGE = `Usage: npm run steady -- [--busy <processes a core>] [--rounds <number>] [--runs <number>] [--seed <number>]
                         [--only <rules>]... [-- <command of a driver>]

Runs the rules once as the machine is, and then in so many rounds beside processes that do nothing but compute. Each
verdict that is another one then is told, and ends this with 1. Without a command: the Python example, and the real Pi.`;

const ROOT = packageRoot();

const EXAMPLES: readonly (readonly [string, ...string[]])[] = [
  ['python3', join(ROOT, 'runner', 'drivers', 'pi_session.py')],
  [process.execPath, join(ROOT, 'dist', 'runner', 'drivers', 'pi.js')],
];

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Keeps every core busy with so many processes, for as long as `work` takes. */
async function besideBusy<Value>(count: number, work: () => Promise<Value>): Promise<Value> {
  const children: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => children.forEach((child) => child.kill('SIGKILL'));
  const forget = onExit(end);
  try {
    return await work();
  } finally {
    end();
    forget();
  }
}

/** What a rule came to, in words that are the same whenever it comes to the same. */
const wordOf = ({ verdict, finding }: RuleResult): string =>
  // Where Pi itself goes wrong, it may be stopped by its memory as well as by its deadline.
  finding === undefined || (finding.hazard !== undefined && verdict === 'warn')
    ? verdict
    : `${verdict} (${finding.code})`;

/** The verdicts that differ, as lines. */
function changes(quiet: readonly RuleResult[], busy: readonly RuleResult[]): readonly string[] {
  const before = new Map(quiet.map((result) => [result.rule, wordOf(result)]));
  return busy.flatMap((result) => {
    const [was, is] = [before.get(result.rule) ?? 'not run', wordOf(result)];
    return was === is
      ? []
      : [`${result.rule}: ${was}, and ${is} on a busy machine: ${result.finding?.message ?? ''}`];
  });
}

const options = {
  busy: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '2' },
  runs: { type: 'string' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', multiple: true },
} as const;

exitOnSignals();
await runTool({ usage: USAGE, options, positionals: true }, async (values, command) => {
  const { runs } = values;
  const only = values.only?.flatMap((patterns) => gather(patterns));
  const busy = numberOf('busy', values.busy, 1) * availableParallelism();
  const rounds = numberOf('rounds', values.rounds, 1);
  const seed = numberOf('seed', values.seed);
  const [program, ...args] = command;
  let changed = 0;
  for (const tested of program === undefined ? EXAMPLES : [[program, ...args] as const]) {
    const verdicts = () =>
      run({
        tested: { command: tested },
        seed,
        ...(only !== undefined && { only }),
        ...(runs !== undefined && { runs: numberOf('runs', runs) }),
      });
    const quiet = await verdicts();
    const took = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`;
    tell(`${quiet.implementation.name}: ${quiet.results.length} rules in ${took(quiet.milliseconds)}`);
    for (let round = 1; round <= rounds; round++) {
      const loaded = await besideBusy(busy, verdicts);
      const lines = changes(quiet.results, loaded.results);
      changed += lines.length;
      tell(
        `  round ${round}, beside ${busy} busy processes: ${lines.length} other verdicts in ${took(loaded.milliseconds)}`,
      );
      for (const line of lines) tell(`    ${line}`);
    }
  }
  return changed === 0 ? 0 : 1;
});
