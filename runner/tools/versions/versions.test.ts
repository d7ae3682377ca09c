import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../../schema/package-root.ts';
import { rules } from '../../../suites/index.ts';
import type { Verdict } from '../../case/finding.ts';
import { bugsShown } from './bugs-shown.ts';
import { BUGS } from './bugs.ts';
import { examine } from './examine.ts';
import { falseFailures, type Matrix, matrixOf, measuredSince } from './matrix.ts';
import { releasesPage } from './page.ts';
import { ALL_RELEASES, manifestFor, SPREAD } from './releases.ts';
import { matrixText } from './text.ts';

const releases = ['0.31.1', '0.80.3', '1.6.0'];

/** Held to itself, and asked all the same. */
type Pair = readonly [Verdict, Verdict];

const made = (
  rows: Readonly<Record<string, readonly [string | undefined, ...(Verdict | Pair)[]]>>,
): Matrix => ({
  releases,
  seed: 1,
  runs: 30,
  suite: '0',
  node: 'v20',
  rows: Object.entries(rows).map(([rule, [since, ...verdicts]]) => ({
    rule,
    level: 'must',
    hazard: false,
    ...(since !== undefined && { since }),
    cells: verdicts.map((one) =>
      typeof one === 'string' ? { verdict: one } : { verdict: one[0], anyAge: { verdict: one[1] } },
    ),
  })),
});

describe('what follows from a matrix', () => {
  const looked = made({
    sound: [undefined, 'pass', 'pass', 'pass'],
    early: ['0.31.0', 'fail', 'pass', 'pass'],
    measured: ['0.80.0', ['skip', 'fail'], 'pass', 'pass'],
    late: ['1.0.0', 'skip', 'pass', 'pass'],
    again: [undefined, 'pass', 'warn', 'pass'],
    never: ['1.0.0', 'pass', 'pass', 'error'],
  });

  test('a release is wrongly accused of what it is asked by its own number', () => {
    expect(falseFailures(looked).map(({ rule, release }) => `${release} ${rule}`)).toEqual([
      '0.31.1 early',
      '0.80.3 again',
      '1.6.0 never',
    ]);
  });

  test('a rule holds since the first release that passes and goes on passing', () => {
    expect(measuredSince(looked).map(({ verdict }) => verdict)).toEqual([
      'right',
      'too early',
      'right',
      'later than measured',
      'too early',
      'never',
    ]);
    expect(measuredSince(looked)[4]).toMatchObject({ lastBad: '0.80.3', firstGood: '1.6.0' });
  });

  test('a bug is shown by a rule that is red before and green after', () => {
    const bug = { says: 'x', lastBad: '0.31.1', firstGood: '0.80.3', rules: ['early', 'sound'] };
    const unseen = { ...bug, lastBad: '0.50.0' };
    expect(bugsShown(looked, [bug, unseen])).toEqual([
      { bug, shownBy: ['early', 'measured'], missing: ['sound'] },
      { bug: unseen, shownBy: [], missing: undefined },
    ]);
  });

  test('the text names each of them', () => {
    const text = matrixText(looked);
    expect(text).toContain('early      F  .  .   since 0.31.0');
    expect(text).toContain('measured  (F) .  .   since 0.80.0');
    expect(text).toContain('false failures: 3');
    expect(text).toContain('early: too early; since 0.31.0, last bad 0.31.1, first good 0.80.3');
  });
});

test('the installed Pi is run as a release', async () => {
  const folder = join(packageRoot(), 'node_modules', '@earendil-works', 'pi-coding-agent');
  const examined = await examine(
    { release: '1.6.0', folder },
    { seed: 1, runs: 3, only: ['edit/omit', 'write/two-writers'] },
  );
  const made = matrixOf([examined], rules);
  expect(releasesPage(made, [examined], '2026-12-02')).toContain(
    'No release is told to break what it is asked by its own number.',
  );
  expect(made.rows.map(({ rule, cells }) => [rule, cells[0]?.verdict])).toEqual([
    ['edit/omit', 'pass'],
    ['write/two-writers', 'pass'],
  ]);
});

test('the rules that bugs name are there, and so are their releases', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(BUGS.flatMap((bug) => bug.rules).filter((rule) => !ids.has(rule))).toEqual([]);
  const known = new Set(ALL_RELEASES);
  expect(
    BUGS.flatMap(({ lastBad, firstGood }) => [lastBad, firstGood]).filter((one) => !known.has(one)),
  ).toEqual([]);
  expect(SPREAD.filter((release) => !known.has(release))).toEqual([]);
});

test('a release is installed with the packages of its own time', () => {
  expect(manifestFor('0.73.1')).toEqual({
    private: true,
    dependencies: { '@mariozechner/pi-coding-agent': '0.73.1' },
    overrides: {
      '@mariozechner/pi-ai': '0.73.1',
      '@mariozechner/pi-agent-core': '0.73.1',
      '@mariozechner/pi-tui': '0.73.1',
    },
  });
  expect(manifestFor('1.6.0')).toMatchObject({ overrides: {} });
});
