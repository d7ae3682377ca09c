import fc from 'fast-check';

/** A session of 100,000 entries takes some ten million draws. */
const MOST_DRAWS = 200_000_000;

/** Random numbers of which there is an end. */
function limited(source: fc.Random, left: { draws: number }): fc.Random {
  const draw = (): void => {
    if (--left.draws < 0)
      throw new Error(
        `no input was made of ${MOST_DRAWS} random numbers: a filter of a generator lets none through`,
      );
  };
  const nextInt = (min?: number, max?: number): number => {
    draw();
    return min === undefined || max === undefined ? source.nextInt() : source.nextInt(min, max);
  };
  const nextBigInt = (min: bigint, max: bigint): bigint => {
    draw();
    return source.nextBigInt(min, max);
  };
  return Object.assign(Object.create(source) as fc.Random, {
    nextInt,
    nextBigInt,
    clone: () => limited(source.clone(), left),
  });
}

/** The values of an arbitrary; one that looks for a value without end throws in place of hanging, as no signal would be heard. */
class Guarded<Value> extends fc.Arbitrary<Value> {
  readonly #inner: fc.Arbitrary<Value>;
  readonly #most: number;

  constructor(inner: fc.Arbitrary<Value>, most: number) {
    super();
    this.#inner = inner;
    this.#most = most;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Value> {
    return this.#inner.generate(limited(random, { draws: this.#most }), bias);
  }

  override canShrinkWithoutContext(value: unknown): value is Value {
    return this.#inner.canShrinkWithoutContext(value);
  }

  override shrink(value: Value, context: unknown): fc.Stream<fc.Value<Value>> {
    return this.#inner.shrink(value, context);
  }
}

/** The same values for the same seed, but never without end. @param most random numbers for one value */
export const guarded = <Value>(
  arbitrary: fc.Arbitrary<Value>,
  most: number = MOST_DRAWS,
): fc.Arbitrary<Value> => new Guarded(arbitrary, most);
