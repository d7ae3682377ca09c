import { describe, expect, test } from 'vitest';
import { readEquivalents } from './equivalents.ts';
import { measure } from './measure.ts';
import { applied, mutantsOf } from './mutate.ts';
import { figuresOf, reportText, survivorsOf } from './report.ts';
import { sampleOf } from './sample.ts';
import { mutantsIn, references } from './subject.ts';

const changesOf = (source: string): string[] =>
  mutantsOf('x.js', source).map((mutant) => applied(mutant, source));

describe('the mutator', () => {
  test.each([
    ['if (a) b;', ['if (true) b;', 'if (false) b;', 'if (a) ;']],
    [
      'const f = (a) => a ?? 1;',
      [
        'const f = (a) => undefined;',
        'const f = (a) => (a);',
        'const f = (a) => (1);',
        'const f = (a) => a ?? 2;',
      ],
    ],
    ['x = a <= b;', [';', 'x = a < b;', 'x = a > b;']],
    ['x = [a, ...b];', [';', 'x = [...b];', 'x = [a];']],
    ['x = { a, b: "c" };', [';', 'x = { b: "c" };', 'x = { a };', 'x = { a, b: "" };']],
    ['x = /^a+$/u;', [';', 'x = /a+$/u;', 'x = /^a+/u;', 'x = /^a$/u;', 'x = /^a+$/;']],
    ['x = a.filter(b);', [';', 'x = a;']],
    ['x = a?.b;', [';', 'x = a.b;']],
    ['x = a.some(b);', [';', 'x = a.every(b);']],
  ])('changes %s', (source, expected) => {
    expect(changesOf(source).toSorted()).toEqual(expected.toSorted());
  });

  test('leaves imports and the names of members alone', () => {
    expect(changesOf('import { a } from "b";\nexport { c } from "d";')).toEqual([]);
    expect(mutantsOf('x.js', '({ "key": a });').map(({ after }) => after)).toEqual([';', '({  });']);
  });

  test('gives a change the same id wherever its line stands', () => {
    const ids = (source: string) => mutantsOf('x.js', source).map(({ id }) => id);
    expect(ids('\n\nif (a) b;')).toEqual(ids('if (a) b;'));
  });

  test('gives each change of the references an id of its own', () => {
    const ids = mutantsIn(references()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1000);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a sample keeps its order, and grows without losing any', () => {
  const all = mutantsIn(references());
  const [few, more] = [sampleOf(all, 5, 1), sampleOf(all, 9, 1)];
  expect(few).toHaveLength(5);
  expect(more).toEqual(expect.arrayContaining([...few]));
  expect(sampleOf(all, 5, 2)).not.toEqual(few);
});

test('what is listed as equivalent is there', () => {
  const ids = new Set(mutantsIn(references()).map(({ id }) => id));
  expect([...readEquivalents().keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test('a mutant is killed by the rule that it breaks, and survives the others', async () => {
  const all = mutantsIn(references());
  const edit = all.find(({ within, after }) => within === 'contextOf' && after === 'if (false)');
  const name = all.find(({ file, kind }) => file.endsWith('naming.js') && kind === 'regular expression');
  const ids = [edit, name].map((mutant) => mutant?.id ?? '');
  const report = await measure({
    subject: references(),
    seed: 1,
    runs: 5,
    ids,
    only: ['edit/omit'],
    workers: 1,
    timeout: 10_000,
  });
  expect(report.examined.map(({ mutant, fate }) => [mutant.id, fate.fate])).toEqual([
    [ids[0], 'killed'],
    [ids[1], 'survived'],
  ]);
  expect(report.examined[0]?.fate).toMatchObject({ rule: 'edit/omit', how: 'wrong-answer' });
  expect(figuresOf(report)).toMatchObject({ killed: 1, survived: 1, percent: 50 });
  expect(survivorsOf(report).map(({ mutant }) => mutant.id)).toEqual([ids[1]]);
  expect(reportText(report)).toContain(`survived  ${ids[1]}  suites/model/naming.js:`);
});
