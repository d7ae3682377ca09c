import { describe, expect, test } from 'vitest';
import { rules } from '../../suites/index.ts';
import { isObject, parseLines } from '../../suites/model/index.ts';
import { run } from '../run.ts';
import { broken } from './index.ts';

/** The entries of the largest file of a request; a header is none. */
function entriesOf(files: Readonly<Record<string, Uint8Array>>): number {
  const counts = Object.values(files).map(
    (bytes) => parseLines(bytes).filter(({ value }) => isObject(value) && value['type'] !== 'session').length,
  );
  return Math.max(...counts);
}

describe('implementations broken on purpose', () => {
  test('there is one for every rule', () => {
    const named = new Set(broken.map(({ rule }) => rule));
    expect(rules.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  test.each(broken.map((one) => [one.rule, one.fault, one] as const))(
    '%s finds that %s',
    async (_rule, _fault, { rule, driver, entries }) => {
      const { results } = await run({ tested: { driver }, only: [rule], seed: 1, runs: 100, timeout: 2_000 });
      const result = results.find((one) => one.rule === rule);
      const level = rules.find(({ id }) => id === rule)?.level;
      expect(level === 'must' ? ['fail'] : ['warn', 'error']).toContain(result?.verdict);
      const files = result?.exhibit?.requests.at(-1)?.files ?? {};
      expect(entriesOf(files)).toBeLessThanOrEqual(entries ?? Infinity);
    },
  );
});
