import { describe, expect, test } from 'vitest';
import { BIN, started } from './testing/command.ts';
import { lineOf, progressLine } from './progress.ts';
import { misbehaving } from './testing/rules.ts';

describe('the line', () => {
  const standing = { done: 12, total: 300, now: 'compaction/first-kept-id', failures: 2 };

  test('names what it counts, the share, the failures, the time left and the rule', () => {
    expect(lineOf(standing, 'rules', 10_000, 200)).toBe(
      '12/300 rules · 4% · 2 failures · about 4 min left · compaction/first-kept-id',
    );
  });

  test.each([
    ['at the beginning', { ...standing, done: 2 }, 10_000],
    ['in the first moments', standing, 500],
    ['at the end', { ...standing, done: 300 }, 10_000],
  ])('says no time %s', (_name, one, elapsed) => {
    expect(lineOf(one, 'rules', elapsed, 200)).not.toContain('left');
  });

  test.for(Array.from({ length: 100 }, (_, width) => width))('fits %d columns', (width) => {
    const line = lineOf(standing, 'rules', 10_000, width);
    expect(line.length).toBeLessThanOrEqual(width);
    expect('12/300 rules'.startsWith(line.slice(0, 12))).toBe(true);
  });

  test('cuts the name before it leaves a number out', () => {
    expect(lineOf(standing, 'rules', 10_000, 70)).toBe(
      '12/300 rules · 4% · 2 failures · about 4 min left · compaction/first-…',
    );
    expect(lineOf(standing, 'rules', 10_000, 40)).toBe('12/300 rules · 4% · 2 failures');
  });
});

test.each([
  ['no terminal', false, {}],
  ['a dumb terminal', true, { TERM: 'dumb' }],
])('nothing is written to %s', (_name, isTTY, environment) => {
  let written = '';
  const stream = { isTTY, columns: 80, write: (text: string) => ((written += text), true) };
  const line = progressLine(stream as unknown as NodeJS.WriteStream, 'files', environment);
  line.show({ done: 1, total: 2 });
  line.clear();
  expect(written).toBe('');
});

const hasScript = (await started('script', ['--version'])).code === 0;

describe.skipIf(!hasScript)('on a real terminal', () => {
  const command = [process.execPath, BIN, 'run', '--only', 'path/directory', '--jobs', '1', '--runs', '2'];
  const onTerminal = async (columns: number, env: NodeJS.ProcessEnv): Promise<string> => {
    const line = [...command, '--', ...misbehaving('good')].map((word) => `'${word}'`).join(' ');
    const { stdout } = await started('script', ['-qec', `stty cols ${columns}; ${line}`, '/dev/null'], {
      env,
    });
    return stdout;
  };
  /** What was written over; behind the last of it, the line is taken away and the report begins. */
  const painted = (text: string): readonly string[] =>
    text
      .split('\r\u001b[2K')
      .slice(1, -1)
      // A failure stays on the screen, whatever its width.
      .filter((part) => !part.includes('path/directory: ') && !part.includes('\u001b[31m'))
      .map((part) => part.split(/[\r\n]/)[0] ?? '');

  test('a run writes over one line that is never wider, and takes it away; colours stand below', async () => {
    const text = await onTerminal(30, { NO_COLOR: '' });
    expect(text).toContain('\u001b[31m');
    const lines = painted(text);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.length).toBeLessThan(30);
    expect(lines[0]).toMatch(/^0\/\d+ rules/);
  });

  test('NO_COLOR leaves the line, and nothing else that is escaped', async () => {
    const text = await onTerminal(100, { NO_COLOR: '1' });
    expect(painted(text).length).toBeGreaterThan(2);
    expect(text.replaceAll('\u001b[2K', '')).not.toContain('\u001b');
  });
});
