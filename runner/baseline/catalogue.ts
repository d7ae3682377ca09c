import { LATEST } from '../../schema/pi-release.ts';
import { caseIdOf } from '../case/case-id.ts';
import { didYouMean } from '../did-you-mean.ts';
import { UsageError } from '../errors.ts';
import { caseIdsOf, worldOf } from '../judge/test-cases.ts';
import { globOf, namesOf } from '../rules/select.ts';
import type { RunRule, Suite, World } from '../../suites/rule.ts';
import { type Entry, MAX_COVERED } from './entry.ts';

/** Whether a pattern names a rule or a golden case, and which of the cases: `edit/omit`, `edit/*#random`, `must`. */
export interface Pattern {
  readonly coversRule: (rule: Pick<RunRule, 'id' | 'level' | 'method'>, area: string) => boolean;
  /** Takes the part of a case's id behind `#`. */
  readonly coversName: (name: string) => boolean;
}

export function patternOf(text: string): Pattern {
  const [rulePart = '', ...casePart] = text.split('#');
  const rules = globOf(rulePart);
  const cases = casePart.length === 0 ? undefined : globOf(casePart.join('#'));
  return {
    coversRule: (rule, area) => namesOf({ area, rule }).some((name) => rules.test(name)),
    coversName: (name) => cases?.test(name) ?? true,
  };
}

/** All that patterns may name: rules, and the ids of their cases, which are made only for rules that are named. */
export class Catalogue {
  readonly #rules: readonly { readonly rule: RunRule; readonly area: string }[];
  readonly #cases = new Map<RunRule, readonly string[]>();
  /** Golden cases that are no examples, by rule. */
  readonly #golden = new Map<string, readonly string[]>();
  readonly #world: World;

  /**
   * @param goldenIds ids of golden cases, which may be named as well, whichever run it is
   * @param follows the Pi release that cases are made for
   */
  constructor(suites: readonly Suite[], goldenIds: readonly string[] = [], follows: string = LATEST) {
    this.#world = worldOf(follows);
    this.#rules = suites.flatMap(({ area, rules }) => rules.map((rule) => ({ rule, area })));
    for (const id of goldenIds) {
      const [area = '', requirement = '', ...name] = id.split('/');
      const rule = `${area}/${requirement}`;
      this.#golden.set(rule, [...(this.#golden.get(rule) ?? []), caseIdOf(rule, name.join('/'))]);
    }
  }

  /** The cases that a pattern covers. */
  covered(text: string): readonly string[] {
    const pattern = patternOf(text);
    const named = this.#rules.filter(({ rule, area }) => pattern.coversRule(rule, area));
    const ids = new Set(named.flatMap(({ rule }) => this.#casesOf(rule)));
    return [...ids].filter((id) => pattern.coversName(id.slice(id.indexOf('#') + 1)));
  }

  #casesOf(rule: RunRule): readonly string[] {
    let ids = this.#cases.get(rule);
    if (ids === undefined) {
      ids = [...caseIdsOf(rule, this.#world), ...(this.#golden.get(rule.id) ?? [])];
      this.#cases.set(rule, ids);
    }
    return ids;
  }

  /**
   * Holds the entries of a baseline against what there is.
   * @throws UsageError for a pattern that matches nothing, and for one that covers many cases and does not say so
   */
  check(path: string, entries: readonly Entry[]): void {
    for (const { pattern, line, broad } of entries) {
      const count = new Set(this.covered(pattern)).size;
      if (count === 0)
        throw new UsageError(
          `${path}:${line}: the pattern "${pattern}" matches nothing.${this.#near(pattern)}`,
        );
      if (count > MAX_COVERED && broad !== true)
        throw new UsageError(
          `${path}:${line}: the pattern "${pattern}" covers ${count} cases, more than ${MAX_COVERED}. Name the cases that fail, or say that it is meant: broad: true`,
        );
    }
  }

  #near(pattern: string): string {
    const [rulePart = ''] = pattern.split('#');
    const ofRule = patternOf(rulePart);
    const named = this.#rules.filter(({ rule, area }) => ofRule.coversRule(rule, area));
    const near = didYouMean(
      named.length === 0 ? rulePart.replaceAll('*', '') : pattern.replaceAll('*', ''),
      named.length === 0
        ? this.#rules.map(({ rule }) => rule.id)
        : named.slice(0, 20).flatMap(({ rule }) => this.#casesOf(rule)),
    );
    return named.length === 0 ? near : `${near} The rule is there, the case is not.`;
  }
}
