import type { RuleResult } from '../case/finding.ts';

/** What weighs most is told first. */
const WEIGHTS = { 'suite-error': 0, fail: 1, error: 2, warn: 3, skip: 4, pass: 5 } as const;

/** What two failures of one cause have in common. */
function causeOf({ finding }: RuleResult): string {
  const [difference] = finding?.differences ?? [];
  const place = difference?.pointer.replaceAll(/\d+/g, '#') ?? '';
  return [finding?.method, finding?.code, place].join(' ');
}

/**
 * Failures in the order in which they are worth the time of shrinking: by verdict, and of each verdict first one for each
 * cause.
 */
export function mostTellingFirst<Failed extends { readonly result: RuleResult }>(
  failures: readonly Failed[],
): readonly Failed[] {
  const seen = new Map<string, number>();
  const ranked = failures.map((failure) => {
    const cause = causeOf(failure.result);
    const before = seen.get(cause) ?? 0;
    seen.set(cause, before + 1);
    return { failure, weight: WEIGHTS[failure.result.verdict], before };
  });
  return ranked
    .toSorted((one, other) => one.weight - other.weight || one.before - other.before)
    .map(({ failure }) => failure);
}
