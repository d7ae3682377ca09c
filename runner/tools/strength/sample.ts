import { seedFor } from '../../hash.ts';
import type { Mutant } from './mutate.ts';

/** Some of the mutants, in their own order. The same seed chooses the same, whatever else there is. */
export function sampleOf(all: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const lots = new Map(all.map(({ id }) => [id, seedFor(seed, id)]));
  const lot = ({ id }: Mutant): number => lots.get(id) ?? 0;
  const chosen = new Set(all.toSorted((one, other) => lot(one) - lot(other)).slice(0, count));
  return all.filter((mutant) => chosen.has(mutant));
}
