import type { SchemaProblem } from '../../schema/index.ts';

/** One place that breaks its schema, in words that complete "must be". */
export interface Flaw {
  readonly pointer: string;
  readonly expected: string;
  /** The member is not there. */
  readonly missing: boolean;
}

/** What is said of a member that is not there. */
const THERE = 'there';

/** Where one of several shapes is asked for, each tells why the value is not of it. */
const CHOICES = new Set(['anyOf', 'oneOf']);

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

function words({ keyword, expected }: SchemaProblem): string {
  if (keyword === 'required') return THERE;
  if (keyword === 'format') return 'ISO 8601 text, such as "2026-10-01T09:00:00.000Z"';
  if (keyword === 'minLength') return 'a string that is not empty';
  if (keyword === 'type')
    return expected
      .split(' or ')
      .map((type) => ARTICLES[type] ?? type)
      .join(' or ');
  return expected;
}

/**
 * The problems of a value, one a place. A choice of shapes gives a problem for each shape: where one of them goes deeper,
 * that shape was meant; otherwise all are told in one.
 */
export function flawsOf(problems: readonly SchemaProblem[]): Flaw[] {
  const choices = new Set(
    problems.filter(({ keyword }) => CHOICES.has(keyword)).map(({ pointer }) => pointer),
  );
  const isMeantDeeper = (place: string): boolean =>
    choices.has(place) && problems.some(({ pointer }) => pointer.startsWith(`${place}/`));
  const byPlace = new Map<string, Set<string>>();
  for (const problem of problems) {
    const { pointer, keyword } = problem;
    if (isMeantDeeper(pointer)) continue;
    if (!byPlace.has(pointer)) byPlace.set(pointer, new Set());
    if (!CHOICES.has(keyword)) byPlace.get(pointer)?.add(words(problem));
  }
  return [...byPlace].map(([pointer, all]) => {
    const expected = [...all].join(' or ') || 'as declared';
    return { pointer, expected, missing: expected === THERE };
  });
}
