import { type Command, Option } from 'commander';
import { configured, unlessGiven } from '../config/configured.ts';
import type { Format } from '../report/format/index.ts';
import { DEFAULTS } from '../settings.ts';
import type { Enforced } from '../judge/verdict.ts';
import { FORMAT_NAMES, onlyOption, reportOption, skipOption, wholeNumber } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface CheckFlags {
  readonly format: Format;
  readonly report?: readonly string[];
  readonly enforce?: Enforced;
  readonly quiet?: boolean;
  readonly showContent?: boolean;
  readonly color?: boolean;
  readonly sessionDir?: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly maxProblems?: number;
}

const EXAMPLES = `
Without files it checks what Pi would list: the sessions in the folder that --session-dir,
PI_CODING_AGENT_SESSION_DIR, sessionDir in .pi/settings.json or in the user's settings.json name, and else
those in the sessions folder of the agent (PI_CODING_AGENT_DIR, ~/.pi/agent). Files are only read, never changed.
No message text is shown unless --show-content is given.

Examples:
  $ ${PROGRAM} check
  $ ${PROGRAM} check session.jsonl 'backups/**/*.jsonl'
  $ ${PROGRAM} check --format sarif sessions > sessions.sarif
  $ ${PROGRAM} check --report markdown=sessions.md --report junit=sessions.xml sessions
  $ cat session.jsonl | ${PROGRAM} check -

Exit codes: 0 fine, 1 at least one error, or a file that cannot be read, 2 usage, 4 nothing was checked, 70 a fault of the suite, 130 interrupted.`;

export function addCheck(program: Command): void {
  const made = program
    .command('check')
    .description('check session files for errors')
    .argument('[files...]', 'files, folders, patterns, or - for standard input')
    .addOption(
      new Option('--format <format>', 'how to write the problems found')
        .choices([...FORMAT_NAMES])
        .default('text'),
    )
    .addOption(
      new Option(
        '--enforce <level>',
        'treat failures of this level as errors, too (observed implies should)',
      ).choices(['should', 'observed']),
    )
    .addOption(reportOption())
    .option('--quiet', 'errors only, one per line')
    .addOption(
      unlessGiven(
        new Option(
          '--max-problems <number>',
          'show at most this many kinds of problems in files; 0 for all',
        ).argParser(wholeNumber(0)),
        DEFAULTS.maxProblems,
        `${DEFAULTS.maxProblems}, --quiet: all`,
      ),
    )
    .option('--show-content', 'show what stands in a faulty place, message text included')
    .addOption(onlyOption())
    .addOption(skipOption())
    .option('--session-dir <folder>', "the folder to look in, as Pi's option of this name")
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(
      async (args: readonly string[], { enforce, showContent, color, report, ...flags }: CheckFlags) => {
        const [{ checkCommand }, { styleFor }] = await Promise.all([
          import('../check/command.ts'),
          import('../report/style.ts'),
        ]);
        const reports = report === undefined ? [] : (await import('../report/write.ts')).parseReports(report);
        process.exitCode = await checkCommand(args, {
          ...flags,
          reports,
          ...(enforce !== undefined && { enforce }),
          ...(showContent !== undefined && { showContent }),
          style: styleFor(process.stdout, color),
        });
      },
    );
  configured(made, ['check']);
}
