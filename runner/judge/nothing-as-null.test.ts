import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { sentenceOf } from '../report/sentences.ts';
import { run } from '../run.ts';

/** What a driver process comes to that has none of something, and how it is told. */
async function told(kind: 'entries' | 'labels' | 'messageCount') {
  const driver = join(packageRoot(), 'runner', 'testing', 'nothing-as-null.mjs');
  const { results } = await run({
    tested: { command: [process.execPath, driver, kind] },
    only: ['session/info', 'session/read', 'tree/branch', 'tree/root'],
    skip: ['lines/size'],
    seed: 1,
    runs: 5,
    jobs: 1,
  });
  expect(results.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(20);
  return results.flatMap(({ rule, verdict, finding }) =>
    finding === undefined ? [] : [{ rule, verdict, sentence: sentenceOf(finding) }],
  );
}

test('null for an empty list is one problem, with its remedy', async () => {
  expect(await told('entries')).toEqual([
    {
      rule: 'protocol/results',
      verdict: 'warn',
      sentence: expect.stringContaining('an empty list is [], and not null') as unknown,
    },
  ]);
});

test('null for a count that there is not is one problem, with its remedy', async () => {
  expect(await told('messageCount')).toEqual([
    {
      rule: 'protocol/results',
      verdict: 'warn',
      sentence: expect.stringContaining('"offers": {"messageCount": false}') as unknown,
    },
  ]);
});

test('an empty map of labels is as it must be where there are none', async () => {
  expect(await told('labels')).toEqual([]);
});
