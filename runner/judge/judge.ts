import { setMaxListeners } from 'node:events';
import { compareReleases } from '../../generators/features.ts';
import type { RunRule } from '../../suites/rule.ts';
import type { Asker, Judged } from '../case/asker.ts';
import type { Origin, RuleResult } from '../case/finding.ts';
import { judgeCase } from '../case/judge-case.ts';
import { messageOf } from '../errors.ts';
import { inability } from '../target/abilities.ts';
import type { Target } from '../target/target.ts';
import { inOrder } from './in-order.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';
import type { Failure } from './shrink.ts';
import { sizeOf, smallest } from './smallest.ts';
import { CaseLog } from './case-log.ts';
import { caseOf, type NamedCase, namedCasesOf } from './test-cases.ts';
import { encodeToken } from './token.ts';
import { isBreakdown, verdictOf, type Wrong } from './verdict.ts';

/** So many cases are asked at once; a driver answers them in order. */
const WINDOW = 16;
/** So many cases behind the first that was not right are asked as well, to begin at a small one. */
const LOOK_FURTHER = 100;

/** Why a rule is skipped of which no case is in the part that was chosen. */
export const NONE_CHOSEN = 'none of its cases is in the chosen part';

type Judgement = Omit<RuleResult, 'rule' | 'area' | 'level'>;

/** Asks one rule's cases until one is not right, and gives its verdict. Never throws: what the rule's code throws is a `suite-error`. */
export async function judgeRule(
  rule: RunRule,
  area: string,
  target: Target,
  options: JudgeOptions,
): Promise<RuleResult> {
  const about = { rule: rule.id, area, level: rule.level };
  const reason = skipReason(rule, target, options);
  if (reason !== undefined) return { ...about, verdict: 'skip', reason, cases: 0 };
  try {
    return { ...about, ...(await judgeCases(rule, target, options)) };
  } catch (thrown) {
    const place = thrown instanceof Error ? thrown.stack?.split('\n')[1]?.trim() : undefined;
    const words = place === undefined ? messageOf(thrown) : `${messageOf(thrown)} (${place})`;
    return { ...about, verdict: 'suite-error', reason: words, cases: 0, incomplete: true };
  }
}

/** Why a rule is not asked at all; undefined when it is. */
function skipReason(
  rule: RunRule,
  target: Target,
  { implementation, world }: JudgeOptions,
): string | undefined {
  if (rule.since !== undefined && compareReleases(rule.since, world.follows) > 0)
    return `requires Pi ${rule.since} (implementation follows ${world.follows})`;
  const missing = [rule.method, ...(rule.needs ?? [])].find(
    (method) => !implementation.methods.includes(method),
  );
  if (missing !== undefined) return `method ${missing} is not declared`;
  if (rule.platform !== undefined && !implementation.platforms.includes(rule.platform))
    return `platform ${rule.platform} is not declared`;
  if (rule.requires !== undefined) return inability(rule.requires, target);
  return undefined;
}

/** What came of the cases of one rule, as far as they were asked. */
interface Asked {
  /** How many were judged. */
  readonly cases: number;
  /** What each of them came to. */
  readonly log: CaseLog;
  /** How many were not, by the reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Examples that fail are kept, and random inputs are looked for that shrink to something smaller. */
  readonly failedExamples: readonly Wrong[];
  readonly candidates: readonly Wrong[];
  /** What ended it: a breakdown, or an interruption. */
  readonly stopped?: Wrong | Extract<Judged, { outcome: 'abandoned' }>;
  /** What a declared method answered that turned out not to be supported. */
  readonly notSupported?: string;
}

async function judgeCases(rule: RunRule, target: Target, options: JudgeOptions): Promise<Judgement> {
  const deadline = Math.min(rule.deadline ?? options.timeout, options.timeout);
  const asked = await askCases(rule, askerOf(target, deadline, options), options);
  const { cases, candidates, failedExamples } = asked;
  const skipped = [...asked.skipped].map(([reason, count]) => ({ reason, cases: count }));
  const stopped = candidates[0] ?? asked.stopped ?? failedExamples[0];
  const isWhole = candidates.length === 0 && asked.stopped === undefined;
  const counts = {
    cases,
    ...(cases > 0 && { byCase: asked.log.byCase(isWhole) }),
    ...(skipped.length > 0 && { skipped }),
  };
  if (stopped === undefined) return { ...counts, ...unlessSeen(asked, options) };
  if (stopped.outcome === 'abandoned')
    return { ...counts, verdict: 'skip', reason: 'the run was interrupted', incomplete: true };
  return {
    ...counts,
    ...(await conclude(rule, target, deadline, stopped, options, failedExamples, candidates)),
  };
}

/** The verdict where nothing was wrong: a pass, if anything was seen. */
function unlessSeen(
  { cases, skipped, notSupported }: Asked,
  { chosen }: JudgeOptions,
): Omit<Judgement, 'cases'> {
  if (cases > 0) return { verdict: 'pass' };
  // The protocol gives this the verdict `skip`; but the method was declared, so a run that holds nothing but such
  // answers is incomplete and never green (exit code 4).
  if (notSupported !== undefined)
    return {
      verdict: 'skip',
      reason: `declared, yet answered "not supported": ${notSupported}`,
      incomplete: true,
    };
  const [reason] = [...skipped].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const none = chosen === undefined ? 'it has no examples, and no random inputs were asked for' : NONE_CHOSEN;
  return { verdict: 'skip', reason: reason ?? none };
}

function* chosenCases(rule: RunRule, { world, seed, runs, chosen }: JudgeOptions): Generator<NamedCase> {
  for (const one of namedCasesOf(rule, world, seed, runs)) if (chosen?.(one) ?? true) yield one;
}

/** Asks the cases of a rule in their order, until enough is known. */
async function askCases(rule: RunRule, asker: Asker, options: JudgeOptions): Promise<Asked> {
  const controller = new AbortController();
  setMaxListeners(WINDOW, controller.signal);
  const window = rule.requires === 'kill' ? 1 : WINDOW;
  const log = new CaseLog();
  const skipped = new Map<string, number>();
  const failedExamples: Wrong[] = [];
  const candidates: Wrong[] = [];
  let [cases, last]: [number, number] = [0, Infinity];
  let stopped: Asked['stopped'];
  let notSupported: string | undefined;
  const skip = (reason: string) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  try {
    const all = chosenCases(rule, options);
    const ask = async ({ testCase, name }: NamedCase) => ({
      name,
      origin: testCase.origin,
      judged: await judgeCase(rule, testCase, { ...asker, signal: controller.signal }),
    });
    for await (const { name, judged, origin } of inOrder(all, window, ask)) {
      options.watch?.see(rule, origin, judged);
      if (judged.outcome === 'skipped') skip(judged.reason);
      else if (judged.outcome === 'not-supported') {
        notSupported ??= judged.message;
        skip(`not supported: ${judged.message}`);
      } else if (judged.outcome === 'abandoned') {
        stopped = judged;
        break;
      } else {
        cases++;
        log.note(
          name,
          judged.outcome === 'right' ? 'pass' : verdictOf(rule, judged.finding.code, options.enforce),
        );
        if (judged.outcome === 'wrong' && isBreakdown(judged)) {
          stopped = judged;
          break;
        }
        if (judged.outcome === 'wrong') {
          const list = 'example' in origin ? failedExamples : candidates;
          list.push(judged);
          // Where shrinking ends depends on where it begins, so it begins at the smallest of several.
          if (list === candidates && list.length === 1) last = cases + LOOK_FURTHER;
        }
        if (cases >= last) break;
      }
    }
  } finally {
    controller.abort(); // lets go of the cases behind the one that was not right
  }
  return {
    cases,
    log,
    skipped,
    failedExamples,
    candidates,
    ...(stopped !== undefined && { stopped }),
    ...(notSupported !== undefined && { notSupported }),
  };
}

async function conclude(
  rule: RunRule,
  target: Target,
  deadline: number,
  wrong: Wrong,
  options: JudgeOptions,
  failedExamples: readonly Wrong[],
  candidates: readonly Wrong[],
): Promise<Omit<Judgement, 'cases'>> {
  const verdict = verdictOf(rule, wrong.finding.code, options.enforce);
  const found = await smallest(rule, target, deadline, [wrong, ...candidates], verdict, options);
  const smaller = failedExamples.find((example) => sizeOf(example) <= sizeOf(found)) ?? found;
  const asker = askerOf(target, deadline, options);
  const { finding, exhibit } =
    rule.hazard === undefined ? await askedAlone(rule, smaller, options, asker) : smaller;
  const { seed, world } = options;
  const others = failedExamples
    .map(({ finding: { origin } }) => origin)
    .filter((origin) => !isSameOrigin(origin, finding.origin));
  return {
    verdict,
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

/** Asks the failing case once more, alone in a fresh driver: if it is right there, what was asked before matters. */
async function askedAlone(
  rule: RunRule,
  failure: Failure,
  { world, seed }: JudgeOptions,
  asker: Asker,
): Promise<Failure> {
  const testCase = caseOf(rule, world, seed, failure.finding.origin);
  if (testCase === undefined) return failure;
  await asker.target.restart();
  const alone = await judgeCase(rule, testCase, asker);
  if (alone.outcome === 'right') return { ...failure, finding: { ...failure.finding, orderDependent: true } };
  const alike = alone.outcome === 'wrong' && alone.finding.code === failure.finding.code;
  return alike ? alone : failure;
}
