import type { Level } from '../../suites/requirement.ts';
import type { RunRule } from '../../suites/rule.ts';
import type { Judged } from '../case/asker.ts';
import type { FindingCode, Verdict } from '../case/finding.ts';

export type Enforced = 'should' | 'observed';

export type Wrong = Extract<Judged, { outcome: 'wrong' }>;

/** The failures that one case shows. */
export const failuresIn = ({ also = [], ...wrong }: Wrong): readonly Wrong[] => [
  wrong,
  ...also.map((other) => ({ ...wrong, ...other })),
];

/** The driver broke, instead of answering. */
const BREAKDOWNS: ReadonlySet<FindingCode> = new Set(['crash', 'timeout', 'protocol', 'internal']);

/** A crash or a hang is left at that, as it would come again. */
export const isBreakdown = ({ finding }: Wrong): boolean => BREAKDOWNS.has(finding.code);

/** No answer came in time. */
export const isTimeout = (judged: Judged): judged is Wrong =>
  judged.outcome === 'wrong' && judged.finding.code === 'timeout';

/** How far enforcement must go for a rule of this level to be binding. */
const STRICTNESS = { must: 0, should: 1, observed: 2 } as const satisfies Record<Level, number>;

/** What a finding weighs. A known hazard of Pi's is a warning, unless something is enforced. */
export function verdictOf(
  { level, hazard }: Pick<RunRule, 'level' | 'hazard'>,
  code: FindingCode,
  enforce: Enforced | undefined,
): Verdict {
  const needed = Math.max(STRICTNESS[level], hazard === undefined ? 0 : STRICTNESS.should);
  const binding = needed <= (enforce === undefined ? 0 : STRICTNESS[enforce]);
  if (BREAKDOWNS.has(code)) return binding || hazard === undefined ? 'error' : 'warn';
  return binding ? 'fail' : 'warn';
}
