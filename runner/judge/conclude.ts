import type { RunRule } from '../../suites/rule.ts';
import type { Origin, RuleResult } from '../case/finding.ts';
import { distinct, failureKinds } from '../case/failure-kinds.ts';
import type { Target } from '../target/target.ts';
import { askAlone } from './alone.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';
import { type Failure, shrink } from './shrink.ts';
import { sizeOf, smallest } from './smallest.ts';
import { caseOf } from './test-cases.ts';
import { encodeToken } from './token.ts';
import { isBreakdown, verdictOf, type Wrong } from './verdict.ts';

/** What a rule came to, without its name. */
export type Judgement = Omit<RuleResult, 'rule' | 'area' | 'level'>;

/** A failure that was met, from which a smaller one may be found. */
export interface Met {
  readonly wrong: Wrong;
  readonly failedExamples: readonly Wrong[];
  readonly candidates: readonly Wrong[];
  /** The smallest that shows each kind of failure. */
  readonly ofEachKind: readonly Wrong[];
}

/** So many kinds of failure are told beside the first; more of them are one fault that shows everywhere. */
const MOST_KINDS = 8;
/** The part of the time in which the failure is shrunk that a rule is told by, where there are others. */
const FIRST_SHARE = 0.5;

/** The verdict with the failure as it was met. */
export function asMet(
  rule: RunRule,
  { wrong, failedExamples, ofEachKind }: Met,
  options: JudgeOptions,
): Omit<Judgement, 'cases'> {
  const others = distinct(ofEachKind, [wrong.finding]).slice(0, MOST_KINDS);
  return { ...told(rule, wrong, failedExamples, options), ...furtherOf(rule, others, options) };
}

/** The verdict with the smallest failure that is found in so many milliseconds, asked once more alone. */
export async function conclude(
  rule: RunRule,
  target: Target,
  met: Met,
  budget: number,
  options: JudgeOptions,
): Promise<Omit<Judgement, 'cases'>> {
  // What hangs only behind others cannot be shrunk alone.
  if (met.wrong.finding.orderDependent === true) return asMet(rule, met, options);
  const end = performance.now() + budget;
  const { failedExamples, ofEachKind } = met;
  const several = distinct(ofEachKind).length > 1;
  const failure = await smallestAlone(rule, target, met, several ? budget * FIRST_SHARE : budget, options);
  const others: Failure[] = [];
  for (const other of ofEachKind) {
    const shown = [failure, ...others].map(({ finding }) => finding);
    const [kind] = failureKinds(other.finding).filter((one) => !shown.flatMap(failureKinds).includes(one));
    if (kind === undefined) continue;
    if (others.length === MOST_KINDS) break;
    others.push(await smallestOfKind(rule, target, other, kind, end, options));
  }
  return { ...told(rule, failure, failedExamples, options), ...furtherOf(rule, others, options) };
}

/** The failure that the rule is told by. */
async function smallestAlone(
  rule: RunRule,
  target: Target,
  { wrong, failedExamples, candidates }: Met,
  budget: number,
  options: JudgeOptions,
): Promise<Failure> {
  const verdict = verdictOf(rule, wrong.finding.code, options.enforce);
  const met = [wrong, ...candidates] as const;
  const found = await smallest(rule, target, met, verdict, { ...options, shrinkTime: budget });
  const smaller = failedExamples.find((example) => sizeOf(example) <= sizeOf(found)) ?? found;
  return rule.hazard === undefined ? askedAlone(rule, target, smaller, wrong, options) : smaller;
}

/** A failure of another kind, made smaller as long as there is time and it stays of that kind. */
async function smallestOfKind(
  rule: RunRule,
  target: Target,
  failure: Wrong,
  kind: string,
  end: number,
  options: JudgeOptions,
): Promise<Failure> {
  const { origin } = failure.finding;
  const left = end - performance.now();
  if (!('path' in origin) || isBreakdown(failure) || left <= 0 || rule.hazard !== undefined) return failure;
  const { world, seed, patience } = options;
  const asker = askerOf(target, patience.first(rule), options);
  return shrink({ rule, world, runSeed: seed, path: origin.path, failure, asker, kind, budget: left / 2 });
}

/** What is wrong in other ways, as a report has it. */
function furtherOf(
  rule: RunRule,
  failures: readonly Failure[],
  { seed, world }: JudgeOptions,
): Pick<Judgement, 'further'> {
  if (failures.length === 0) return {};
  const further = failures.map(({ finding, exhibit }) => ({
    finding,
    replay: encodeToken({ rule: rule.id, follows: world.follows, seed, origin: finding.origin }),
    exhibit,
  }));
  return { further };
}

function told(
  rule: RunRule,
  { finding, exhibit }: Failure,
  failedExamples: readonly Wrong[],
  { seed, world, enforce }: JudgeOptions,
): Omit<Judgement, 'cases'> {
  const others = failedExamples
    .map(({ finding: { origin } }) => origin)
    .filter((origin) => !isSameOrigin(origin, finding.origin));
  return {
    verdict: verdictOf(rule, finding.code, enforce),
    finding: {
      ...finding,
      ...(rule.hazard === undefined ? {} : { hazard: rule.hazard.pi }),
      ...(others.length === 0
        ? {}
        : { otherExamples: others.map((origin) => ('example' in origin ? origin.example : '')) }),
    },
    replay: encodeToken({ rule: rule.id, follows: world.follows, seed, origin: finding.origin }),
    exhibit,
  };
}

const isSameOrigin = (one: Origin, other: Origin) =>
  'example' in one && 'example' in other && one.example === other.example;

/**
 * Asks the failing case once more, alone in a fresh driver: if it is right there, what was asked before matters.
 * @param first the failure that was met: what is smaller and late only now and then does not take its place
 */
async function askedAlone(
  rule: RunRule,
  target: Target,
  failure: Failure,
  first: Wrong,
  options: JudgeOptions,
): Promise<Failure> {
  const isLate = failure.finding.code === 'timeout';
  // What is late was asked alone before.
  if (isLate && failure === first) return failure;
  const { patience, world, seed } = options;
  const testCase = caseOf(rule, world, seed, failure.finding.origin);
  if (testCase === undefined) return failure;
  const deadline = patience.again(rule);
  const { judged } = await askAlone(rule, testCase, askerOf(target, deadline, options), deadline);
  const alike = judged.outcome === 'wrong' && judged.finding.code === failure.finding.code;
  if (alike) return judged;
  if (isLate) return first;
  return judged.outcome === 'right'
    ? { ...failure, finding: { ...failure.finding, orderDependent: true } }
    : failure;
}
