import { describe, expect, test } from 'vitest';
import { type Kind, matchesOf } from './match.ts';
import { packed, unpacked } from './bank.ts';

const ids = (from: number, to: number, rule = 'edit/omit') =>
  Array.from({ length: to - from + 1 }, (_, at) => `${rule}#${from + at}`);
const answers = (some: readonly string[], answer = 'aaaaaaaa') =>
  new Map(some.map((id) => [id, answer] as const));
const kind = (name: string, wrong: ReadonlyMap<string, string>): Kind => ({
  faults: [name],
  rules: ['edit/omit'],
  wrong,
});
const seen = (wrong: ReadonlyMap<string, string>, right: readonly string[] = []) => ({
  wrong,
  right: new Set(right),
});
const names = (...args: Parameters<typeof matchesOf>) =>
  matchesOf(...args).map(({ kind: { faults }, alike }) => [faults[0], ...alike.map((one) => one.faults[0])]);

describe('names for what is wrong', () => {
  const all = kind('all', answers(ids(1, 10)));

  test('the one whose answers these are', () => {
    expect(names(seen(answers(ids(1, 10))), [all])).toEqual([['all']]);
  });

  test('none where one answer is right that should be wrong', () => {
    expect(names(seen(answers(ids(1, 9)), ids(10, 10)), [all])).toEqual([]);
  });

  test('cases that were not asked count neither way', () => {
    expect(names(seen(answers(ids(1, 5))), [all])).toEqual([['all']]);
  });

  test('none for answers that are wrong in another way, or are too few', () => {
    expect(names(seen(answers(ids(1, 10), 'bbbbbbbb')), [all])).toEqual([]);
    expect(names(seen(answers(ids(1, 1))), [all])).toEqual([]);
  });

  test('none where it explains only a small part of the rules that it touches', () => {
    expect(names(seen(answers(ids(1, 30))), [all])).toEqual([]);
  });

  test('none where the cases of its own rule are wrong in another way, however many others agree', () => {
    const beside = new Map([...answers(ids(1, 1)), ...answers(ids(1, 9, 'migrate/stored'))]);
    const otherwise = new Map([...beside, ['edit/omit#1', 'bbbbbbbb'] as const]);
    expect(names(seen(beside), [kind('beside', beside)])).toEqual([['beside']]);
    expect(names(seen(otherwise), [kind('beside', beside)])).toEqual([]);
  });

  test('two causes, one after the other, each with its cases', () => {
    const other = kind('other', answers(ids(1, 4, 'tree/leaf'), 'cccccccc'));
    const both = seen(new Map([...answers(ids(1, 10)), ...other.wrong]));
    expect(names(both, [other, all])).toEqual([['all'], ['other']]);
  });

  test('what explains the same is named beside it', () => {
    expect(names(seen(answers(ids(1, 10))), [all, kind('nearly', answers(ids(1, 9)))])).toEqual([
      ['all', 'nearly'],
    ]);
  });

  test('the bank is read as it was written', () => {
    const kinds = [all, kind('other', answers(ids(3, 4), 'dddddddd'))];
    expect(unpacked(JSON.parse(JSON.stringify(packed(kinds))) as ReturnType<typeof packed>)).toEqual(kinds);
  });
});
