import { Command, CommanderError } from 'commander';
import { addHelp } from './commands/help.ts';
import { addCommands, COMMANDS } from './commands/index.ts';
import { takingOf } from './config/configured.ts';
import { exitOnSignals } from './target/cleanup.ts';
import { DriverStartError, messageOf, UsageError } from './errors.ts';
import { packageInfo } from './package-info.ts';
import { lastLines, printable } from './printable.ts';
import { EXIT } from './judge/summary.ts';
import { PROGRAM } from './invocation.ts';

const EXIT_CODES = `
Exit codes: 0 as expected, 1 unexpected result, 2 usage, 3 the driver did not start,
4 nothing ran or the run is incomplete, 70 a fault of the suite, 130 interrupted.`;

const EXAMPLES = `
Examples:
  $ ${PROGRAM} init python                       write a first driver, in one of eight languages
  $ ${PROGRAM} doctor -- python3 driver.py       does the driver start, answer, flush, end?
  $ ${PROGRAM} run -- python3 driver.py          test a driver, in whatever language
  $ ${PROGRAM} run --module ./driver.js          test a module in this process
  $ ${PROGRAM} run --only edit,tree/leaf --runs 1000 -- ./driver
  $ ${PROGRAM} explain edit/omit                 what a rule requires, and its source
  $ ${PROGRAM} check session.jsonl               check session files for errors
  $ ${PROGRAM} repair broken.jsonl --out ok.jsonl  mend what can be mended by rule
  $ ${PROGRAM} show session.jsonl                the tree of a session: branch, edits, kept range, problems
  $ ${PROGRAM} anonymise session.jsonl --out fixture.jsonl   a session that can be shared
  $ ${PROGRAM} run --fixtures -- ./driver        only the golden cases, one verdict each
  $ ${PROGRAM} generate --out sessions           random session files, valid or with a fault
  $ ${PROGRAM} export fixtures                   golden cases for other people's tests, in files
  $ ${PROGRAM} baseline write known.yaml -- ./driver   list the known failures
  $ ${PROGRAM} report run.json --junit run.xml   a report again, in another format
  $ ${PROGRAM} matrix a.json b.json --html m.html   implementations by rules, what was fixed, what broke
  $ ${PROGRAM} replay <token> -- ./driver        one failing case again, in full`;

/** The command that is called, and a blank: nothing where there is none of that name. */
const calledCommand = ([first = '', second = '']: readonly string[]): string => {
  if (!COMMANDS.some(({ usage }) => usage.split(' ')[0] === first)) return '';
  return first === 'baseline' && /^(?:write|prune|check)$/.test(second) ? `${first} ${second} ` : `${first} `;
};

/** The program, with the commands that the arguments may call. */
async function program(args: readonly string[]): Promise<Command> {
  const command = new Command('pi-conform')
    .description('Tests whether an implementation reads and writes Pi session files as Pi does.')
    .version(packageInfo.version, '-V, --version')
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError(`(${PROGRAM} ${calledCommand(args)}--help shows what there is)`)
    .addHelpText('after', EXAMPLES + '\n' + EXIT_CODES)
    .hook('preAction', async (_program, action) => {
      if (takingOf(action) === undefined) return;
      const { applyConfiguration } = await import('./config/apply.ts');
      if (await applyConfiguration(action)) throw new CommanderError(EXIT.asExpected, 'pi-conform.shown', '');
    });
  // Of a command that is not called, its name and summary are enough.
  const called = args.filter((arg) => !arg.startsWith('-')).slice(0, args[0] === 'help' ? 2 : 1);
  // A shell that completes is told the options of all.
  const isWanted = (name: string): boolean => called.includes(name) || called[0] === 'complete';
  await addCommands(command, isWanted);
  addHelp(command);
  return command;
}

/** Runs the command line and sets the exit code. Never throws. */
export async function main(args: readonly string[]): Promise<void> {
  exitOnSignals();
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // `pi-conform list | head`: nobody reads any more.
      process.exit(error.code === 'EPIPE' ? (process.exitCode ?? EXIT.asExpected) : EXIT.suiteFault);
    });
  try {
    await (await program(args)).parseAsync(args, { from: 'user' });
  } catch (thrown) {
    process.exitCode = report(thrown);
  }
}

const say = (...lines: readonly string[]): void => console.error(lines.join('\n'));

/** Says what went wrong and gives the exit code for it. */
function report(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.asExpected : EXIT.usage;
  if (thrown instanceof UsageError) {
    say(`error: ${printable(thrown.message)}`);
    return EXIT.usage;
  }
  if (thrown instanceof DriverStartError) {
    const ran = /^the driver|^no answer/.test(thrown.message);
    const silent = ran && thrown.stderr === '' ? '; it wrote nothing to standard error' : '';
    say(
      `error: the driver did not start: ${printable(thrown.message)}${silent}`,
      ...(thrown.stderr === '' ? [] : lastLines(thrown.stderr).map((line) => `  ${line}`)),
      ...(ran ? [`  ${PROGRAM} doctor -- <command...> tries it step by step`] : []),
    );
    return EXIT.notStarted;
  }
  say(`error: pi-conform itself broke: ${printable(messageOf(thrown))}`);
  if (process.env['DEBUG'] && thrown instanceof Error) say(thrown.stack ?? '');
  else
    say(
      'This is our fault: please report it with the command that you ran (DEBUG=1 shows where it happened).',
    );
  return EXIT.suiteFault;
}
