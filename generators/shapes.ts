import fc from 'fast-check';

/** How entries hang together. `deep` is a chain with rare branches, `wide` hangs nearly all below the first few. */
export const SHAPES = ['any', 'chain', 'bush', 'roots', 'deep', 'wide'] as const;
export type Shape = (typeof SHAPES)[number];

/** The parent of an entry, without knowing which entries there are. */
export type ParentChoice =
  /** So many entries before the previous one; 0 is the previous. */
  | { readonly back: number }
  /** The entry at this place of the file. */
  | { readonly at: number }
  | { readonly root: true };

const PREVIOUS: ParentChoice = { back: 0 };
const previous = () => fc.constant(PREVIOUS);
const back = (max: number) => fc.nat({ max }).map((steps): ParentChoice => ({ back: steps }));
const at = (max: number) => fc.nat({ max }).map((place): ParentChoice => ({ at: place }));
const root = () => fc.constant<ParentChoice>({ root: true });

const weighted = (
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<ParentChoice>])[]
) => fc.oneof({ withCrossShrink: true }, ...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const BY_SHAPE: Readonly<Record<Shape, () => fc.Arbitrary<ParentChoice>>> = {
  any: () => weighted([12, previous()], [5, back(7)], [1, at(3)], [1, root()]),
  chain: previous,
  bush: () => weighted([3, previous()], [6, back(5)]),
  roots: () => weighted([3, previous()], [2, back(5)], [3, root()]),
  deep: () => weighted([30, previous()], [1, back(40)]),
  wide: () => weighted([1, previous()], [8, at(2)]),
};

/** Chooses a parent; shrinks to the entry before, so that sessions shrink to chains. */
export const parentChoice = (shape: Shape = 'any'): fc.Arbitrary<ParentChoice> => BY_SHAPE[shape]();
