import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter, type RawLine } from './split.ts';

/** Splits bytes that come in chunks of the given sizes. */
function linesOf(
  bytes: Uint8Array,
  sizes: readonly number[] = [bytes.length],
): { text: string; raw: RawLine }[] {
  const lines: { text: string; raw: RawLine }[] = [];
  const splitter = new LineSplitter((text, raw) => lines.push({ text, raw }));
  let start = 0;
  for (const size of [...sizes, bytes.length]) {
    // The buffer may be used again after each push.
    const chunk = Buffer.from(bytes.subarray(start, start + size));
    splitter.push(chunk);
    chunk.fill(0);
    start += size;
  }
  splitter.end();
  return lines;
}

const textsOf = (text: string) => linesOf(Buffer.from(text)).map((line) => line.text);

describe('lines', () => {
  test('end in LF alone', () => {
    expect(textsOf('a\nb\u2028c\u2029\u0085\rd\n')).toEqual(['a', 'b\u2028c\u2029\u0085\rd']);
  });

  test('lose a CR before the LF', () => {
    expect(linesOf(Buffer.from('a\r\nb\n')).map(({ text, raw }) => [text, raw.crlf])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('may be blank, and the last one unended', () => {
    expect(linesOf(Buffer.from('\n\nx')).map(({ text, raw }) => [text, raw.unended])).toEqual([
      ['', false],
      ['', false],
      ['x', true],
    ]);
  });

  test('of no bytes are none', () => {
    expect(textsOf('')).toEqual([]);
  });

  test('that are no UTF-8 are told, and the others are not', () => {
    const bytes = Buffer.concat([Buffer.from('é\n'), Buffer.from([0x61, 0xe9, 0x0a]), Buffer.from('🚀\n')]);
    expect(linesOf(bytes).map(({ text, raw }) => [text, raw.invalidUtf8])).toEqual([
      ['é', false],
      ['a\uFFFD', true],
      ['🚀', false],
    ]);
  });
});

test('chunks make no difference', () => {
  const piece = fc.oneof(
    fc.constantFrom('\n', '\r\n', '\r', 'é', '🚀', '\u2028'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }),
      (pieces, sizes) => {
        const bytes = Buffer.from(pieces.join(''));
        expect(linesOf(bytes, sizes)).toEqual(linesOf(bytes));
      },
    ),
  );
});
