import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { started } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';

/** A folder with another vitest, as `npm install vitest@5` makes it: the door is for more than the one that is installed here. */
const OTHER = process.env['DOOR_VITEST'];

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-door-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly success: boolean;
  readonly tests: readonly { readonly name: string; readonly status: string; readonly words: string }[];
}

let files = 0;
/** Runs one test file with somebody's own vitest, and reads its JSON report. */
async function door(call: string): Promise<Outcome> {
  const name = `conformance-${++files}`;
  writeFileSync(
    join(folder, `${name}.test.js`),
    `import { describeConformance } from 'pi-session-conformance/vitest';\n${call};\n`,
  );
  const report = join(folder, `${name}.json`);
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', name, '--reporter=json', `--outputFile=${report}`, '--no-cache'];
  const ran = await started(process.execPath, [vitest, ...args], { cwd: folder });
  const read = (): string => {
    try {
      return readFileSync(report, 'utf8');
    } catch {
      throw new Error(ran.stderr + ran.stdout);
    }
  };
  const { success, testResults } = JSON.parse(read()) as {
    success: boolean;
    testResults: readonly {
      message: string;
      assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
    }[];
  };
  return {
    success,
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        name: fullName,
        status,
        words: failureMessages.join('\n'),
      })),
    ),
  };
}

const driver = (mode: string): string => JSON.stringify(misbehaving(mode));
const statuses = ({ tests }: Outcome): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of tests) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** A project as `npm install` of the packed package makes it; what it depends on is linked, as it is here already. */
beforeAll(async () => {
  const { stdout } = await started(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: packageRoot(),
    },
  );
  await started('tar', ['xzf', stdout.trim().split('\n').at(-1) ?? ''], { cwd: folder });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  cpSync(join(folder, 'package'), join(modules, 'pi-session-conformance'), { recursive: true });
  // What another vitest brings comes before what is here, so that no part of the two is mixed.
  for (const from of [...(OTHER === undefined ? [] : [OTHER]), packageRoot()]) {
    const own = join(from, 'node_modules');
    for (const name of readdirSync(own).filter((one) => !one.startsWith('.'))) {
      const link = join(modules, name);
      if (!existsSync(link)) symlinkSync(join(own, name), link);
    }
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
}, 120_000);

/** The vitest that is tried. */
const { version } = JSON.parse(
  readFileSync(join(OTHER ?? packageRoot(), 'node_modules', 'vitest', 'package.json'), 'utf8'),
) as { version: string };

describe(`describeConformance, from the packed package, on vitest ${version}`, () => {
  test('this vitest is the one that runs, and one that the package says it works with', async () => {
    const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const { stdout } = await started(process.execPath, [vitest, '--version'], { cwd: folder });
    expect(stdout).toContain(`vitest/${version} `);
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
    ) as Record<'peerDependencies' | 'peerDependenciesMeta', { vitest: unknown }>;
    expect(peerDependencies.vitest).toContain(`^${version.split('.')[0] ?? ''}`);
    expect(peerDependenciesMeta.vitest).toEqual({ optional: true });
  });

  test('each example is a test, and all random inputs of a rule are one', async () => {
    const good = await door(`describeConformance(${driver('chosen')}, { only: ['header/id'], runs: 5 })`);
    expect(good.success).toBe(true);
    expect(good.tests.map(({ name }) => name)).toContain('Pi session files header/id random');
    expect(good.tests.length).toBeGreaterThan(3);
  });

  test('a failure shows the rule, its source, the difference and how to replay it', async () => {
    const bad = await door(
      `describeConformance(${driver('good')}, { only: ['naming/directory'], runs: 5, shrinkTime: 500 })`,
    );
    expect(bad.success).toBe(false);
    const failed = bad.tests.filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]?.words).toMatch(
      /one leading separator is dropped[^]*session-format\.md[^]*pi-conform replay /,
    );
  });

  test('what is not declared is skipped', async () => {
    const none = await door(`describeConformance(${driver('good')}, { only: ['edit/omit'], runs: 1 })`);
    expect(Object.keys(statuses(none))).toEqual(['skipped']);
  });

  test('parts are disjoint, and together they are the whole', async () => {
    const of = (shard: string): Promise<Outcome> =>
      door(`describeConformance(${driver('chosen')}, { only: ['header/id'], runs: 0, ${shard} })`);
    const whole = await of('');
    const parts = [...(await of("shard: '1/2'")).tests, ...(await of("shard: '2/2'")).tests];
    const names = (tests: Outcome['tests']) => tests.map(({ name }) => name).sort();
    expect(names(parts)).toEqual(names(whole.tests));
  });

  test('what the baseline lists must fail; what it lists and is right fails', async () => {
    writeFileSync(
      join(folder, 'known.yaml'),
      "entries:\n  - pattern: 'header/id'\n    kind: bug\n    broad: true\n",
    );
    const options = "{ only: ['header/id'], runs: 5, shrinkTime: 200, baseline: 'known.yaml' }";
    const known = await door(`describeConformance(${driver('good')}, ${options})`);
    expect({ ...known, tests: known.tests.filter(({ status }) => status === 'failed') }).toEqual({
      success: true,
      tests: [],
    });
    const mended = await door(`describeConformance(${driver('chosen')}, ${options})`);
    expect(mended.tests.filter(({ status }) => status === 'failed')).toMatchObject([
      { name: 'Pi session files the baseline holds', words: expect.stringContaining('passes now') },
    ]);
  });
});
