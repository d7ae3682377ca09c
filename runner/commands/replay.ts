import type { Command } from 'commander';
import { configured } from '../config/configured.ts';
import { moduleOption, testedOf, timeoutOption } from './options.ts';

interface ReplayFlags {
  readonly module?: string;
  readonly timeout?: number;
  readonly fixtures?: string;
}

const EXAMPLES = `
A report has the whole line for each failure. The same suite makes the same case again; a token of another version says so.

Exit codes: 0 the case passes, 1 it fails or is skipped, 2 usage, or a token that this version does not know,
3 the driver did not start, 4 the driver does not support the question.`;

export function addReplay(program: Command): void {
  const made = program
    .command('replay')
    .description('rerun one failing case and show it in full')
    .argument('<token>', 'from a report')
    .argument('[command...]', 'the command that starts the driver, after --')
    .addOption(moduleOption())
    .option('--fixtures <folder>', 'where a golden case is, if not in this package')
    .addOption(timeoutOption())
    .addHelpText('after', EXAMPLES)
    .action(async (token: string, command: readonly string[], flags: ReplayFlags) => {
      const { decodeToken } = await import('../judge/token.ts');
      decodeToken(token); // first of all: the likeliest mistake
      const [{ replay }, { replayReport }, { EXIT }] = await Promise.all([
        import('../replay.ts'),
        import('../report/replay.ts'),
        import('../judge/summary.ts'),
      ]);
      const { timeout, fixtures } = flags;
      const replayed = await replay(token, {
        tested: testedOf(command, flags.module),
        ...(timeout !== undefined && { timeout }),
        ...(fixtures !== undefined && { fixtures }),
      });
      process.stdout.write(replayReport(replayed));
      const { outcome } = replayed.judged;
      if (outcome === 'not-supported') process.exitCode = EXIT.incomplete;
      else process.exitCode = outcome === 'right' ? EXIT.asExpected : EXIT.unexpected;
    });
  configured(made, ['driver', 'module', 'timeout']);
}
