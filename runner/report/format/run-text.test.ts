import { beforeAll, describe, expect, test } from 'vitest';
import { documented } from '../../../suites/source.ts';
import { run } from '../../run.ts';
import type { RunReport } from '../../run-report.ts';
import { idRule, shortRun } from '../../testing/rules.ts';
import { jsonReport } from '../json.ts';
import { type FormatOptions, formatted } from './index.ts';

const SESSION = Buffer.from(
  [
    { type: 'session', version: 3, id: 's', timestamp: '2025-01-01T00:00:00.000Z', cwd: '/p' },
    { type: 'message', id: 'a', parentId: null, message: { role: 'user', content: 'hi' } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
);

const ask = (sessionId: string) => [
  { method: 'path/sessionId' as const, params: { sessionId }, files: { 'session.jsonl': SESSION } },
];
const source = documented('docs/session-format.md', 'Ids', 'A session id is valid.');
const example = (input: unknown) => [{ name: `of ${String(input)}`, input }];
const requests = (input: unknown) => ask(String(input));

const rules = [
  idRule({
    id: 'test/holds',
    inputs: () =>
      idRule()
        .inputs({ follows: '', features: new Set() })
        .map(() => 'a'),
  }),
  idRule({ id: 'test/fails', source, requests, examples: () => example('boom') }),
  idRule({ id: 'test/hazard', hazard: { pi: 'Pi forgets it.' }, examples: () => example('boom') }),
  idRule({ id: 'test/advice', level: 'should', examples: () => example('boom') }),
  idRule({ id: 'test/later', since: '9.0.0' }),
];
let report: RunReport;

beforeAll(async () => {
  report = await run(shortRun('wrong-on-boom', ...rules));
});

const text = (options: FormatOptions = {}): string =>
  formatted('text', jsonReport(report, { tested: "-- './my driver' --fast" }), options);

describe('the text of a run', () => {
  test('begins with who was tested and the areas', () => {
    expect(text()).toMatch(/^misbehaving 0\.0\.1 \(JavaScript\), follows Pi 1\.6\.0\n/);
    expect(text()).toContain('✗ test  1 pass  1 fail  2 warn  1 skip\n    ✗ test/fails (must) fail\n');
  });

  test('shows a failure with source, picture, request, difference and replay line', () => {
    const { replay } = report.results[1] as { replay: string };
    expect(text()).toContain(
      [
        '✗ FAIL test/fails (must)',
        '    every session id is valid',
        '    documented, docs/session-format.md, "Ids":',
        '      > A session id is valid.',
        '',
        '    example "of boom":',
        `      session.jsonl (${SESSION.length} bytes)`,
        '        session, version 3, cwd "/p"',
        '        ● a user "hi"  ← leaf',
        '      path/sessionId {"sessionId":"boom"}',
        '',
        '    wrong answer to path/sessionId',
        '    /valid: expected true, received false',
        '',
        `    npx pi-conform replay ${replay} -- './my driver' --fast`,
      ].join('\n'),
    );
  });

  test('shows hazards with their own words, advice as differences, and skips with reasons', () => {
    expect(text()).toContain(
      '! test/hazard (must): every session id is valid\n    known hazard of Pi: Pi forgets it.\n',
    );
    expect(text()).toContain(
      '! test/advice (should): every session id is valid\n    wrong answer to path/sessionId',
    );
    expect(text()).toContain('1: requires Pi 9.0.0 (implementation follows 1.6.0) (test/later)');
  });

  test('ends with counts by level and the seed', () => {
    const end =
      /must rules {4}1 pass {2}1 fail {2}1 warn {2}1 skip\nshould rules {2}1 warn\nseed 1, 20 runs a rule, .* --seed 1\n$/;
    expect(text()).toMatch(end);
  });

  test('is short when it is to be quiet, long when verbose', () => {
    expect(text({ quiet: true })).toMatch(/^✗ FAIL test\/fails/);
    expect(text({ quiet: true })).not.toContain('hazard');
    expect(text({ verbose: true })).toContain('✓ test/holds (must, 20 cases) pass');
  });
});
