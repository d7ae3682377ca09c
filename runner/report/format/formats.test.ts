import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../commands/options.ts';
import { hostileRun } from '../../testing/reports.ts';
import type { Document, RunDocument } from '../document.ts';
import { FORMATS, formatted } from './index.ts';
import { markdownText } from './markdown.ts';
import { reportOf } from '../report.ts';

let run: RunDocument;

beforeAll(async () => {
  run = await hostileRun();
});

const marked = (): RunDocument => ({
  ...run,
  results: run.results.map((result) =>
    result.rule === 'test/fails'
      ? {
          ...result,
          expected: { pattern: 'test/fails', line: 3, kind: 'bug', link: 'https://example.org/7' },
        }
      : result,
  ),
  stale: [{ pattern: 'test/gone', line: 9, why: 'passes', says: 'it passes now' }],
});

const partial = (): RunDocument => ({
  ...run,
  origin: { ...run.origin, partial: '1 of 9 rules, chosen by --only x' },
});

/** Python's own parser: what it takes is well-formed. */
function parsedXml(text: string): Record<string, number> {
  const program =
    'import sys,json,collections,xml.etree.ElementTree as E;' +
    'print(json.dumps(collections.Counter(e.tag for e in E.fromstring(sys.stdin.buffer.read()).iter())))';
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input: text, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, number>;
}

test('help lists every format', () => {
  expect([...FORMAT_NAMES]).toEqual([...FORMATS]);
});

test.each(FORMATS)('%s is the same from the JSON report read again', (format) => {
  const again = JSON.parse(formatted('json', run)) as Document;
  expect(formatted(format, again)).toBe(formatted(format, run));
});

test.each(FORMATS.filter((format) => format !== 'sarif'))('%s says that a run is partial', (format) => {
  const text = formatted(format, partial());
  expect(text).toMatch(/1 of 9 rules, chosen by (?:<[^>]+>)?\\?-?-?-?only x/);
});

test.each(['text', 'markdown'] as const)('%s says so in its first line', (format) => {
  expect(formatted(format, partial()).split('\n')[0]).toContain('partial: 1 of 9 rules');
});

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

test.each(FORMATS)('%s lets no control character through', (format) => {
  expect(formatted(format, run)).not.toMatch(CONTROL);
});

describe('junit', () => {
  test('is well-formed, with a class a rule, a test a case, and the words as text', () => {
    const text = formatted('junit', run);
    expect(parsedXml(text)).toMatchObject({ testcase: 7, failure: 2, error: 1, skipped: 1, 'system-out': 2 });
    expect(text).toContain('<testcase classname="test/holds" name="random"/>');
    const names = text.match(/<testcase classname="[^"]*" name="[^"]*"/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(text).toContain('wrong as well: see the case &quot;');
    expect(text).toMatch(
      /<failure message="[^"]+">the answer to|<failure message="[^"]+">[^]*\/valid: expected true/,
    );
  });

  test('skips what a baseline expects, and fails by each stale entry of it', () => {
    const text = formatted('junit', marked());
    expect(parsedXml(text)).toMatchObject({ testcase: 8, failure: 1, error: 1, skipped: 3 });
    expect(text).toContain('<skipped message="expected failure: bug, https://example.org/7">');
    expect(text).toContain('<testcase classname="baseline" name="test/gone">');
  });
});

describe('junit of a rule of which a baseline lists some cases', () => {
  test('these are skipped, and the others fail', () => {
    const results = run.results.map((result) =>
      result.rule === 'test/fails' ? { ...result, unlisted: ['random'] } : result,
    );
    const text = formatted('junit', { ...run, results });
    expect(text).toMatch(/classname="test\/fails" name="random">\s*<failure/);
    expect(text).toContain('<skipped message="expected failure">');
  });
});

describe('tap', () => {
  test('has a plan, and a point a rule', () => {
    const lines = formatted('tap', marked()).split('\n');
    expect(lines[0]).toBe('TAP version 14');
    expect(lines).toContain('1..6');
    expect(lines.filter((line) => /^(?:not )?ok \d+ - /.test(line))).toHaveLength(6);
    expect(lines.find((line) => line.includes('test/fails'))).toMatch(/^not ok 2 - .* # TODO bug, /);
    expect(lines.find((line) => line.includes('test/later'))).toMatch(/ # SKIP requires Pi 9\.0\.0/);
    expect(lines).toContain('not ok 6 - baseline: test/gone');
  });
});

describe('github', () => {
  test('annotates in commands of one line each, at most nine and how many more', () => {
    const failing = run.results.find(({ rule }) => rule === 'test/fails') as RunDocument['results'][number];
    const results = Array.from({ length: 30 }, (_, at) => ({ ...failing, rule: `test/fails-${at}` }));
    const [cause] = run.causes ?? [];
    if (cause === undefined) throw new Error('a run that fails has a cause');
    const causes = results.map(({ rule }) => ({ ...cause, rules: [rule] }));
    const lines = formatted('github', { ...run, causes, results })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.every((line) => line.startsWith('::error title='))).toBe(true);
    expect(lines.at(-1)).toContain('21 more');
  });
});

test('github has one annotation a cause, however many rules fail by it', () => {
  const failing = run.results.find(({ rule }) => rule === 'test/fails') as RunDocument['results'][number];
  const results = Array.from({ length: 30 }, () => failing);
  const lines = formatted('github', { ...run, results })
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('%0Asmallest case: test/fails');
});

describe('markdown', () => {
  test('leaves whole sections out where it would be too large', () => {
    const failing = run.results.find(({ rule }) => rule === 'test/fails') as RunDocument['results'][number];
    const many = { ...run, results: Array.from({ length: 500 }, () => failing) };
    const text = markdownText(reportOf(many), 50_000);
    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    expect(text).toMatch(/\d+ more sections left out/);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  test('shows what files hold as text', () => {
    expect(withoutCode(formatted('markdown', run))).not.toMatch(/<script|<img/);
  });
});

/** Markdown without what stands between runs of as many backticks. */
const withoutCode = (text: string): string => text.replaceAll(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
