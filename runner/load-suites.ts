import type { Suite } from '../suites/rule.ts';

/** All suites. Loaded at need, as they bring the generators with them. */
export async function loadSuites(): Promise<readonly Suite[]> {
  const { suites } = await import('../suites/index.ts');
  return suites;
}
