import fc from 'fast-check';
import { sessionFrom, user } from '../../../generators/index.ts';
import { bigChain, bigFan, type BigCase } from '../../asking/big-sessions.ts';
import { caseOfLines, readingRule, requestFor } from '../../asking/reading-rule.ts';
import { linesOf } from '../../asking/sessions-to-read.ts';
import { requirement } from '../../requirements/index.ts';
import { rule } from '../../rule.ts';

const DEEP = 100_000;
/** More than what a walk by recursion stands. */
const SMALLER = 12_000;

export const depth = rule<BigCase>({
  kind: 'asked',
  ...requirement('tree/depth'),
  method: 'session/branch',
  maxRuns: 1,
  inputs: () => fc.constant(null).map(() => bigChain(DEEP)),
  smaller: () => bigChain(SMALLER),
  growth: { from: SMALLER / 8, full: DEEP, input: bigChain },
  requests: (input) => [requestFor('session/branch', input)],
  expect: ({ ids }) => ({ anyOf: [{ result: { entryIds: ids } }] }),
});

const DOUBLED = 40;

function doubled(count: number) {
  const [head = '', ...lines] = linesOf(
    sessionFrom(Array.from({ length: count }, (_, index) => user(`a${index}`, 'x'))),
  );
  return caseOfLines([head, ...lines, ...lines]);
}

export const doubledLines = readingRule({
  ...requirement('tree/doubled-lines'),
  hazard: { pi: '40 doubled lines make the tree exponential' },
  method: 'session/tree',
  deadline: 1_500,
  maxRuns: 1,
  cases: () => fc.constant(null).map(() => doubled(DOUBLED)),
  // With six lines, what doubles with each takes no time; with twenty it takes a million steps.
  growth: { from: 2, full: DOUBLED - 4, input: (size) => doubled(size + 4) },
  // How often a doubled entry is shown is the reader's choice; that the tree comes is what counts.
  expected: () => ({}),
  orRejected: true,
});

const MANY = 150_000;

export const manyChildren = rule<BigCase>({
  kind: 'asked',
  ...requirement('tree/many-children'),
  hazard: { pi: '150,000 children of one parent overflow the stack' },
  method: 'session/tree',
  maxRuns: 1,
  inputs: () => fc.constant(null).map(() => bigFan(MANY)),
  smaller: () => bigFan(SMALLER),
  growth: { from: SMALLER / 8, full: MANY, input: bigFan },
  requests: (input) => [requestFor('session/tree', input)],
  expect: ({ ids: [root = '', ...children] }) => ({
    anyOf: [{ result: { roots: [root], children: { [root]: children } } }],
  }),
});
