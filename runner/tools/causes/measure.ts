import type { Kind, Match, Thresholds } from '../../report/causes/match.ts';
import { matchesOf } from '../../report/causes/match.ts';
import type { Signature } from '../../report/causes/signature.ts';
import { type Collected, keyOf } from './faults.ts';

/** A generator of numbers from 0 to 1 that gives the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What became of names that were given. */
export interface Score {
  /** Implementations that were looked at. */
  readonly of: number;
  /** Those that got at least one name. */
  readonly named: number;
  readonly names: number;
  readonly right: number;
  readonly mistakes: readonly string[];
}

const namesOf = ({ kind, alike }: Match): readonly Kind[] => [kind, ...alike];

/** Each fault alone, with some of the cases left out: the name must be its own. */
export function alone(
  collected: readonly Collected[],
  kinds: readonly Kind[],
  drop: (id: string) => boolean,
  thresholds: Thresholds,
): Score {
  return scored(
    collected.filter(({ wrong }) => wrong.size > 0),
    (one) => matchesOf(without(one, drop), kinds, thresholds),
    ({ wrong }, match) => namesOf(match).some((kind) => keyOf(kind.wrong) === keyOf(wrong)),
  );
}

/** Each fault as if the bank did not have it: every name is a wrong one, unless the two cannot be told apart by nine in ten answers. */
export function unknown(
  collected: readonly Collected[],
  kinds: readonly Kind[],
  thresholds: Thresholds,
): Score {
  return scored(
    collected.filter(({ wrong }) => wrong.size > 0),
    (one) => {
      const own = keyOf(one.wrong);
      return matchesOf(
        one,
        kinds.filter(({ wrong }) => keyOf(wrong) !== own),
        thresholds,
      );
    },
    ({ wrong }, match) => namesOf(match).some((kind) => likeness(wrong, kind.wrong) >= 0.9),
  );
}

/** The part of all cases that either answers wrongly in which both answer the same. */
function likeness(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const same = [...one].filter(([id, answer]) => other.get(id) === answer).length;
  return same / new Set([...one.keys(), ...other.keys()]).size;
}

/** Leaves out cases that are not asked. */
export const without = ({ wrong, right }: Signature, drop: (id: string) => boolean): Signature => ({
  wrong: new Map([...wrong].filter(([id]) => !drop(id))),
  right: new Set([...right].filter((id) => !drop(id))),
});

function scored(
  collected: readonly Collected[],
  matches: (one: Collected) => readonly Match[],
  isRight: (one: Collected, match: Match) => boolean,
): Score {
  let [named, names, right] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const one of collected) {
    const found = matches(one);
    if (found.length > 0) named++;
    for (const match of found) {
      names++;
      if (isRight(one, match)) right++;
      else mistakes.push(`${one.rule}, ${one.fault}: named "${match.kind.faults[0]}"`);
    }
  }
  return { of: collected.length, named, names, right, mistakes };
}

/** Pairs of faults in one implementation. */
export interface PairScore {
  readonly pairs: number;
  /** Both are named, and nothing else is. */
  readonly both: number;
  readonly one: number;
  readonly none: number;
  /** Something is named that is neither. */
  readonly wrong: number;
  /** Which pairs these are, and what is named. */
  readonly mistakes: readonly string[];
}

/**
 * Two faults at once: a case that one of them answers wrongly is so in the pair; of a case that both do, one is seen, as
 * chance has it.
 * @returns the score of pairs that can be seen apart, and of those in which one hides most of the other
 */
export function pairs(
  collected: readonly Collected[],
  kinds: readonly Kind[],
  count: number,
  seed: number,
  thresholds: Thresholds,
): { readonly apart: PairScore; readonly masked: PairScore } {
  const random = randomOf(seed);
  const nameable = collected.filter(({ wrong }) => wrong.size >= thresholds.agreeing);
  const pick = (): Collected => nameable[Math.floor(random() * nameable.length)] as Collected;
  const scores = { apart: [] as string[], masked: [] as string[] };
  const mistakes = { apart: [] as string[], masked: [] as string[] };
  for (let made = 0; made < count;) {
    const [one, other] = [pick(), pick()];
    if (keyOf(one.wrong) === keyOf(other.wrong)) continue;
    made++;
    const both = together(one, other, random);
    const isSeen = ({ wrong }: Collected): boolean =>
      [...wrong].filter(([id, answer]) => both.wrong.get(id) === answer).length >=
      Math.max(thresholds.agreeing, 0.5 * wrong.size);
    const isMasked = !isSeen(one) || !isSeen(other);
    const found = matchesOf(both, kinds, thresholds);
    const keys = [keyOf(one.wrong), keyOf(other.wrong)];
    const ofWhich = found.map((match) =>
      keys.filter((key) => namesOf(match).some((kind) => keyOf(kind.wrong) === key)),
    );
    const seen = new Set(ofWhich.flat());
    const outcome = ofWhich.some((some) => some.length === 0)
      ? 'wrong'
      : seen.size === 2
        ? 'both'
        : seen.size === 1
          ? 'one'
          : 'none';
    const where = isMasked ? 'masked' : 'apart';
    scores[where].push(outcome);
    if (outcome === 'wrong') {
      const named = found
        .filter((_, index) => ofWhich[index]?.length === 0)
        .map(({ kind }) => kind.faults[0]);
      mistakes[where].push(`${one.fault} + ${other.fault}: named "${named.join('", "')}"`);
    }
  }
  return { apart: counted(scores.apart, mistakes.apart), masked: counted(scores.masked, mistakes.masked) };
}

function together(one: Collected, other: Collected, random: () => number): Signature {
  const wrong = new Map(one.wrong);
  for (const [id, answer] of other.wrong) if (!wrong.has(id) || random() < 0.5) wrong.set(id, answer);
  const right = new Set([...one.right, ...other.right].filter((id) => !wrong.has(id)));
  return { wrong, right };
}

function counted(outcomes: readonly string[], mistakes: readonly string[]): PairScore {
  const of = (name: string): number => outcomes.filter((outcome) => outcome === name).length;
  return {
    pairs: outcomes.length,
    both: of('both'),
    one: of('one'),
    none: of('none'),
    wrong: of('wrong'),
    mistakes,
  };
}
