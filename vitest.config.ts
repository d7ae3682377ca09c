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

const folder = process.env['TMPDIR'] ?? temporaryFolder();

export default defineConfig({
  test: {
    include: ['{schema,generators,suites,fixtures,runner}/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Also on two cores; vitest itself would leave one of them idle.
    maxWorkers: availableParallelism(),
    // What is built is run as it is.
    server: { deps: { external: [/\/dist\//] } },
    ...(folder !== undefined && { env: { TMPDIR: folder } }),
  },
});
