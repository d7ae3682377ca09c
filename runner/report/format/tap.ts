import { type Judgement, partialLine, type Report } from '../report.ts';
import { provenanceLines } from '../provenance.ts';
import { testNames } from './test-cases.ts';

const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('#', String.raw`\#`);

/** TAP 14: a test point a rule or file; what is wrong stands in a YAML block below it. */
export function tapText(report: Report): string {
  const { judgements, stale, origin, suite } = report;
  const partial = partialLine(report);
  const lines = [
    'TAP version 14',
    ...(partial === undefined ? [] : [`# ${partial.replaceAll(/\s+/g, ' ')}`]),
    `# ${report.subject}`,
    ...provenanceLines(origin, suite).map(([name, value]) => `# ${name}: ${value.replaceAll(/\s+/g, ' ')}`),
    `1..${judgements.length + stale.length}`,
    ...judgements.flatMap((one, index) => point(report, one, index + 1)),
    ...stale.flatMap(({ pattern, says }, index) => [
      `not ok ${judgements.length + index + 1} - ${escaped(`baseline: ${pattern}`)}`,
      ...yaml({ message: says }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function point(report: Report, one: Judgement, number: number): readonly string[] {
  const { verdict, reason, problems, expected, more } = one;
  const { classname, name } = testNames(report, one);
  const bad = ['fail', 'error', 'suite-error'].includes(verdict);
  const title = escaped(report.command === 'check' ? name : `${classname}: ${name}`);
  const directive =
    expected === undefined
      ? verdict === 'skip'
        ? ` # SKIP ${escaped(reason ?? '')}`
        : ''
      : ` # TODO ${escaped([expected.kind, expected.link, expected.note].filter((part) => part !== undefined).join(', '))}`;
  const head = `${bad ? 'not ok' : 'ok'} ${number} - ${title}${directive}`;
  const first = problems[0];
  if (first === undefined) return bad ? [head, ...yaml({ message: reason ?? '' })] : [head];
  return [
    head,
    ...yaml({
      message: first.message,
      severity: verdict === 'warn' ? 'comment' : 'fail',
      ...(report.command === 'run' && first.place.case !== undefined && { case: first.place.case }),
      ...(first.details.length > 0 && { details: first.details }),
      ...(first.advice !== '' && { advice: first.advice }),
      ...(first.place.path !== undefined && {
        at: `${first.place.path}:${first.place.line ?? 1}:${first.place.column ?? 1}`,
      }),
      ...(problems.length > 1 && {
        others: problems
          .slice(1, 20)
          .map(({ rule, message, place }) => `${rule}, line ${place.line ?? '?'}: ${message}`),
      }),
      ...(more !== undefined && { more }),
    }),
  ];
}

/** JSON values are YAML, and need no escapes of another kind. */
const yaml = (values: Readonly<Record<string, unknown>>): readonly string[] => [
  '  ---',
  ...Object.entries(values).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
  '  ...',
];
