import { mkdirSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MEMORY = '/dev/shm';
const ENOUGH = 2_000_000_000;

/** Where tests put their many small files: in memory where there is room, which takes two thirds of the time. */
function temporaryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return undefined;
    const folder = join(MEMORY, 'pi-conform-tests');
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return undefined;
  }
}

const TESTS = '{schema,generators,suites,fixtures,runner}/**/*.test.ts';
const SLOW = '{schema,generators,suites,fixtures,runner}/**/*.slow.test.ts';

/** What takes longest begins first: else the last worker is still busy with it when the others have nothing left. */
const LONGEST = [
  '/runner/broken/broken.test.ts',
  '/fixtures/make/golden.test.ts',
  '/runner/judge/late.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const folder = process.env['TMPDIR'] ?? temporaryFolder();

export default defineConfig({
  test: {
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than processors: many tests wait for a process of their own, and a processor would stand idle.
    maxWorkers: availableParallelism() + 1,
    // Files of one worker share what they import: loading it for each anew took a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      // What `npm test` runs.
      { extends: true, test: { name: 'tests', include: [TESTS], exclude: [SLOW] } },
      // What builds with other toolchains, or runs the whole golden set in other processes: a step of its own in CI.
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
    // What is built is run as it is.
    server: { deps: { external: [/\/dist\//] } },
    ...(folder !== undefined && { env: { TMPDIR: folder } }),
  },
});
