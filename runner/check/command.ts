import { isAbsolute, relative, sep } from 'node:path';
import { EXIT } from '../judge/summary.ts';
import type { Enforced } from '../judge/verdict.ts';
import { printable } from '../printable.ts';
import type { CheckDocument } from '../report/document.ts';
import type { Format, FormatOptions } from '../report/format/index.ts';
import { plain } from '../report/style.ts';
import type { WantedReport } from '../report/write.ts';
import { progressLine } from '../progress.ts';
import type { CheckOptions } from './check-file.ts';
import { checkDocument } from './document.ts';
import { type CheckReport, totalsOf } from './file-report.ts';
import { filesOf, listedIn, mustBeFolder } from './inputs.ts';
import { checkFiles } from './pool.ts';
import type { SessionsFolder } from './sessions-folder.ts';

// What only some calls need is loaded by these: `check one-file` is called often, by hooks and editors.

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
    const { files, named } = await filesOf(args);
    if (files.length === 0) return nothingChecked(args.join(' '));
    const shown = { ...options, shownPath: below(process.cwd()) };
    const reports = await checked(files, options);
    if (!reports.some(({ foreign, path }) => foreign === true && !named.has(path)))
      return finish({ files: reports }, shown);
    const { passedOverLines, withoutForeign } = await import('./passed-over.ts');
    const { sessions, passedOver } = withoutForeign(reports, named);
    const code = sessions.length === 0 ? undefined : await finish({ files: sessions }, shown);
    say(options.format, passedOverLines(passedOver, shown.shownPath, 'of another format'));
    return code ?? nothingChecked(args.join(' '));
  }
  const [{ sessionsFolder }, { passedOverLines, sessionsAmong }] = await Promise.all([
    import('./sessions-folder.ts'),
    import('./passed-over.ts'),
  ]);
  const folder = sessionsFolder({ sessionDir: options.sessionDir });
  if (options.sessionDir) mustBeFolder(folder.path);
  const { files, deeper } = await listedIn(folder);
  const { sessions, passedOver } = sessionsAmong(await checked(files, options), deeper);
  say(options.format, folderLines(folder));
  const shown = { ...options, shownPath: below(folder.path) };
  const exitCode = sessions.length === 0 ? undefined : await finish({ files: sessions }, shown);
  say(options.format, passedOverLines(passedOver, shown.shownPath));
  return exitCode ?? nothingChecked(folder.path);
}

/** How a path is shown: relative to a folder where it lies below it. */
const below =
  (folder: string) =>
  (path: string): string => {
    const short = isAbsolute(path) ? relative(folder, path) : path;
    return short === '' || short.startsWith(`..${sep}`) || isAbsolute(short) ? path : short;
  };

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
  const rules =
    only.length + skip.length === 0
      ? undefined
      : (await import('./chosen-rules.ts')).chosenRules({ only, skip });
  const progress = progressLine(process.stderr, 'files');
  let done = 0;
  const reports = await checkFiles(paths, { showContent: showContent === true, rules }, () =>
    progress.show({ done: ++done, total: paths.length }),
  ).finally(progress.clear);
  if (rules?.includes('fork/usage-once') !== true) return reports;
  const { withRepeatedUsage } = await import('./repeated-usage.ts');
  return withRepeatedUsage(reports);
}

async function finish({ files }: CheckReport, options: CommandOptions): Promise<number> {
  const { format, enforce, showContent, only, skip, reports: wanted } = options;
  const report: CheckReport = { files, ...(enforce !== undefined && { enforce }) };
  const { binding, unreadable } = totalsOf(report);
  const exitCode = binding + unreadable > 0 ? EXIT.unexpected : EXIT.asExpected;
  const given = {
    ...(enforce !== undefined && { enforce }),
    ...(showContent === true && { showContent }),
    ...(only !== undefined && { only }),
    ...(skip !== undefined && { skip }),
  };
  // JSON keeps them, too, as a page may be made of it later.
  const isDrawn = wanted.some(({ kind }) => kind === 'html' || kind === 'json') || format === 'html';
  const drawings = isDrawn
    ? await (await import('./drawings.ts')).drawingsOf(files, { showContent: showContent === true })
    : undefined;
  const document = await checkDocument(report, exitCode, given, drawings);
  const text = await textOf(document, options);
  if (wanted.some(({ file }) => file === '-')) process.stderr.write(text);
  else process.stdout.write(text);
  const onActions = format === 'text' && process.env['GITHUB_ACTIONS'] === 'true';
  if (wanted.length === 0 && !onActions) return exitCode;
  const { reportToActions, writeReports } = await import('../report/write.ts');
  writeReports(document, wanted);
  if (onActions) reportToActions(document, process.stderr);
  return exitCode;
}

async function textOf(document: CheckDocument, options: CommandOptions): Promise<string> {
  if (options.format !== 'text')
    return (await import('../report/format/index.ts')).formatted(options.format, document, options);
  const { checkText } = await import('../report/format/check-text.ts');
  return checkText(document, { style: plain, ...options });
}
