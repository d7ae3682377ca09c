import type { FixtureEntry, FixtureManifest } from '../../schema/index.ts';

/** How many cases there are of what. */
export function countsOf(cases: readonly FixtureEntry[]): FixtureManifest['counts'] {
  const by = (member: 'kind' | 'level' | 'area'): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const one of cases) counts[one[member]] = (counts[one[member]] ?? 0) + 1;
    return counts;
  };
  return { cases: cases.length, kinds: by('kind'), levels: by('level'), areas: by('area') };
}
