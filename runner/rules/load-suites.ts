import type { Suite } from '../../suites/rule.ts';

/** All suites. Loaded at need, as they bring the generators with them. */
export async function loadSuites(): Promise<readonly Suite[]> {
  const { suites } = await import('../../suites/index.ts');
  return suites;
}

/**
 * The golden cases as suites: those of this package, or those of a set in another folder.
 * @throws UsageError where there is no set
 */
export async function loadGoldenSuites(folder?: string): Promise<readonly Suite[]> {
  const [{ openSet }, { goldenSuites }] = await Promise.all([
    import('../golden/set.ts'),
    import('../golden/suites.ts'),
  ]);
  return goldenSuites(openSet(folder), await loadSuites());
}

/** The suites that hold the rule or the golden case with this id: that of a golden case has a part more. */
export const suitesWith = (id: string, fixtures?: string): Promise<readonly Suite[]> =>
  id.split('/').length > 2 ? loadGoldenSuites(fixtures) : loadSuites();
