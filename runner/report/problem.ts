import type { Harm } from '../../suites/checking/harm.ts';
import type { Level } from '../../suites/requirement.ts';
import type { Source } from '../../suites/source.ts';

/** Where a problem is: in a file, or in a case of a rule. */
export interface Place {
  /** A session file, as it was named or found. */
  readonly path?: string;
  /** Counted from 1. */
  readonly line?: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column?: number;
  /** A JSON pointer into the line's value, or into the answer; empty for the whole of it. */
  readonly pointer: string;
  /** The case of the rule, such as `example "of a fork"`. */
  readonly case?: string;
  /** The method whose answer it is. */
  readonly method?: string;
}

/** What weighs how much: `error` is a breakdown of the driver, `suite-error` a fault of our own. */
export type Weight = 'fail' | 'error' | 'suite-error' | 'warn';

/** One thing that is not as it must be, in the form that every report format takes. All words are safe for a terminal. */
export interface Problem {
  readonly rule: string;
  readonly level: Level;
  /** Whether it makes the command fail. */
  readonly binds: boolean;
  readonly weight: Weight;
  /** What kind of problem, for machines. */
  readonly code: string;
  /** One sentence. */
  readonly message: string;
  /** More about it, a line each: differences, the last words of the driver. */
  readonly details: readonly string[];
  readonly place: Place;
  /** What to do about it; empty where nothing is known. */
  readonly advice: string;
  readonly source?: Source;
  /** What comes of it, for a problem of a file. */
  readonly harm?: Harm;
}

/** Where a problem is, in words: `a.jsonl:3:17` or `edit/omit, example "on a branch"`. */
export function placeWords({ rule, place }: Problem): string {
  const { path, line, column } = place;
  if (path === undefined) return place.case === undefined ? rule : `${rule}, ${place.case}`;
  return [path, line, column].filter((part) => part !== undefined).join(':');
}
