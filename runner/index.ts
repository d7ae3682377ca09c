/** The package's public face: drivers are written with `serve` and `Rejected`, and tested with `run`. */
export type { Driver } from './driver.ts';
export { DriverStartError, UsageError } from './errors.ts';
export type { Difference } from './compare.ts';
export type { Finding, FindingCode, Origin, RuleResult, Verdict } from './finding.ts';
export type { Enforced } from './judge.ts';
export { Rejected } from './rejected.ts';
export { jsonReport } from './report/json.ts';
export { run, type Progress, type RunOptions, type RunReport } from './run.ts';
export { serve } from './serve.ts';
export { exitCodeOf } from './summary.ts';
export type { Implementation } from './target.ts';
export type { Tested } from './tested.ts';
