import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { FORMAT_NAMES } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface ReportFlags {
  readonly color?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly [format: string]: unknown;
}

const EXAMPLES = `
Examples:
  $ ${PROGRAM} run --report json=run.json -- ./driver
  $ ${PROGRAM} report run.json --html run.html     a page for a browser
  $ ${PROGRAM} report run.json --junit run.xml --markdown run.md
  $ ${PROGRAM} report run.json                     the text again

Exit codes: 0 written, 2 usage. The verdicts are those of the run; its own exit code stands in the report.`;

export function addReport(program: Command): void {
  const command = program
    .command('report')
    .description('convert a JSON report to other formats')
    .argument('<report.json>', 'of run or check, by --report json=<file>; - for standard input');
  for (const name of FORMAT_NAMES) command.option(`--${name} <file>`, `as ${name}; - for standard output`);
  command
    .option('--quiet', 'of the text, failures and the last lines only')
    .option('--verbose', 'of the text, every rule, and warnings in full')
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: ReportFlags) => {
      const [{ readDocument }, { parseReports, writeReports }, { formatted }, { styleFor }] =
        await Promise.all([
          import('../report/read.ts'),
          import('../report/write.ts'),
          import('../report/format/index.ts'),
          import('../report/style.ts'),
        ]);
      const wanted = parseReports(
        FORMAT_NAMES.flatMap((name) => {
          const to = flags[name];
          return typeof to === 'string' ? [`${name}=${to}`] : [];
        }),
      );
      if (wanted.filter(({ file: to }) => to === '-').length > 1)
        throw new UsageError('only one report can go to standard output.');
      const document = readDocument(file);
      const { quiet, verbose, color } = flags;
      if (wanted.length > 0) writeReports(document, wanted);
      else
        process.stdout.write(
          formatted('text', document, { style: styleFor(process.stdout, color), quiet, verbose }),
        );
    });
}
