import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { createModelDriver } from '../drivers/model.ts';
import { run } from '../run.ts';

/** Knows no usage entries, and loses them wherever it reads. */
const forgetting = createModelDriver((path) =>
  Buffer.from(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !line.includes('"type":"usage"'))
      .join('\n'),
  ),
);

/** Reads every file as it must, and knows no branch. */
const knowingNoBranch: AnyDriver = {
  ...createModelDriver(),
  'session/branch': () => ({ entryIds: ['another'] }),
};

const asked = async (driver: AnyDriver, only: string) => {
  const { results } = await run({ tested: { driver }, only: [only], seed: 1, runs: 10, timeout: 5_000 });
  return results[0]?.finding;
};

test('an answer that is built on a file tells that the file is read wrong already', async () => {
  expect(await asked(forgetting, 'usage/entries')).toMatchObject({
    method: 'session/usage',
    readWrong: { pointer: expect.stringMatching(/^\/entries/) },
  });
});

test('where the file is read as it must be, only the answer is wrong', async () => {
  const finding = await asked(knowingNoBranch, 'tree/linear');
  expect(finding).toMatchObject({ method: 'session/branch' });
  expect(finding).not.toHaveProperty('readWrong');
});
