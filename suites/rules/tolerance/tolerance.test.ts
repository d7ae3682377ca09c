import { expect, test } from 'vitest';
import { featuresOf, namedFaults } from '../../../generators/index.ts';
import { toleranceSuite } from './index.ts';

test('every fault of the catalogue is shown to readers, or has a reason why not', () => {
  const world = { follows: '1.6.0', features: featuresOf('1.6.0') };
  const shown = new Set(
    toleranceSuite.rules.flatMap((rule) => rule.examples?.(world).map(({ name }) => name) ?? []),
  );
  const left = namedFaults.map(({ name }) => name).filter((name) => !shown.has(name));
  // An empty file may be refused or opened (header/empty-file).
  expect(left, 'name these faults in a rule of suites/rules/tolerance').toEqual(['lines/empty-file']);
});
