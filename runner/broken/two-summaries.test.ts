import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { branchOf, contextAnswer, contextOf, readSession, selectEntries } from '../../suites/model/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { run } from '../run.ts';

/** Sends the summaries of older compactions that are kept, as Pi did from 0.80.6 to 0.86.1. */
const driver: AnyDriver = {
  ...createModelWriter(),
  'session/context': ({ path, leafId }) => {
    const read = readSession(readFileSync(String(path)));
    const leaf = leafId as string | null | undefined;
    const [, ...others] = selectEntries(branchOf(read, leaf));
    const older = others.filter(({ type }) => type === 'compaction');
    const answer = contextAnswer(contextOf(read, leaf));
    const sent = older.map(({ id, summary }) => ({
      entryId: id,
      message: { role: 'compactionSummary', summary },
    }));
    return { ...answer, messages: [...answer.messages, ...sent] };
  },
};

const RULES = ['compaction/latest', 'write/context'];

const unsound = async (follows: string): Promise<string[]> => {
  const { results } = await run({ tested: { driver }, only: RULES, follows, seed: 1, runs: 200 });
  return results.filter(({ verdict }) => verdict !== 'pass').map(({ rule }) => rule);
};

describe('an older compaction among the kept entries', () => {
  test('may send its summary where releases did', async () => {
    expect(await unsound('0.86.1')).toEqual([]);
  });

  test('sends none any more from 0.87.0 on', async () => {
    expect(await unsound('0.87.0')).toEqual(RULES);
  });
});
