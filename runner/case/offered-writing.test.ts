import { describe, expect, test } from 'vitest';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { NotSupported } from '../driver-kit/serve.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { run } from '../run.ts';

/**
 * What a writer or a finder does not offer is not failed. Each driver here lacks one thing and fails as long as it does not
 * say so; then it fails nothing, and is still asked the rest.
 */

type Answers = Readonly<Record<string, (params: Params) => unknown>>;

const model = createModelWriter() as unknown as Answers;

/** The model, whose parameters some methods look at, or change, before they answer. */
const looking = (methods: readonly string[], look: (params: Params) => Params): AnyDriver => {
  const answers = methods.map((method) => [method, (params: Params) => model[method]?.(look(params))]);
  return { ...model, ...Object.fromEntries(answers) };
};

const saying = (driver: AnyDriver, offers: object): AnyDriver => ({
  ...driver,
  initialize: (params) => ({ ...(driver.initialize(params) as object), offers }),
});

const TYPES = ['message', 'label', 'session_info'];

const fewTypes = looking(['session/append', 'session/navigate'], (params) => {
  const { type = 'message' } = (params['entry'] ?? {}) as { type?: string };
  if (!TYPES.includes(type) || params['summary'] !== undefined) throw new Rejected('no such entries');
  return params;
});

const windowsOnly = looking(['sessions/list', 'sessions/latest'], (params) => {
  if (String(params['cwd'] ?? 'C:\\').startsWith('/')) throw new Rejected('not a path of this system');
  return params;
});

async function resultsOf(driver: AnyDriver, only: readonly string[], more: { maxFailures?: number } = {}) {
  const { results } = await run({ tested: { driver }, only, seed: 11, runs: 12, shrinkTime: 0, ...more });
  return {
    wrong: results.flatMap(({ rule, verdict }) => (verdict === 'pass' || verdict === 'skip' ? [] : [rule])),
    passed: results.filter(({ verdict }) => verdict === 'pass').map(({ rule }) => rule),
    reasons: results.flatMap(({ reason = '', skipped = [] }) => [
      reason,
      ...skipped.map((one) => one.reason),
    ]),
    results,
  };
}

/** A fault in what is offered, and the rule that tells it. */
type Fault = readonly [method: string, change: (result: object) => object, rule: string];

const LACKS: readonly (readonly [
  lacks: string,
  driver: AnyDriver,
  offers: object,
  areas: readonly string[],
  passes: string,
  fault: Fault,
])[] = [
  [
    'takes three types of entries',
    fewTypes,
    { entryTypes: TYPES },
    ['write', 'fork', 'clone'],
    'write/accepted',
    ['session/state', (state) => ({ ...state, leafId: null }), 'write/leaf'],
  ],
  [
    'finds by Windows paths alone',
    windowsOnly,
    { platformsOfFinding: ['win32'] },
    ['find'],
    'find/list',
    ['sessions/list', () => ({ sessions: [] }), 'find/list'],
  ],
];

const withFault = (driver: AnyDriver, [method, change]: Fault): AnyDriver => {
  const answers = driver as unknown as Answers;
  return { ...driver, [method]: (params: Params) => change(answers[method]?.(params) as object) };
};

describe('a writer that', () => {
  test.each(LACKS)(
    '%s',
    async (_lacks, driver, offers, areas, passes, fault) => {
      const silent = await resultsOf(driver, areas, { maxFailures: 1 });
      expect(silent.wrong, 'a check that cannot fail').not.toEqual([]);
      const honest = await resultsOf(saying(driver, offers), areas);
      expect(honest.wrong).toEqual([]);
      expect(honest.passed).toContain(passes);
      const faulty = await resultsOf(withFault(saying(driver, offers), fault), [fault[2]]);
      expect(faulty.wrong, 'a fault beside what is not offered').toEqual([fault[2]]);
    },
    120_000,
  );
});

describe('a method that is declared and not supported', () => {
  test('once: that case is passed over, and the others are judged', async () => {
    let asked = 0;
    const { 'session/read': read } = model;
    const driver = {
      ...model,
      'session/read': (params: Params) => {
        if (++asked === 2) throw new NotSupported('not this one');
        return read?.(params);
      },
    } as unknown as AnyDriver;
    const { results } = await resultsOf(driver, ['lines/crlf']);
    expect(results[0]).toMatchObject({
      verdict: 'pass',
      skipped: [{ reason: expect.stringContaining('not this one') as string, cases: 1 }],
    });
  });

  test('for one type of entry: rules of writers go on without it', async () => {
    const driver = looking(['session/append'], (params) => {
      if ((params['entry'] as { type: string }).type === 'label') throw new NotSupported('no labels');
      return params;
    });
    const { wrong, passed } = await resultsOf(driver, [
      'write/append-only',
      'write/child-of-leaf',
      'write/reopen',
    ]);
    expect(wrong).toEqual([]);
    expect(passed).toHaveLength(3);
  });
});
