import { describe, expect, test } from 'vitest';
import { UsageError } from '../errors.ts';
import { select } from './select.ts';
import { idRule } from '../testing/rules.ts';

const suites = [
  {
    area: 'edit',
    title: 'Edits',
    rules: [
      idRule({ id: 'edit/omit', method: 'session/context' }),
      idRule({ id: 'edit/missing-target', level: 'observed', method: 'session/context' }),
    ],
  },
  { area: 'tree', title: 'Trees', rules: [idRule({ id: 'tree/leaf', method: 'session/read' })] },
] as const;

const ids = (...options: Parameters<typeof select>[1][]): readonly string[] =>
  select(suites, options[0] ?? {}).map(({ rule }) => rule.id);

describe('select', () => {
  test.each([
    [{}, ['edit/omit', 'edit/missing-target', 'tree/leaf']],
    [{ only: ['edit/omit'] }, ['edit/omit']],
    [{ only: ['tree', 'edit/o*'] }, ['edit/omit', 'tree/leaf']],
    [{ only: ['must'] }, ['edit/omit', 'tree/leaf']],
    [{ only: ['session/context'], skip: ['observed'] }, ['edit/omit']],
    [{ skip: ['*/leaf', 'edit/omit'] }, ['edit/missing-target']],
  ])('%j', (selection, expected) => {
    expect(ids(selection)).toEqual(expected);
  });

  test('a pattern that matches nothing is an error that names what is near', () => {
    expect(() => ids({ only: ['edit/omitt'] })).toThrow(UsageError);
    expect(() => ids({ only: ['edit/omitt'] })).toThrow('Did you mean edit/omit');
    expect(() => ids({ skip: ['tre'] })).toThrow('Did you mean tree');
    expect(() => ids({ only: ['edit.omit'] })).toThrow('matches no rule');
  });

  test('nothing left is an error', () => {
    expect(() => ids({ only: ['tree'], skip: ['tree/leaf'] })).toThrow('leave no rule');
  });
});
