import { type Command, Option } from 'commander';
import { configured } from '../config/configured.ts';
import { FORMAT_NAMES, reportOption } from './options.ts';
import type { Format } from '../report/format/index.ts';
import type { Enforced } from '../judge/verdict.ts';
import { onlyOption, skipOption } from './options.ts';

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
}

const EXAMPLES = `
Without files it checks what Pi would list: the sessions in the folder that --session-dir,
PI_CODING_AGENT_SESSION_DIR, sessionDir in .pi/settings.json or in the user's settings.json name, and else
those in the sessions folder of the agent (PI_CODING_AGENT_DIR, ~/.pi/agent). Files are only read, never changed.
No message text is shown unless --show-content is given.

Examples:
  $ pi-conform check
  $ pi-conform check session.jsonl 'backups/**/*.jsonl'
  $ pi-conform check --format sarif sessions > sessions.sarif
  $ pi-conform check --report markdown=sessions.md --report junit=sessions.xml sessions
  $ cat session.jsonl | pi-conform check -

Exit codes: 0 fine, 1 at least one error, or a file that cannot be read, 2 usage, 4 nothing was checked, 70 our own fault.`;

export function addCheck(program: Command): void {
  const made = program
    .command('check')
    .description('judge session files as they lie on the disk')
    .argument('[files...]', 'files, folders, patterns, or - for standard input')
    .addOption(
      new Option('--format <format>', 'how to write the findings').choices([...FORMAT_NAMES]).default('text'),
    )
    .addOption(
      new Option('--enforce <level>', 'treat this level as an error, too (observed implies should)').choices([
        'should',
        'observed',
      ]),
    )
    .addOption(reportOption())
    .option('--quiet', 'errors only, one per line')
    .option('--show-content', 'show what stands in a faulty place, message text included')
    .addOption(onlyOption())
    .addOption(skipOption())
    .option('--session-dir <folder>', "the folder to look in, as Pi's option of this name")
    .option('--color', 'colours even where the output is no terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(
      async (args: readonly string[], { enforce, showContent, color, report, ...flags }: CheckFlags) => {
        const [{ checkCommand }, { parseReports }, { styleFor }] = await Promise.all([
          import('../check/command.ts'),
          import('../report/write.ts'),
          import('../report/style.ts'),
        ]);
        process.exitCode = await checkCommand(args, {
          ...flags,
          reports: parseReports(report ?? []),
          ...(enforce !== undefined && { enforce }),
          ...(showContent !== undefined && { showContent }),
          style: styleFor(process.stdout, color),
        });
      },
    );
  configured(made, ['check']);
}
