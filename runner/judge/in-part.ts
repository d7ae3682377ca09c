import type { RunRule } from '../../suites/rule.ts';
import type { RuleResult } from '../case/finding.ts';

/** How the reason begins where a declared method answered nothing but that it is not supported. */
export const NOT_SUPPORTED = 'declared, yet answered "not supported": ';

/**
 * A method that other rules had an answer of is supported in part: what it does not support is skipped, as the protocol has
 * it, and the run is whole. Only a method that answered nothing at all leaves a run incomplete.
 */
export function supportedInPart(
  results: readonly RuleResult[],
  rules: readonly RunRule[],
): readonly RuleResult[] {
  const methods = new Map(rules.map(({ id, method }) => [id, method]));
  const answered = new Set(results.flatMap(({ rule, cases }) => (cases > 0 ? [methods.get(rule)] : [])));
  return results.map((result) => {
    const isInPart = result.reason?.startsWith(NOT_SUPPORTED) && answered.has(methods.get(result.rule));
    if (isInPart !== true) return result;
    const { incomplete: _whole, ...rest } = result;
    return rest;
  });
}
