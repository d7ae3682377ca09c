import { writeFileSync } from 'node:fs';
import { messageOf, UsageError } from '../errors.ts';
import type { RunReport } from '../run-report.ts';
import { jsonReport } from './json.ts';

const WRITERS = {
  json: (report: RunReport): string => `${JSON.stringify(jsonReport(report), null, 2)}\n`,
} as const;

type Kind = keyof typeof WRITERS;

/** A report that was asked for; the file `-` is standard output. */
export interface WantedReport {
  readonly kind: Kind;
  readonly file: string;
}

/** Reads `kind=file`. Throws `UsageError`, before anything is run. */
export function parseReports(texts: readonly string[]): readonly WantedReport[] {
  return texts.map((text) => {
    const [, kind = '', file = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    if (file === '' || !Object.hasOwn(WRITERS, kind)) {
      const kinds = Object.keys(WRITERS).join(', ');
      throw new UsageError(
        `--report takes kind=file with the kind ${kinds}, as in json=report.json; received "${text}".`,
      );
    }
    return { kind: kind as Kind, file };
  });
}

/** Throws `UsageError` for a file that cannot be written. */
export function writeReports(report: RunReport, wanted: readonly WantedReport[]): void {
  for (const { kind, file } of wanted) {
    const text = WRITERS[kind](report);
    if (file === '-') process.stdout.write(text);
    else writeTo(file, text);
  }
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (thrown) {
    throw new UsageError(`the report could not be written: ${messageOf(thrown)}`);
  }
}
