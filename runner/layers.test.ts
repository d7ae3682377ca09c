import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { packageRoot } from '../schema/package-root.ts';

/**
 * The rooms of this house from the ground up: a file imports from its own room and from those before it, never from those
 * behind. A room is a folder or a file; a folder inside another counts for itself where it is named.
 */
const ROOMS: readonly string[] = [
  'schema',
  'generators',

  'suites/model',
  'suites/source.ts',
  'suites/requirement.ts',
  'suites/requirements',
  'suites/question.ts',
  'suites/driving/step.ts',
  'suites/driving/complaint.ts',
  'suites/driving/moment.ts',
  'suites/checking/code.ts',
  'suites/rule.ts',
  'suites/checking',
  'suites/references.ts',
  'suites/driving',
  'suites/age',
  'suites/asking',
  'suites/reports',
  'suites/rules',
  'suites/coverage.ts',
  'suites/index.ts',

  'runner/errors.ts',
  'runner/printable.ts',
  'runner/did-you-mean.ts',
  'runner/setting-words.ts',
  'runner/hash.ts',
  'runner/package-info.ts',
  'runner/shell.ts',
  'runner/invocation.ts',
  'runner/progress.ts',
  'runner/walk.ts',
  'runner/make-folder.ts',
  'runner/driver-kit',
  'runner/drivers',
  'runner/target',
  'runner/case',
  'runner/record',
  'runner/golden',
  'runner/judge',
  'runner/rules',
  'runner/baseline/entry.ts',
  'runner/shard/shard.ts',
  'runner/run-report.ts',
  'runner/shard',
  'runner/baseline',
  'runner/work.ts',
  'runner/settings.ts',
  'runner/run.ts',
  'runner/replay.ts',
  'runner/report',
  'runner/check',
  'runner/generate',
  'runner/config',
  'runner/completion',
  'runner/trace',
  'runner/doctor',
  'runner/init',
  'runner/rerun',
  'runner/index.ts',
  'runner/vitest',
  'runner/commands',
  'runner/cli.ts',
  'runner/bin.ts',
  'runner/broken',
  'runner/tools',
  'runner/third-parties',

  'fixtures',
];

const FILES = globSync('{schema,generators,suites,runner,fixtures}/**/*.ts', {
  cwd: packageRoot(),
  // Tests look at whatever they need.
  ignore: ['**/*.{test,test-d,bench}.ts', 'runner/testing/**'],
}).sort();

/** The place of a file's room in the list; of two that hold it, the one that is named more closely. */
function floorOf(file: string): number {
  const holding = ROOMS.filter((room) => file === room || file.startsWith(`${room}/`));
  return ROOMS.indexOf(holding.reduce((one, other) => (other.length > one.length ? other : one), ''));
}

/** The files of this house that a file imports, types too. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(packageRoot(), file), 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) =>
    posix.normalize(posix.join(dirname(file), name)),
  );
}

test('every file stands in a room', () => {
  const homeless = FILES.filter((file) => floorOf(file) < 0);
  expect(
    homeless,
    'name the room of these files in ROOMS (runner/layers.test.ts), behind all that it imports',
  ).toEqual([]);
});

test('imports run one way: from a room to those before it', () => {
  const back = FILES.flatMap((file) =>
    importsOf(file)
      .filter((imported) => floorOf(file) >= 0 && floorOf(imported) > floorOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(
    back,
    'these imports run back up: move what is imported to a lower room, or hand it in as a parameter',
  ).toEqual([]);
});

test('imports are found', () => {
  // So that the two tests above are not empty.
  expect(importsOf('runner/bin.ts')).toEqual(['runner/cli.ts']);
  expect(importsOf('runner/commands/list.ts').length).toBeGreaterThan(2);
  expect(floorOf('runner/bin.ts')).toBeGreaterThan(floorOf('suites/model/read.ts'));
});
