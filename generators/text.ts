import fc from 'fast-check';

/** Which text a session holds: `plain` is what people type; `hostile` is what breaks readers. */
export type TextKind = 'plain' | 'hostile' | 'mixed';

const PLAIN_UNITS = [
  ...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789'.split(''),
  ' ',
  '.',
  ',',
  '-',
  '_',
  '?',
  'é',
  'ß',
  '学',
  '术',
];

/** Pieces that some reader somewhere treats as something other than text. */
const HOSTILE_UNITS = [
  '\u2028',
  '\u2029',
  '\u0085',
  '\u0000',
  '\u001b[31m',
  '\u007f',
  '\uFEFF',
  '\u{1F680}',
  '\u{10FFFF}',
  'e\u0301',
  '\u202e',
  '\r\n',
  '\n',
  '\r',
  '\t',
  '"',
  '\\',
  '\\n',
  '\\ud800',
  '{"type":"session"}',
  '\n{"type":"session","version":3,"id":"x"}\n',
  '__proto__',
  'constructor',
  '</script>',
  '\u00a0',
];

const joined = (units: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(units, { maxLength }).map((parts) => parts.join(''));

const repeated = (unit: string, min: number, max: number) =>
  fc.integer({ min, max }).map((times) => unit.repeat(times));

/** Text as people type it: letters, digits, some punctuation, some Chinese; never a line separator. */
export const plainText = (): fc.Arbitrary<string> => joined(fc.constantFrom(...PLAIN_UNITS), 12);

/**
 * Text that breaks readers: separators, control characters, JSON inside, and very long text. No lone surrogates: many
 * languages cannot hold them, and what cannot be held is a rule of its own (`lines/lone-surrogates`).
 */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    {
      weight: 12_000,
      arbitrary: joined(fc.oneof(fc.constantFrom(...HOSTILE_UNITS), fc.constantFrom(...PLAIN_UNITS)), 8),
    },
    { weight: 4_000, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    { weight: 1_000, arbitrary: repeated('x', 1_000, 70_000) },
    // Over every buffer that a reader may cut a file by, and astral, so that cuts fall into characters. Rare, for its cost.
    { weight: 4, arbitrary: repeated('\u{1F680}', 250_000, 300_000) },
  );

/** Text of a kind; `mixed` is mostly plain. */
export function text(kind: TextKind = 'mixed'): fc.Arbitrary<string> {
  if (kind === 'plain') return plainText();
  if (kind === 'hostile') return hostileText();
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: plainText() },
    { weight: 1, arbitrary: hostileText() },
  );
}
