import fc from 'fast-check';

const EDGES = 'abzABZ019'.split('');
const INNER = [...EDGES, '-', '_', '.'];

/** A session id that a caller may choose: letters, digits, `-`, `_`, `.`, with a letter or digit at both ends. */
export const sessionId = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...EDGES),
      fc.array(fc.constantFrom(...INNER), { maxLength: 12 }),
      fc.constantFrom(...EDGES),
      fc.boolean(),
    )
    .map(([first, inner, last, longer]) => (longer ? `${first}${inner.join('')}${last}` : first));

/** Text that is no session id: empty, a forbidden character somewhere, or a sign at an end. */
export const invalidSessionId = (): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    fc.constant(''),
    fc
      .tuple(
        sessionId(),
        fc.constantFrom('/', '\\', ' ', ':', 'é', '\n', '🚀', '%', '\u0000'),
        fc.nat({ max: 20 }),
      )
      .map(([id, bad, at]) => {
        const place = at % (id.length + 1);
        return `${id.slice(0, place)}${bad}${id.slice(place)}`;
      }),
    fc.tuple(fc.constantFrom('-', '_', '.'), sessionId()).map(([sign, id]) => `${sign}${id}`),
    fc.tuple(sessionId(), fc.constantFrom('-', '_', '.')).map(([id, sign]) => `${id}${sign}`),
  );
