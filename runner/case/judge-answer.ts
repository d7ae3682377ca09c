import type { Expectation, Outcome, Request } from '../../suites/question.ts';
import { type Difference, difference } from './compare.ts';
import type { Finding } from './finding.ts';
import { idsByPosition, normalize } from './normalize.ts';
import { cut } from '../printable.ts';
import { seenThrough } from './view.ts';
import type { Fault } from '../target/target.ts';

/** More of a driver's words is of no use to a reader. */
const MAX_MESSAGE = 2_000;

/** What is wrong, without where it was found. */
export type Facts = Omit<Finding, 'rule' | 'origin' | 'method'>;

/** What a fault says. */
export function factsOf({ fault, message, stderr, exitCode, line }: Fault): Facts {
  return {
    code: fault,
    message: cut(message, MAX_MESSAGE),
    ...(stderr !== '' && { stderr }),
    ...(exitCode !== undefined && { exitCode }),
    ...(line !== undefined && { line }),
  };
}

/** What is wrong with the answer, measured against the alternative that it comes closest to; undefined when it is right. */
export function judgeAnswer(
  { method }: Request,
  expectation: Expectation,
  answer: Outcome,
  earlier: readonly Outcome[],
): Facts | undefined {
  const results = expectation.anyOf.filter((one) => 'result' in one);
  if ('rejected' in answer)
    return results.length < expectation.anyOf.length
      ? undefined
      : { code: 'refused', message: cut(answer.rejected, MAX_MESSAGE) };
  if (results.length === 0) return { code: 'not-refused' };
  let closest: readonly Difference[] | undefined;
  for (const { result } of results) {
    const [wanted, given] = comparable(expectation, result, answer.result, earlier);
    const { expected, received } = normalize(method, wanted, given);
    const differences = difference(expected, received);
    if (differences.length === 0) return undefined;
    if (closest === undefined || differences.length < closest.length) closest = differences;
  }
  return { code: 'wrong-answer', ...(closest !== undefined && { differences: closest }) };
}

/** An expected result and the one that came, as far as they are compared. */
function comparable(
  { idsByPosition: byPosition, view }: Expectation,
  expected: unknown,
  received: unknown,
  earlier: readonly Outcome[],
): readonly [unknown, unknown] {
  if (byPosition) return [idsByPosition(expected), idsByPosition(received, earlier)];
  if (view === undefined) return [expected, received];
  return [seenThrough(view, expected, expected), seenThrough(view, received, expected)];
}
