import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** Any JSON value that is kept for somebody else: details, data, arguments. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 9,
      arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value) => withoutNegativeZero(value as Json)),
    },
  );

/** Any JSON object. */
export const anyJsonObject = (): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .dictionary(fc.string({ maxLength: 6 }), anyJson(), { maxKeys: 3, noNullPrototype: true })
    .map((members) => {
      // A member of this name sets the prototype in careless code, so it is worth having, but as a plain member.
      return Object.fromEntries(Object.entries(members));
    });

// JSON text has no -0 of its own: it would come back as 0 or -0 depending on who wrote it.
function withoutNegativeZero(value: Json): Json {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(withoutNegativeZero);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, withoutNegativeZero(inner)]),
  );
}
