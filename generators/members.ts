import fc from 'fast-check';

type Members = Record<string, fc.Arbitrary<unknown>>;

/** A record of which the required members are always there and the optional ones sometimes; shrinks to without. */
export function members<Value>(required: Members, optional: Members = {}): fc.Arbitrary<Value> {
  return fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required), noNullPrototype: true },
  ) as fc.Arbitrary<Value>;
}
