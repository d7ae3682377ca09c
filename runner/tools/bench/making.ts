import fc from 'fast-check';
import { session, sessionBytes } from '../../../generators/index.ts';
import { suites } from '../../../suites/index.ts';
import { createModelDriver } from '../../drivers/model.ts';
import { run } from '../../run.ts';
import { figuresOf, sideBySide, type Figure } from './measure.ts';

const ENTRIES = 2_000;

/** Making random sessions against writing the same values down. */
export async function making(rounds: number): Promise<readonly Figure[]> {
  // As in a test: the arbitrary is made once, and values are drawn from it.
  const arbitrary = session({ minEntries: ENTRIES, maxEntries: ENTRIES });
  const make = () => fc.sample(arbitrary, { seed: 1, numRuns: 1 })[0];
  const made = make();
  if (made === undefined) throw new Error('no session was made');
  const lines = [made.header, ...made.entries];
  const medians = await sideBySide(
    {
      'JSON.stringify of the same values': () => lines.map((line) => JSON.stringify(line)).join('\n'),
      'a session of 2,000 entries': make,
      'its bytes': () => sessionBytes(made),
    },
    rounds,
  );
  return figuresOf('generating', medians, 'JSON.stringify of the same values', 'speed', {
    'a session of 2,000 entries': { least: 0.4 },
  });
}

/** A default run of each area against the reference reader in this process. */
export async function areas(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { area, rules } of suites) {
    const started = performance.now();
    const report = await run({ tested: { driver: createModelDriver() }, only: [area], seed: 1 });
    const asked = report.results.reduce((sum, { cases }) => sum + cases, 0);
    const note = `${rules.length} rules, ${asked} cases`;
    figures.push({ area: 'run', what: area, median: performance.now() - started, note });
  }
  const median = figures.reduce((sum, one) => sum + one.median, 0);
  const goal = 'at most 10 s';
  return [...figures, { area: 'run', what: 'all areas', median, goal, isMet: median <= 10_000 }];
}
