import { expect, test } from 'vitest';
import type { RuleResult, Verdict } from '../case/finding.ts';
import { mostTellingFirst } from './shrinking-order.ts';

const failure = (rule: string, verdict: Verdict, pointer: string): { readonly result: RuleResult } => ({
  result: {
    rule,
    area: 'test',
    level: 'must',
    verdict,
    cases: 1,
    finding: {
      rule,
      code: 'wrong-answer',
      method: 'session/read',
      origin: { example: 'one' },
      differences: [{ pointer }],
    },
  },
});

test('failures before warnings, and of each the causes one by one', () => {
  const failures = [
    failure('a', 'warn', '/x'),
    failure('b', 'fail', '/entries/1/id'),
    failure('c', 'fail', '/entries/7/id'),
    failure('d', 'error', '/y'),
    failure('e', 'fail', '/leafId'),
  ];
  expect(mostTellingFirst(failures).map(({ result }) => result.rule)).toEqual(['b', 'e', 'c', 'd', 'a']);
});
