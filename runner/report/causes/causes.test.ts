import { expect, test } from 'vitest';
import type { Difference } from '../../case/compare.ts';
import type { Finding } from '../../case/finding.ts';
import type { ResultDocument } from '../document.ts';
import { causesOf } from './causes.ts';

const wrong = (rule: string, ...differences: readonly Difference[]): Finding => ({
  rule,
  code: 'wrong-answer',
  origin: { path: '0', run: 0 } as unknown as Finding['origin'],
  method: 'session/context',
  differences,
});
const few: Difference = { pointer: '/messages/length', expected: 2, received: 1 };
const another: Difference = { pointer: '/messages/0/message/content', expected: 'a', received: 'b' };

const failing = (rule: string, first: Difference, further: readonly Difference[] = []): ResultDocument => ({
  rule,
  area: rule.slice(0, rule.indexOf('/')),
  level: 'must',
  verdict: 'fail',
  cases: 1,
  finding: wrong(rule, first),
  further: further.map((difference) => ({ finding: wrong(rule, difference), replay: '' })),
});
const told = (...results: readonly ResultDocument[]) =>
  causesOf(results, {}, []).map(({ says, rules }) => [says, rules.join()]);

const FEW = 'in answers to session/context, /messages has too few items';
const ANOTHER = 'in answers to session/context, /messages/*/message/content is another text than it must be';

test('rules that fail in two ways join those that fail in one of them only', () => {
  expect(told(failing('edit/a', few, [another]), failing('edit/b', another))).toEqual([
    [FEW, 'edit/a'],
    [ANOTHER, 'edit/b'],
  ]);
  expect(
    told(failing('edit/a', few, [another]), failing('edit/b', another), failing('edit/c', another)),
  ).toEqual([[ANOTHER, 'edit/b,edit/c,edit/a']]);
});

test('failures of two areas that look alike are two causes, and the area tells them apart', () => {
  expect(told(failing('edit/a', few), failing('compaction/b', few))).toEqual([
    [`${FEW} (edit)`, 'edit/a'],
    [`${FEW} (compaction)`, 'compaction/b'],
  ]);
});

test('of as many rules, what is read from a file comes before what is built on it', () => {
  const read = failing('tree/leaf', { pointer: '/leafId', expected: 'a', received: 'b' });
  const finding = {
    ...wrong('tree/leaf', { pointer: '/leafId', expected: 'a', received: 'b' }),
    method: 'session/read',
  };
  expect(told(failing('edit/a', few), { ...read, finding }).map(([, rules]) => rules)).toEqual([
    'tree/leaf',
    'edit/a',
  ]);
});
