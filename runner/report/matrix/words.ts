import type { Verdict } from '../../case/finding.ts';
import { VERDICTS } from '../../judge/summary.ts';
import { counted, printable } from '../../printable.ts';
import { LOOKS } from '../style.ts';
import type { Matrix, MatrixChange, MatrixColumn } from './matrix.ts';

/** What a run is called: with its number where another of the same name and version is there. */
export function columnName({ columns }: Matrix, at: number): string {
  const { name, version } = columns[at] as MatrixColumn;
  const same = columns.filter((one) => one.name === name && one.version === version);
  return printable(`${name} ${version}${same.length > 1 ? ` (run ${at + 1})` : ''}`);
}

/** A verdict as a sign and a word, so that no colour is needed. */
export const verdictWords = (verdict: Verdict | null | undefined, known = false): string =>
  verdict === null || verdict === undefined
    ? ' '
    : `${LOOKS[verdict].sign} ${verdict}${known ? ' (known)' : ''}`;

/** What a run claims and came to, a line each. */
export function claims(column: MatrixColumn): readonly (readonly [string, string])[] {
  const { language, follows, methods, limits, offers, suite, time, partial, counts, from } = column;
  const verdicts = VERDICTS.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `${counts[verdict]} ${verdict}`,
  );
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['result', verdicts.join(', ')],
    ['partial', partial],
    ['follows', `Pi ${follows}`],
    ['language', language],
    ['methods', `${methods.length}: ${methods.join(', ')}`],
    ['offers', offers.length === 0 ? undefined : offers.join(', ')],
    ['limits', limits.length === 0 ? undefined : limits.join(', ')],
    ['tested', `${time.slice(0, 10)}, suite ${suite}`],
    ['report', from],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, printable(value)] as const]));
}

/** A run of golden cases beside one of rules has nothing in common with it: more than these are not named. */
const MOST = 40;

/** What changed, as a heading and the rules of each kind. */
export function changeWords(
  matrix: Matrix,
  { before, after, fixed, broke, notCompared }: MatrixChange,
): { readonly heading: string; readonly lines: readonly (readonly [string, readonly string[]])[] } {
  const left = notCompared.length - MOST;
  const lines = [
    ['✓ fixed', fixed],
    ['✗ broke', broke],
    [
      `- asked in one of them only${left > 0 ? ` (${notCompared.length}, of which the first ${MOST} stand here)` : ''}`,
      notCompared.slice(0, MOST),
    ],
  ] as const;
  return {
    heading: `From ${columnName(matrix, before)} to ${columnName(matrix, after)}: ${counted(fixed.length, 'rule')} fixed, ${broke.length} broke`,
    lines: lines.filter(([, rules]) => rules.length > 0),
  };
}
