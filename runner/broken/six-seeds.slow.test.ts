import { describe, expect, test } from 'vitest';
import { READING_METHODS, NAMING_METHODS, type Method } from '../../schema/protocol.ts';
import { rules } from '../../suites/index.ts';
import { run } from '../run.ts';
import { broken } from './index.ts';

/**
 * A fault is found whatever the seed: with as many random inputs as a run makes unless it is told otherwise, each broken
 * reader of the bank is accused in every one of these runs.
 */
const SEEDS = [1, 2, 3, 4, 5, 6];
const TIMEOUT = 2_000;

const METHODS: ReadonlySet<Method> = new Set([
  ...READING_METHODS,
  ...NAMING_METHODS,
  'session/usage',
  'session/transcript',
]);

/** Chance plays no part in what one huge input shows, nor in what takes until the deadline. */
const readers = broken.filter(({ rule: id }) => {
  const rule = rules.find((one) => one.id === id);
  return rule !== undefined && METHODS.has(rule.method) && rule.smaller === undefined && !rule.deadline;
});

describe('with the random inputs of an ordinary run and any seed', () => {
  test.each(readers.map((one) => [one.rule, one.fault, one] as const))(
    '%s finds that %s',
    async (only, _fault, { driver }) => {
      const missed: number[] = [];
      for (const seed of SEEDS) {
        const { results } = await run({
          tested: { driver },
          only: [only],
          seed,
          timeout: TIMEOUT,
          shrinkTime: 0,
        });
        const { verdict } = results.find(({ rule }) => rule === only) ?? {};
        if (verdict === undefined || !['fail', 'warn', 'error'].includes(verdict)) missed.push(seed);
      }
      expect(missed).toEqual([]);
    },
  );
});
