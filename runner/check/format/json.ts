import { packageInfo } from '../../package-info.ts';
import { type Finding, findingsOf } from '../finding.ts';
import { type CheckReport, totalsOf } from '../file-report.ts';

const filesOf = ({ files }: CheckReport) =>
  files.map(({ path, lines, entries, bytes, sessionId, counts, unreadable }) => ({
    path,
    lines,
    entries,
    bytes,
    ...(sessionId !== undefined && { sessionId }),
    counts,
    ...(unreadable !== undefined && { unreadable }),
  }));

/** One JSON document. */
export function jsonReport(report: CheckReport): string {
  const document = {
    checker: packageInfo,
    ...(report.enforce !== undefined && { enforce: report.enforce }),
    summary: totalsOf(report),
    files: filesOf(report),
    findings: findingsOf(report),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A JSON object a line: each finding, then each file, then the summary, told apart by `kind`. */
export function ndjsonReport(report: CheckReport): string {
  const lines: readonly object[] = [
    ...findingsOf(report).map((finding: Finding) => ({ kind: 'finding', ...finding })),
    ...filesOf(report).map((file) => ({ kind: 'file', ...file })),
    { kind: 'summary', ...totalsOf(report) },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
