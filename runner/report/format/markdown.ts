import { counted } from '../../printable.ts';
import { LOOKS } from '../style.ts';
import { failures, type Judgement, partialLine, type Report } from '../report.ts';
import { alikeWords, causesHeading, causeWords, ruleNames } from './causes-text.ts';
import { code, fenced, html, plain } from './markdown-words.ts';
import { placeWords, type Problem } from '../problem.ts';
import { provenanceLines } from '../provenance.ts';
import { verdictCounts } from '../counts.ts';
import { replayLine } from '../replay-line.ts';

/** GitHub shows nothing at all of a step summary that is larger than 1 MiB. */
const MAX_SUMMARY = 900_000;
const MAX_CAUSES = 20;

/** Markdown, as for a step summary or a comment: whole sections are left out where it would grow too large. */
export function markdownText(report: Report, limit = MAX_SUMMARY): string {
  const partial = partialLine(report);
  const bad = failures(report);
  const warned = report.judgements.filter(({ verdict }) => verdict === 'warn');
  const expected = report.judgements.filter(({ expected }) => expected !== undefined);
  const head = [
    ...(partial === undefined ? [] : [`**${plain(partial)}**`, '']),
    `## ${bad.length + report.stale.length > 0 ? '✗' : '✓'} ${plain(report.subject)}`,
    '',
    verdictCounts(report.judgements),
    '',
    ...causeList(report),
    ...(report.command === 'run' ? areaTable(report) : []),
    ...report.notes.map((note) => `> ${plain(note)}\n`),
    ...report.stale.map(({ pattern, says }) => `- ✗ baseline ${code(pattern)}: ${plain(says)}`),
  ].join('\n');
  const sections = [
    ...bad.map((one) => section(report, one)),
    ...(expected.length === 0 ? [] : [list('Expected failures', expected)]),
    ...(warned.length === 0 ? [] : [list('Warnings', warned)]),
  ];
  const tail = [
    '',
    '<details><summary>Origin</summary>',
    '',
    ...provenanceLines(report.origin, report.suite).map(([name, value]) => `- ${name}: ${code(value)}`),
    '',
    '</details>',
    '',
  ].join('\n');
  return fitted(head, sections, tail, limit);
}

/** As many sections as fit, and how many do not. */
function fitted(head: string, sections: readonly string[], tail: string, limit: number): string {
  const room = limit - Buffer.byteLength(head) - Buffer.byteLength(tail) - 200;
  const kept: string[] = [];
  let used = 0;
  for (const one of sections) {
    used += Buffer.byteLength(one) + 2;
    if (used > room) break;
    kept.push(one);
  }
  const left = sections.length - kept.length;
  return [
    head,
    ...kept,
    ...(left === 0 ? [] : [`${counted(left, 'more section')} left out, as this page would be too large.`]),
    tail,
  ].join('\n\n');
}

function causeList({ causes, origin, rules }: Report): readonly string[] {
  if (causes.length === 0) return [];
  const shown = causes.slice(0, MAX_CAUSES);
  const left = causes.length - shown.length;
  return [
    `**${plain(causesHeading(causes))}**`,
    '',
    ...shown.flatMap((cause, at) => {
      const { shows, look } = cause;
      return [
        `${at + 1}. **${plain(causeWords(cause))}**`,
        `   - ${plain(ruleNames(cause, rules))}`,
        `   - smallest case: ${code(shows.rule)}, ${plain(`${shows.case}: ${shows.difference}`)}`,
        ...(cause.alike === undefined ? [] : [`   - ${plain(alikeWords(cause))}`]),
        `   - look at: ${plain(look)}`,
        ...(shows.replay === undefined ? [] : [`   - ${code(replayLine(shows.replay, origin.tested))}`]),
      ];
    }),
    ...(left === 0 ? [] : ['', `and ${counted(left, 'more reason')}`]),
    '',
  ];
}

function areaTable({ judgements }: Report): readonly string[] {
  const areas = [...new Set(judgements.map(({ area = '' }) => area))];
  return [
    '| area | verdicts |',
    '| --- | --- |',
    ...areas.map(
      (area) => `| ${plain(area)} | ${verdictCounts(judgements.filter((one) => one.area === area))} |`,
    ),
    '',
  ];
}

function section(report: Report, { id, verdict, reason, problems, more, exhibit }: Judgement): string {
  const words = report.rules.get(id);
  const body = problems.flatMap((problem) => problemLines(problem, report.command));
  return [
    `<details><summary>${LOOKS[verdict].sign} ${verdict} <code>${html(id)}</code>${words === undefined ? '' : `: ${html(words.title)}`}</summary>`,
    '',
    ...(words === undefined
      ? []
      : [
          `> ${plain(words.source.quote)}`,
          '',
          `${plain(words.source.file)}, ${plain(words.source.section)}`,
          '',
        ]),
    ...(reason === undefined ? [] : [plain(reason), '']),
    ...body,
    ...(more === undefined ? [] : [`- ${counted(more, 'more problem')} not listed`]),
    ...(exhibit === undefined ? [] : ['', fenced(exhibit.asked)]),
    '',
    '</details>',
  ].join('\n');
}

function problemLines(problem: Problem, command: Report['command']): readonly string[] {
  const { message, details, advice } = problem;
  const rule = command === 'check' ? ` ${code(problem.rule)}` : '';
  return [
    `- ${code(placeWords(problem))}${rule} ${plain(message)}`,
    ...details.map((line) => `  - ${plain(line)}`),
    ...(advice === '' ? [] : [`  - ${plain(advice)}`]),
  ];
}

const list = (title: string, some: readonly Judgement[]): string =>
  [
    `<details><summary>${title}: ${some.length}</summary>`,
    '',
    ...some.map(({ id, problems, expected }) => {
      const why = [expected?.kind, expected?.link, problems[0]?.message].filter((part) => part !== undefined);
      return `- ${code(id)}: ${plain(why.join(', '))}`;
    }),
    '',
    '</details>',
  ].join('\n');
