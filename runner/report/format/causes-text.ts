import { counted, cut } from '../../printable.ts';
import type { Cause } from '../causes/cause.ts';
import { nounFor } from '../noun.ts';
import type { Report } from '../report.ts';
import type { Style } from '../style.ts';

/** So many causes are shown in full, and so many in all, before the rest is folded: a screen holds no more. */
const IN_FULL = 4;
const MAX_CAUSES = 9;
/** So many rules of a cause are named. */
const MAX_RULES = 4;
const MAX_ALIKE = 2;

/** What a cause says, as a sentence that claims no more than is known. */
export const causeWords = ({ by, says }: Cause): string =>
  by === 'bank' ? `it answers as an implementation of which this is true: ${says}` : says;

/** `4 rules fail, probably for 2 reasons`. */
export const causesHeading = (causes: readonly Cause[]): string => {
  const rules = [...new Set(causes.flatMap((cause) => cause.rules))];
  const noun = nounFor(rules);
  return `${counted(rules.length, `${noun} fails`, `${noun}s fail`)}, probably for ${counted(causes.length, 'reason')}:`;
};

/** The other causes that would explain a failure nearly as well; nothing where there are none. */
export const alikeWords = ({ alike = [] }: Cause): string =>
  alike.length === 0
    ? ''
    : `or: ${alike.slice(0, MAX_ALIKE).join('; ')}${alike.length > MAX_ALIKE ? '; …' : ''}`;

/** The rules of a cause, the first ones by name; of one alone, what it requires. */
export function ruleNames({ rules }: Cause, words: Report['rules']): string {
  const [only = ''] = rules;
  const title = rules.length === 1 ? words.get(only)?.title : undefined;
  if (title !== undefined) return `${counted(1, nounFor(rules))}: ${only}: ${title}`;
  return `${counted(rules.length, nounFor(rules))}: ${someRules({ rules })}`;
}

/** The first rules by name, and how many more there are. */
function someRules({ rules }: Pick<Cause, 'rules'>): string {
  const left = rules.length - MAX_RULES;
  return `${rules.slice(0, MAX_RULES).join(', ')}${left > 0 ? `, and ${left} more` : ''}`;
}

/** The causes of a run, numbered, a few lines each. */
export function causeLines(
  causes: readonly Cause[],
  words: Report['rules'],
  replayLine: (token: string) => string,
  style: Style,
  all: boolean,
): readonly string[] {
  if (causes.length === 0) return [];
  const shown = all ? causes : causes.slice(0, MAX_CAUSES);
  const left = causes.length - shown.length;
  return [
    style('bold', causesHeading(causes)),
    ...shown.flatMap((cause, at) => {
      const { shows, look } = cause;
      const heading = `${at + 1}. ${style('bold', causeWords(cause))}`;
      if (!all && at >= IN_FULL) return [`${heading} (${someRules(cause)})`];
      const lines = [
        ruleNames(cause, words),
        `smallest case: ${shows.rule}, ${cut(shows.case, 60)}: ${shows.difference}`,
        alikeWords(cause),
        `look at: ${look}`,
        ...(shows.replay === undefined ? [] : [style('cyan', replayLine(shows.replay))]),
      ];
      return [heading, ...lines.filter((line) => line !== '').map((line) => `   ${line}`)];
    }),
    ...(left === 0 ? [] : [`and ${counted(left, 'more reason')}: --verbose shows all of them`]),
  ];
}
