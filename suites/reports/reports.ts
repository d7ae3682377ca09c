import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import type { SessionCase } from '../asking/reading-rule.ts';
import type { RequirementId } from '../requirements/index.ts';
import type { Example, RunRule } from '../rule.ts';

/**
 * Session files from real bug reports about Pi, its forks, ports and viewers, written afresh: each is an
 * example of the rules below. Beside each file stands what Pi 1.6.0 was observed to do with it, and of the later ones also
 * what a checker says.
 */
export const REPORTS: Readonly<Record<string, readonly RequirementId[]>> = {
  'B01-duplicate-setup-entries': ['tree/duplicate-id'],
  'B03-cycle-off-branch': ['tree/no-cycle'],
  'B03-two-entry-cycle': ['tree/no-cycle'],
  'B05-missing-parent-mid-chain': ['tree/orphan', 'tree/orphan-root'],
  'B07-two-roots': ['tree/root', 'tree/branch'],
  'B09-name-entry-on-stale-branch': ['tree/leaf', 'tree/branch', 'info/scope'],
  'B11-abandoned-branch': ['context/active-branch', 'tree/branch'],
  'B13-label-is-last-line': ['tree/leaf', 'tree/branch'],
  'B15-settings-of-abandoned-branch': ['context/thinking-default', 'context/model-of-assistant'],
  'B15-virtual-model-then-assistant': ['context/model-of-assistant'],
  'B17-kept-boundary-is-label': ['compaction/any-kept-type'],
  'B23-name-in-the-middle': ['info/name'],
  'B25-label-null-and-empty': ['info/label-cleared-oddly'],
  'B25-labels-whole-file': ['info/label', 'info/scope'],
  'B27-kept-boundary-absent': ['compaction/missing-kept'],
  'B27-kept-boundary-after-compaction': ['compaction/missing-kept'],
  'B27-kept-boundary-missing': ['compaction/missing-kept'],
  'B27-kept-boundary-on-other-branch': ['compaction/missing-kept'],
  'B29-compaction-without-checkpoint-drops-system': ['compaction/kept-system'],
  'B29-system-messages-and-checkpoint': ['compaction/order', 'compaction/kept-system'],
  'B31-edit-assistant-and-tool-with-string': ['edit/string-to-block'],
  'B33-edit-custom-message': ['edit/replace'],
  'B33-edit-omits-call-keeps-result': ['edit/omit'],
  'B33-edit-then-compaction-keeps-target': ['edit/compaction'],
  'B35-bad-line-before-header': ['header/leading-noise'],
  'B37-blank-lines-only': ['header/not-a-session'],
  'B37-empty-file': ['header/empty-file'],
  'B37-header-only': ['header/first', 'tree/leaf'],
  'B39-header-id-not-string': ['header/not-a-session'],
  'B39-header-without-cwd': ['header/old-cwd'],
  'B39-version-4': ['migrate/newer'],
  'B39-version-null': ['migrate/bad-version'],
  'B39-version-string-3': ['migrate/newer'],
  'B41-fused-line': ['lines/malformed'],
  'B43-invalid-utf8': ['lines/invalid-utf8'],
  'B43-nul-block': ['lines/malformed'],
  'B45-lone-surrogate': ['lines/lone-surrogates'],
  'B49-content-missing': ['context/null-content'],
  'B49-message-missing': ['context/message-missing'],
  'B49-user-content-null': ['context/null-content', 'info/null-content'],
  'B51-bare-custom-message': ['context/null-content'],
  'B53-system-content-string': ['context/null-content'],
  'B55-empty-error-assistant': ['context/message'],
  'B57-bash-excluded-and-unknown-types': ['entry/unknown-type', 'entry/unknown-type-silent'],
  'B61-v1-bad-lines-shift-index': ['migrate/v1-kept-index'],
  'B61-v1-index-points-at-header-or-forward': ['migrate/v1-kept-index'],
  'B65-long-header': ['header/fields'],
  'B79-first-message-not-on-line-2': ['info/first-message'],
  'B93-kept-range-begins-at-result': ['compaction/any-kept-type', 'validate/exchange-kept-range'],
  'B93-result-without-any-call': ['tolerance/exchanges'],
  'B93-sound-twin': ['exchange/compacted', 'validate/valid'],
  'B95-call-and-result-on-different-branches': ['tolerance/exchanges'],
  'B95-call-answered-twice': ['tolerance/exchanges'],
  'B95-call-never-answered': ['exchange/order', 'validate/valid'],
  'B97-data-url-in-image': ['validate/entry-image'],
  'B97-foreign-entries-under-a-pi-header': ['validate/entry-base'],
  'B97-foreign-image-block': ['validate/entry-message'],
  'B97-foreign-tool-blocks': ['validate/entry-message'],
  'B105-notice-with-null-parent': ['tree/root', 'tree/branch'],
  'B107-empty-role': ['validate/entry-message'],
  'B107-null-role': ['validate/entry-message'],
};

/** A file of a report, by its ending. */
export const reportFile = (report: string, ending: string): string =>
  join(packageRoot(), 'suites', 'reports', `${report}${ending}`);

/** The bytes of a report's session file. */
export const reportBytes = (report: string): Uint8Array => readFileSync(reportFile(report, '.jsonl'));

/** What Pi 1.6.0 was observed to do with it, as recorded beside it. */
export const reportObserved = (report: string): unknown =>
  JSON.parse(readFileSync(reportFile(report, '.expected.json'), 'utf8'));

/**
 * The same rule with the reports that name it among the examples.
 * @param named the rules that each report is an example of
 * @param inputOf the input that a report makes; only asked for with the examples
 */
export function withExamplesOf(
  rule: RunRule,
  named: Readonly<Record<string, readonly RequirementId[]>>,
  inputOf: (report: string) => unknown,
): RunRule {
  const reports = Object.keys(named).filter((report) => named[report]?.some((id) => id === rule.id));
  if (reports.length === 0) return rule;
  const examples = (): Example<unknown>[] =>
    reports.map((report) => ({ name: `report ${report}`, input: inputOf(report) }));
  return { ...rule, examples: (world) => [...(rule.examples?.(world) ?? []), ...examples()] };
}

/** The same rule with its session files from reports among the examples. */
export const withReports = (rule: RunRule): RunRule =>
  withExamplesOf(rule, REPORTS, (report): SessionCase => ({ bytes: reportBytes(report) }));
