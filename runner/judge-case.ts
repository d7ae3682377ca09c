import type { Expectation, Outcome, Request, Rule } from '../suites/rule.ts';
import { type Difference, difference } from './compare.ts';
import type { Exhibit, Finding, Origin } from './finding.ts';
import { idsByPosition, normalize } from './normalize.ts';
import { cut } from './report/printable.ts';
import type { CaseFolder, Scratch } from './scratch.ts';
import { type AskOptions, type Fault, isFault, type Target } from './target.ts';

/** One input of a rule. */
export interface TestCase {
  readonly input: unknown;
  readonly origin: Origin;
  /** Counts instead of the rule's own expectation. */
  readonly expected?: Expectation;
}

/** Whom to ask, and how long to wait. */
export interface Asker extends AskOptions {
  readonly target: Target;
  readonly scratch: Scratch;
}

/** What one case came to. */
export type Judged =
  | { readonly outcome: 'right'; readonly exhibit: Exhibit }
  | { readonly outcome: 'wrong'; readonly finding: Finding; readonly exhibit: Exhibit }
  | { readonly outcome: 'not-supported'; readonly message: string }
  | { readonly outcome: 'abandoned' };

/** More of a driver's words is of no use to a reader. */
const MAX_MESSAGE = 2_000;

type Facts = Omit<Finding, 'rule' | 'origin' | 'method'>;

/**
 * Asks one case, request by request, in a folder of its own, and judges the last answer.
 * @throws what the rule's own code throws
 */
export async function judgeCase(rule: Rule, testCase: TestCase, asker: Asker): Promise<Judged> {
  const folder = asker.scratch.caseFolder();
  try {
    return await askAndJudge(rule, testCase, asker, folder);
  } finally {
    folder.remove();
  }
}

async function askAndJudge(
  rule: Rule,
  testCase: TestCase,
  asker: Asker,
  folder: CaseFolder,
): Promise<Judged> {
  const requests = rule.requests(testCase.input);
  const wrong = (method: string, facts: Facts, exhibit: Exhibit): Judged => ({
    outcome: 'wrong',
    finding: { rule: rule.id, origin: testCase.origin, method, ...facts },
    exhibit,
  });
  const outcomes: Outcome[] = [];
  for (const request of requests) {
    const reply = await asker.target.ask(request.method, folder.prepare(request), asker);
    if ('abandoned' in reply) return { outcome: 'abandoned' };
    if ('notSupported' in reply)
      return { outcome: 'not-supported', message: `${request.method}: ${reply.notSupported}` };
    if (isFault(reply)) return wrong(request.method, factsOf(reply), { requests, answer: reply });
    outcomes.push(
      'result' in reply ? { result: folder.withRelativePaths(reply.result) } : { rejected: reply.rejected },
    );
  }
  const last = requests.at(-1);
  const answer = outcomes.pop();
  if (last === undefined || answer === undefined) throw new Error(`rule ${rule.id} asks nothing`);
  const expectation = testCase.expected ?? rule.expect(testCase.input, outcomes);
  const exhibit = { requests, expectation, answer };
  const facts = judge(last, expectation, answer, outcomes) ?? judgeFiles(expectation, folder);
  return facts === undefined ? { outcome: 'right', exhibit } : wrong(last.method, facts, exhibit);
}

function factsOf({ fault, message, stderr, exitCode, line }: Fault): Facts {
  return {
    code: fault,
    message: cut(message, MAX_MESSAGE),
    ...(stderr !== '' && { stderr }),
    ...(exitCode !== undefined && { exitCode }),
    ...(line !== undefined && { line }),
  };
}

/** What is wrong with the answer, measured against the alternative that it comes closest to; undefined when it is right. */
function judge(
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
    const [wanted, given] = expectation.idsByPosition
      ? [idsByPosition(result), idsByPosition(answer.result, earlier)]
      : [result, answer.result];
    const { expected, received } = normalize(method, wanted, given);
    const differences = difference(expected, received);
    if (differences.length === 0) return undefined;
    if (closest === undefined || differences.length < closest.length) closest = differences;
  }
  return { code: 'wrong-answer', ...(closest !== undefined && { differences: closest }) };
}

function judgeFiles(expectation: Expectation, folder: CaseFolder): Facts | undefined {
  const file = expectation.unchanged === true ? folder.changedFile() : undefined;
  return file === undefined ? undefined : { code: 'file-changed', file };
}
