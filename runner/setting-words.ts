import type { SchemaProblem } from '../schema/index.ts';
import { didYouMean } from './did-you-mean.ts';
import { printable } from './printable.ts';

/** Examples, where the name of a format or a pattern would tell little. */
const LIKE: Readonly<Record<string, string>> = {
  date: 'a day such as 2027-03-31',
  uri: 'an address such as https://example.org/issues/12',
};

const parts = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * What is wrong with a file that people write by hand, without the place.
 * @param names the members that there may be, where one is unknown
 */
export function settingWords(
  { pointer, keyword, expected, received }: SchemaProblem,
  names: readonly string[],
): string {
  const member = printable(parts(pointer).join('.'));
  const last = parts(pointer).at(-1) ?? '';
  const shown = printable(JSON.stringify(received) ?? 'nothing');
  if (keyword === 'additionalProperties')
    return `"${member}" is unknown.${didYouMean(last, names)} There may be ${names.join(', ')}.`;
  if (keyword === 'required') return `"${member}" is missing.`;
  return `"${member}" must be ${LIKE[expected] ?? LIKES[last] ?? expected.replace(/^must be /, '')}; received ${shown}.`;
}

/** Members whose pattern says less than an example. */
const LIKES: Readonly<Record<string, string>> = {
  follows: 'the number of a Pi release, such as 1.6.0',
};
