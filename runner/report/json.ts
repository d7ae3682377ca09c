import type { Difference } from '../case/compare.ts';
import type { RuleResult } from '../case/finding.ts';
import type { RunReport } from '../run-report.ts';
import { shortJson } from '../printable.ts';
import { countsByArea, countsByLevel, countsOf } from '../judge/summary.ts';

/** The report as JSON data, after `schema/report.schema.json`. */
export function jsonReport(report: RunReport): unknown {
  const { suite, implementation, seed, runs, results, notes, chosen, notReached, stale } = report;
  return {
    suite,
    implementation,
    seed,
    runs,
    ...(chosen !== undefined && { chosen }),
    ...(notReached !== undefined && { notReached }),
    ...(stale !== undefined && { stale }),
    summary: {
      ...countsOf(results),
      byLevel: Object.fromEntries(countsByLevel(results)),
      byArea: Object.fromEntries(countsByArea(results)),
    },
    results: results.map(resultOf),
    ...(notes.length > 0 && { notes }),
  };
}

/** The exhibit holds whole files: the replay token makes them again. */
function resultOf(result: RuleResult): unknown {
  const { exhibit: _left, finding, ...rest } = result;
  if (finding === undefined) return rest;
  const differences = finding.differences?.map(boundedDifference);
  return { ...rest, finding: { ...finding, ...(differences !== undefined && { differences }) } };
}

const MAX_VALUE = 10_000;

function jsonLength(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return Infinity; // nested too deeply
  }
}

/** Differences may hold values of megabytes, or nested too deeply to be written: those become a shortened text. */
function boundedDifference(difference: Difference): Difference {
  const entries = Object.entries(difference).map(([key, value]) => {
    const fits = key === 'pointer' || jsonLength(value) <= MAX_VALUE;
    return [key, fits ? value : shortJson(value)] as const;
  });
  return Object.fromEntries(entries) as unknown as Difference;
}
