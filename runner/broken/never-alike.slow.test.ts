import { expect, test } from 'vitest';
import { differenceLine } from '../report/sentences.ts';
import { run } from '../run.ts';
import { broken } from './index.ts';

const LINE = /: expected (.*), received (.*)$/s;

test.each(broken.map(({ rule, fault, driver }) => [rule, fault, driver] as const))(
  '%s, where %s, is told by what differs',
  async (rule, _fault, driver) => {
    const { results } = await run({
      tested: { driver },
      only: [rule],
      seed: 1,
      runs: 5,
      timeout: 2_000,
      shrinkTime: 0,
    });
    const findings = results.flatMap(({ finding, further = [] }) => [
      finding,
      ...further.map((one) => one.finding),
    ]);
    const lines = findings.flatMap((finding) => (finding?.differences ?? []).map(differenceLine));
    const alike = lines.filter((line) => {
      const [, expected, received] = LINE.exec(line) ?? [];
      return expected !== undefined && expected === received;
    });
    expect(alike).toEqual([]);
  },
);
