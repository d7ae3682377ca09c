import type { RunReport } from '../run-report.ts';
import type { Baseline } from './baseline.ts';

/** The report with what the baseline says of the whole: entries that do not hold any more, and those that soon expire. */
export function withBaseline(report: RunReport, baseline: Baseline | undefined): RunReport {
  if (baseline === undefined) return report;
  const stale = baseline.stale(report);
  const notes = [...report.notes, ...baseline.warnings()];
  // A part of a run is judged when the parts are merged.
  return report.chosen?.shard === undefined && report.chosen?.missing === undefined
    ? { ...report, stale, notes }
    : { ...report, notes };
}
