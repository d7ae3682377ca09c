import { describe, expect, test } from 'vitest';
import { rules } from './index.ts';
import { statements } from './coverage.ts';

describe('statements', () => {
  const ids = new Set(rules.map(({ id }) => id));

  test.each(statements.map((statement) => [statement.says, statement] as const))(
    '%s',
    (_, { rules: named, reason }) => {
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      expect(named.length > 0 || reason !== undefined).toBe(true);
    },
  );
});
