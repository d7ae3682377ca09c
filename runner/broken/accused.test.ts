import { describe, expect, test } from 'vitest';
import { accusedBy } from './accused.ts';
import { broken } from './index.ts';

/**
 * Faults that failed rules which are not about them, and how many musts each of them failed: a reader that loses the time
 * of a user message was told that it cannot read labels. `npm run accused` measures all of the bank.
 */
const ONCE_ACCUSED: readonly (readonly [fault: string, once: number, musts: readonly string[]])[] = [
  ['a user message loses its time', 15, ['entry/message', 'edit/replace', 'context/message']],
  ['lone surrogates become U+FFFD', 11, []],
  ['a file with a lone surrogate is refused', 11, []],
  ['unknown members are dropped', 16, []],
  ['the time of an entry is cut to seconds', 17, ['entry/base', 'entry/two-timestamps']],
  ['an older compaction in the kept range sends its summary too', 6, ['compaction/latest']],
  ['the checkpoint comes after the summary', 8, ['compaction/order']],
  ['an omitted message is sent without content', 10, ['edit/omit', 'exchange/edited']],
  ['every message names the leaf', 24, []],
];

describe('a rule is failed only by what its title says', () => {
  test.each(ONCE_ACCUSED)('%s (once %d musts)', async (fault, _once, expected) => {
    const one = broken.find((each) => each.fault === fault);
    if (one === undefined) throw new Error(`no implementation is broken like this: ${fault}`);
    const { musts, others } = await accusedBy(one);
    expect([...musts, ...others]).toContain(one.rule);
    expect(musts.filter((rule) => !expected.includes(rule))).toEqual([]);
  });
});
