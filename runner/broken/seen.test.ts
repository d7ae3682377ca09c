import { describe, expect, test } from 'vitest';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { HONEST } from '../drivers/model/habits.ts';
import { run } from '../run.ts';
import { without } from './without.ts';

const verdictOf = async (driver: AnyDriver, rule: string) => {
  const { results } = await run({ tested: { driver }, only: [rule], seed: 1, runs: 40 });
  return results.find((one) => one.rule === rule);
};

describe('where nothing was seen, nothing passes', () => {
  const refusingEdits = createModelWriter({
    check: (entry, session) => {
      if (entry['type'] === 'context_edit') throw new Rejected('edits are not taken');
      HONEST.check(entry, session);
    },
  });

  test.each([['edit/on-branch'], ['edit/targets'], ['edit/shape']])(
    '%s is not shown by a writer that refuses every edit',
    async (rule) => {
      expect(await verdictOf(refusingEdits, rule)).toMatchObject({
        verdict: 'skip',
        reason: expect.stringContaining('nothing was seen') as unknown,
      });
    },
  );

  test('the header of a session is not shown by a writer that writes nowhere', async () => {
    const silent = createModelWriter({ addLines: () => undefined });
    expect((await verdictOf(silent, 'write/header'))?.verdict).toBe('skip');
  });
});

describe('a writer that opens and appends, and creates nothing, is asked what it can show', () => {
  test.each([['write/append-only'], ['write/child-of-leaf'], ['write/payload'], ['write/valid']])(
    '%s',
    async (rule) => {
      expect((await verdictOf(without('session/create', createModelWriter()), rule))?.verdict).toBe('pass');
    },
  );

  test('what only a new session shows is skipped, with the method that is missing', async () => {
    const result = await verdictOf(without('session/create', createModelWriter()), 'write/directory');
    expect(result).toMatchObject({ verdict: 'skip', reason: 'method session/create is not declared' });
  });
});
