import type { FileFact } from './fact.ts';
import { fileRule } from './rules/index.ts';

/** What must hold at a fact's place, as in `must be a string`. */
function requirement({ rule, code, expected }: FileFact): string {
  const found = fileRule(rule).codes[code];
  if (found === undefined) throw new Error(`the rule ${rule} has no code ${code}`);
  return `must ${expected === undefined ? found.must : `be ${expected}`}`;
}

/** A fact in one sentence: `must be the id of an earlier entry, received "a9"`. */
export const sentenceOfFact = (fact: FileFact): string => `${requirement(fact)}, received ${fact.received}`;

/** What to do about it. */
export const adviceFor = ({ rule, code }: FileFact): string => fileRule(rule).codes[code]?.advice ?? '';
