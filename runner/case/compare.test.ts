import { describe, expect, test } from 'vitest';
import { difference, matches } from './compare.ts';

const nested = (depth: number, innermost: unknown): unknown => {
  let value = innermost;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

describe('matches', () => {
  test.each([
    ['equal scalars', 'a', 'a', true],
    ['minus zero', 0, -0, true],
    ['unequal scalars', 1, '1', false],
    ['more members than expected', { a: 1 }, { a: 1, b: 2 }, true],
    ['fewer members than expected', { a: 1, b: 2 }, { a: 1 }, false],
    ['expected null, received nothing', { a: null }, {}, true],
    ['expected null, received a value', { a: null }, { a: 0 }, false],
    ['expected a value, received null', { a: 0 }, { a: null }, false],
    ['longer array', [1], [1, 2], false],
    ['shorter array', [1, 2], [1], false],
    ['objects in arrays are subsets too', [{ a: 1 }], [{ a: 1, b: 2 }], true],
    ['an array is no object', {}, [], false],
    ['an object is no array', [], {}, false],
    ['expected an object, received null', {}, null, false],
    ['a member of the prototype is no member', { toString: null }, {}, true],
    ['a member named __proto__', JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}'), false],
  ])('%s', (_name, expected, received, right) => {
    expect(matches(expected, received)).toBe(right);
  });

  test('goes 20,000 levels deep', () => {
    expect(matches(nested(20_000, 1), nested(20_000, 1))).toBe(true);
    expect(matches(nested(20_000, 1), nested(20_000, 2))).toBe(false);
  });
});

describe('difference', () => {
  test('points at the member', () => {
    expect(difference({ a: { 'b/c~d': 1 } }, { a: { 'b/c~d': 2 } })).toEqual([
      { pointer: '/a/b~1c~0d', expected: 1, received: 2 },
    ]);
  });

  test('of an array, each item that differs, and the length', () => {
    const expected = { entries: ['a', 'b', 'c', 'd'] };
    expect(difference(expected, { entries: ['a', 'x', 'y', 'd'] })).toEqual([
      { pointer: '/entries/1', expected: 'b', received: 'x' },
      { pointer: '/entries/2', expected: 'c', received: 'y' },
    ]);
  });

  test('an item that is missing or too much does not make those behind it differ', () => {
    expect(difference(['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'e'])).toEqual([
      { pointer: '/1', expected: 'b' },
      { pointer: '/3', expected: 'd' },
      { pointer: '/length', expected: 5, received: 3 },
    ]);
    expect(difference(['a'], ['a', 'b'])).toEqual([
      { pointer: '/1', received: 'b' },
      { pointer: '/length', expected: 1, received: 2 },
    ]);
    expect(difference(['a', { n: 1, m: 1 }], ['x', 'a', { n: 2, m: 1 }])).toEqual([
      { pointer: '/0', received: 'x' },
      { pointer: '/1/n', expected: 1, received: 2 },
      { pointer: '/length', expected: 2, received: 3 },
    ]);
  });

  test('all that differs in each item', () => {
    expect(difference([{ a: 1, b: 1 }, { a: 1 }], [{ a: 2, b: 2 }, { a: 2 }])).toEqual([
      { pointer: '/0/a', expected: 1, received: 2 },
      { pointer: '/0/b', expected: 1, received: 2 },
      { pointer: '/1/a', expected: 1, received: 2 },
    ]);
  });

  test('a wrong count does not hide a wrong name', () => {
    const all = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${i}`, i]));
    expect(difference({ ...all, name: 'a' }, { name: 'b' })).toHaveLength(101);
  });

  test('has an end', () => {
    const all = Array.from({ length: 100_000 }, (_, i) => i);
    expect(difference(all, all.map(String)).length).toBeLessThanOrEqual(1_000);
    expect(difference(all, []).at(-1)).toEqual({ pointer: '/length', expected: 100_000, received: 0 });
    const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, i) => [`k${i}`, i]));
    expect(difference(many, {})).toHaveLength(1_000);
  });
});
