import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createModelWriter } from '../drivers/model-writer.ts';
import { run } from '../run.ts';

const LATE = fileURLToPath(new URL('../testing/late.mjs', import.meta.url));
const only = ['write/killed'];

describe('write/killed', () => {
  test('finds a writer that acknowledges before it has written, in at most six steps', async () => {
    const { results } = await run({
      tested: { command: [process.execPath, LATE] },
      only,
      seed: 1,
      jobs: 1,
      shrinkTime: 3_000,
    });
    expect(results[0]).toMatchObject({ verdict: 'fail', finding: { code: 'wrong-step' } });
    expect(results[0]?.exhibit?.moments?.length).toBeLessThanOrEqual(6);
  });

  test('is skipped where the driver is no process of its own', async () => {
    const { results } = await run({ tested: { driver: createModelWriter() }, only, seed: 1 });
    expect(results[0]).toMatchObject({ verdict: 'skip', reason: expect.stringContaining('no process') });
  });
});
