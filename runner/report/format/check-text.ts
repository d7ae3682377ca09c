import { counted, printable } from '../../printable.ts';
import type { CheckDocument } from '../document.ts';
import type { Problem } from '../problem.ts';
import { type Judgement, type Report } from '../report.ts';
import type { Style } from '../style.ts';

export interface CheckTextOptions {
  readonly style: Style;
  /** Only what binds, a line each. */
  readonly quiet?: boolean | undefined;
}

/** For people: a line a problem, its source and what to do where the rule comes up first, and the counts. */
export function checkText(report: Report, document: CheckDocument, options: CheckTextOptions): string {
  const { style, quiet } = options;
  const problems = report.judgements
    .flatMap((judgement) => judgement.problems)
    .filter((problem) => quiet !== true || problem.binds);
  const explained = new Set<string>();
  const lines = problems.flatMap((problem) => {
    const { rule, code } = problem;
    const isNew = !explained.has(`${rule} ${code}`);
    explained.add(`${rule} ${code}`);
    return [problemLine(problem, style), ...(isNew && quiet !== true ? explanation(problem, style) : [])];
  });
  lines.push(
    ...report.judgements.flatMap((file) => unreadableLine(file, style)),
    ...report.judgements.flatMap(restLine),
  );
  const summary = summaryLines(document.summary, style);
  return [
    ...lines,
    ...(quiet === true && lines.length === 0 ? [] : [...(lines.length > 0 ? [''] : []), ...summary]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function problemLine({ place, level, binds, rule, message }: Problem, style: Style): string {
  const { path = '', line = 1, column = 1, pointer } = place;
  const at = `${printable(path)}:${line}:${column}`;
  const where = pointer === '' ? '' : ` (${pointer})`;
  return `${at} ${style(binds ? 'red' : 'yellow', level)} ${style('bold', rule)} ${message}${style('gray', where)}`;
}

function explanation({ advice, source }: Problem, style: Style): readonly string[] {
  if (source === undefined) return [`    ${advice}`];
  const from = `${source.basis}: ${source.file}, ${source.section}: "${source.quote}"`;
  return [`    ${advice}`, style('gray', `    ${from}`)];
}

const unreadableLine = ({ id, reason }: Judgement, style: Style): readonly string[] =>
  reason === undefined ? [] : [`${printable(id)} ${style('red', reason)}`];

const restLine = ({ id, more }: Judgement): readonly string[] =>
  more === undefined ? [] : [`${printable(id)}: ${counted(more, 'more problem')} not shown`];

function summaryLines(summary: CheckDocument['summary'], style: Style): readonly string[] {
  const { files, entries, binding, warnings, levels, unreadable } = summary;
  const levelCounts = Object.entries(levels)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count.toLocaleString('en')} ${level}`);
  const detail = levelCounts.length === 0 ? '' : ` (${levelCounts.join(', ')})`;
  const verdict = binding + unreadable > 0 ? style('red', '✗') : style('green', '✓');
  const unread = unreadable === 0 ? '' : `, ${counted(unreadable, 'file')} not read`;
  return [
    `${verdict} ${counted(files, 'file')}, ${counted(entries, 'entry', 'entries')}: ` +
      `${counted(binding, 'error')}, ${counted(warnings, 'warning')}${detail}${unread}`,
  ];
}
