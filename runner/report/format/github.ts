import { counted } from '../../printable.ts';
import type { Cause } from '../causes/cause.ts';
import { alikeWords, causeWords, ruleNames } from './causes-text.ts';
import { failures, type Judgement, type Report } from '../report.ts';
import type { Problem } from '../problem.ts';
import { replayLine } from '../replay-line.ts';

/** GitHub shows ten annotations of a kind for each step and drops the rest without a word. */
const MAX_ANNOTATIONS = 9;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Workflow commands, which GitHub shows beside the lines: one a cause, or a problem of a file; of each kind the first nine,
 * and how many more there are.
 */
export function githubText(report: Report): string {
  const caused = new Set(report.causes.flatMap(({ rules }) => rules));
  const all = [
    ...report.causes.map((cause) => causeAnnotation(cause, report)),
    // What a cause explains is told by it.
    ...report.judgements.filter(({ id }) => !caused.has(id)).flatMap(annotationsOf),
    ...report.stale.map(({ pattern, line, says }) =>
      command('error', `baseline, line ${line}`, `${pattern}: ${says}`),
    ),
  ];
  const lines = KINDS.flatMap((kind) => {
    const some = all.filter((line) => line.startsWith(`::${kind} `));
    const more = some.length - MAX_ANNOTATIONS;
    return more <= 0
      ? some
      : [
          ...some.slice(0, MAX_ANNOTATIONS),
          command(kind, report.suite.name, `${more} more, not shown here: see the report`),
        ];
  });
  const left = failures(report).length;
  if (report.origin.partial !== undefined)
    lines.push(
      command('notice', 'partial', `${report.origin.partial}; ${counted(left, 'failure')} among them`),
    );
  return lines.map((line) => `${line}\n`).join('');
}

const KINDS = ['error', 'warning', 'notice'] as const;

function annotationsOf({ id, reason, verdict, problems, expected }: Judgement): readonly string[] {
  if (problems.length === 0 && verdict === 'error') return [command('error', id, reason ?? '', { file: id })];
  return problems.map((problem) => annotation(problem, expected !== undefined));
}

/** One annotation a cause; what is wrong comes first, as a list shows no more than the first line. */
function causeAnnotation(cause: Cause, { origin, rules }: Report): string {
  const { shows, look } = cause;
  const words = [
    causeWords(cause),
    ruleNames(cause, rules),
    `smallest case: ${shows.rule}, ${shows.case}: ${shows.difference}`,
    alikeWords(cause),
    `look at: ${look}`,
    shows.replay === undefined ? '' : replayLine(shows.replay, origin.tested),
  ];
  return command('error', shows.rule, words.filter((line) => line !== '').join('\n'));
}

function annotation(problem: Problem, expected: boolean): string {
  const { level, binds, rule, message, advice, details, place } = problem;
  const kind =
    binds && !expected ? 'error' : level === 'observed' || place.path === undefined ? 'notice' : 'warning';
  const words =
    place.path === undefined
      ? [`${place.case ?? ''}: ${message}`, ...details.slice(0, 3), advice]
      : [advice === '' ? message : `${message}. ${advice}`];
  const sentences = words.filter((line) => line !== '').join('\n');
  return place.path === undefined
    ? command(kind, rule, sentences)
    : command(kind, rule, sentences, { file: place.path, line: place.line ?? 1, col: place.column ?? 1 });
}

function command(
  kind: (typeof KINDS)[number],
  title: string,
  message: string,
  at: Readonly<Record<string, string | number>> = {},
): string {
  const properties = Object.entries<string | number>({ ...at, title }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${kind} ${properties.join(',')}::${escapeData(message)}`;
}
