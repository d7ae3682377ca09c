import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareReleases, featuresOf } from '../../generators/index.ts';
import { LATEST } from '../../schema/index.ts';
import { packageRoot } from '../../schema/package-root.ts';
import { rules, suites, type RunRule } from '../index.ts';

const PI = join(packageRoot(), 'node_modules', '@earendil-works', 'pi-coding-agent');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('every rule', () => {
  test('has an id of its own, in its area', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { area, rules: own } of suites) {
      for (const { id } of own) expect(id).toMatch(new RegExp(`^${area}/[a-z0-9_-]+$`));
    }
  });

  test('is no must without a source that can be quoted', () => {
    const musts = rules.filter(({ level }) => level === 'must');
    expect(musts.filter(({ source }) => source.basis === 'observed').map(({ id }) => id)).toEqual([]);
  });

  // What Pi does is told in our words; what the maintainers answered stands in no file of the package; and the installed Pi
  // says nothing of what came after it.
  const quoting = rules.filter(
    ({ source: { basis, file }, since = LATEST }) =>
      basis !== 'observed' && !file.includes('#') && compareReleases(since, LATEST) <= 0,
  );

  test.each(quoting.map((rule) => [rule.id, rule] as const))('%s quotes its source', (_, { source }) => {
    expect(plain(readFileSync(join(PI, source.file), 'utf8'))).toContain(plain(source.quote));
  });

  const world = { follows: '1.6.0', features: featuresOf('1.6.0') };

  /** How much an example asks, and how many answers would be right; a program is judged step by step. */
  const asked = (rule: RunRule, input: unknown) =>
    rule.kind === 'asked'
      ? { questions: rule.requests(input).length, answers: rule.expect(input, []).anyOf.length }
      : { questions: rule.program.steps(input).length, answers: 1 };

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s expects something of each example',
    (_, rule) => {
      for (const { input } of rule.examples?.(world) ?? []) {
        const { questions, answers } = asked(rule, input);
        expect(Math.min(questions, answers)).toBeGreaterThan(0);
      }
    },
  );
});

test('a rule that quotes the changelog came with that release, or later', () => {
  const early = rules.flatMap(({ id, since, source }) => {
    const release = source.file === 'CHANGELOG.md' ? /^\d+\.\d+\.\d+/.exec(source.section)?.[0] : undefined;
    if (release === undefined) return [];
    return since !== undefined && compareReleases(since, release) >= 0 ? [] : [`${id} came with ${release}`];
  });
  expect(early).toEqual([]);
});
