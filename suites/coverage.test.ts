import { describe, expect, test } from 'vitest';
import { rules } from './index.ts';
import { statements } from './coverage.ts';

describe('statements', () => {
  const ids = new Set(rules.map(({ id }) => id));

  test.each(statements.map((statement) => [statement.says, statement] as const))(
    '%s',
    (_, { rules: named, reason }) => {
      expect(
        named.filter((id) => !ids.has(id)),
        'no rule has these ids: add the rule, or take them out of suites/coverage.ts',
      ).toEqual([]);
      expect(
        named.length > 0 || reason !== undefined,
        'name the rule that checks this sentence in suites/coverage.ts, or the reason why none does',
      ).toBe(true);
    },
  );
});
