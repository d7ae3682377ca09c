import fc from 'fast-check';

/** How entries hang together. `deep` is a chain with rare branches, `wide` hangs nearly all below the first few. */
export const SHAPES = ['any', 'chain', 'bush', 'roots', 'deep', 'wide'] as const;
/** How the entries of a session hang together: `chain` without branches, `bush` with many, `roots` with several trees. */
export type Shape = (typeof SHAPES)[number];

/** The parent of an entry, without knowing which entries there are. */
export type ParentChoice =
  /** So many entries before the previous one; 0 is the previous. */
  | { readonly back: number }
  /** The entry at this place of the file. */
  | { readonly at: number }
  | { readonly root: true };

/** How a parent is chosen: so many entries back, among the first ones of the file, or none. */
interface Choice {
  readonly weight: number;
  readonly kind: 'back' | 'at' | 'root';
  /** How far back, or how far from the front, at most. */
  readonly max: number;
}

const PREVIOUS: ParentChoice = { back: 0 };
const previous = (weight: number): Choice => ({ weight, kind: 'back', max: 0 });
const back = (weight: number, max: number): Choice => ({ weight, kind: 'back', max });
const at = (weight: number, max: number): Choice => ({ weight, kind: 'at', max });
const root = (weight: number): Choice => ({ weight, kind: 'root', max: 0 });

const BY_SHAPE: Readonly<Record<Shape, readonly Choice[]>> = {
  any: [previous(12), back(5, 7), at(1, 3), root(1)],
  chain: [previous(1)],
  bush: [previous(3), back(6, 5)],
  roots: [previous(3), back(2, 5), root(3)],
  deep: [previous(30), back(1, 40)],
  wide: [previous(1), at(8, 2)],
};

function arbitraryOf({ kind, max }: Choice): fc.Arbitrary<ParentChoice> {
  if (kind === 'root') return fc.constant<ParentChoice>({ root: true });
  if (kind === 'at') return fc.nat({ max }).map((place) => ({ at: place }));
  return max === 0 ? fc.constant(PREVIOUS) : fc.nat({ max }).map((steps) => ({ back: steps }));
}

/** Chooses a parent; shrinks to the entry before, so that sessions shrink to chains. */
export function parentChoice(shape: Shape = 'any'): fc.Arbitrary<ParentChoice> {
  const choices = BY_SHAPE[shape].map((choice) => ({
    weight: choice.weight,
    arbitrary: arbitraryOf(choice),
  }));
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return only.arbitrary;
  return fc.oneof({ withCrossShrink: true }, ...choices);
}

/** The same choice, taken from a number that was drawn already; 0 is the entry before. */
export function parentFrom(shape: Shape, drawn: number): ParentChoice {
  const choices = BY_SHAPE[shape];
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  const rest = Math.floor(drawn / total);
  let left = drawn % total;
  for (const { weight, kind, max } of choices) {
    if (left < weight) {
      if (kind === 'root') return { root: true };
      return kind === 'at' ? { at: rest % (max + 1) } : { back: rest % (max + 1) };
    }
    left -= weight;
  }
  return PREVIOUS;
}
