import type { Difference } from '../case/compare.ts';
import type { Finding, FindingCode, Origin } from '../case/finding.ts';
import { printable, shortJson, shortJsonOfTwo } from '../printable.ts';

/** What each finding says. */
const SENTENCES: Readonly<Record<FindingCode, (finding: Finding) => string>> = {
  'wrong-answer': ({ method, message }) =>
    `wrong answer to ${method}${message === undefined ? '' : `: ${message}`}`,
  refused: ({ method, message }) => `${method} was refused where an answer was expected: "${message ?? ''}"`,
  'not-refused': ({ method }) => `${method} was answered where a refusal (-32000) was expected`,
  'file-changed': ({ file }) =>
    `the file ${file ?? ''} must hold the same bytes afterwards, and was changed or removed`,
  'wrong-step': ({ step, method, about, message }) =>
    `after step ${step ?? 0} (${[method, ...(about?.['what'] === undefined ? [] : [about['what']])].join(', ')}): ${message ?? ''}`,
  crash: ({ method, message }) => `at ${method}: ${message ?? 'the driver crashed'}`,
  timeout: ({ message }) => message ?? 'no answer came',
  protocol: ({ method, message }) => `at ${method}, the protocol was broken: ${message ?? ''}`,
  internal: ({ method, message }) => `${method} failed inside of the implementation: ${message ?? ''}`,
};

/** A finding in one sentence, safe for a terminal. */
export function sentenceOf(finding: Finding): string {
  const where =
    finding.orderDependent === true ? ' (order-dependent: asked alone, in a fresh driver, it passes)' : '';
  return printable(SENTENCES[finding.code](finding)) + where;
}

/**
 * One difference, such as `/messages/0/message: expected "a", received "b"`, each value cut to so many characters.
 * @param complaint where it is of a step: what must hold there is said in words, so that nothing is "expected" which no value tells
 */
export function differenceLine(
  { pointer, expected, received }: Difference,
  length = 200,
  { complaint }: Pick<Finding, 'complaint'> = {},
): string {
  const place = pointer === '' ? 'the answer' : printable(pointer);
  if (complaint !== undefined && expected === undefined)
    return pointer === ''
      ? `it was ${shortJson(received, length)}`
      : `${place}: it was ${shortJson(received, length)}`;
  if (received === undefined) return `${place}: expected ${shortJson(expected, length)}, received nothing`;
  if (expected === undefined) return `${place}: expected nothing, received ${shortJson(received, length)}`;
  const [wanted, given] = shortJsonOfTwo(expected, received, length);
  return `${place}: expected ${wanted}, received ${given}`;
}

/** The first difference of a finding, which says more than that there is one; of a step, with what must hold. */
export function firstWords(finding: Finding, length: number): string {
  const [first] = finding.differences ?? [];
  if (first === undefined) return sentenceOf(finding);
  const line = differenceLine(first, length, finding);
  return finding.complaint !== undefined && first.expected === undefined
    ? `${sentenceOf(finding)}; ${line}`
    : line;
}

/** Where the case comes from. */
export function originOf(origin: Origin): string {
  // A golden case has a name of its own.
  if ('example' in origin && origin.example === 'golden') return 'golden case';
  if ('example' in origin) return `example ${named(origin.example)}`;
  // The way from the input to its smallest form is long, and stands in the replay token.
  const [number = '', ...way] = origin.path.split(':');
  return `random input ${number}${way.length > 0 ? ', made smaller' : ''}`;
}

/** The name of an example in quotes, of which some have their own. */
const named = (name: string): string => {
  const shown = printable(name);
  return /^".*"$/.test(shown) ? shown : `"${shown}"`;
};

/** Which examples fail as well; nothing where there are none. */
export function otherExampleLines({ otherExamples = [] }: Finding): readonly string[] {
  if (otherExamples.length === 0) return [];
  return [`also fails: ${otherExamples.map(named).join(', ')}`];
}
