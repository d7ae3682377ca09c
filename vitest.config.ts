import { mkdirSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

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
