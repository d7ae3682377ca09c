import type { Expectation } from '../../suites/question.ts';
import type { RunRule } from '../../suites/rule.ts';
import type { Exhibit } from '../case/finding.ts';
import type { Replayed } from '../replay.ts';
import { originOf, sentenceOf } from './sentences.ts';
import { findingLines, questionLines, titled } from './exhibit.ts';
import { printable, printableLines } from '../printable.ts';

/** One case in full: what was asked, the files, what would be right, what came, and what is wrong with it. */
export function replayReport({ rule, replay, judged }: Replayed): string {
  const head = [
    `${rule.id} (${rule.level}): ${rule.title}`,
    `${originOf(replay.origin)}, seed ${replay.seed}`,
    '',
  ];
  const lines = [...head, ...bodyOf(rule, judged)];
  return `${lines.join('\n')}\n`;
}

function bodyOf(rule: RunRule, judged: Replayed['judged']): readonly string[] {
  if (judged.outcome === 'abandoned') return ['the case was interrupted'];
  if (judged.outcome === 'not-supported')
    return [`declared, yet answered "not supported": ${printable(judged.message)}`];
  if (judged.outcome === 'skipped') return [`the case was skipped: ${printable(judged.reason)}`];
  const shown = [...exhibitLines(judged.exhibit), ''];
  if (judged.outcome === 'right') return [...shown, 'the answer is right'];
  const hazard = rule.hazard === undefined ? [] : [`known hazard of Pi: ${rule.hazard.pi}`];
  return [...shown, sentenceOf(judged.finding), ...findingLines(judged.finding), ...hazard];
}

function exhibitLines(exhibit: Exhibit): readonly string[] {
  const { requests, expectation, answer, moments } = exhibit;
  const files = [
    ...requests.flatMap((request) => Object.entries(request.files ?? {})),
    ...(moments?.at(-1)?.disk.after ?? []),
  ];
  return [
    ...titled('asked:', questionLines(exhibit)),
    ...files.flatMap(([name, bytes]) => titled(`${name}:`, fileLines(bytes))),
    ...(expectation === undefined ? [] : titled('expected:', expectationLines(expectation))),
    ...(answer === undefined ? [] : titled('received:', jsonLines(answer))),
  ];
}

function fileLines(bytes: Uint8Array): readonly string[] {
  const lines = Buffer.from(bytes).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  else lines.push('(no line break at the end of the file)');
  return lines.map(printable);
}

const expectationLines = ({ anyOf, unchanged, idsByPosition }: Expectation): readonly string[] => [
  ...(anyOf.length > 1 ? ['any of these:'] : []),
  ...anyOf.flatMap((one) => ('result' in one ? jsonLines(one.result) : ['a refusal (-32000)'])),
  ...(idsByPosition === true ? ['entry ids are compared by their position in the file'] : []),
  ...(unchanged === true ? ['the files hold the same bytes afterwards'] : []),
];

function jsonLines(value: unknown): readonly string[] {
  try {
    return printableLines(JSON.stringify(value, null, 2)).split('\n');
  } catch {
    return ['(nested too deeply to be shown)'];
  }
}
