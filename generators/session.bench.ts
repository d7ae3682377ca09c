import fc from 'fast-check';
import { bench, describe } from 'vitest';
import { session, type Shape } from './index.ts';

const SHAPES = ['any', 'chain', 'bush', 'roots', 'deep', 'wide'] as const satisfies readonly Shape[];

const once = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 };

function make(shape: Shape, entries: number): void {
  fc.sample(session({ shape, minEntries: entries, maxEntries: entries }), { seed: 1, numRuns: 1 });
}

// Ten times the entries should take ten times as long, whatever the shape.
describe.each(SHAPES)('sessions of the shape %s', (shape) => {
  bench('10,000 entries', () => make(shape, 10_000), once);
  bench('100,000 entries', () => make(shape, 100_000), once);
});
