import { type Command, Option } from 'commander';
import type { Suite } from '../../suites/rule.ts';
import type { Baseline } from '../baseline/baseline.ts';
import { configured, type Setting, unlessGiven } from '../config/configured.ts';
import { messageOf, UsageError } from '../errors.ts';
import { printable } from '../printable.ts';
import { onSignal } from '../target/cleanup.ts';
import { DEFAULTS, type Settings } from '../settings.ts';
import { shellQuoted } from '../shell.ts';
import { type Shard, shardOf } from '../shard/shard.ts';
import {
  jobsOption,
  moduleOption,
  onlyOption,
  readBy,
  release,
  reportOption,
  skipOption,
  testedArguments,
  testedOf,
  timeoutOption,
  wordsOf,
  wholeNumber,
} from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface RunFlags extends Settings {
  readonly module?: string;
  readonly jobs?: number;
  readonly time?: number;
  readonly baseline?: string;
  readonly record?: string;
  readonly maxFailures?: number;
  readonly failFast?: boolean;
  readonly shard?: Shard;
  readonly lastFailed?: boolean;
  readonly watch?: boolean;
  readonly report?: readonly string[];
  readonly fixtures?: string | true;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
  readonly config?: string | boolean;
  readonly printConfig?: boolean;
}

const EXAMPLES = `
Examples:
  $ ${PROGRAM} run -- python3 driver.py
  $ ${PROGRAM} run --fixtures -- ./driver
  $ ${PROGRAM} run --only must --skip naming -- ./driver --strict
  $ ${PROGRAM} run --seed 42 --runs 1000 --report json=report.json -- ./driver

Exit codes: 0 as expected, 1 a failure or an error that is not in the baseline, or a stale entry of it, 2 usage,
3 the driver did not start, 4 nothing ran or the run is incomplete, 70 a fault of the suite, 130 interrupted.`;

const SETTINGS = [
  'driver',
  'module',
  'baseline',
  'only',
  'skip',
  'seed',
  'runs',
  'jobs',
  'timeout',
  'shrinkTime',
  'enforce',
  'follows',
  'maxFailures',
  'report',
] as const satisfies readonly Setting[];

export function addRun(program: Command): void {
  const made = program
    .command('run')
    .description('run the conformance rules against an implementation')
    .argument('[command...]', 'the command that starts the driver, after --')
    .passThroughOptions()
    .addOption(moduleOption())
    .option(
      '--fixtures [folder]',
      'run only the golden cases (built in, or from FOLDER), without random inputs',
    )
    .option('--seed <number>', 'repeat the random inputs of an earlier run', wholeNumber(-Infinity))
    .addOption(
      unlessGiven(
        new Option(
          '--runs <number>',
          'random inputs for each rule, beside its examples; rules that cost much get a part of them, as explain says',
        ).argParser(wholeNumber(0)),
        DEFAULTS.runs,
      ),
    )
    .addOption(onlyOption())
    .addOption(skipOption())
    .addOption(jobsOption())
    .addOption(timeoutOption())
    .addOption(
      unlessGiven(
        new Option('--start-timeout <ms>', 'for each start of the driver').argParser(wholeNumber(1)),
        DEFAULTS.startTimeout,
      ),
    )
    .addOption(
      unlessGiven(
        new Option('--time <seconds>', 'to shrink failures and ask them alone, for all together').argParser(
          wholeNumber(0),
        ),
        '0.7 of what asking took',
      ),
    )
    .addOption(
      unlessGiven(
        new Option('--shrink-time <ms>', 'the most of it for one failure').argParser(wholeNumber(0)),
        DEFAULTS.shrinkTime,
      ),
    )
    .addOption(
      new Option(
        '--enforce <level>',
        'treat failures of this level as errors, too (observed implies should)',
      ).choices(['should', 'observed']),
    )
    .addOption(
      unlessGiven(
        new Option('--follows <version>', 'Pi release to test against, such as 1.6.0').argParser(release),
        'the one that the driver reports',
      ),
    )
    .addOption(reportOption())
    .option('--baseline <file>', 'a YAML file of known failures, which do not fail the run')
    .option('--record <folder>', 'keep every line sent and received, for pi-conform show')
    .option(
      '--max-failures <number>',
      'stop after this many failures that are not in the baseline',
      wholeNumber(1),
    )
    .option('--fail-fast', 'stop at the first of them')
    .option(
      '--shard <i/n>',
      'one of n parts of the cases, as 1/3; pi-conform merge puts them together',
      readBy(shardOf),
    )
    .option('--last-failed', 'run only what failed last time, was not reached or is new')
    .option('--watch', "run again whenever the driver's files change, until Ctrl-C")
    .option('--quiet', 'failures and the last lines only')
    .option('--verbose', 'every rule, and warnings in full')
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(async (command: readonly string[], flags: RunFlags) => {
      const ended = await runOnce(command, flags);
      if (flags.watch === true && ended) await runAgain(command, flags);
    });
  configured(made, SETTINGS);
}

/** Runs at each change of the driver's files, until the process is ended. */
async function runAgain(command: readonly string[], flags: RunFlags): Promise<void> {
  const { changed, stateOf } = await import('../rerun/watch.ts');
  const words = wordsOf(testedOf(command, flags.module));
  for (;;) {
    const before = stateOf(words);
    process.stderr.write('waiting for a change of the driver; Ctrl-C ends\n');
    await changed(words, before);
    try {
      if (!(await runOnce(command, flags))) return;
    } catch (thrown) {
      // A file that is being edited may not start.
      process.stderr.write(`error: ${printable(messageOf(thrown))}\n`);
    }
  }
}

/** @returns false where it was interrupted */
async function runOnce(command: readonly string[], flags: RunFlags): Promise<boolean> {
  // Loaded at need: `list` and `--help` answer at once.
  const [
    { run },
    { loadGoldenSuites, loadSuites },
    { jsonReport },
    { formatted },
    { parseReports, reportToActions, writeReports },
    { styleFor },
    { exitCodeOf },
    { saveState },
    { runProgress },
  ] = await Promise.all([
    import('../run.ts'),
    import('../rules/load-suites.ts'),
    import('../report/json.ts'),
    import('../report/format/index.ts'),
    import('../report/write.ts'),
    import('../report/style.ts'),
    import('../judge/summary.ts'),
    import('../rerun/state.ts'),
    import('./run-progress.ts'),
  ]);
  const tested = testedOf(command, flags.module);
  const reports = parseReports(flags.report ?? []);
  const {
    module: _module,
    report: _report,
    fixtures,
    quiet,
    verbose,
    color,
    baseline: baselineFile,
    failFast,
    lastFailed,
    watch: _watch,
    config,
    printConfig: _printConfig,
    ...chosen
  } = flags;
  const choices = fixtures === undefined ? chosen : { ...chosen, ...ofGolden(chosen) };
  const suites = await (fixtures === undefined
    ? loadSuites()
    : loadGoldenSuites(fixtures === true ? undefined : fixtures));
  const baseline = baselineFile === undefined ? undefined : await openedBaseline(baselineFile, suites);
  const { file, stored, again } = await lastTime(testedArguments(tested), fixtures, lastFailed);
  const { clear, ...progress } = runProgress(
    process.stderr,
    fixtures === undefined ? 'rules' : 'golden cases',
    quiet === true ? undefined : styleFor(process.stderr, color),
  );
  const interruption = new AbortController();
  let signalled: number | undefined;
  const forget = onSignal((code) => {
    signalled = code;
    interruption.abort();
  });
  const result = await run({
    ...choices,
    ...again,
    ...(flags.time !== undefined && { time: flags.time * 1_000 }),
    ...(choices.seed !== undefined && { seed: choices.seed }),
    ...(failFast === true && { maxFailures: 1 }),
    ...(baseline !== undefined && { baseline }),
    tested,
    suites,
    ...progress,
    signal: interruption.signal,
  }).finally(() => {
    clear();
    forget();
  });
  const textStream = reports.some(({ file }) => file === '-') ? process.stderr : process.stdout;
  const exitCode = signalled ?? exitCodeOf(result.results, result.stale);
  const document = jsonReport(result, {
    tested: [
      ...(typeof fixtures === 'string' ? ['--fixtures', shellQuoted([fixtures])] : []),
      testedArguments(tested),
    ].join(' '),
    driver: wordsOf(tested),
    options: {
      ...chosen,
      ...(chosen.shard !== undefined && { shard: `${chosen.shard.index}/${chosen.shard.of}` }),
      ...(failFast === true && { failFast }),
      ...(lastFailed === true && { lastFailed }),
      ...(baselineFile !== undefined && { baseline: baselineFile }),
      ...(fixtures !== undefined && { fixtures }),
      ...(typeof config === 'string' && { config }),
    },
    exitCode,
  });
  textStream.write(formatted('text', document, { style: styleFor(textStream, color), quiet, verbose }));
  writeReports(document, reports);
  reportToActions(document, textStream);
  saveState(file, stored, result);
  process.exitCode = exitCode;
  return signalled === undefined;
}

/** What is known from before, and what it means for a run with `--last-failed`: all is asked where nothing is known, and says so. */
async function lastTime(
  driver: string,
  fixtures: string | true | undefined,
  lastFailed: boolean | undefined,
) {
  const { readState, stateFile } = await import('../rerun/state.ts');
  const file = stateFile(JSON.stringify([driver, fixtures]));
  const stored = readState(file);
  if (lastFailed !== true) return { file, stored };
  if (stored?.failed === true)
    return { file, stored, again: { seed: stored.seed, except: new Set(stored.right) } };
  const why = stored === undefined ? 'nothing is stored of an earlier run' : 'nothing failed last time';
  process.stderr.write(`--last-failed: ${why}, so everything is asked\n`);
  return { file, stored };
}

const openedBaseline = async (file: string, suites: readonly Suite[]): Promise<Baseline> =>
  (await import('../baseline/open.ts')).openBaseline(file, suites);

/** Golden cases are as they are: there is nothing to be made by chance. @throws UsageError where that is asked for */
function ofGolden({ seed, runs }: RunFlags): { readonly seed: number; readonly runs: number } {
  if (seed !== undefined || runs !== undefined)
    throw new UsageError('--fixtures asks the golden cases as they are: --seed and --runs make no others.');
  return { seed: 0, runs: 0 };
}
