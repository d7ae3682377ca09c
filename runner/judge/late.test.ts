import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleResult } from '../case/finding.ts';
import { run, type RunOptions } from '../run.ts';
import type { Target } from '../target/target.ts';
import { idRule, shortRun } from '../testing/rules.ts';
import { onThisMachine, Patience } from './patience.ts';

async function judged(
  mode: string,
  rule = idRule(),
  more: Partial<RunOptions> = {},
): Promise<RuleResult & { readonly notes: readonly string[] }> {
  const { results, notes } = await run({ ...shortRun(mode, rule), ...more });
  return { ...(results[0] as RuleResult), notes };
}

describe('what is not answered in time', () => {
  test('is asked again alone, and passes where it is answered then; all cases behind it are asked', async () => {
    const examples = () => [
      { name: 'one', input: 'a' },
      { name: 'two', input: 'boom' },
    ];
    expect(await judged('late-on-boom', idRule({ examples, inputs: () => fc.constant('b') }))).toMatchObject({
      verdict: 'pass',
      cases: 22,
      byCase: { one: 'pass', two: 'pass', random: 'pass' },
    });
  });

  test('is not laid to the machine when it comes again and again: then it depends on what was asked before', async () => {
    expect(await judged('hang-behind-others')).toMatchObject({
      verdict: 'error',
      finding: { code: 'timeout', orderDependent: true },
    });
  });

  test('is a timeout where it is not answered alone either, and says so', async () => {
    const { verdict, finding, cases } = await judged('hang-on-boom');
    expect({ verdict, cases }).toMatchObject({ verdict: 'error', cases: expect.any(Number) });
    expect(finding).toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/^no answer to path\/sessionId within \d+ ms, asked again alone$/),
    });
  });
});

describe('a large input that is not answered in time', () => {
  const long = (size: number): string => 'x'.repeat(size);
  const rule = idRule({
    maxRuns: 1,
    inputs: () => fc.constant(long(1_500)),
    growth: { from: 40, full: 1_500, input: long },
  });

  test('is waited for where the time grows with its size, and is told as slow', async () => {
    const { verdict, cases, slow, notes } = await judged('linear', rule, { timeout: 600 });
    expect({ verdict, cases }).toEqual({ verdict: 'pass', cases: 1 });
    expect(slow).toBeGreaterThan(2_500);
    expect(notes).toEqual([
      expect.stringMatching(/^slow: test\/session-id was answered only when asked again alone, after \d/),
    ]);
  });

  test('is a timeout where the time grows faster than its size', async () => {
    expect(await judged('square', rule, { timeout: 600 })).toMatchObject({
      verdict: 'error',
      finding: {
        code: 'timeout',
        message: expect.stringMatching(/what is 8 times as large takes \d+\.\d times as long$/),
      },
    });
  });
});

describe('a large input of a known hazard, where nothing but a warning hangs on the answer', () => {
  const long = (size: number): string => 'x'.repeat(size);
  const rule = idRule({
    maxRuns: 1,
    hazard: { pi: 'it takes long' },
    inputs: () => fc.constant(long(1_500)),
    growth: { from: 40, full: 1_500, input: long },
  });

  test('is not waited for a second time where its growth tells that no answer will come', async () => {
    const { verdict, finding } = await judged('square', rule, { timeout: 600 });
    expect({ verdict, finding }).toMatchObject({
      verdict: 'warn',
      finding: {
        message: expect.stringMatching(/ms, what is 8 times as large takes \d+\.\d times as long$/),
      },
    });
  });

  test('is told as slow where the time grows with its size, and is waited for once more, not longer', async () => {
    expect(
      await judged(
        'linear',
        { ...rule, inputs: () => fc.constant(long(30_000)) },
        {
          timeout: 600,
        },
      ),
    ).toMatchObject({
      verdict: 'skip',
      reason: expect.stringMatching(/^slow: no answer within .+, though what is 8 times as large takes/),
    });
  });

  test('is late too where what is smaller is not answered', async () => {
    const { finding } = await judged(
      'hang-on-boom',
      idRule({
        maxRuns: 1,
        inputs: () => fc.constant('boom'.repeat(8)),
        growth: { from: 1, full: 8, input: (size) => 'boom'.repeat(size) },
      }),
    );
    expect(finding?.message).toMatch(/ms, nor to what is smaller, asked alone$/);
  });
});

describe('patience', () => {
  const slowTarget = (reference: number) => ({ reference: async () => reference }) as unknown as Target;

  test('a deadline grows with the time that a question of reference takes', async () => {
    const granted = await onThisMachine(slowTarget(30), 1_000)(1_000);
    expect(granted).toBeGreaterThanOrEqual(59_000);
    expect(await onThisMachine(slowTarget(1), 1_000)(600_000)).toBe(0);
  });

  test('a driver that hangs is waited for less and less, but not less than its slow answers take', () => {
    const patience = new Patience(10_000, 1_000);
    const first = (): number => patience.first(idRule());
    const waits = [first()];
    for (let hangs = 0; hangs < 6; hangs++) {
      patience.hung(10, false);
      waits.push(first());
    }
    expect(waits).toEqual([3_000, 1_000, 1_000, 1_000, 1_000, 500, 500]);
    patience.answered(2_000);
    expect(first()).toBe(8_000);
  });

  test('what may never be answered is waited for as long as a driver needs for fifty cases', () => {
    const patience = new Patience(10_000, 0);
    const waited = (): number => patience.first(idRule({ deadline: 1_500 }));
    const waits = [waited()];
    for (const milliseconds of [200, 1_800, 50_000]) {
      patience.judged(100, milliseconds);
      waits.push(waited());
    }
    expect(waits).toEqual([1_500, 300, 500, 1_500]);
  });

  test('a known hazard that hangs says nothing of other questions', () => {
    const patience = new Patience(10_000, 0);
    for (let hangs = 0; hangs < 9; hangs++) patience.hung(10_000, true);
    expect([patience.first(idRule()), patience.exhausted]).toEqual([3_000, undefined]);
  });

  test('what hangs and hangs is asked again only as long as there is time for it', () => {
    const patience = new Patience(10_000, 20_000);
    for (let hangs = 0; hangs < 4; hangs++) patience.hung(10_000, false);
    expect(patience.exhausted).toBeUndefined();
    patience.hung(10_000, false);
    expect(patience.exhausted).toBe(5);
  });
});
