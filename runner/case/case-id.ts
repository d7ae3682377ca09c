/** What all random inputs of a rule are called together, as a case. */
export const RANDOM = 'random';

/**
 * How a case is named in baselines, shards and stored states: `edit/omit#the-hidden-message`. A golden case, whose rule has a
 * third part, goes by the same name as the example that it was made from.
 */
export function caseIdOf(rule: string, name: string): string {
  const [area = '', requirement = '', ...golden] = rule.split('/');
  return golden.length === 0 ? `${rule}#${name}` : `${area}/${requirement}#${golden.join('/')}`;
}

/** The id of the rule that a case is of. */
export const ruleOfCase = (id: string): string => id.slice(0, id.indexOf('#'));
