import type { Verdict } from '../case/finding.ts';
import { VERDICTS } from '../judge/summary.ts';

/** `12 pass, 1 fail, 3 skip`: those that occur, and what a baseline expects as a part of them. */
export function verdictCounts(
  judged: readonly { readonly verdict: Verdict; readonly expected?: unknown }[],
): string {
  const expected = judged.filter(({ expected }) => expected !== undefined).length;
  const parts = VERDICTS.flatMap((verdict) => {
    const count = judged.filter((one) => one.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${verdict}`];
  });
  return `${parts.join(', ')}${expected === 0 ? '' : ` (${expected} of them expected)`}`;
}
