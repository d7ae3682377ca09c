import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileRules } from '../../suites/checking/index.ts';
import { rules, suites } from '../../suites/index.ts';
import { requirements } from '../../suites/requirements/index.ts';
import { explained } from '../commands/explain.ts';
import { factsFile, loadFacts, makeFacts } from './rule-facts.ts';

test('a list shows what the rules say', async () => {
  expect(existsSync(factsFile())).toBe(true);
  expect(await loadFacts()).toEqual(await makeFacts());
});

describe('list, explain, run and check speak of one table', () => {
  test('every requirement is shown by a rule, and every rule is of a requirement', () => {
    const shown = new Set([...rules, ...fileRules].map(({ id }) => id));
    expect(requirements.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    const known = new Set(requirements.map(({ id }) => id));
    expect([...shown].filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(requirements.map((one) => [one.id, one] as const))(
    '%s',
    async (id, { level, title, since, source }) => {
      const said = { level, title, ...(since !== undefined && { since }) };
      for (const rule of [...rules, ...fileRules].filter((one) => one.id === id))
        expect(rule).toMatchObject({ ...said, source });
      expect((await loadFacts()).filter(({ rule }) => rule === id)).toMatchObject([said]);
      expect(await explained(suites, id)).toMatchObject({ id, ...said, source });
    },
  );

  test('no id of today is a former id of the same kind of rule', () => {
    const former = requirements.flatMap(({ id, formerly = [] }) => formerly.map((one) => [one, id] as const));
    const inspected = new Set(fileRules.map(({ id }) => id));
    const run = new Set(rules.map(({ id }) => id));
    for (const [one, id] of former) {
      expect(inspected.has(one) && inspected.has(id)).toBe(false);
      expect(run.has(one) && run.has(id)).toBe(false);
    }
  });
});
