import { run as runAny, type RunOptions } from './run.ts';
import type { RunReport } from './run-report.ts';

/** The package's public face: drivers are written with `serve` and `Rejected`, and tested with `run`. */
export type { Driver } from './driver-kit/driver.ts';
export { DriverStartError, UsageError } from './errors.ts';
export type { Difference } from './case/compare.ts';
export type { Finding, FindingCode, Origin, RuleResult, Verdict } from './case/finding.ts';
export type { Enforced } from './judge/verdict.ts';
export { Rejected } from './driver-kit/rejected.ts';
export { jsonReport } from './report/json.ts';
export type { Progress, RunOptions } from './run.ts';
export type { RunReport } from './run-report.ts';
export { serve } from './driver-kit/serve.ts';
export { exitCodeOf } from './judge/summary.ts';
export type { Implementation } from './target/target.ts';
export type { Tested } from './target/open-target.ts';

/**
 * Runs the conformance rules against an implementation. It is the runner's own, for drivers that hold to their types.
 * @throws UsageError for patterns that match nothing; DriverStartError when it does not start
 */
export const run: (options: RunOptions) => Promise<RunReport> = runAny;
