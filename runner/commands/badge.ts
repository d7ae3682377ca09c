import type { Command } from 'commander';
import { PROGRAM } from '../invocation.ts';

const EXAMPLES = `
The badge names the highest level of which nothing is broken (must, should or observed), the Pi release that was followed,
and the day of the run. A run of a chosen part gets none.

Examples:
  $ ${PROGRAM} run --report json=run.json -- ./driver
  $ ${PROGRAM} badge run.json --out badge.svg

Exit codes: 0 written, 2 usage, or a report that is not of a whole run.`;

export function addBadge(program: Command): void {
  program
    .command('badge')
    .description('make a badge (SVG) of a JSON report: level, release followed, date')
    .argument('<report.json>', 'of run, by --report json=<file>; - for standard input')
    .option('--out <file>', 'where to write it; - for standard output', '-')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { out }: { readonly out: string }) => {
      const [{ readRun }, { badgeSvg }, { writeText }] = await Promise.all([
        import('../report/read.ts'),
        import('../report/badge.ts'),
        import('../report/write.ts'),
      ]);
      writeText(out, badgeSvg(readRun(file)));
    });
}
