import type { Difference } from '../case/compare.ts';
import type { Exhibit, Finding, FurtherFailure } from '../case/finding.ts';
import { differenceLine, originOf, sentenceOf } from './sentences.ts';
import type { Request } from '../../suites/question.ts';
import { pictureOf } from './picture.ts';
import { stepLines } from './steps.ts';
import { counted, lastLines, printable, printableLines, shortJson } from '../printable.ts';

/** Lines of a block with a heading before the first. */
export function titled(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

/** What was asked: each request on a line, and each session file as a picture where it was laid out. */
export function questionLines({ requests, moments }: Exhibit): readonly string[] {
  if (moments !== undefined) return stepLines(moments);
  const last = requests.findLast(({ params }) => Object.hasOwn(params, 'leafId'));
  const leafId = last?.params['leafId'] as string | null | undefined;
  return requests.flatMap((request) => [...fileLines(request, leafId), requestLine(request)]);
}

function fileLines({ files = {} }: Request, leafId: string | null | undefined): readonly string[] {
  return Object.entries(files).flatMap(([name, bytes]) => [
    `${printable(name)} (${bytes.length} bytes)`,
    ...pictureOf(bytes, { leafId })
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}

const requestLine = ({ method, params }: Request): string => `${method} ${shortJson(params, 300)}`;

/** More differences than these are of no help to a reader; a JSON report has all. */
const MAX_DIFFERENCES = 6;

function differenceLines(differences: readonly Difference[], finding: Finding): readonly string[] {
  const left = differences.length - MAX_DIFFERENCES;
  return [
    ...differences.slice(0, MAX_DIFFERENCES).map((one) => differenceLine(one, undefined, finding)),
    ...(left > 0 ? [`and ${counted(left, 'more difference')} (a JSON report has all)`] : []),
  ];
}

/** What is wrong in other ways than the rule's own finding, each with the smallest case that shows it. */
export const furtherLines = (
  further: readonly Pick<FurtherFailure, 'finding' | 'replay'>[] = [],
  replayLine: (token: string) => string,
): readonly string[] =>
  further.flatMap(({ finding, replay }) => [
    `also, in another way (${originOf(finding.origin)}): ${sentenceOf(finding)}`,
    ...[...findingLines(finding), replayLine(replay)].map((line) => `  ${line}`),
  ]);

/** The differences, and what else the finding knows. */
export function findingLines(finding: Finding): readonly string[] {
  const { differences = [], line, stderr, readWrong } = finding;
  return [
    ...differenceLines(differences, finding),
    ...(readWrong === undefined
      ? []
      : [`session/read is wrong about the same file: ${differenceLine(readWrong)}`]),
    ...(line === undefined ? [] : titled('the line:', [printableLines(line)])),
    ...(stderr === undefined ? [] : titled('last words on standard error:', lastLines(stderr))),
  ];
}
