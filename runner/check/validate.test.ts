import { describe, expect, test } from 'vitest';
import { compareReleases } from '../../generators/index.ts';
import { LATEST } from '../../schema/index.ts';
import { REPORTED } from '../../suites/requirements/validate.ts';
import { validateSuite } from '../../suites/rules/validate.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import checker from '../drivers/checker.ts';
import { run } from '../run.ts';

/** A checker of files that may overlook something. */
const checkerThat = (judge: (path: string) => boolean): AnyDriver => ({
  ...checker,
  'session/validate': ({ path }) => ({ valid: judge(String(path)), problems: [] }),
});

async function failed(driver: AnyDriver): Promise<readonly string[]> {
  const { results } = await run({
    tested: { driver },
    suites: [validateSuite],
    seed: 1,
    runs: 20,
    shrinkTime: 0,
  });
  return results.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'skip').map(({ rule }) => rule);
}

/** Rules of what came after the release that this suite describes are skipped. */
const known = validateSuite.rules
  .filter(({ since = LATEST }) => compareReleases(since, LATEST) <= 0)
  .map(({ id }) => id);
const refusing = known.filter((id) => Object.hasOwn(REPORTED, id));

describe('implementations that check files', () => {
  test('our own passes', async () => {
    expect(await failed(checker)).toEqual([]);
  });

  test('one that accepts everything fails all refusals', async () => {
    expect(await failed(checkerThat(() => true))).toEqual(refusing);
  });

  test('one that refuses everything fails the rest', async () => {
    const accepting = known.filter((id) => !refusing.includes(id));
    expect(await failed(checkerThat(() => false))).toEqual(accepting);
  });

  test('the report names what slipped through', async () => {
    const { results } = await run({
      tested: { driver: checkerThat(() => true) },
      suites: [validateSuite],
      only: ['validate/tree-no-cycle'],
      runs: 0,
    });
    expect(JSON.stringify(results)).toContain('tree/cycle-of-two');
  });
});
