import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RuleResult } from '../case/finding.ts';
import { conform, type Ended } from '../testing/command.ts';
import { idRule, misbehaving, suiteOf } from '../testing/rules.ts';
import { Baseline } from './baseline.ts';
import { Catalogue } from './catalogue.ts';
import { withEntries, withoutEntries } from './cut.ts';
import { readBaseline } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-baseline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function file(text: string): string {
  const path = join(folder, `${++files}.yaml`);
  writeFileSync(path, text);
  return path;
}

const entries = (...lines: readonly string[]): string =>
  `entries:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`;

const rule = idRule({
  examples: () => [
    { name: 'the first', input: 'a' },
    { name: 'the second', input: 'b' },
  ],
});
const suites = suiteOf(rule);
const implementation = { name: 'x', version: '1', follows: '1.6.0', methods: [], platforms: [] };

const result = (byCase: RuleResult['byCase'] = {}, more: Partial<RuleResult> = {}): RuleResult => ({
  rule: 'test/session-id',
  area: 'test',
  level: 'must',
  verdict: Object.values(byCase).every((one) => one === 'pass') ? 'pass' : 'fail',
  cases: 22,
  byCase,
  ...more,
});

const opened = (text: string, today = '2026-12-02'): Baseline =>
  new Baseline(readBaseline(file(text)), suites, today);

const RIGHT = { 'the-first': 'pass', 'the-second': 'pass', random: 'pass' } as const;

describe('what is expected', () => {
  test.each([
    ['the rule', "pattern: 'test/session-id', kind: bug", true],
    ['its area', "pattern: 'test', kind: bug", true],
    ['its method', "pattern: 'path/sessionId', kind: bug", true],
    ['the case', "pattern: 'test/session-id#the-first', kind: bug", true],
    ['cases by a star', "pattern: 'test/*#the-*', kind: wontfix", true],
    ['another case', "pattern: 'test/session-id#the-second', kind: bug", false],
    ['another class of verdict', "pattern: 'test/session-id', verdict: error, kind: bug", false],
    ['what has expired', "pattern: 'test/session-id', kind: bug, expires: 2026-12-01", false],
    ['the last day', "pattern: 'test/session-id', kind: bug, expires: 2026-12-02", true],
  ])('%s', (_name, entry, expected) => {
    const marked = opened(entries(entry)).mark(result({ ...RIGHT, 'the-first': 'fail' }));
    expect(marked.expected !== undefined).toBe(expected);
    expect(marked.verdict).toBe('fail');
  });

  test('a failure of which only some cases are listed fails, and the others are named', () => {
    const baseline = opened(entries("pattern: 'test/session-id#the-first', kind: bug"));
    const marked = baseline.mark(result({ 'the-first': 'fail', 'the-second': 'fail', random: 'fail' }));
    expect(marked).toMatchObject({ unlisted: ['the-second', 'random'] });
    expect(marked.expected).toBeUndefined();
  });
});

describe('what is stale', () => {
  const stale = (entry: string, ...results: readonly RuleResult[]): readonly string[] =>
    opened(entries(entry))
      .stale({ results, implementation })
      .map(({ why }) => why);

  test.each([
    ['all of it was asked and is right', "pattern: 'test/session-id', kind: bug", result(RIGHT), ['passes']],
    ['its case is right', "pattern: 'test/session-id#the-first', kind: bug", result(RIGHT), ['passes']],
    ['a flaky one that went well is not', "pattern: 'test/session-id', kind: flaky", result(RIGHT), []],
    [
      'one of its cases is still wrong',
      "pattern: 'test/session-id', kind: bug",
      result({ ...RIGHT, random: 'fail' }),
      [],
    ],
    [
      'what was asked in part is not judged',
      "pattern: 'test/session-id', kind: bug",
      result({ 'the-first': 'pass' }),
      [],
    ],
    [
      'what was skipped is not judged',
      "pattern: 'test/session-id', kind: bug",
      result({}, { verdict: 'skip', reason: 'method path/sessionId is not declared' }),
      [],
    ],
    [
      'a failure where an error is expected',
      "pattern: 'test/session-id', verdict: error, kind: bug",
      result({ 'the-first': 'fail', 'the-second': 'fail', random: 'fail' }),
      ['passes'],
    ],
    [
      'an expired one',
      "pattern: 'test/session-id', kind: bug, expires: 2026-12-01",
      result({ ...RIGHT, random: 'fail' }),
      ['expired'],
    ],
  ] as const)('%s', (_name, entry, one, why) => {
    expect(stale(entry, one)).toEqual(why);
  });

  test('an entry is warned of before it expires', () => {
    const text = entries("pattern: 'test', kind: bug, expires: 2026-12-10");
    expect(opened(text).warnings()).toEqual([expect.stringContaining('expires on 2026-12-10')]);
    expect(opened(text, '2026-11-01').warnings()).toEqual([]);
  });
});

describe('files that are not right name the line', () => {
  test.each([
    ['no quotes', 'entries:\n  - pattern: edit/omit\n    kind: bug\n', ':2: a pattern stands in quotes'],
    ['no string', 'entries:\n  - pattern: 12\n    kind: bug\n', ':2: a pattern stands in quotes'],
    ['a key twice', "entries:\n  - pattern: 'a'\n    kind: bug\n    kind: bug\n", ':4: this is not YAML'],
    [
      'a pattern twice',
      entries("pattern: 'a', kind: bug", "pattern: 'a', kind: bug"),
      ':3: the pattern "a" stands on line 2',
    ],
    ['a slip', entries("pattern: 'a', knid: bug"), 'Did you mean kind'],
    ['no kind', entries("pattern: 'a'"), ':2: "kind" is missing'],
    ['no pattern', entries('kind: bug'), ':2: "pattern" is missing'],
    ['an empty pattern', entries("pattern: '', kind: bug"), ':2: "pattern" must be at least 1 character'],
    ['no address', entries("pattern: 'a', kind: bug, link: here"), '"link" must be an address such as'],
    [
      'no yes or no',
      entries("pattern: 'a', kind: bug, broad: often"),
      '"broad" must be boolean; received "often"',
    ],
    ['no such kind', entries("pattern: 'a', kind: sometimes"), ':2: "kind"'],
    ['no day', entries("pattern: 'a', kind: bug, expires: soon"), 'must be a day such as'],
    ['a list', "- 'a'\n", 'a map with the one key "entries"'],
    ['another key', 'total: 3\n', ':1: a baseline has the one key "entries"'],
    ['in one line', "entries: [{ pattern: 'a', kind: bug }]\n", 'one entry below the other'],
    ['an alias', "entries:\n  - &a { pattern: 'a', kind: bug }\n", 'anchors and aliases'],
    ['a star without quotes', 'entries:\n  - pattern: *\n    kind: bug\n', ':2: '],
  ])('%s', (_name, text, words) => {
    expect(() => readBaseline(file(text))).toThrow(words);
  });

  test('no entries at all are fine', () => {
    for (const text of ['', '# nothing\n', 'entries:\n', 'entries: []\n'])
      expect(readBaseline(file(text)).entries).toEqual([]);
  });

  test('a pattern that matches nothing, and one that covers much', () => {
    const many = suiteOf(
      idRule({ examples: () => Array.from({ length: 30 }, (_, i) => ({ name: `n ${i}`, input: 'a' })) }),
    );
    const check = (line: string): void =>
      new Catalogue(many, ['test/session-id/only-golden']).check(
        'f',
        readBaseline(file(entries(line))).entries,
      );
    expect(() => check("pattern: 'test/sesion-id', kind: bug")).toThrow('Did you mean test/session-id');
    expect(() => check("pattern: 'test/session-id#m-1', kind: bug")).toThrow(
      'The rule is there, the case is not',
    );
    expect(() => check("pattern: 'test/session-id', kind: bug")).toThrow('covers 32 cases, more than 20');
    expect(() => check("pattern: 'test/session-id', kind: bug, broad: true")).not.toThrow();
    expect(() => check("pattern: 'test/session-id#only-golden', kind: bug")).not.toThrow();
  });
});

const WRITTEN = `# about the whole

entries:   # here they are
  # why the first
  - pattern: 'a/b'   # trailing
    kind: bug
    # its own

  # why the second
  - pattern:   "a/c"
    kind:  bug
    note: >-
      a long
      note

  -
    pattern: 'a/d'
    kind: bug
# the end`;

describe('every other byte stays', () => {
  const cut = (text: string, line: number): string =>
    withoutEntries({ path: '', text, entries: [] }, new Set([line]));

  test.each([
    [5, "  # why the first\n  - pattern: 'a/b'   # trailing\n    kind: bug\n    # its own\n"],
    [
      10,
      '  # why the second\n  - pattern:   "a/c"\n    kind:  bug\n    note: >-\n      a long\n      note\n',
    ],
    [17, "  -\n    pattern: 'a/d'\n    kind: bug\n"],
  ])('of the entry on line %i, it and the comments above it go', (line, gone) => {
    expect(WRITTEN).toContain(gone);
    expect(cut(WRITTEN, line)).toBe(WRITTEN.replace(gone, ''));
    const dos = WRITTEN.replaceAll('\n', '\r\n');
    expect(cut(dos, line)).toBe(dos.replace(gone.replaceAll('\n', '\r\n'), ''));
  });

  test('new entries come behind the last, indented as it is', () => {
    const made = withEntries({ path: '', text: WRITTEN, entries: [] }, [["pattern: 'z'", 'kind: bug']]);
    expect(made).toBe(WRITTEN.replace('# the end', "  - pattern: 'z'\n    kind: bug\n# the end"));
    expect(withEntries({ path: '', text: 'entries:', entries: [] }, [['x']])).toBe('entries:\n  - x\n');
  });
});

const ONLY = ['--seed', '1', '--runs', '5', '--timeout', '5000', '--shrink-time', '200'];
const runOn = (mode: string, ...args: readonly string[]): Promise<Ended> =>
  conform(['run', ...ONLY, ...args, '--', ...misbehaving(mode)]);

describe('through the command', () => {
  const known = file(
    "# known\nentries:\n  - pattern: 'header/id'\n    broad: true\n    kind: wontfix\n    link: https://example.org/7\n",
  );

  test('a known failure stays one, is marked, and does not fail the run', async () => {
    const report = join(folder, 'report.json');
    const only = ['--only', 'header/id', '--report', `json=${report}`];
    const without = await runOn('good', ...only);
    expect(without.code).toBe(1);
    const { code, stdout } = await runOn('good', ...only, '--baseline', known);
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain('1 expected by the baseline');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      summary: { fail: 1 },
      results: [{ verdict: 'fail', expected: { line: 3, kind: 'wontfix', link: 'https://example.org/7' } }],
    });
  });

  test('a stale entry fails the run', async () => {
    const { code, stdout } = await runOn('chosen', '--only', 'header/id', '--baseline', known);
    expect({ code, stdout }).toMatchObject({ code: 1 });
    expect(stdout).toMatch(/stale entries of the baseline\n +line 3, "header\/id": passes now/);
  });

  test.each([
    [
      'a pattern that matches nothing',
      "entries:\n  - pattern: 'edit/omitt'\n    kind: bug\n",
      'Did you mean edit/omit',
    ],
    ['no file', undefined, 'cannot be read'],
    ['no YAML', 'entries: [', ':1: this is not YAML'],
  ])('%s is wrong usage', async (_name, text, words) => {
    const path = text === undefined ? join(folder, 'none.yaml') : file(text);
    const { code, stderr } = await runOn('good', '--baseline', path);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
  });

  test.each([
    ['--follows', 'latest', 'the number of a Pi release'],
    ['--enforce', 'must', 'should, observed'],
    ['--timeout', '0', '1'],
  ])('write takes %s as run does, and refuses %s', async (option, value, words) => {
    const args = ['baseline', 'write', join(folder, 'not-written.yaml'), option, value];
    expect(await conform([...args, '--', './driver'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(words),
    });
  });

  test('write and prune, from a whole run; a partial one is refused', async () => {
    const report = join(folder, 'whole.json');
    const path = join(folder, 'written.yaml');
    const ran = await runOn('chosen', '--report', `json=${report}`);
    expect(ran.code).toBe(1);
    expect(await conform(['baseline', 'write', path, '--from', report])).toMatchObject({ code: 0 });
    const text = readFileSync(path, 'utf8');
    expect(text).toContain("- pattern: 'naming/directory#");
    expect(await conform(['baseline', 'check', path, '--from', report])).toMatchObject({ code: 0 });

    const gone = "  # right by now\n  - pattern: 'header/id#random'\n    kind: bug\n";
    writeFileSync(path, text.replace(/^entries:\n/m, `entries:\n${gone}`));
    expect(await conform(['baseline', 'check', path, '--from', report])).toMatchObject({ code: 1 });
    expect((await conform(['baseline', 'prune', path, '--from', report])).stdout).toContain(
      '1 entry taken out',
    );
    expect(readFileSync(path, 'utf8')).toBe(text);

    const part = JSON.parse(readFileSync(report, 'utf8')) as object;
    writeFileSync(report, JSON.stringify({ ...part, chosen: { only: ['naming'] } }));
    for (const act of ['write', 'prune'])
      expect(await conform(['baseline', act, path, '--from', report])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('only a part of the suite'),
      });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
