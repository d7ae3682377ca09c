import { isUnexpected } from '../judge/summary.ts';
import { progressLine } from '../progress.ts';
import type { RunOptions } from '../run.ts';

/**
 * Shows on a terminal how far a run is: of the rules at work, the one that has been for longest.
 * @param unit what is counted: rules, or golden cases
 */
export function runProgress(
  stream: NodeJS.WriteStream,
  unit: string,
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
      if (isUnexpected(result)) failures++;
      show();
    },
    clear: line.clear,
  };
}
