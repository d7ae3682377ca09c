import fc from 'fast-check';
import { bigTalk, SAID, type BigCase } from '../../asking/big-sessions.ts';
import { requestFor } from '../../asking/reading-rule.ts';
import { requirement } from '../../requirements/index.ts';
import { rule } from '../../rule.ts';

/** More than what any engine takes as the arguments of one call: `Math.max(...times)` throws from about 65,000 or 125,000 on. */
const MANY = 130_000;
const SMALLER = 12_000;

export const manyMessages = rule<BigCase>({
  kind: 'asked',
  ...requirement('context/many-messages'),
  method: 'session/context',
  maxRuns: 1,
  inputs: () => fc.constant(null).map(() => bigTalk(MANY)),
  smaller: () => bigTalk(SMALLER),
  growth: { from: SMALLER / 8, full: MANY, input: bigTalk },
  requests: (input) => [requestFor('session/context', input)],
  expect: ({ ids }) => ({
    anyOf: [{ result: { messages: ids.map((entryId) => ({ entryId, message: SAID })) } }],
  }),
});
