import { expect, test } from 'vitest';
import { judgeNames } from './judge-names.ts';

const NAMED = '266de001-52cc-4924-8b89-e6a147e5be9d';
const OTHER = '7d591110-ce40-4039-85ca-279b694b7915';
const location = { folder: '--home-u-app--', file: `2025-12-20T09-00-00-000Z_${NAMED}.jsonl` };
const made = { type: 'session', id: OTHER, timestamp: '2025-12-20T09:00:00.000Z', cwd: '/home/u/app' };

const saidOf = (header: object) =>
  judgeNames(location, { value: { ...header }, text: JSON.stringify(header), line: 1 }).map(
    ({ rule }) => rule,
  );

test('releases before 0.31 made one id for the name and another for the header, and no migration touches either', () => {
  expect(saidOf(made)).toEqual([]);
  expect(saidOf({ ...made, version: 1 })).toEqual([]);
  expect(saidOf({ ...made, version: 3 })).toEqual([]);
});

test('the name of any other file is told', () => {
  const { type, ...rest } = made;
  expect(saidOf({ type, version: 3, ...rest })).toEqual(['naming/file']);
  expect(saidOf({ ...made, id: 'another' })).toEqual(['naming/file']);
});
