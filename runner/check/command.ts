import { EXIT } from '../judge/summary.ts';
import type { Enforced } from '../judge/verdict.ts';
import { printable } from '../printable.ts';
import { type Format, type FormatOptions, formatted } from '../report/format/index.ts';
import { reportToActions, type WantedReport, writeReports } from '../report/write.ts';
import { checkDocument } from './document.ts';
import { progressLine } from '../progress.ts';
import type { CheckOptions } from './check-file.ts';
import { type CheckReport, totalsOf } from './file-report.ts';
import { chosenRules } from './chosen-rules.ts';
import { filesOf, listedIn } from './inputs.ts';
import { passedOverLines, sessionsAmong } from './passed-over.ts';
import { checkFiles } from './pool.ts';
import { withRepeatedUsage } from './repeated-usage.ts';
import { sessionsFolder, type SessionsFolder } from './sessions-folder.ts';

export interface CommandOptions extends CheckOptions, FormatOptions {
  readonly format: Format;
  /** Reports beside that on standard output. */
  readonly reports: readonly WantedReport[];
  readonly enforce?: Enforced;
  /** Where Pi would be told to look, for a call without files. */
  readonly sessionDir?: string | undefined;
  /** Patterns of the rules to be checked. */
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
}

/**
 * Checks files and writes the report to standard output.
 * @returns the exit code
 * @throws UsageError for names that lead nowhere
 */
export async function checkCommand(args: readonly string[], options: CommandOptions): Promise<number> {
  if (args.length > 0) {
    const paths = await filesOf(args);
    if (paths.length === 0) return nothingChecked(args.join(' '));
    return finish({ files: await checked(paths, options) }, options);
  }
  const folder = sessionsFolder({ sessionDir: options.sessionDir });
  const { files, deeper } = await listedIn(folder);
  const { sessions, passedOver } = sessionsAmong(await checked(files, options), deeper);
  say(options.format, folderLines(folder));
  const exitCode = sessions.length === 0 ? undefined : finish({ files: sessions }, options);
  say(options.format, passedOverLines(passedOver, folder.path));
  return exitCode ?? nothingChecked(folder.path);
}

function nothingChecked(where: string): number {
  console.error(`nothing was checked: there is no session file in ${printable(where)}`);
  return EXIT.incomplete;
}

const folderLines = ({ path, because }: SessionsFolder): readonly string[] => [
  `checking ${printable(path)} (${printable(because)})`,
];

/** Lines beside the report: with it where people read it, else on standard error. */
function say(format: Format, lines: readonly string[]): void {
  const stream = format === 'text' ? process.stdout : process.stderr;
  stream.write(lines.map((line) => `${line}\n`).join(''));
}

async function checked(
  paths: readonly string[],
  { showContent, only = [], skip = [] }: CommandOptions,
): Promise<CheckReport['files']> {
  const rules = chosenRules({ only, skip });
  const progress = progressLine(process.stderr, 'files');
  let done = 0;
  const reports = await checkFiles(paths, { showContent: showContent === true, rules }, () =>
    progress.show({ done: ++done, total: paths.length }),
  ).finally(progress.clear);
  return rules?.includes('fork/usage-once') === true ? withRepeatedUsage(reports) : reports;
}

function finish({ files }: CheckReport, options: CommandOptions): number {
  const { format, enforce, showContent, only, skip, reports: wanted } = options;
  const report: CheckReport = { files, ...(enforce !== undefined && { enforce }) };
  const { binding, unreadable } = totalsOf(report);
  const exitCode = binding + unreadable > 0 ? EXIT.unexpected : EXIT.asExpected;
  const document = checkDocument(report, exitCode, {
    ...(enforce !== undefined && { enforce }),
    ...(showContent === true && { showContent }),
    ...(only !== undefined && { only }),
    ...(skip !== undefined && { skip }),
  });
  if (wanted.some(({ file }) => file === '-')) process.stderr.write(formatted(format, document, options));
  else process.stdout.write(formatted(format, document, options));
  writeReports(document, wanted);
  if (format === 'text') reportToActions(document, process.stderr);
  return exitCode;
}
