import { NOT_SUPPORTED } from './in-part.ts';
import { compareReleases } from '../../generators/features.ts';
import type { RunRule } from '../../suites/rule.ts';
import type { RuleResult } from '../case/finding.ts';
import { messageOf } from '../errors.ts';
import { undeclaredOf } from './as-declared.ts';
import { inability } from '../target/abilities.ts';
import type { Target } from '../target/target.ts';
import { type Asked, askCases } from './ask-cases.ts';
import { asMet, conclude, type Judgement, type Met } from './conclude.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';
import { withReading } from './read-wrong.ts';
import { smallestOf, smallestOfEachKind } from './smallest.ts';

/** Why a rule is skipped of which no case is in the part that was chosen. */
export const NONE_CHOSEN = 'none of its cases is in the chosen part';

/** What a rule came to when its cases were asked. */
export interface Provisional {
  readonly result: RuleResult;
  /** Looks, for at most so many milliseconds, for a smaller failure, and asks it once more alone. Never throws. Missing where nothing failed. */
  readonly conclude?: (target: Target, budget: number) => Promise<RuleResult>;
}

/** Asks one rule's cases until one is not right, and shows the smallest failure that it finds. Never throws: what the rule's code throws is a `suite-error`. */
export async function judgeRule(
  rule: RunRule,
  area: string,
  target: Target,
  options: JudgeOptions,
): Promise<RuleResult> {
  const provisional = await askRule(rule, area, target, options);
  return provisional.conclude?.(target, options.shrinkTime) ?? provisional.result;
}

/** Asks one rule's cases until one is not right, and gives its verdict. Never throws. */
export async function askRule(
  rule: RunRule,
  area: string,
  target: Target,
  options: JudgeOptions,
): Promise<Provisional> {
  const about = { rule: rule.id, area, level: rule.level };
  const reason = skipReason(rule, target, options);
  if (reason !== undefined) return { result: { ...about, verdict: 'skip', reason, cases: 0 } };
  try {
    const asked = await askCases(rule, askerOf(target, options.patience.first(rule), options), options);
    const { judgement, met } = judgementOf(rule, asked, options);
    const result = { ...about, ...judgement };
    if (met === undefined) return { result };
    const concluding = async (free: Target, budget: number): Promise<RuleResult> => {
      try {
        const concluded = { ...result, ...(await conclude(rule, free, met, budget, options)) };
        return await withReading(rule, concluded, free, options);
      } catch (thrown) {
        return { ...about, ...suiteError(thrown) };
      }
    };
    return { result: await withReading(rule, result, target, options), conclude: concluding };
  } catch (thrown) {
    return { result: { ...about, ...suiteError(thrown) } };
  }
}

function suiteError(thrown: unknown): Judgement {
  const place = thrown instanceof Error ? thrown.stack?.split('\n')[1]?.trim() : undefined;
  const words = place === undefined ? messageOf(thrown) : `${messageOf(thrown)} (${place})`;
  return { verdict: 'suite-error', reason: words, cases: 0, incomplete: true };
}

/** Why a rule is not asked at all; undefined when it is. */
function skipReason(
  rule: RunRule,
  target: Target,
  { implementation, world, anyAge = false }: JudgeOptions,
): string | undefined {
  if (!anyAge && rule.since !== undefined && compareReleases(rule.since, world.follows) > 0)
    return `requires Pi ${rule.since} (implementation follows ${world.follows})`;
  const missing = undeclaredOf(rule, implementation.methods);
  if (missing !== undefined) return `method ${missing} is not declared`;
  if (rule.platform !== undefined && !implementation.platforms.includes(rule.platform))
    return `platform ${rule.platform} is not declared`;
  if (rule.requires !== undefined) return inability(rule.requires, target);
  return undefined;
}

function judgementOf(
  rule: RunRule,
  asked: Asked,
  options: JudgeOptions,
): { readonly judgement: Judgement; readonly met?: Met } {
  const { cases, candidates, failedExamples, slowest } = asked;
  const skipped = [...asked.skipped].map(([reason, count]) => ({ reason, cases: count }));
  const stopped = candidates[0] ?? asked.stopped ?? failedExamples[0];
  const isWhole = candidates.length === 0 && asked.stopped === undefined;
  const wrong = asked.log.wrong();
  const counts = {
    cases,
    ...(cases > 0 && { byCase: asked.log.byCase(isWhole) }),
    ...(wrong !== undefined && { wrong }),
    ...(skipped.length > 0 && { skipped }),
    ...(slowest !== undefined && { slow: Math.round(slowest) }),
  };
  if (stopped === undefined) return { judgement: { ...counts, ...unlessSeen(asked, options) } };
  if (stopped.outcome !== 'wrong') {
    const reason = stopped.outcome === 'abandoned' ? 'the run was interrupted' : stopped.reason;
    return { judgement: { ...counts, verdict: 'skip', reason, incomplete: true } };
  }
  const all = [...candidates, ...failedExamples, stopped];
  const met = {
    wrong: stopped,
    failedExamples,
    candidates: smallestOf(candidates),
    ofEachKind: smallestOfEachKind(all),
  };
  return { judgement: { ...counts, ...asMet(rule, met, options) }, met };
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
      reason: `${NOT_SUPPORTED}${notSupported}`,
      incomplete: true,
    };
  const [reason] = [...skipped].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const none = chosen === undefined ? 'it has no examples, and no random inputs were asked for' : NONE_CHOSEN;
  return { verdict: 'skip', reason: reason ?? none };
}
