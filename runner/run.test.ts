import { createModelDriver } from './drivers/model.ts';
import type { AnyDriver } from './driver-kit/driver.ts';
import { NotSupported } from './driver-kit/serve.ts';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RunRule } from '../suites/rule.ts';
import type { RuleResult } from './case/finding.ts';
import { replay } from './replay.ts';
import { run } from './run.ts';
import { exitCodeOf, incompleteness } from './judge/summary.ts';
import { idRule, misbehaving, shortRun, suiteOf } from './testing/rules.ts';
import type { RunOptions } from './run.ts';

async function judged(
  mode: string,
  rule: RunRule = idRule(),
  more: Partial<RunOptions> = {},
): Promise<RuleResult> {
  const { results } = await run({ ...shortRun(mode, rule), ...more });
  return results[0] as RuleResult;
}

const smallestBoom = ({ exhibit }: RuleResult): unknown => exhibit?.requests[0]?.params['sessionId'];

describe('verdicts', () => {
  test('pass, after all examples and random inputs', async () => {
    expect(await judged('good', idRule({ examples: () => [{ name: 'one', input: 'x' }] }))).toEqual({
      rule: 'test/session-id',
      area: 'test',
      level: 'must',
      verdict: 'pass',
      cases: 21,
      byCase: { one: 'pass', random: 'pass' },
    });
  });

  test.each([
    ['must', undefined, 'fail'],
    ['should', undefined, 'warn'],
    ['observed', undefined, 'warn'],
    ['should', 'should', 'fail'],
    ['observed', 'should', 'warn'],
    ['should', 'observed', 'fail'],
    ['observed', 'observed', 'fail'],
  ] as const)(
    'a wrong answer to a rule of level %s, enforced: %s, is %s',
    async (level, enforce, verdict) => {
      const result = await judged(
        'wrong-on-boom',
        idRule({ level }),
        enforce === undefined ? {} : { enforce },
      );
      expect(result).toMatchObject({
        verdict,
        finding: {
          code: 'wrong-answer',
          differences: [{ pointer: '/valid', expected: true, received: false }],
        },
      });
    },
  );

  test.each([
    ['wrong-on-boom', 'fail', 'wrong-answer'],
    ['refuse-on-boom', 'fail', 'refused'],
    ['internal-on-boom', 'error', 'internal'],
    ['crash-on-boom', 'error', 'crash'],
  ])('%s: %s, shrunk to the smallest input', async (mode, verdict, code) => {
    const result = await judged(mode, idRule(), { shrinkTime: 20_000 });
    expect(result).toMatchObject({ verdict, finding: { code } });
    expect(smallestBoom(result)).toBe('boom');
    expect(result.finding?.orderDependent).toBeUndefined();
  });

  test('shrinking ends in time when every try is a timeout', async () => {
    const result = await judged('hang-on-boom');
    expect(result).toMatchObject({ verdict: 'error', finding: { code: 'timeout' } });
    expect(smallestBoom(result)).toContain('boom');
  });

  test('a result where a refusal was expected fails', async () => {
    expect(await judged('good', idRule({ expect: () => ({ anyOf: [{ rejected: true }] }) }))).toMatchObject({
      verdict: 'fail',
      finding: { code: 'not-refused' },
    });
  });

  test('any of several right answers will do', async () => {
    const anyOf = [{ rejected: true as const }, { result: { valid: false } }, { result: { valid: true } }];
    expect(await judged('refuse-on-boom', idRule({ expect: () => ({ anyOf }) }))).toMatchObject({
      verdict: 'pass',
    });
  });

  test("an example's own expectation counts", async () => {
    const example = { name: 'odd', input: 'x', expected: { anyOf: [{ rejected: true as const }] } };
    expect(await judged('good', idRule({ examples: () => [example] }))).toMatchObject({
      verdict: 'fail',
      finding: { code: 'not-refused', origin: { example: 'odd' } },
    });
  });

  test('a case that is only wrong among others is order-dependent', async () => {
    const result = await judged('wrong-once');
    expect(result).toMatchObject({
      verdict: 'fail',
      finding: { code: 'wrong-answer', orderDependent: true },
    });
  });
});

describe('hazards', () => {
  const hazard = { pi: 'Pi does it wrong' };

  test.each(['wrong-on-boom', 'crash-on-boom', 'hang-on-boom'])(
    '%s is a warning with its words',
    async (mode) => {
      expect(await judged(mode, idRule({ hazard }))).toMatchObject({
        verdict: 'warn',
        finding: { hazard: 'Pi does it wrong' },
      });
    },
  );

  test('is binding when something is enforced', async () => {
    const result = await judged('crash-on-boom', idRule({ hazard }), { enforce: 'should' });
    expect(result.verdict).toBe('error');
  });

  test('a hang is waited for once, for as long as the rule says', async () => {
    let asked = 0;
    const rule = idRule({
      hazard,
      deadline: 100,
      inputs: () => fc.constant('boom'),
      requests: (sessionId) => {
        asked++;
        return [{ method: 'path/sessionId', params: { sessionId } }];
      },
    });
    const result = await judged('hang-on-boom', rule, { runs: 1000, timeout: 60_000 });
    expect(result).toMatchObject({ verdict: 'warn', finding: { code: 'timeout' }, cases: 1 });
    expect(asked).toBeLessThan(40);
  });
});

describe('skips', () => {
  test.each([
    ['a method that is not declared', { method: 'session/read' }, 'method session/read is not declared'],
    ['a platform that is not declared', { platform: 'win32' }, 'platform win32 is not declared'],
    ['a rule of a later release', { since: '9.0.0' }, 'requires Pi 9.0.0 (implementation follows 1.6.0)'],
  ] as const)('%s', async (_name, changes, reason) => {
    const result = await judged('good', idRule(changes));
    expect(result).toMatchObject({ verdict: 'skip', reason });
  });

  test('another release can be asked for', async () => {
    const rule = idRule({ since: '1.0.0' });
    expect(await judged('good', rule, { follows: '0.99.1' })).toMatchObject({ verdict: 'skip' });
  });

  test('a run in which nothing ran is not green', async () => {
    const { results } = await run(shortRun('good', idRule({ method: 'session/read' })));
    expect(exitCodeOf(results)).toBe(4);
    expect(incompleteness(results)).toContain('nothing ran');
  });

  test('"not supported" for a declared method is a skip, and the run incomplete', async () => {
    const { results } = await run(shortRun('not-supported', idRule()));
    expect(results[0]).toMatchObject({ verdict: 'skip', reason: expect.stringContaining('no such method') });
    expect(exitCodeOf(results)).toBe(4);
  });

  test('what a method does not support is skipped where it answers other questions', async () => {
    const model = createModelDriver();
    const driver: AnyDriver = {
      ...model,
      'session/usage': (params) => {
        if (params['directory'] !== undefined) throw new NotSupported('sums over one session alone');
        return model['session/usage']?.(params);
      },
    };
    const { results } = await run({ tested: { driver }, only: ['usage'], seed: 1, runs: 3 });
    expect(results.find(({ rule }) => rule === 'usage/folder')).toMatchObject({ verdict: 'skip' });
    expect(exitCodeOf(results)).toBe(0);
  });
});

const broken = (): never => {
  throw new Error('the rule is broken');
};

describe('faults of the suite', () => {
  test.each(['inputs', 'examples', 'requests', 'expect'])('%s that throws', async (part) => {
    const { results } = await run(shortRun('good', idRule({ [part]: broken }), idRule({ id: 'test/other' })));
    expect(results.map(({ verdict }) => verdict)).toEqual(['suite-error', 'pass']);
    expect(results[0]?.reason).toContain('the rule is broken');
    expect(exitCodeOf(results)).toBe(70);
  });
});

const growing = fileURLToPath(new URL('testing/growing.mjs', import.meta.url));
const fileRule = (text: string): RunRule =>
  idRule({
    method: 'session/branch',
    inputs: () => fc.constant(text),
    requests: () => [
      { method: 'session/branch', params: { path: 's.jsonl' }, files: { 's.jsonl': Buffer.from(text) } },
      { method: 'session/branch', params: { path: 's.jsonl' } },
    ],
    expect: () => ({ anyOf: [{ result: { entryIds: ['root'] } }], unchanged: true }),
  });

describe('files', () => {
  test('stay as they were, or the rule fails', async () => {
    const results = await Promise.all(
      ['stay', 'grow'].map((text) => judged('', fileRule(text), { tested: { module: growing }, runs: 3 })),
    );
    expect(results[0]).toMatchObject({ verdict: 'pass' });
    expect(results[1]).toMatchObject({ verdict: 'fail', finding: { code: 'file-changed', file: 's.jsonl' } });
  });
});

describe('inputs', () => {
  test('are the same alone and among others, with one job and with two', async () => {
    const rules = ['test/a', 'test/b', 'test/c'].map((id) => idRule({ id }));
    const replays = async (more: Partial<RunOptions>): Promise<readonly (string | undefined)[]> => {
      const { results } = await run({ ...shortRun('wrong-on-boom', ...rules), shrinkTime: 0, ...more });
      return results.map(({ replay: token }) => token);
    };
    const all = await replays({});
    expect(await replays({ jobs: 2 })).toEqual(all);
    expect(await replays({ only: ['test/b'] })).toEqual([all[1]]);
    expect(await replays({ seed: 2 })).not.toEqual(all);
  });

  test('a token makes the failing case again', async () => {
    const result = await judged('wrong-on-boom', idRule(), { shrinkTime: 20_000 });
    const options = { tested: { command: misbehaving('wrong-on-boom') }, suites: suiteOf(idRule()) };
    const again = await replay(result.replay ?? '', options);
    expect(again.judged).toMatchObject({ outcome: 'wrong', exhibit: result.exhibit });
    const good = await replay(result.replay ?? '', { ...options, tested: { command: misbehaving('good') } });
    expect(good.judged.outcome).toBe('right');
  });

  test('at most as many as the rule allows', async () => {
    expect(await judged('good', idRule({ maxRuns: 3 }))).toMatchObject({ cases: 3 });
  });
});
