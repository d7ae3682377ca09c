import { describe, expect, test } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

const split = (...chunks: readonly string[]): { lines: readonly string[]; pending: number } => {
  const splitter = new LineSplitter();
  const lines = chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk)).map(String));
  return { lines, pending: splitter.pending };
};

describe('LineSplitter', () => {
  test('cuts at LF and drops a CR before it', () => {
    expect(split('a\nb\r\n\nc')).toEqual({ lines: ['a', 'b', ''], pending: 1 });
  });

  test('joins lines across chunks, also inside of a character', () => {
    const splitter = new LineSplitter();
    const bytes = Buffer.from('é😀\n');
    const lines = [...bytes].flatMap((byte) => splitter.push(Buffer.of(byte)));
    expect(lines.map(String)).toEqual(['é😀']);
  });

  test('leaves U+2028, U+2029, U+0085 and a lone CR inside of a line', () => {
    expect(split('a\u2028b\u2029c\u0085d\re\n').lines).toEqual(['a\u2028b\u2029c\u0085d\re']);
  });

  test('gives what no LF ended at the end', () => {
    const splitter = new LineSplitter();
    expect(splitter.push(Buffer.from('a\nb')).map(String)).toEqual(['a']);
    expect(splitter.end().map(String)).toEqual(['b']);
    expect(splitter.end()).toEqual([]);
  });

  test('takes a line of 100 MB in small pieces', () => {
    const splitter = new LineSplitter();
    const piece = Buffer.alloc(64 * 1024, 'x');
    for (let i = 0; i < 1600; i++) expect(splitter.push(piece)).toEqual([]);
    expect(splitter.push(Buffer.from('\n'))[0]?.length).toBe(1600 * piece.length);
    expect(splitter.pending).toBe(0);
  });
});
