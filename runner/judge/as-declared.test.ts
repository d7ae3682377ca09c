import { describe, expect, test } from 'vitest';
import type { Method } from '../../schema/protocol.ts';
import { rules, type RunRule } from '../../suites/index.ts';
import { broken } from '../broken/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { createPiDriver } from '../drivers/pi.ts';
import { run } from '../run.ts';
import { asDeclared } from './as-declared.ts';

const elsewhere = rules.filter(({ otherwise = [] }) => otherwise.length > 0);
const ruleOf = (id: string) => rules.find((rule) => rule.id === id) as RunRule;

/** The driver, as if it had this one method and no other. */
async function alone(driver: AnyDriver, method: Method): Promise<AnyDriver> {
  const declared = (await driver.initialize({})) as object;
  return { initialize: () => ({ ...declared, methods: [method] }), [method]: driver[method] };
}

const verdicts = async (driver: AnyDriver, only: readonly string[]) => {
  const { results } = await run({ tested: { driver }, only, seed: 1, runs: 10, timeout: 5_000 });
  return new Map(results.map(({ rule, verdict }) => [rule, verdict]));
};

describe('a rule that can be asked through several methods', () => {
  test('is the same requirement, whichever is asked', () => {
    for (const rule of elsewhere)
      for (const { id, level, title } of rule.otherwise ?? [])
        expect({ id, level, title }).toEqual({ id: rule.id, level: rule.level, title: rule.title });
  });

  test('is asked through its own, then through the first that is declared', () => {
    const falsy = ruleOf('lines/falsy');
    expect(asDeclared(falsy, ['session/tree', 'session/read']).method).toBe('session/read');
    expect(asDeclared(falsy, ['session/info', 'session/branch']).method).toBe('session/branch');
    expect(asDeclared(falsy, ['path/file'])).toBe(falsy);
  });

  test.each([
    ['lines/falsy', 6],
    ['tolerance/null-lines', 6],
    ['lines/size', 6],
    ['tree/duplicate-id', 3],
    ['find/long-header', 3],
    ['find/none', 3],
    ['find/many', 2],
  ])('%s is asked of drivers of %i kinds', (id, kinds) => {
    const { method, otherwise = [] } = ruleOf(id);
    expect(new Set([method, ...otherwise.map((one) => one.method)]).size).toBe(kinds);
  });
});

const WAYS = [...new Set(elsewhere.flatMap(({ otherwise = [] }) => otherwise.map(({ method }) => method)))];

describe.each(WAYS)('a driver that has %s alone', (method) => {
  const asked = elsewhere
    .filter((rule) => asDeclared(rule, [method]).method === method)
    // So many files tell nothing of a method that the other rules do not.
    .filter(({ id }) => id !== 'find/many');

  test('is the real Pi: it passes what it is asked, but for its known hazards', async () => {
    const found = await verdicts(
      await alone(await createPiDriver(), method),
      asked.map(({ id }) => id),
    );
    for (const { id, hazard } of asked)
      expect([id, found.get(id)]).toEqual([id, hazard && found.get(id) === 'warn' ? 'warn' : 'pass']);
  });
});

describe('a fault that shows in whatever is read', () => {
  const byRule = (id: string) => broken.find(({ rule }) => rule === id)?.driver as AnyDriver;

  test.each([
    ...(['session/tree', 'session/branch', 'session/context', 'session/info'] as const).flatMap((method) => [
      ['lines/falsy', method] as const,
      ['lines/size', method] as const,
    ]),
    ['tolerance/null-lines', 'session/tree'],
    ['tolerance/null-lines', 'session/branch'],
  ] as const)('%s is found through %s alone', async (id, method) => {
    const driver = byRule(id === 'tolerance/null-lines' ? 'lines/falsy' : id);
    const found = await verdicts(await alone(driver, method), [id]);
    expect(found.get(id)).toBe('warn');
  });
});
