import type { Enforced } from '../judge/judge.ts';
import { EXIT } from '../judge/summary.ts';
import type { CheckOptions } from './check-file.ts';
import { type Format, formatReport, type FormatOptions } from './format/index.ts';
import { filesOf, piSessionsFolder } from './inputs.ts';
import { checkFiles } from './pool.ts';
import { checkProgress } from '../progress.ts';
import { withRepeatedUsage } from './repeated-usage.ts';
import { type CheckReport, totalsOf } from './file-report.ts';

export interface CommandOptions extends CheckOptions, FormatOptions {
  readonly format: Format;
  readonly enforce?: Enforced;
}

/**
 * Checks files and writes the report to standard output.
 * @returns the exit code
 * @throws UsageError for names that lead nowhere
 */
export async function checkCommand(args: readonly string[], options: CommandOptions): Promise<number> {
  const { format, enforce, showContent } = options;
  const paths = await filesOf(args);
  if (paths.length === 0) {
    const where = args.length === 0 ? `Pi's own folder ${piSessionsFolder()}` : args.join(' ');
    console.error(`nothing was checked: there is no session file in ${where}`);
    return EXIT.incomplete;
  }
  const progress = checkProgress(process.stderr, paths.length);
  const reports = await checkFiles(paths, { showContent: showContent === true }, ({ path }) =>
    progress.done(path),
  ).finally(progress.clear);
  const report: CheckReport = {
    files: withRepeatedUsage(reports),
    ...(enforce !== undefined && { enforce }),
  };
  process.stdout.write(formatReport(format, report, options));
  const { binding, unreadable } = totalsOf(report);
  return binding + unreadable > 0 ? EXIT.unexpected : EXIT.asExpected;
}
