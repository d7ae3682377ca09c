import { describe, expect, test } from 'vitest';
import { accusedBy } from './accused.ts';
import { brokenRefusals } from './refusing.ts';

/** What else a fault fails that leaves nothing to be judged; what it must fail is said in the bank. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'an append names no entry': ['migrate/stored'],
  'entries are stored without their ids': ['migrate/stored'],
  'a clone begins with a line of its own': ['write/valid', 'write/one-header'],
};

describe('what leaves nothing to be judged is told by the rules that are about it, and by no others', () => {
  test.each(Object.entries(BESIDE))('%s', async (fault, beside) => {
    const one = brokenRefusals.find((each) => each.fault === fault);
    if (one === undefined) throw new Error(`no implementation is broken like this: ${fault}`);
    const { isFound, musts } = await accusedBy(one);
    expect(isFound).toBe(true);
    expect(musts.filter((rule) => rule !== one.rule && !beside.includes(rule))).toEqual([]);
  });
});
