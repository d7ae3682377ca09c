import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform } from '../../testing/command.ts';
import { HOSTILE, hostileRun } from '../../testing/reports.ts';
import type { ResultDocument, RunDocument } from '../document.ts';
import type { Matrix } from './matrix.ts';

let run: RunDocument;
const folder = mkdtempSync(join(tmpdir(), 'matrix-'));

beforeAll(async () => {
  run = await hostileRun();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The run on another day, with other verdicts. */
function later(verdicts: Readonly<Record<string, ResultDocument['verdict']>>, partial?: string): RunDocument {
  const { partial: _partial, ...origin } = run.origin;
  return {
    ...run,
    origin: { ...origin, time: '2099-01-02T03:04:05.000Z', ...(partial !== undefined && { partial }) },
    results: run.results.map(({ incomplete: _incomplete, ...result }) => ({
      ...result,
      verdict: verdicts[result.rule] ?? result.verdict,
    })),
  };
}

function saved(name: string, document: RunDocument): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

describe('pi-conform matrix', () => {
  test('tells from two runs of one implementation what was fixed and what broke', async () => {
    const files = [
      saved('b.json', later({ 'test/fails': 'pass', 'test/holds': 'fail', 'test/later': 'pass' })),
      saved('a.json', run),
    ];
    const { code, stdout } = await conform(['matrix', ...files, '--json', '-']);
    expect(code).toBe(0);
    const { changes, columns, rows } = JSON.parse(stdout) as Matrix;
    // By their time, whatever the order in which they were named.
    expect(changes).toEqual([
      {
        name: 'misbehaving',
        before: 1,
        after: 0,
        fixed: ['test/fails'],
        broke: ['test/holds'],
        notCompared: expect.arrayContaining(['test/later']) as unknown,
      },
    ]);
    expect(columns[0]).toMatchObject({ follows: '1.6.0', methods: run.implementation.methods });
    expect(rows.find(({ rule }) => rule === 'test/fails')?.verdicts).toEqual(['pass', 'fail']);
  });

  test('a run of other rules is not told rule by rule', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...(run.results[0] as ResultDocument),
      rule: `other/rule-${at}`,
    }));
    const files = [saved('many.json', { ...later({}), results: many }), saved('one.json', run)];
    const { stdout } = await conform(['matrix', ...files]);
    const line = stdout.split('\n').find((one) => one.includes('asked in one of them only'));
    expect(line).toContain('of which the first 40 stand here');
    expect(line?.match(/`/g)).toHaveLength(80);
  });

  test('as Markdown and HTML, hostile names and titles stay text', async () => {
    const hostile = { ...run, implementation: { ...run.implementation, name: `${HOSTILE}|\n` } };
    const [one, page] = [saved('hostile.json', hostile), join(folder, 'matrix.html')];
    const { stdout, code } = await conform(['matrix', one, saved('a.json', run), '--html', page]);
    expect([code, stdout]).toEqual([0, '']);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain("script-src 'none'");
    expect(html).not.toMatch(/<script|<img/);
    const markdown = (await conform(['matrix', one, saved('a.json', run)])).stdout;
    expect(markdown).not.toMatch(/<script|<img/);
    for (const line of markdown.split('\n').filter((text) => text.startsWith('| result')))
      expect(line.match(/(?<!\\)\|/g)).toHaveLength(4);
    expect(markdown).toContain('✗ fail');
  });

  test('what is not the report of a run is refused in one line', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '[]');
    const { code, stderr } = await conform(['matrix', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: .*is not a JSON report of pi-conform.*\n$/);
  });
});

describe('pi-conform badge', () => {
  const green = { 'test/fails': 'pass', 'test/broken': 'pass', 'test/hazard': 'warn' } as const;

  test('names the level, the release that was followed and the date', async () => {
    const { code, stdout } = await conform(['badge', saved('green.json', later(green))]);
    expect(code).toBe(0);
    expect(stdout).toContain('>observed, Pi 1.6.0, 2099-01-02</text>');
    expect(stdout).toContain('aria-label="Pi sessions: observed, Pi 1.6.0, 2099-01-02"');
  });

  test('says how much is broken where a must is', async () => {
    const { stdout } = await conform(['badge', saved('red.json', later({ 'test/broken': 'pass' }))]);
    expect(stdout).toContain('>1 must rule broken, Pi 1.6.0, 2099-01-02</text>');
  });

  test('is not made of a part of a run', async () => {
    const { code, stdout, stderr } = await conform([
      'badge',
      saved('part.json', later(green, '1 of 9 rules')),
    ]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('a badge stands for a whole run, and this report is not of one: 1 of 9 rules.');
  });
});
