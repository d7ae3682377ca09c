import { RANDOM } from '../case/case-id.ts';
import type { Verdict } from '../case/finding.ts';

const WORST_FIRST: readonly Verdict[] = ['suite-error', 'error', 'fail', 'warn', 'skip', 'pass'];

/** The worse of two verdicts. */
export const worse = (one: Verdict, other: Verdict): Verdict =>
  WORST_FIRST.indexOf(one) <= WORST_FIRST.indexOf(other) ? one : other;

/** What came of the cases of a rule, by name. */
export class CaseLog {
  readonly #verdicts = new Map<string, Verdict>();
  readonly #wrong = new Map<string, string>();

  /** @param verdict undefined where the case came to nothing */
  note(name: string, verdict: Verdict | undefined): void {
    if (verdict === undefined) return;
    const before = this.#verdicts.get(name);
    this.#verdicts.set(name, before === undefined ? verdict : worse(before, verdict));
  }

  /** A case whose answer is wrong, in eight letters. */
  noteWrong(name: string, answer: string): void {
    if (name !== RANDOM) this.#wrong.set(name, answer);
  }

  wrong(): Readonly<Record<string, string>> | undefined {
    return this.#wrong.size === 0 ? undefined : Object.fromEntries(this.#wrong);
  }

  /** @param whole whether all were asked: the random inputs are right together only when each of them is */
  byCase(whole: boolean): Readonly<Record<string, Verdict>> {
    const known = [...this.#verdicts].filter(
      ([name, verdict]) => whole || name !== RANDOM || verdict !== 'pass',
    );
    return Object.fromEntries(known);
  }
}
