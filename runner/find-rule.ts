import type { Rule, Suite } from '../suites/rule.ts';
import { UsageError } from './errors.ts';
import { didYouMean } from './near.ts';

/** The rule with this id. Throws `UsageError`, with names like it, when there is none. */
export function findRule(suites: readonly Suite[], id: string): Rule {
  const rules = suites.flatMap((suite) => suite.rules);
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return rule;
  const near = didYouMean(
    id,
    rules.map((one) => one.id),
  );
  throw new UsageError(`there is no rule "${id}".${near} pi-conform list shows all rules.`);
}
