import { METHODS, type Method } from '../../schema/protocol.ts';
import type { Rule, RunRule, Suite } from '../../suites/rule.ts';
import { UsageError } from '../errors.ts';
import { didYouMean } from '../did-you-mean.ts';
import { PROGRAM } from '../invocation.ts';

/** What patterns look at. */
export interface Selectable {
  readonly area: string;
  readonly rule: Pick<RunRule, 'id' | 'level'> & {
    /** Missing where only files are inspected. */
    readonly method?: Method;
    /** How it is shown, where a list says so. */
    readonly kinds?: readonly Rule['kind'][];
  };
}

/** A rule and the area that it stands in. */
export interface Selected extends Selectable {
  readonly rule: RunRule;
}

export interface Selection {
  /** Patterns; without any, all rules. */
  readonly only?: readonly string[];
  /** Patterns of rules to be left out. */
  readonly skip?: readonly string[];
}

type Matcher = (item: Selectable) => boolean;

/**
 * The rules that the patterns choose, in report order. A pattern is the id of a rule, an area, a level or a method; `*` in it
 * stands for any characters.
 * @throws UsageError for a pattern that matches nothing, and when nothing is left
 */
export const select = (suites: readonly Suite[], selection: Selection): readonly Selected[] =>
  selectFrom(
    suites.flatMap(({ area, rules }) => rules.map((rule) => ({ area, rule }))),
    selection,
  );

/** The same of rules that are told by their facts alone. */
export function selectFrom<Item extends Selectable>(
  all: readonly Item[],
  { only = [], skip = [] }: Selection,
): readonly Item[] {
  const chosen = only.map((pattern) => matcherOf(pattern, all));
  const leftOut = skip.map((pattern) => matcherOf(pattern, all));
  const selected = all.filter(
    (item) =>
      (chosen.length === 0 || chosen.some((matches) => matches(item))) &&
      !leftOut.some((matches) => matches(item)),
  );
  if (selected.length === 0) throw new UsageError('--only and --skip together leave no rule to run.');
  return selected;
}

/** What a pattern may name: the rule, its area, its level or its method. A golden case goes by its own id and by that of its rule. */
export const namesOf = ({ area, rule }: Selectable): readonly string[] => [
  ...new Set([rule.id, rule.id.split('/').slice(0, 2).join('/')]),
  area,
  rule.level,
  ...(rule.method === undefined ? [] : [rule.method]),
  ...(rule.kinds ?? []),
];

function matcherOf(pattern: string, all: readonly Selectable[]): Matcher {
  const glob = globOf(pattern);
  const matches: Matcher = (item) => namesOf(item).some((name) => glob.test(name));
  if (all.some(matches) || METHODS.some((method) => method === pattern)) return matches;
  const near = didYouMean(pattern.replaceAll('*', ''), all.flatMap(namesOf));
  throw new UsageError(
    `the pattern "${pattern}" matches no rule, area, level or method.${near} ${PROGRAM} list shows all rules.`,
  );
}

/** Whether an item is among those that the patterns name; none of them need match anything. */
export const isAmong = (patterns: readonly string[], item: Selectable): boolean =>
  patterns.some((pattern) => namesOf(item).some((name) => globOf(pattern).test(name)));

/** A pattern as a regular expression: `*` stands for any characters. */
export const globOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`, 'u');

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
