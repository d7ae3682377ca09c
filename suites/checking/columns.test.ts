import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, syntaxFault } from './columns.ts';

describe('the column of a value', () => {
  test.each([
    ['{"a":1}', '', 1],
    ['{"a":1}', '/a', 6],
    ['{"a" : [1, {"b":null}]}', '/a/1/b', 17],
    ['  {"a":1}', '/a', 8],
    ['{"a/b":{"~":2}}', '/a~1b/~0', 13],
    // Of two members with one name the last counts.
    ['{"a":1,"a":2}', '/a', 12],
    // A missing member is told at the object that lacks it.
    ['{"m":{"x":1}}', '/m/content', 6],
    ['{"m":7}', '/m/x/y', 6],
    ['{"\\u0061":1}', '/a', 11],
  ])('%s at %s', (text, pointer, column) => {
    expect(columnOf(text, pointer)).toBe(column);
  });

  test('is found below any nesting', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(columnOf(`{"a":${deep},"b":1}`, '/b')).toBe(200_011);
  });

  test('is where the value stands in the text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, pick) => {
        const text = JSON.stringify(object);
        const members = Object.keys(object);
        const member = members[pick % members.length] ?? '';
        const column = columnOf(text, `/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`);
        expect(text.slice(column - 1).startsWith(JSON.stringify(object[member]))).toBe(true);
      }),
    );
  });
});

describe('the fault of text that is no JSON', () => {
  test.each([
    ['{"a":}', 6],
    ['{"a" 1}', 6],
    ['{"a":1,}', 8],
    ["{'a':1}", 2],
    ['[1 2]', 4],
    ['nul', 1],
    ['{"a":1]', 7],
    ['// x', 1],
  ])('%s', (text, column) => {
    expect(syntaxFault(text)).toEqual({ column, afterValue: false, atEnd: expect.any(Boolean) });
  });

  test('two values', () => {
    expect(syntaxFault('{"a":1}{"b":2}')).toEqual({ column: 8, afterValue: true, atEnd: false });
  });

  test.each(['{', '{"a', '{"a":', '{"a":1', '[1,', '[[['])('%s just ends', (text) => {
    expect(syntaxFault(text).atEnd).toBe(true);
  });

  test('is found in whatever JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', 'null', ' ', '"', 'x'), {
          maxLength: 12,
        }),
        (parts) => {
          const text = parts.join('');
          const { column } = syntaxFault(text);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual(text.length + 1);
        },
      ),
    );
  });
});
