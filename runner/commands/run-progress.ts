import type { RuleResult } from '../case/finding.ts';
import { isUnexpected } from '../judge/summary.ts';
import { printable } from '../printable.ts';
import { progressLine } from '../progress.ts';
import { sentenceOf } from '../report/sentences.ts';
import type { Style } from '../report/style.ts';
import type { RunOptions } from '../run.ts';

/** A failure in one line, as it was met; the report has it in full. */
function failureLine({ rule, verdict, finding, reason }: RuleResult, style: Style): string {
  const words = finding === undefined ? (reason ?? '') : sentenceOf(finding);
  return `${style('red', verdict)} ${rule}: ${printable(words)}`;
}

/**
 * Shows on a terminal how far a run is: of the rules at work, the one that has been for longest.
 * @param unit what is counted: rules, or golden cases
 * @param style writes each failure as soon as it is met, on whatever the stream is; nothing of them without it
 */
export function runProgress(
  stream: NodeJS.WriteStream,
  unit: string,
  style?: Style,
): Required<Pick<RunOptions, 'onStart' | 'onProgress'>> & { readonly clear: () => void } {
  const line = progressLine(stream, unit);
  const atWork = new Set<string>();
  let [done, total, failures] = [0, 0, 0];
  const show = (): void => {
    const [now] = atWork;
    line.show({ done, total, failures, ...(now !== undefined && { now }) });
  };
  return {
    onStart: (rule, of) => {
      atWork.add(rule);
      total = of;
      show();
    },
    onProgress: ({ result, ...counted }) => {
      atWork.delete(result.rule);
      ({ done, total } = counted);
      if (isUnexpected(result) || result.verdict === 'suite-error') {
        failures++;
        if (style !== undefined) line.say(failureLine(result, style));
      }
      show();
    },
    clear: line.clear,
  };
}
