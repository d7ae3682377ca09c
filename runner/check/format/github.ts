import { type Finding, findingsOf } from '../finding.ts';
import type { CheckReport } from '../file-report.ts';

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands, which GitHub shows beside the lines. */
export function githubReport(report: CheckReport): string {
  const unread = report.files.flatMap(({ path, unreadable }) =>
    unreadable === undefined
      ? []
      : [`::error file=${escapeProperty(path)}::${escapeData(`could not be read: ${unreadable}`)}`],
  );
  return [...findingsOf(report).map(annotation), ...unread].map((line) => `${line}\n`).join('');
}

function annotation({ path, line, column, level, binds, rule, message, advice }: Finding): string {
  const command = binds ? 'error' : level === 'observed' ? 'notice' : 'warning';
  const place = `file=${escapeProperty(path)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${command} ${place}::${escapeData(`${message}. ${advice}`)}`;
}
