import type { Suite } from '../../suites/rule.ts';
import { openSet } from '../golden/set.ts';
import { loadSuites } from '../rules/load-suites.ts';
import { Baseline } from './baseline.ts';
import { Catalogue } from './catalogue.ts';
import { readBaseline } from './read.ts';

/**
 * Reads a baseline and holds it against all rules and golden cases that there are.
 * @param suites those of the run
 * @throws UsageError where the file, an entry or a pattern is not right
 */
export async function openBaseline(path: string, suites: readonly Suite[]): Promise<Baseline> {
  const file = readBaseline(path);
  if (file.entries.length > 0) {
    const goldenIds = openSet().manifest.cases.map(({ id }) => id);
    new Catalogue(await loadSuites(), goldenIds).check(path, file.entries);
  }
  return new Baseline(file, suites);
}
