import type { Source } from '../source.ts';
import type { FileFact } from './fact.ts';
import { codeOf, fileRule } from './rules/index.ts';

/** What must hold at a fact's place, as in `must be a string`. */
function requirement({ rule, code, expected, members }: FileFact): string {
  if (members !== undefined) return `must have ${inWords(members)}`;
  return `must ${expected === undefined ? codeOf(rule, code).must : `be ${expected}`}`;
}

function inWords(members: readonly string[]): string {
  const names = members.map((name) => JSON.stringify(name));
  return names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A fact in one sentence: `must be the id of an earlier entry, received "a9"`. */
export const sentenceOfFact = (fact: FileFact): string => `${requirement(fact)}, received ${fact.received}`;

/** What to do about it. */
export const adviceFor = ({ rule, code }: FileFact): string => codeOf(rule, code).advice;

/** The sentence that a fact quotes. */
export const sourceOfFact = ({ rule, code }: FileFact): Source =>
  codeOf(rule, code).source ?? fileRule(rule).source;
