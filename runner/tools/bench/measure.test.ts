import { expect, test } from 'vitest';
import { figuresOf, lineOf, medianOf, sideBySide } from './measure.ts';

test('the median of an odd and of an even number of rounds', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

test('every task runs once a round, and once more to warm up', async () => {
  const calls: string[] = [];
  const medians = await sideBySide({ a: () => calls.push('a'), b: () => calls.push('b') }, 2);
  expect(calls).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(Object.keys(medians)).toEqual(['a', 'b']);
});

test('a ratio says how fast something is, or how long it takes, and whether that is what is wanted', () => {
  const medians = { floor: 10, slow: 20 };
  expect(figuresOf('x', medians, 'floor', 'speed', { slow: { least: 0.9 } })[1]).toMatchObject({
    ratio: 0.5,
    isMet: false,
  });
  const [, slow] = figuresOf('x', medians, 'floor', 'time', { slow: { most: 2 } });
  expect(slow).toMatchObject({ ratio: 2, isMet: true });
  expect(slow && lineOf(slow)).toMatch(/^ {2}slow +20\.0 ms {2}2\.00 of floor +✓ at most 2$/);
});
