import type { RuleResult } from '../finding.ts';
import type { RunReport } from '../run.ts';
import { countsByLevel, countsOf } from '../summary.ts';

/** The report as JSON data, after `schema/report.schema.json`. */
export function jsonReport({ suite, implementation, seed, runs, results, notes }: RunReport): unknown {
  return {
    suite,
    implementation,
    seed,
    runs,
    summary: { ...countsOf(results), byLevel: Object.fromEntries(countsByLevel(results)) },
    results: results.map(withoutExhibit),
    ...(notes.length > 0 && { notes }),
  };
}

/** The exhibit holds whole files: the replay token makes them again. */
function withoutExhibit({
  exhibit: _left,
  cases: _cases,
  incomplete: _incomplete,
  ...result
}: RuleResult): unknown {
  return result;
}
