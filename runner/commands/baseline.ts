import { type Command, Option } from 'commander';
import type { Suite } from '../../suites/rule.ts';
import { configured } from '../config/configured.ts';
import { KINDS, type Entry } from '../baseline/entry.ts';
import { UsageError } from '../errors.ts';
import { counted } from '../printable.ts';
import type { ReadReport } from '../run-report.ts';
import { jobsOption, moduleOption, release, testedOf, timeoutOption, wholeNumber } from './options.ts';
import { PROGRAM } from '../invocation.ts';

/** How the driver is asked, as for `run`. */
interface Asked {
  readonly seed?: number;
  readonly jobs?: number;
  readonly timeout?: number;
  readonly enforce?: 'should' | 'observed';
  readonly follows?: string;
}

interface BaselineFlags extends Asked {
  readonly from?: string;
  readonly module?: string;
  readonly fixtures?: true;
  readonly kind: Entry['kind'];
}

const EXAMPLES = `
Without --from, the whole suite is run on the driver first.

Examples:
  $ ${PROGRAM} baseline write known.yaml -- ./driver             list what fails now
  $ ${PROGRAM} run --baseline known.yaml -- ./driver             fails only by what is not listed, or listed and right
  $ ${PROGRAM} baseline prune known.yaml -- ./driver             take out what is right now
  $ ${PROGRAM} baseline check known.yaml                         is the file right? Did an entry expire?
  $ ${PROGRAM} baseline write known.yaml --from report.json      from a run before, or from merged parts

Exit codes: 0 fine, 1 check found stale or expired entries, 2 usage, a file that is not right or a partial run.`;

const CHANGING = `
Exit codes: 0 the file is as it must be, 2 usage, a file that is not right or a partial run, 3 the driver did not start.`;

const CHECKING = `
Exit codes: 0 fine, 1 stale or expired entries, 2 usage, or a file that is not right, 3 the driver did not start.`;

export function addBaseline(program: Command): void {
  const baseline = program
    .command('baseline')
    .description('manage the list of known failures: write, prune, check')
    .addHelpText('after', EXAMPLES);

  ofDriver(
    baseline
      .command('write')
      .description('add failures that are not listed yet; existing entries stay')
      .addHelpText('after', CHANGING),
  )
    .addOption(new Option('--kind <kind>', 'the kind of the new entries').choices(KINDS).default('bug'))
    .action(async (file: string, command: readonly string[], flags: BaselineFlags) => {
      const { assertUsable, writeBaseline } = await import('../baseline/write.ts');
      assertUsable(file);
      const { report, suites } = await reportOf(command, flags);
      const { patterns } = await writeBaseline(file, report, suites, flags.kind);
      say(patterns, `${file}: ${counted(patterns.length, 'new entry', 'new entries')}`);
    });

  ofDriver(
    baseline
      .command('prune')
      .description('remove the entries whose cases now all pass')
      .addHelpText('after', CHANGING),
  ).action(async (file: string, command: readonly string[], flags: BaselineFlags) => {
    const [{ pruneBaseline }, { readBaseline }] = await Promise.all([
      import('../baseline/write.ts'),
      import('../baseline/read.ts'),
    ]);
    readBaseline(file); // before a driver is asked the whole suite for it
    const { report, suites } = await reportOf(command, flags);
    const { patterns } = await pruneBaseline(file, report, suites);
    say(patterns, `${file}: ${counted(patterns.length, 'entry', 'entries')} taken out`);
  });

  // The file alone may be meant: a driver comes only from a configuration that is named.
  ofDriver(
    baseline
      .command('check')
      .description('judge the file; with a report or a driver, its entries too')
      .addHelpText('after', CHECKING),
    { whenNamed: true },
  ).action(async (file: string, command: readonly string[], flags: BaselineFlags) => {
    const [{ openBaseline }, { EXIT }] = await Promise.all([
      import('../baseline/open.ts'),
      import('../judge/summary.ts'),
    ]);
    const asks = flags.from !== undefined || flags.module !== undefined || command.length > 0;
    const given = asks ? await reportOf(command, flags) : { report: undefined, suites: await suitesOf() };
    const opened = await openBaseline(file, given.suites);
    const stale = opened.stale(given.report ?? NOTHING_RAN);
    const expired = stale.filter(({ why }) => why === 'expired').length;
    const entries = opened.file.entries.length;
    say(
      [
        ...opened.warnings(),
        ...stale.map(({ pattern, line, says }) => `${file}:${line}: "${pattern}" ${says}`),
      ],
      `${file}: ${counted(entries, 'entry', 'entries')}, ${stale.length - expired} stale${expired === 0 ? '' : `, ${expired} expired`}`,
    );
    if (stale.length > 0) process.exitCode = EXIT.unexpected;
  });
}

const NOTHING_RAN = {
  results: [],
  implementation: { name: '', version: '', follows: '1.6.0', methods: [], platforms: [] },
} as const;

const ASKED = ['seed', 'jobs', 'timeout', 'enforce', 'follows'] as const satisfies readonly (keyof Asked)[];

const ofDriver = (command: Command, when: { readonly whenNamed?: boolean } = {}): Command =>
  configured(withRun(command), ['driver', 'module', ...ASKED], when);

const withRun = (command: Command): Command =>
  command
    .argument('<file>', 'the baseline, YAML')
    .argument('[command...]', 'the command that starts the driver, after --')
    .option('--from <report>', 'a JSON report of a whole run, in place of a driver')
    .addOption(moduleOption())
    .addOption(ofRun(new Option('--fixtures', 'run only the golden cases')))
    .addOption(
      ofRun(new Option('--seed <number>', 'for the random inputs').argParser(wholeNumber(-Infinity))),
    )
    .addOption(ofRun(jobsOption()))
    .addOption(ofRun(timeoutOption()))
    .addOption(
      ofRun(
        new Option('--enforce <level>', 'treat failures of this level as errors, too, as for run').choices([
          'should',
          'observed',
        ]),
      ),
    )
    .addOption(
      ofRun(new Option('--follows <version>', 'Pi release to test against, as for run').argParser(release)),
    );

/** What a run is made with; a report is of one that was. */
const ofRun = (option: Option): Option => option.conflicts('from');

async function suitesOf(golden?: true): Promise<readonly Suite[]> {
  const { loadGoldenSuites, loadSuites } = await import('../rules/load-suites.ts');
  return golden === true ? loadGoldenSuites() : loadSuites();
}

async function reportOf(
  command: readonly string[],
  { from, module, fixtures, ...flags }: BaselineFlags,
): Promise<{ readonly report: ReadReport; readonly suites: readonly Suite[] }> {
  if (from === undefined) {
    const tested = testedOf(command, module);
    const suites = await suitesOf(fixtures);
    const { run } = await import('../run.ts');
    const chosen = {
      ...Object.fromEntries(
        ASKED.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
      ),
      ...(fixtures === true && { seed: 0, runs: 0 }),
    };
    const { runProgress } = await import('./run-progress.ts');
    const { clear, ...progress } = runProgress(process.stderr, fixtures === true ? 'golden cases' : 'rules');
    const report = await run({ tested, suites, ...chosen, ...progress }).finally(clear);
    return { report, suites };
  }
  if (command.length > 0 || module !== undefined)
    throw new UsageError('give either --from <report> or a driver, not both.');
  const { readReport } = await import('../report/read.ts');
  const report = readReport(from);
  const isGolden = report.results.some(({ rule }) => rule.split('/').length > 2);
  return { report, suites: await suitesOf(isGolden ? true : undefined) };
}

const say = (lines: readonly string[], last: string): void =>
  void process.stdout.write(`${[...lines, last].join('\n')}\n`);
