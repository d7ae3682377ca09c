import { describe, expect, test } from 'vitest';
import { conform } from '../../testing/command.ts';
import { hostileRun } from '../../testing/reports.ts';
import { idRule, misbehaving, shortRun } from '../../testing/rules.ts';
import { run } from '../../run.ts';
import type { RunRule } from '../../../suites/rule.ts';
import { jsonReport } from '../json.ts';
import type { RunDocument } from '../document.ts';
import { formatted } from './index.ts';

const startOf = (text: string): string | undefined => /^start here: [^]*?(?=\n\n)/m.exec(text)?.[0];

const documentOf = async (mode: string, ...rules: readonly RunRule[]): Promise<RunDocument> =>
  jsonReport(await run(shortRun(mode, ...rules)), { tested: "-- './my driver'" });

describe('a run that fails ends with where to start', () => {
  test('the first cause, its smallest case, and a command that shows it, in any window and with --quiet', async () => {
    const args = ['run', '--only', 'naming', '--runs', '1', '--seed', '1'];
    const driver = ['--', ...misbehaving('good')];
    for (const flags of [[], ['--quiet'], ['--verbose']]) {
      const { code, stdout } = await conform([...args, ...flags, ...driver], { env: { COLUMNS: '40' } });
      expect(code).toBe(1);
      expect(stdout.match(/^start here: /gm)).toHaveLength(1);
      const [says, smallest, command = '', ...more] = startOf(stdout)?.split('\n') ?? [];
      expect(says).toBe('start here: in answers to path/directory, /name is another text than it must be');
      expect(smallest).toBe('    naming/directory, example "/": /name: expected "----", received "/"');
      expect(more).toEqual([]);
      const [, token = ''] = /^ {4}npx pi-conform replay (\S+) -- /.exec(command) ?? [];
      expect(await conform(['replay', token, ...driver])).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('/name: expected "----", received "/"') as unknown,
      });
      // Behind it stand the counts alone, each with what is counted.
      expect(stdout.slice(stdout.indexOf('start here: ')).split('\n\n')[1]).toMatch(
        /^must rules {6}\d+ fail .*\nobserved rules {2}\d+ .*\nseed 1, .*\n$/,
      );
    }
  }, 60_000);

  test('a rule that fails alone is told in one line', async () => {
    const document = await documentOf(
      'wrong-on-boom',
      idRule({ examples: () => [{ name: 'b', input: 'boom' }] }),
    );
    expect(startOf(formatted('text', document, { quiet: true }))).toMatch(
      /^start here: test\/session-id, example "b": \/valid: expected true, received false\n {4}npx pi-conform replay \S+ -- '\.\/my driver'$/,
    );
  });

  test('a driver that breaks down', async () => {
    const document = await documentOf(
      'crash-on-boom',
      idRule({ examples: () => [{ name: 'b', input: 'boom' }] }),
    );
    expect(startOf(formatted('text', document))).toMatch(
      /^start here: test\/session-id, example "b": at path\/sessionId: .*code 9.*\n {4}npx pi-conform replay /,
    );
  });

  test('a fault of the suite comes first, and what a hostile driver says breaks no line', async () => {
    const text = formatted('text', await hostileRun());
    expect(startOf(text)).toMatch(/^start here: the suite itself broke at test\/broken: .*$/);
  });

  test('a stale entry of a baseline, with the command that takes it out', async () => {
    const whole = await documentOf('good', idRule());
    const stale = [{ pattern: 'test/x', line: 2, why: 'passes', says: 'passes now' }] as const;
    const document = {
      ...whole,
      stale,
      origin: { ...whole.origin, options: { baseline: 'known faults.yaml' } },
    };
    expect(startOf(formatted('text', document))).toBe(
      "start here: line 2 of the baseline, \"test/x\": passes now\n    npx pi-conform baseline prune 'known faults.yaml' -- './my driver'",
    );
  });
});

test('a run that does not fail has no such line', async () => {
  for (const options of [{}, { quiet: true }, { verbose: true }])
    expect(formatted('text', await documentOf('good', idRule({ level: 'should' })), options)).not.toContain(
      'start here',
    );
  const hazard = idRule({ hazard: { pi: 'x' }, examples: () => [{ name: 'b', input: 'boom' }] });
  expect(formatted('text', await documentOf('wrong-on-boom', hazard))).not.toContain('start here');
});

test('what --quiet counts is named, of golden cases too', async () => {
  const { stdout } = await conform([
    'run',
    '--quiet',
    '--fixtures',
    '--only',
    'naming/directory',
    '--',
    ...misbehaving('good'),
  ]);
  expect(stdout).toMatch(/^must cases {2}\d+ fail/m);
});
