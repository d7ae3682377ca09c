import type { Finding, RuleResult } from '../case/finding.ts';
import { questionLines } from '../report/exhibit.ts';
import { baselineLines } from '../report/known.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { RunRule } from '../../suites/rule.ts';
import { replayLine } from '../report/replay-line.ts';

/** What a test throws: vitest shows `expected` and `actual` as a difference. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly showDiff: boolean = false;

  constructor(rule: RunRule, result: RuleResult) {
    super(wordsOf(rule, result));
    // The place is in the session that is shown, not in this package.
    this.stack = `${this.name}: ${this.message}`;
    const differences = result.finding?.differences ?? [];
    if (differences.length > 0) {
      this.expected = sideOf(differences, 'expected');
      this.actual = sideOf(differences, 'received');
      this.showDiff = true;
    }
  }
}

const sideOf = (
  differences: NonNullable<Finding['differences']>,
  side: 'expected' | 'received',
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(differences.filter((one) => side in one).map((one) => [one.pointer, one[side]]));

function wordsOf(rule: RunRule, result: RuleResult): string {
  const { finding, exhibit, reason, replay, verdict } = result;
  const { source } = rule;
  return [
    `${rule.title} (${rule.level}, ${verdict})`,
    `${source.file}, "${source.section}": ${source.quote}`,
    ...(exhibit === undefined ? [] : questionLines(exhibit)),
    ...(finding === undefined ? [] : [sentenceOf(finding)]),
    ...(reason === undefined ? [] : [reason]),
    ...baselineLines(result),
    ...(replay === undefined ? [] : [replayLine(replay)]),
  ].join('\n');
}
