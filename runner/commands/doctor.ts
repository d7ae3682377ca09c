import { type Command, Option } from 'commander';
import { configured, unlessGiven } from '../config/configured.ts';
import { UsageError } from '../errors.ts';
import { DEFAULTS } from '../settings.ts';
import { wholeNumber } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface DoctorFlags {
  readonly timeout?: number;
  readonly json?: boolean;
  readonly color?: boolean;
}

const EXAMPLES = `
It looks at the harness alone: whether the driver starts, answers, flushes, keeps UTF-8, reads long lines, refuses, and ends.

Examples:
  $ ${PROGRAM} doctor -- python3 driver.py

Exit codes: 0 fine, warnings too; 1 something is wrong; 2 usage; 3 the driver did not start.`;

export function addDoctor(program: Command): void {
  const made = program
    .command('doctor')
    .description('check a driver for common mistakes, with a remedy for each')
    .argument('[command...]', 'the command that starts the driver, after --')
    .passThroughOptions()
    .addOption(
      unlessGiven(
        new Option('--timeout <ms>', 'for one answer').argParser(wholeNumber(1)),
        DEFAULTS.doctorTimeout,
        `${DEFAULTS.doctorTimeout}; the first one gets twice that in a second try`,
      ),
    )
    .option('--json', 'as JSON')
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(async (command: readonly string[], { timeout, json, color }: DoctorFlags) => {
      if (command.length === 0)
        throw new UsageError(`which driver? Give its command, as in: ${PROGRAM} doctor -- python3 driver.py`);
      const [{ examine }, { examinationText }, { styleFor }, { EXIT }] = await Promise.all([
        import('../doctor/examine.ts'),
        import('../doctor/text.ts'),
        import('../report/style.ts'),
        import('../judge/summary.ts'),
      ]);
      const examination = await examine(command, timeout ?? DEFAULTS.doctorTimeout);
      process.stdout.write(
        json === true
          ? `${JSON.stringify(examination, null, 2)}\n`
          : examinationText(examination, command, styleFor(process.stdout, color)),
      );
      const wrong = examination.checks.filter(({ seen }) => seen.sign === 'wrong');
      if (wrong.length > 0) process.exitCode = wrong[0]?.name === 'start' ? EXIT.notStarted : EXIT.unexpected;
    });
  configured(made, ['driver']);
}
