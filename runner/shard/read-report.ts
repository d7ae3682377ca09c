import { readFileSync } from 'node:fs';
import { validateReport } from '../../schema/index.ts';
import { fileTrouble, UsageError } from '../errors.ts';
import { REPORT_FORMAT, type RunReport } from '../run-report.ts';

/** A JSON report of a run as it was read: what a report holds, but for the files of failing cases. */
export type ReadReport = Omit<RunReport, 'milliseconds'> & { readonly milliseconds?: number };

/** Reads a JSON report of a run. @throws UsageError for a file that is missing, no report, or not one that this version reads */
export function readReport(path: string): ReadReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new UsageError(
      `${path} cannot be read as a report: ${fileTrouble(thrown)}. pi-conform run --report json=${path} writes one.`,
    );
  }
  const { format, command } = (value ?? {}) as { readonly format?: unknown; readonly command?: unknown };
  if (typeof format === 'number' && format > REPORT_FORMAT)
    throw new UsageError(
      `${path} is a report of a newer version: it is of form ${format}, this one reads up to ${REPORT_FORMAT}. Use a newer pi-session-conformance.`,
    );
  if (command === 'check') throw new UsageError(`${path} is the report of check; one of run is needed.`);
  const [problem] = validateReport(value);
  if (problem === undefined)
    return {
      ...(value as ReadReport),
      notes: (value as Partial<ReadReport>).notes ?? [],
      milliseconds:
        (value as { readonly origin?: { readonly milliseconds?: number } }).origin?.milliseconds ?? 0,
    };
  throw new UsageError(
    `${path} is not a report of pi-conform run that this version reads: ${problem.pointer || 'the whole'} breaks "${problem.keyword}".`,
  );
}
