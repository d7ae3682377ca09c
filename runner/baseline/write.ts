import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileTrouble, UsageError } from '../errors.ts';
import { incompleteness } from '../judge/summary.ts';
import type { RuleResult } from '../case/finding.ts';
import type { Suite } from '../../suites/rule.ts';
import { caseIdOf } from '../case/case-id.ts';
import type { ReadReport } from '../run-report.ts';
import { failuresOf } from './baseline.ts';
import { withEntries, withoutEntries } from './cut.ts';
import { type Entry, MAX_COVERED } from './entry.ts';
import { openBaseline } from './open.ts';
import { type BaselineFile, readBaseline } from './read.ts';

const HEAD = `# Failures that are known, for pi-conform run --baseline. Each entry has
#   pattern   a rule or its cases, in quotes: 'edit/omit', 'edit/omit#the-hidden-message', 'edit/omit#random'
#   verdict   fail or error
#   kind      bug, deviation (meant to differ from Pi), flaky (now right, now wrong) or wontfix
# and may have link, note, expires (the last day, as 2027-03-31) and broad: true (over ${MAX_COVERED} cases).
entries:
`;

/** @throws UsageError for a report of a part, from which nothing follows about the rest */
function refusePartial(report: ReadReport): void {
  const why =
    report.chosen !== undefined
      ? 'only a part of the suite was chosen'
      : (report.notReached?.length ?? 0) > 0
        ? 'it was stopped early'
        : incompleteness(report.results);
  if (why !== undefined)
    throw new UsageError(
      `the run is partial (${why}): a baseline is written and pruned from whole runs only.`,
    );
}

/** Looks at the file before a driver is asked the whole suite for it. @throws UsageError where it cannot be used */
export function assertUsable(path: string): void {
  if (existsSync(path)) readBaseline(path);
  else if (!existsSync(dirname(resolve(path))))
    throw new UsageError(
      `the baseline ${path} cannot be written: its folder is not there, so make that first.`,
    );
}

export interface Changed {
  /** The patterns that were written or taken out. */
  readonly patterns: readonly string[];
}

/**
 * Lists the failures of a report that are not in the baseline yet. What stands in the file stays, byte for byte.
 * @throws UsageError for a partial report, and for a file that cannot be read or written
 */
export async function writeBaseline(
  path: string,
  report: ReadReport,
  suites: readonly Suite[],
  kind: Entry['kind'],
): Promise<Changed> {
  refusePartial(report);
  const file: BaselineFile = existsSync(path) ? readBaseline(path) : { path, text: HEAD, entries: [] };
  const baseline = existsSync(path) ? await openBaseline(path, suites) : undefined;
  const results = report.results.map((result) => baseline?.mark(unmarked(result)) ?? unmarked(result));
  const found = results.filter(({ expected }) => expected === undefined).flatMap(newEntries);
  save(
    path,
    withEntries(
      file,
      found.map(({ pattern, verdict }) => [`pattern: '${pattern}'`, `verdict: ${verdict}`, `kind: ${kind}`]),
    ),
  );
  return { patterns: found.map(({ pattern }) => pattern) };
}

/** What stands in a report was marked by the baseline of then. */
function unmarked({ expected: _expected, unlisted: _unlisted, ...result }: RuleResult): RuleResult {
  return result;
}

function newEntries(result: RuleResult): readonly Pick<Entry, 'pattern' | 'verdict'>[] {
  return failuresOf(result)
    .filter(([name]) => result.unlisted?.includes(name) ?? true)
    .map(([name, verdict]) => ({
      pattern: name === '' ? result.rule : caseIdOf(result.rule, name),
      verdict: verdict as Entry['verdict'],
    }));
}

/**
 * Takes out the entries whose cases were all asked and are right now.
 * @throws UsageError for a partial report, and for a file that cannot be read or written
 */
export async function pruneBaseline(
  path: string,
  report: ReadReport,
  suites: readonly Suite[],
): Promise<Changed> {
  refusePartial(report);
  const baseline = await openBaseline(path, suites);
  const gone = baseline.stale(report).filter(({ why }) => why === 'passes');
  if (gone.length > 0) save(path, withoutEntries(baseline.file, new Set(gone.map(({ line }) => line))));
  return { patterns: gone.map(({ pattern }) => pattern) };
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (thrown) {
    throw new UsageError(`the baseline ${path} cannot be written: ${fileTrouble(thrown)}.`);
  }
}
