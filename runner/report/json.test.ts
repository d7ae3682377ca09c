import { describe, expect, test } from 'vitest';
import { validateReport } from '../../schema/index.ts';
import { run } from '../run.ts';
import { idRule, shortRun } from '../testing/rules.ts';
import { jsonReport } from './json.ts';

describe('jsonReport', () => {
  test.each([
    'good',
    'wrong-on-boom',
    'refuse-on-boom',
    'internal-on-boom',
    'crash-on-boom',
    'hang-on-boom',
    'garbage-at-3',
    'not-supported',
    'bad-end',
  ])('of a run against %s fits the schema', async (mode) => {
    const hazard = { pi: 'Pi does it wrong' };
    const broken = idRule({
      id: 'test/broken',
      requests: () => {
        throw new Error('broken');
      },
    });
    const options = shortRun(mode, idRule(), idRule({ id: 'test/hazard', hazard }), broken);
    const report = JSON.parse(
      JSON.stringify(jsonReport(await run({ ...options, shrinkTime: 0 }))),
    ) as unknown;
    expect(validateReport(report)).toEqual([]);
    expect(report).toMatchObject({ seed: 1, runs: 20, implementation: { name: 'misbehaving' } });
  });
});

test.each(['good', 'wrong-on-boom', 'refuse-on-boom', 'bad-end'])(
  'a run against %s has the same report with one driver and with several, but for times',
  async (mode) => {
    const rules = ['a', 'b', 'c', 'd', 'e'].map((name) => idRule({ id: `test/${name}` }));
    // Time enough: how much of it is spent is told in a note.
    const options = { ...shortRun(mode, ...rules), timeout: 10_000, shrinkTime: 0, time: 60_000 };
    const bytes = async (jobs: number): Promise<string> =>
      JSON.stringify({ ...jsonReport(await run({ ...options, jobs })), origin: undefined });
    expect(await bytes(3)).toBe(await bytes(1));
  },
);
