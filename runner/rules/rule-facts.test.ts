import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suites } from '../../suites/index.ts';
import { factsFile, factsOf, loadFacts } from './rule-facts.ts';

test('a list tells what the rules say', async () => {
  expect(existsSync(factsFile())).toBe(true);
  expect(await loadFacts()).toEqual(factsOf(suites));
});
