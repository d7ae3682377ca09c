import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featuresOf } from '../generators/index.ts';
import { packageRoot } from '../schema/package-root.ts';
import { rules, suites } from './index.ts';

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

  // What Pi does is told in our words; what the maintainers answered stands in no file of the package.
  const quoting = rules.filter(({ source: { basis, file } }) => basis !== 'observed' && !file.includes('#'));

  test.each(quoting.map((rule) => [rule.id, rule] as const))('%s quotes its source', (_, { source }) => {
    expect(plain(readFileSync(join(PI, source.file), 'utf8'))).toContain(plain(source.quote));
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s expects something of each example',
    (_, rule) => {
      const world = { follows: '1.6.0', features: featuresOf('1.6.0') };
      for (const { input } of rule.examples?.(world) ?? []) {
        if (rule.program !== undefined) {
          expect(rule.program.steps(input).length).toBeGreaterThan(0);
          continue;
        }
        expect(rule.requests(input).length).toBeGreaterThan(0);
        expect(rule.expect(input, []).anyOf.length).toBeGreaterThan(0);
      }
    },
  );
});
