import type { Method } from '../../schema/protocol.ts';
import type { RunRule } from '../../suites/rule.ts';

/** The first method without which a rule cannot be asked, and which is not declared. */
export const undeclaredOf = (
  { method, needs = [] }: RunRule,
  declared: readonly Method[],
): Method | undefined => [method, ...needs].find((one) => !declared.includes(one));

/**
 * The rule as it is asked of a driver: through its own methods, or else through the first of the others whose methods
 * are all declared. Where none are, it is the rule itself, which is then skipped by the name of its own method.
 */
export const asDeclared = (rule: RunRule, declared: readonly Method[]): RunRule =>
  [rule, ...(rule.otherwise ?? [])].find((one) => undeclaredOf(one, declared) === undefined) ?? rule;
