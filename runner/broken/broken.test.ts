import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { rules, type RunRule } from '../../suites/index.ts';
import { isObject, parseLines } from '../../suites/model/index.ts';
import type { RuleResult } from '../case/finding.ts';
import { differenceLine } from '../report/sentences.ts';
import { run } from '../run.ts';
import { type Broken, timeoutFor } from './breaking.ts';
import { broken } from './index.ts';

/** The entries of the largest file of a request; a header is none. */
function entriesOf(files: Readonly<Record<string, Uint8Array>>): number {
  const counts = Object.values(files).map(
    (bytes) => parseLines(bytes).filter(({ value }) => isObject(value) && value['type'] !== 'session').length,
  );
  return Math.max(...counts);
}

/** How small a case gets must not hang on how busy the machine is. */
const UNHURRIED = { time: 40_000, shrinkTime: 20_000 };

/** Most are shown by an example, the others by what users run by default; and a small case may take more tries. */
const RUNS = [1, 30, 100] as const;

interface Found {
  readonly results: readonly RuleResult[];
  readonly result: RuleResult | undefined;
  readonly entries: number;
  readonly steps: number;
}

async function foundWith(runs: number, one: Broken): Promise<Found> {
  const { rule, driver, entries, steps } = one;
  const isSmall = entries !== undefined || steps !== undefined;
  const { results } = await run({
    tested: { driver },
    only: [rule],
    seed: 1,
    runs,
    timeout: timeoutFor(one),
    ...UNHURRIED,
    ...(!isSmall && { shrinkTime: 0 }),
  });
  const result = results.find((one) => one.rule === rule);
  return {
    results,
    result,
    entries: entriesOf(result?.exhibit?.requests.at(-1)?.files ?? {}),
    steps: result?.exhibit?.moments?.length ?? 0,
  };
}

const isFound = ({ result, ...found }: Found, { entries = Infinity, steps = Infinity }: Broken): boolean =>
  ['fail', 'warn', 'error'].includes(result?.verdict ?? '') &&
  found.entries <= entries &&
  found.steps <= steps;

/** With as few cases as show it. */
async function found(one: Broken): Promise<Found> {
  const [few, ...more] = RUNS;
  let last = await foundWith(few, one);
  for (const runs of more) if (!isFound(last, one)) last = await foundWith(runs, one);
  return last;
}

const LINE = /: expected (.*), received (.*)$/s;

/** Differences that are printed with the same text on both sides, so that nobody sees what differs. */
function printedAlike(results: readonly RuleResult[]): readonly string[] {
  const findings = results.flatMap(({ finding, further = [] }) => [
    finding,
    ...further.map((one) => one.finding),
  ]);
  const lines = findings.flatMap((finding) => (finding?.differences ?? []).map((one) => differenceLine(one)));
  return lines.filter((line) => {
    const [, expected, received] = LINE.exec(line) ?? [];
    return expected !== undefined && expected === received;
  });
}

/** Where the broken implementations of a rule's area stand. */
function fileFor(id: string): string {
  const file = `runner/broken/${id.slice(0, id.indexOf('/'))}.ts`;
  return existsSync(join(packageRoot(), file)) ? file : 'runner/broken, in the file of its kind';
}

describe('implementations broken on purpose', () => {
  test('there is one for every rule', () => {
    const named = new Set(broken.map(({ rule }) => rule));
    // What only a process can show has a test of its own: killed.test.ts.
    const inProcess = rules.filter(({ requires }) => requires !== 'kill');
    const missing = inProcess.map(({ id }) => id).filter((id) => !named.has(id));
    const toDo = missing.map((id) => `add a broken implementation for ${id} in ${fileFor(id)}`);
    expect(toDo, 'a rule that nothing fails shows nothing (CONTRIBUTING.md, "A rule")').toEqual([]);
  });

  test.each(broken.map((one) => [one.rule, one.fault, one] as const))(
    '%s finds that %s',
    { timeout: 180_000 },
    async (_rule, _fault, one) => {
      const { results, result, ...size } = await found(one);
      const { level, hazard, requires } = rules.find(({ id }) => id === one.rule) as RunRule;
      if (requires === 'small-disk' && result?.verdict === 'skip') return; // no disk may be mounted here
      const binding = level === 'must' && hazard === undefined;
      expect(binding ? ['fail'] : ['warn', 'error']).toContain(result?.verdict);
      expect(size.steps).toBeLessThanOrEqual(one.steps ?? Infinity);
      expect(printedAlike(results)).toEqual([]);
      expect(size.entries).toBeLessThanOrEqual(one.entries ?? Infinity);
    },
  );

  test('an implementation that loses entries is no error of the suite', async () => {
    const { driver } = broken.find(({ rule }) => rule === 'write/stored') as Broken;
    const { results } = await run({ tested: { driver }, only: ['write/context'], seed: 1, runs: 200 });
    expect(results.find(({ rule }) => rule === 'write/context')?.verdict).toBe('pass');
  });
});
