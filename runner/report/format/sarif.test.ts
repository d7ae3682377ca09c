import { expect, test } from 'vitest';
import { hostileRun } from '../../testing/reports.ts';
import { formatted } from './index.ts';
import { driverFile } from './sarif-place.ts';

interface Log {
  readonly runs: readonly {
    readonly results: readonly {
      readonly ruleId: string;
      readonly locations: readonly unknown[];
      readonly suppressions?: readonly { readonly justification: string }[];
    }[];
    readonly invocations: readonly {
      readonly toolExecutionNotifications: readonly {
        readonly level: string;
        readonly message: { readonly text: string };
      }[];
    }[];
  }[];
}

test('the first word of a command that is a file of the project is the file of the driver', () => {
  expect(driverFile(['node', '--enable-source-maps', './runner/testing/go-like.mjs'])).toBe(
    'runner/testing/go-like.mjs',
  );
  expect(driverFile(['runner/report/../bin.ts'])).toBe('runner/bin.ts');
  for (const none of [
    undefined,
    ['go', 'run', '.'],
    ['/usr/bin/env', 'nothing'],
    ['../x'],
    ['./not there.py'],
  ])
    expect(driverFile(none)).toBeUndefined();
});

test('failures point at the file of the driver, and are notifications where the command names none', async () => {
  const run = await hostileRun();
  const logOf = (driver: readonly string[]) =>
    (JSON.parse(formatted('sarif', { ...run, origin: { ...run.origin, driver } })) as Log).runs[0];
  const placed = logOf(['node', 'runner/bin.ts']);
  const uri = 'runner/bin.ts';
  expect(placed?.results.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['test/fails', 'test/hazard']),
  );
  for (const { locations } of placed?.results ?? [])
    expect(locations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri }, region: { startLine: 1, startColumn: 1 } } },
    ]);
  const unplaced = logOf(['./compiled']);
  expect(unplaced?.results).toEqual([]);
  const said = unplaced?.invocations[0]?.toolExecutionNotifications ?? [];
  expect(said.map(({ level, message }) => `${level} ${message.text.split(':')[0]}`)).toEqual(
    expect.arrayContaining(['error test/fails', 'warning test/hazard']),
  );
});

test('what the baseline lists is suppressed, and of a run with a baseline every result says whether it is', async () => {
  const run = await hostileRun();
  const expected = { pattern: 'test/fails', line: 3, kind: 'bug', link: 'https://example.org/7' } as const;
  const logOf = (driver: readonly string[], baseline?: string) => {
    const options = { ...run.origin.options, ...(baseline !== undefined && { baseline }) };
    const results = run.results.map((one) => (one.rule === expected.pattern ? { ...one, expected } : one));
    const document = { ...run, results, origin: { ...run.origin, driver, options } };
    return (JSON.parse(formatted('sarif', document)) as Log).runs[0];
  };
  const justification = 'expected failure: bug, https://example.org/7';
  const { results = [] } = logOf(['runner/bin.ts'], 'known.yaml') ?? {};
  expect(results.length).toBeGreaterThan(1);
  for (const { ruleId, suppressions } of results)
    expect(suppressions).toEqual(
      ruleId === expected.pattern ? [{ kind: 'external', status: 'accepted', justification }] : [],
    );
  for (const { suppressions } of logOf(['runner/bin.ts'])?.results ?? [])
    expect(suppressions).toBeUndefined();
  const said = logOf(['./compiled'], 'known.yaml')?.invocations[0]?.toolExecutionNotifications ?? [];
  expect(said.find(({ message }) => message.text.startsWith('test/fails'))).toMatchObject({
    level: 'note',
    message: { text: expect.stringContaining(justification) },
  });
});
