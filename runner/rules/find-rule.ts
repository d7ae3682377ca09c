import type { RunRule, Suite } from '../../suites/rule.ts';
import { UsageError } from '../errors.ts';
import { didYouMean } from '../did-you-mean.ts';
import { PROGRAM } from '../invocation.ts';

/**
 * The rule with this id.
 * @param others further names that may have been meant
 * @throws UsageError with names like it, when there is none
 */
export function findRule(suites: readonly Suite[], id: string, others: readonly string[] = []): RunRule {
  const rules = suites.flatMap((suite) => suite.rules);
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return rule;
  const near = didYouMean(id, [...rules.map((one) => one.id), ...others]);
  throw new UsageError(`there is no rule "${id}".${near} ${PROGRAM} list shows all rules.`);
}
