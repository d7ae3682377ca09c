import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../../schema/package-root.ts';
import { bodiesOf, functionAround, noticing, noting } from './coverage.ts';
import { limited } from './endless.ts';
import { readEquivalents } from './equivalents.ts';
import type { Fate } from './fate.ts';
import { Kept, nameOfRun } from './kept.ts';
import { measure } from './measure.ts';
import { applied, type Mutant, mutantsOf } from './mutate.ts';
import { figuresOf, isListWrong, reportText, type StrengthReport, survivorsOf } from './report.ts';
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
  expect([...readEquivalents()].filter(([id]) => !ids.has(id))).toEqual([]);
});

const LISTED = new Map([['0123abcd', { change: 'a.js: return 1;', because: 'nobody asks for it' }]]);
const ONE: Mutant = {
  id: '0123abcd',
  file: 'a.js',
  kind: 'return',
  line: 1,
  within: 'a',
  before: 'return 0;',
  after: 'return 1;',
  start: 0,
  end: 1,
  text: '',
};
const report = (fate: Fate, stale: readonly string[] = []): StrengthReport => ({
  subject: 'x',
  all: 1,
  seed: 1,
  runs: 1,
  examined: [{ mutant: ONE, fate }],
  equivalents: LISTED,
  stale,
});

test('a list of equivalents that is wrong fails the command, and says why', () => {
  const survived = report({ fate: 'survived', cases: 1 });
  const told = report({ fate: 'killed', rule: 'edit/omit', how: 'wrong-answer', cases: 1 });
  const gone = report({ fate: 'survived', cases: 1 }, ['0123abcd']);
  expect([survived, told, gone].map(isListWrong)).toEqual([false, true, true]);
  expect(reportText(told)).toContain('edit/omit tells it');
  expect(reportText(gone)).toContain(
    'stale  0123abcd: no change has this id any more, it was a.js: return 1;',
  );
});

describe('what is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pi-strength-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'kept.jsonl');
  const killed = {
    fate: 'killed',
    rule: 'edit/omit',
    how: 'wrong-answer',
    origin: { example: 'x' },
    cases: 3,
  } as const;

  test('is there for the same run, and a hint for another', () => {
    new Kept('one', file).add('0123abcd', killed);
    appendFileSync(file, '{"run":"one","id":"cut of');
    expect(new Kept('one', file).fateOf('0123abcd')).toEqual(killed);
    const other = new Kept('other', file);
    expect(other.fateOf('0123abcd')).toBeUndefined();
    expect(other.hints.get('0123abcd')).toEqual(killed);
  });

  test('goes on behind a line that was cut off', () => {
    new Kept('one', file).add('4567abcd', killed);
    expect(new Kept('one', file).fateOf('4567abcd')).toEqual(killed);
  });

  test('is refused where the file holds something else', () => {
    const notes = join(folder, 'notes.txt');
    writeFileSync(notes, 'milk, bread\n');
    expect(() => new Kept('one', notes)).toThrow('does not hold results of this command');
  });

  test('goes by the code and the options', () => {
    const key = { subject: 'x', seed: 1, runs: 1, only: [] };
    expect(nameOfRun(key)).toBe(nameOfRun({ ...key }));
    expect(nameOfRun(key)).not.toBe(nameOfRun({ ...key, seed: 2 }));
  });
});

test('each function notes that it was called', () => {
  const source =
    'const f = (a) => (b) => ({ a, b });\nfunction g() { return f(1)(2); }\nexports.g = g; exports.f = f;';
  const exports = {} as { f: (a: number) => unknown; g: () => unknown };
  runInNewContext(noticing('x', source), { exports, globalThis });
  const reached = noting();
  exports.f(1);
  expect(reached()).toEqual(['x#0']);
  expect(exports.g()).toEqual({ a: 1, b: 2 });
  expect(reached()).toEqual(['x#2', 'x#0', 'x#1']);
  const at = source.indexOf('{ a, b }');
  expect(functionAround(bodiesOf('x', source), { start: at, end: at + 1 })).toBe('x#1');
});

test.each([
  'while (true) turns++;',
  'for (;;) { turns++; }',
  'do turns++; while (turns > 0);',
  'if (true) for (const one of [1]) while (one) turns++;',
])('a loop that does not end is told without a clock: %s', (source) => {
  expect(() => runInNewContext(limited('x.js', source, 1_000), { turns: 0 })).toThrow('an endless loop');
});

test('a mutant is killed by the rule that it breaks, and survives the others', async () => {
  const all = mutantsIn(references());
  const edit = all.find(({ within, after }) => within === 'contextOf' && after === 'if (false)');
  const name = all.find(({ file, kind }) => file.endsWith('naming.js') && kind === 'regular expression');
  const ids = [edit, name].map((mutant) => mutant?.id ?? '');
  const measured = await measure({
    subject: references(),
    seed: 1,
    runs: 5,
    ids,
    only: ['edit/omit'],
    workers: 1,
    timeout: 10_000,
  });
  expect(measured.examined.map(({ mutant, fate }) => [mutant.id, fate.fate])).toEqual([
    [ids[0], 'killed'],
    [ids[1], 'survived'],
  ]);
  expect(measured.examined[0]?.fate).toMatchObject({ rule: 'edit/omit', how: 'wrong-answer' });
  expect(figuresOf(measured)).toMatchObject({ killed: 1, survived: 1, percent: 50 });
  expect(survivorsOf(measured).map(({ mutant }) => mutant.id)).toEqual([ids[1]]);
  expect(reportText(measured)).toContain(`survived  ${ids[1]}  suites/model/naming.js:`);
});

test('the README has the figures of STRENGTH.md, and these are of the list of equivalents', () => {
  const [page, readme] = ['runner/STRENGTH.md', 'README.md'].map((name) =>
    readFileSync(join(packageRoot(), name), 'utf8'),
  );
  const figure = (name: string): number => Number(new RegExp(`^${name} +(\\d+)`, 'm').exec(page ?? '')?.[1]);
  const [killed, survived, equivalent] = [figure('killed'), figure('survived'), figure('equivalent')];
  expect(equivalent).toBe(readEquivalents().size);
  const all = (killed + survived + equivalent).toLocaleString('en');
  expect(readme?.replaceAll(/\s+/g, ' ')).toContain(
    `of ${all}, ${killed.toLocaleString('en')} are told, ${equivalent} can be told by nobody, and ${survived} survive`,
  );
});
