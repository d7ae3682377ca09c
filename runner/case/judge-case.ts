import { agesOfRequests, lacksSomething, tooNew } from '../../suites/age/index.ts';
import type { Moment } from '../../suites/driving/moment.ts';
import type { Outcome, Request } from '../../suites/question.ts';
import type { AskedRule, DrivenRule, RunRule } from '../../suites/rule.ts';
import { isFault } from '../target/target.ts';
import type { Asker, Judged, TestCase } from './asker.ts';
import { distinct } from './failure-kinds.ts';
import type { Exhibit } from './finding.ts';
import { type Facts, factsOf, judgeAnswer } from './judge-answer.ts';
import { beyondLimits, textsOf } from './needs.ts';
import { asAnswered, asOffered, notAsked } from './offered.ts';
import { runProgram } from './program.ts';
import type { CaseFolder } from './scratch.ts';
import { Sight } from './sight.ts';
import { isReading } from './touched.ts';

/** So often a case begins again, because the driver broke at another one. */
const MAX_BEGINNINGS = 3;

/**
 * Asks one case, request by request, in a folder of its own, and judges the last answer. A case whose handle died with
 * the driver that gave it begins again at its first step.
 * @throws what the rule's own code throws
 */
export async function judgeCase(rule: RunRule, testCase: TestCase, asker: Asker): Promise<Judged> {
  for (let beginning = 1; ; beginning++) {
    const judged = await judgeOnce(rule, testCase, asker);
    if (judged !== 'lost') return judged;
    if (beginning === MAX_BEGINNINGS)
      return { outcome: 'skipped', reason: 'the driver broke at other cases, each time with this one open' };
  }
}

async function judgeOnce(rule: RunRule, testCase: TestCase, asker: Asker): Promise<Judged | 'lost'> {
  const folder = asker.scratch.caseFolder(asker.offers?.directory === 'own');
  try {
    return rule.kind === 'asked'
      ? await askAndJudge(rule, testCase, asker, folder)
      : await driveAndJudge(rule, testCase, asker, folder);
  } finally {
    folder.remove();
  }
}

/** Why the questions of a case are not put; undefined where they are. */
function skipReason(
  requests: readonly Request[],
  { limits = [], offers, methods, follows }: Asker,
): string | undefined {
  for (const request of requests) {
    if (!methods.includes(request.method)) return `method ${request.method} is not declared`;
    const reason = notAsked(request, offers) ?? beyondLimits(limits, textsOf(request));
    if (reason !== undefined) return reason;
  }
  if (follows === undefined || !lacksSomething(follows)) return undefined;
  return tooNew(agesOfRequests(requests), follows);
}

async function askAndJudge(
  rule: AskedRule,
  testCase: TestCase,
  asker: Asker,
  folder: CaseFolder,
): Promise<Judged | 'lost'> {
  const requests = rule.requests(testCase.input);
  const skipped = skipReason(requests, asker);
  if (skipped !== undefined) return { outcome: 'skipped', reason: skipped };
  const sight = new Sight();
  const wrong = (method: string, facts: Facts, exhibit: Exhibit): Judged => ({
    outcome: 'wrong',
    finding: { rule: rule.id, origin: testCase.origin, method, ...facts },
    exhibit,
    seen: sight.seen,
  });
  const isOnlyRead = requests.every(({ method }) => isReading(method));
  const outcomes: Outcome[] = [];
  for (const request of requests) {
    const reply = await asker.target.ask(request.method, folder.prepare(request), asker);
    if ('lost' in reply) return 'lost';
    if ('abandoned' in reply) return { outcome: 'abandoned' };
    if ('notSupported' in reply)
      return { outcome: 'not-supported', message: `${request.method}: ${reply.notSupported}` };
    if (isFault(reply)) {
      // Whoever breaks may have changed the file before.
      if (isOnlyRead) sight.compare(request.method, folder.touched());
      return wrong(request.method, factsOf(reply), { requests, answer: reply });
    }
    sight.look(request.method, reply);
    outcomes.push(
      'result' in reply ? { result: folder.withRelativePaths(reply.result) } : { rejected: reply.rejected },
    );
  }
  const last = requests.at(-1);
  const answer = outcomes.at(-1);
  if (last === undefined || answer === undefined) throw new Error(`rule ${rule.id} asks nothing`);
  // A file that was to be read only is told by the last method that may have changed it.
  if (isOnlyRead) sight.compare(last.method, folder.touched());
  const earlier = outcomes.slice(0, -1);
  const offered = sight.orMalformed(requests, outcomes, () =>
    asOffered(
      last,
      testCase.expected ?? rule.expect(testCase.input, earlier),
      asAnswered(asker.offers, last, answer),
    ),
  );
  if ('facts' in offered) return wrong(last.method, offered.facts, { requests, answer });
  if ('reason' in offered) return { outcome: 'skipped', reason: offered.reason };
  const { expectation } = offered;
  const exhibit = { requests, expectation, answer };
  const facts =
    judgeAnswer(last, expectation, answer, earlier) ??
    (expectation.unchanged === true ? judgeFiles(folder, sight) : undefined);
  return facts === undefined
    ? { outcome: 'right', exhibit, seen: sight.seen }
    : wrong(last.method, facts, exhibit);
}

/** Drives a case through its steps, also behind one that is wrong. */
async function driveAndJudge(
  { id, program }: DrivenRule,
  { input, origin }: TestCase,
  asker: Asker,
  folder: CaseFolder,
): Promise<Judged | 'lost'> {
  const sight = new Sight();
  const driven = await runProgram(program, program.steps(input), asker, folder, sight);
  if (driven.outcome === 'lost') return 'lost';
  if (driven.outcome === 'right')
    return { outcome: 'right', exhibit: exhibitOf(driven.moments), seen: sight.seen };
  if (driven.outcome !== 'wrong') return driven;
  const failures = driven.failures.map(({ method, facts, moments }) => ({
    finding: { rule: id, origin, method, ...facts },
    exhibit: exhibitOf(moments),
  }));
  const [first, ...also] = distinct(failures);
  if (first === undefined) throw new Error(`rule ${id} fails for no reason`);
  return { outcome: 'wrong', ...first, ...(also.length > 0 && { also }), seen: sight.seen };
}

const exhibitOf = (moments: readonly Moment[]): Exhibit => ({
  requests: moments.flatMap(({ request }) => (request === undefined ? [] : [request])),
  moments,
});

/** What the files of a case are not any more; beside a copy that was asked for, others may be there. */
function judgeFiles(folder: CaseFolder, { seen }: Sight): Facts | undefined {
  const file = seen.touched[0]?.file ?? folder.changedFile();
  return file === undefined ? undefined : { code: 'file-changed', file };
}
