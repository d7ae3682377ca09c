import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';

const DRIVER = fileURLToPath(new URL('../testing/dies-once.mjs', import.meta.url));
const RULES = ['write/stored', 'write/timestamps', 'write/state'];

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-restarted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A run against a driver whose first life ends at this question. */
async function dyingAt(question: number, wait = 0, timeouts: object = {}) {
  const mark = join(folder, `lived-${question}-${wait}`);
  const command = [process.execPath, DRIVER, mark, String(question), String(wait)];
  const options = { only: RULES, seed: 1, runs: 12, jobs: 1, shrinkTime: 0, ...timeouts };
  const { results } = await run({ tested: { command }, ...options });
  return results;
}

describe('a driver that ends in the middle of many cases', () => {
  // The handles of all open sessions end with it: what was asked through them begins again at its first step.
  test.each([2, 9, 30])('at question %i fails the one case, and no other', async (question) => {
    const results = await dyingAt(question);
    const bad = results.filter(({ verdict }) => verdict !== 'pass');
    expect(bad).toMatchObject([{ verdict: 'error', finding: { code: 'crash', orderDependent: true } }]);
    expect(bad[0]?.finding?.otherExamples ?? []).toEqual([]);
    expect(results.map(({ reason }) => reason).filter((one) => one !== undefined)).toEqual([]);
  });

  test('has its time to start counted anew, and not among its answers', async () => {
    const results = await dyingAt(9, 2_500, { timeout: 1_000, startTimeout: 30_000 });
    const codes = results.flatMap(({ finding }) => (finding === undefined ? [] : [finding.code]));
    expect(codes).toEqual(['crash']);
  });
});
