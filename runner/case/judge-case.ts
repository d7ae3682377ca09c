import type { Expectation, Outcome } from '../../suites/question.ts';
import type { AskedRule, DrivenRule, RunRule } from '../../suites/rule.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Exhibit, Finding, Origin } from './finding.ts';
import { type Facts, factsOf, judgeAnswer } from './judge-answer.ts';
import { runProgram } from './program.ts';
import type { CaseFolder, Scratch } from './scratch.ts';
import { type AskOptions, isFault, type Target } from '../target/target.ts';

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
  /** What the driver declares; a program leaves out the steps that need anything else. */
  readonly methods: readonly Method[];
}

/** What one case came to. */
export type Judged =
  | { readonly outcome: 'right'; readonly exhibit: Exhibit }
  | { readonly outcome: 'wrong'; readonly finding: Finding; readonly exhibit: Exhibit }
  | { readonly outcome: 'not-supported'; readonly message: string }
  | { readonly outcome: 'abandoned' };

/**
 * Asks one case, request by request, in a folder of its own, and judges the last answer.
 * @throws what the rule's own code throws
 */
export async function judgeCase(rule: RunRule, testCase: TestCase, asker: Asker): Promise<Judged> {
  const folder = asker.scratch.caseFolder();
  try {
    return rule.kind === 'asked'
      ? await askAndJudge(rule, testCase, asker, folder)
      : await driveAndJudge(rule, testCase, asker, folder);
  } finally {
    folder.remove();
  }
}

async function askAndJudge(
  rule: AskedRule,
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
  const facts = judgeAnswer(last, expectation, answer, outcomes) ?? judgeFiles(expectation, folder);
  return facts === undefined ? { outcome: 'right', exhibit } : wrong(last.method, facts, exhibit);
}

/** Drives a case through its steps, as far as nothing is wrong. */
async function driveAndJudge(
  { id, program }: DrivenRule,
  { input, origin }: TestCase,
  asker: Asker,
  folder: CaseFolder,
): Promise<Judged> {
  const driven = await runProgram(program, program.steps(input), asker, folder);
  if (driven.outcome === 'abandoned' || driven.outcome === 'not-supported') return driven;
  const { moments, outcome } = driven;
  const requests = moments.flatMap(({ request }) => (request === undefined ? [] : [request]));
  if (outcome === 'right') return { outcome, exhibit: { requests, moments } };
  const { method, facts } = driven;
  return {
    outcome,
    finding: { rule: id, origin, method, ...facts },
    exhibit: { requests, moments },
  };
}

function judgeFiles(expectation: Expectation, folder: CaseFolder): Facts | undefined {
  const file = expectation.unchanged === true ? folder.changedFile() : undefined;
  return file === undefined ? undefined : { code: 'file-changed', file };
}
