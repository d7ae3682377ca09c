import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareReleases } from '../../generators/features.ts';
import { LATEST } from '../../schema/index.ts';
import { packageRoot } from '../../schema/package-root.ts';
import { fileRule, fileRules } from './index.ts';

const PI = join(packageRoot(), 'node_modules', '@earendil-works', 'pi-coding-agent');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('every rule has an id of its own', () => {
  const ids = fileRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** The installed Pi says nothing of what came after it. */
const quoting = fileRules.filter(({ since = LATEST }) => compareReleases(since, LATEST) <= 0);

test.each(quoting.map((rule) => [rule.id, rule] as const))('%s quotes its source', (_, { level, source }) => {
  expect(level === 'must' && source.basis === 'observed').toBe(false);
  if (source.basis === 'observed') return;
  const found = plain(readFileSync(join(PI, source.file), 'utf8')).includes(plain(source.quote));
  expect(found, `${source.file} holds: ${source.quote}`).toBe(true);
});

test.each(fileRules.map((rule) => [rule.id, rule] as const))('%s has words for each code', (_, { codes }) => {
  expect(Object.keys(codes)).not.toEqual([]);
  for (const { must, advice } of Object.values(codes)) {
    expect(must).toMatch(/^(?:be|begin|end|fit|have|hold|lead|not|precede) /);
    expect(advice).toMatch(/\.$/);
  }
});

test('an id that no rule has is our own fault', () => {
  expect(() => fileRule('tree/none')).toThrow('no file rule has the id tree/none');
});
