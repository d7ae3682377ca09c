import type { Document } from '../document.ts';
import { type Report, reportOf } from '../report.ts';
import { plain, type Style } from '../style.ts';
import { checkText } from './check-text.ts';
import { htmlText } from '../html/html.ts';
import { githubText } from './github.ts';
import { jsonText, ndjsonText } from './json.ts';
import { junitText } from './junit.ts';
import { markdownText } from './markdown.ts';
import { runText } from './run-text.ts';
import { sarifText } from './sarif.ts';
import { tapText } from './tap.ts';

/** How a report for people looks; those for machines are the same whatever is wanted here. */
export interface FormatOptions {
  readonly style?: Style;
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  /** Of a check: how many problems are shown at most, and how paths are. */
  readonly maxProblems?: number | undefined;
  readonly shownPath?: ((path: string) => string) | undefined;
}

type Writer = (report: Report, options: FormatOptions) => string;

function text(report: Report, options: FormatOptions): string {
  const { style = plain, quiet, verbose, maxProblems, shownPath } = options;
  const { document } = report;
  return document.command === 'run'
    ? runText(report, document, { style, quiet, verbose })
    : checkText(document, { style, quiet, maxProblems, shownPath });
}

/** To add a format: its writer in a file of its own, and a line here. */
const WRITERS = {
  text,
  json: ({ document }) => jsonText(document),
  ndjson: ({ document }) => ndjsonText(document),
  junit: junitText,
  tap: tapText,
  github: githubText,
  markdown: (report) => markdownText(report),
  html: htmlText,
  sarif: sarifText,
} as const satisfies Readonly<Record<string, Writer>>;

export type Format = keyof typeof WRITERS;

export const FORMATS = Object.keys(WRITERS) as readonly Format[];

/** A report in one of the formats. */
export const formatted = (format: Format, document: Document, options: FormatOptions = {}): string =>
  WRITERS[format](reportOf(document), options);
