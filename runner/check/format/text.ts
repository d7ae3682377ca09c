import { printable } from '../../printable.ts';
import type { Style } from '../../report/style.ts';
import { type Finding, findingsOf } from '../finding.ts';
import { type CheckReport, totalsOf } from '../file-report.ts';

export interface TextOptions {
  readonly style: Style;
  /** Only what binds, a line each. */
  readonly quiet?: boolean | undefined;
}

/** For people: a line a finding, its source and what to do where the rule comes up first, and the counts. */
export function textReport(report: CheckReport, { style, quiet }: TextOptions): string {
  const findings = findingsOf(report).filter((finding) => quiet !== true || finding.binds);
  const explained = new Set<string>();
  const lines = findings.flatMap((finding) => {
    const { rule, code } = finding;
    const isNew = !explained.has(`${rule} ${code}`);
    explained.add(`${rule} ${code}`);
    return [findingLine(finding, style), ...(isNew && quiet !== true ? explanation(finding, style) : [])];
  });
  lines.push(
    ...report.files.flatMap((file) => unreadableLine(file, style)),
    ...report.files.flatMap(restLine),
  );
  const summary = summaryLines(report, style);
  return [
    ...lines,
    ...(quiet === true && lines.length === 0 ? [] : [...(lines.length > 0 ? [''] : []), ...summary]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function findingLine(
  { path, line, column, level, binds, rule, message, pointer }: Finding,
  style: Style,
): string {
  const place = `${printable(path)}:${line}:${column}`;
  const where = pointer === '' ? '' : ` (${pointer})`;
  return `${place} ${style(binds ? 'red' : 'yellow', level)} ${style('bold', rule)} ${message}${style('gray', where)}`;
}

function explanation({ advice, source }: Finding, style: Style): readonly string[] {
  const from = `${source.basis}: ${source.file}, ${source.section}: "${source.quote}"`;
  return [`    ${advice}`, style('gray', `    ${from}`)];
}

const unreadableLine = (
  { path, unreadable }: CheckReport['files'][number],
  style: Style,
): readonly string[] =>
  unreadable === undefined
    ? []
    : [`${printable(path)} ${style('red', 'could not be read')}: ${printable(unreadable)}`];

function restLine({ path, facts, counts }: CheckReport['files'][number]): readonly string[] {
  const rest = counts.must + counts.should + counts.observed - facts.length;
  return rest > 0 ? [`${printable(path)}: ${counted(rest, 'more finding')} not shown`] : [];
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

function summaryLines(report: CheckReport, style: Style): readonly string[] {
  const { files, entries, binding, warnings, levels, unreadable } = totalsOf(report);
  const levelCounts = Object.entries(levels)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count.toLocaleString('en')} ${level}`);
  const detail = levelCounts.length === 0 ? '' : ` (${levelCounts.join(', ')})`;
  const verdict = binding + unreadable > 0 ? style('red', '✗') : style('green', '✓');
  const unread = unreadable === 0 ? '' : `, ${counted(unreadable, 'file')} not read`;
  return [
    `${verdict} ${counted(files, 'file')}, ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}: ` +
      `${counted(binding, 'error')}, ${counted(warnings, 'warning')}${detail}${unread}`,
  ];
}
