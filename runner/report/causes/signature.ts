import { caseIdOf, RANDOM } from '../../case/case-id.ts';
import type { RuleResult } from '../../case/finding.ts';

/** What an implementation answers, by case: how it is wrong, in eight letters, or that it is right. Cases that were not asked are left out. */
export interface Signature {
  readonly wrong: ReadonlyMap<string, string>;
  readonly right: ReadonlySet<string>;
}

/** The signature that the results of a run give. A known hazard of Pi's says only that an implementation does as Pi does. */
export function signatureOf(
  results: readonly Pick<RuleResult, 'rule' | 'byCase' | 'wrong' | 'finding'>[],
): Signature {
  const wrong = new Map<string, string>();
  const right = new Set<string>();
  for (const { rule, byCase = {}, wrong: answers = {}, finding } of results) {
    if (finding?.hazard !== undefined) continue;
    for (const [name, answer] of Object.entries(answers)) wrong.set(caseIdOf(rule, name), answer);
    for (const [name, verdict] of Object.entries(byCase))
      if (verdict === 'pass' && name !== RANDOM) right.add(caseIdOf(rule, name));
  }
  return { wrong, right };
}
