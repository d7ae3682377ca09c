import type { Style } from '../../report/style.ts';
import type { CheckReport } from '../file-report.ts';
import { githubReport } from './github.ts';
import { jsonReport, ndjsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

const FORMATS = ['text', 'json', 'ndjson', 'sarif', 'github', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

export interface FormatOptions {
  readonly style: Style;
  readonly quiet?: boolean | undefined;
}

const WRITERS: Readonly<Record<Format, (report: CheckReport, options: FormatOptions) => string>> = {
  text: textReport,
  json: jsonReport,
  ndjson: ndjsonReport,
  sarif: sarifReport,
  github: githubReport,
  junit: junitReport,
};

/** A report in one of the formats. Those for machines are the same with and without `quiet`. */
export const formatReport = (format: Format, report: CheckReport, options: FormatOptions): string =>
  WRITERS[format](report, options);
