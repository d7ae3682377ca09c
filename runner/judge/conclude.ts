import type { RunRule } from '../../suites/rule.ts';
import type { Origin, RuleResult } from '../case/finding.ts';
import type { Target } from '../target/target.ts';
import { askAlone } from './alone.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';
import type { Failure } from './shrink.ts';
import { sizeOf, smallest } from './smallest.ts';
import { caseOf } from './test-cases.ts';
import { encodeToken } from './token.ts';
import { verdictOf, type Wrong } from './verdict.ts';

/** What a rule came to, without its name. */
export type Judgement = Omit<RuleResult, 'rule' | 'area' | 'level'>;

/** A failure that was met, from which a smaller one may be found. */
export interface Met {
  readonly wrong: Wrong;
  readonly failedExamples: readonly Wrong[];
  readonly candidates: readonly Wrong[];
}

/** The verdict with the failure as it was met. */
export function asMet(
  rule: RunRule,
  { wrong, failedExamples }: Met,
  options: JudgeOptions,
): Omit<Judgement, 'cases'> {
  return told(rule, wrong, failedExamples, options);
}

/** The verdict with the smallest failure that is found in so many milliseconds, asked once more alone. */
export async function conclude(
  rule: RunRule,
  target: Target,
  { wrong, failedExamples, candidates }: Met,
  budget: number,
  options: JudgeOptions,
): Promise<Omit<Judgement, 'cases'>> {
  // What hangs only behind others cannot be shrunk alone.
  if (wrong.finding.orderDependent === true) return told(rule, wrong, failedExamples, options);
  const verdict = verdictOf(rule, wrong.finding.code, options.enforce);
  const met = [wrong, ...candidates] as const;
  const found = await smallest(rule, target, met, verdict, { ...options, shrinkTime: budget });
  const smaller = failedExamples.find((example) => sizeOf(example) <= sizeOf(found)) ?? found;
  const failure =
    rule.hazard === undefined ? await askedAlone(rule, target, smaller, wrong, options) : smaller;
  return told(rule, failure, failedExamples, options);
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
