import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver } from '../drivers/model.ts';
import { run } from '../run.ts';
import { beyondLimits } from './needs.ts';

/**
 * What is not offered is not failed: each driver here lacks one thing. Without saying so it fails; as soon as it says so it
 * does not, and the cases that need it are skipped with that reason.
 */

type Params = Readonly<Record<string, unknown>>;
type Result = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, (params: Params) => unknown>>;

const READERS = [
  'session/read',
  'session/tree',
  'session/branch',
  'session/context',
  'session/info',
] as const;

const without = (result: Result, ...members: readonly string[]): Result =>
  Object.fromEntries(Object.entries(result).filter(([name]) => !members.includes(name)));

/** The model, with every answer of some methods changed. */
function changed(methods: readonly string[], change: (result: Result, params: Params) => unknown): AnyDriver {
  const model = createModelDriver() as unknown as Answers;
  const answers = methods.map((method) => [
    method,
    (params: Params) => change(model[method]?.(params) as Result, params),
  ]);
  return { ...model, ...Object.fromEntries(answers) };
}

/** The model, refusing lines that its language cannot hold. */
const refusing = (cannotHold: (line: string) => boolean): AnyDriver =>
  createModelDriver((path) => {
    const bytes = readFileSync(path);
    if (bytes.toString().split('\n').some(cannotHold)) throw new Rejected('the text cannot be held');
    return bytes;
  });

const saying = (driver: AnyDriver, more: object): AnyDriver => {
  const { initialize, ...answers } = driver as unknown as Answers;
  return {
    ...answers,
    initialize: (params: Params) => ({ ...(initialize?.(params) as object), ...more }),
  };
};

const withoutLeaf = changed(READERS, (result, { leafId }) => {
  if (leafId !== undefined) throw new Rejected('only the leaf on load');
  return result;
});

const idsOnly = changed(['session/context'], ({ messages }) => {
  const ids = (messages as readonly { entryId: string }[]).map(({ entryId }) => entryId);
  return { entryIds: ids.filter((id, at) => id !== ids[at - 1]) };
});

const infoWithout = (member: string) => changed(['session/info'], (info) => without(info, member));

const FROM_A_LEAF = ['tree/branch*', 'tree/leaf', 'edit/*', 'context/active-branch', 'compaction/branch'];
const CONTEXTS = ['edit', 'compaction', 'context'];

/** A fault in what is offered, and the rule that tells it. */
type Fault = readonly [method: string, change: (result: Result) => Result, rule: string];

const everyOther = (items: unknown): unknown => (items as readonly unknown[]).filter((_, at) => at % 2 === 1);

const WITHOUT_A_ROOT: Fault = [
  'session/branch',
  ({ entryIds }) => ({ entryIds: (entryIds as readonly string[]).slice(1) }),
  'tree/branch',
];
const HALF_A_CONTEXT: Fault = [
  'session/context',
  (result) => ({ ...result, messages: everyOther(result['messages']) }),
  'context/message',
];
const HALF_THE_IDS: Fault = [
  'session/context',
  (result) => ({ ...result, entryIds: everyOther(result['entryIds']) }),
  'edit/omit',
];
const UNNAMED: Fault = ['session/info', (info) => ({ ...info, name: null }), 'info/name'];
const UNLABELLED: Fault = ['session/info', (info) => ({ ...info, labels: {} }), 'info/label'];
const DOUBLED: Fault = [
  'session/usage',
  (sums) => ({ ...sums, output: Number(sums['output']) * 2 }),
  'usage/replies',
];

const OFFERS: readonly (readonly [
  lacks: string,
  driver: AnyDriver,
  offers: object,
  areas: readonly string[],
  fault: Fault,
])[] = [
  ['answers from the leaf on load alone', withoutLeaf, { leafId: false }, FROM_A_LEAF, WITHOUT_A_ROOT],
  [
    'knows neither model nor thinking level',
    changed(['session/context'], (result) => without(result, 'thinkingLevel', 'model')),
    { settings: false },
    CONTEXTS,
    HALF_A_CONTEXT,
  ],
  ['knows which entries are sent, and not what', idsOnly, { messages: 'ids' }, CONTEXTS, HALF_THE_IDS],
  ['has no labels', infoWithout('labels'), { labels: false }, ['info', 'edit/raw-info'], UNNAMED],
  ['has no names', infoWithout('name'), { name: false }, ['info', 'edit/raw-info'], UNLABELLED],
  [
    'shows no first message',
    infoWithout('firstMessage'),
    { firstMessage: false },
    ['info', 'edit/raw-info'],
    UNNAMED,
  ],
  [
    'knows no cost and no models',
    changed(['session/usage'], (sums) => without(sums, 'cost', 'byModel')),
    { usage: ['input', 'output', 'cacheRead', 'cacheWrite', 'totalTokens'] },
    ['usage'],
    DOUBLED,
  ],
  [
    'counts no messages',
    infoWithout('messageCount'),
    { messageCount: false },
    ['info', 'edit/raw-info'],
    UNLABELLED,
  ],
];

const isHalf = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function someText(line: string, test: (text: string) => boolean): boolean {
  let found = false;
  try {
    JSON.parse(line, (_name, value: unknown) => {
      found ||= typeof value === 'string' && test(value);
      return value;
    });
  } catch {
    return false;
  }
  return found;
}

/** A language in which a line that a limit rules out cannot be read, as the limit itself is measured. */
const limitedTo = (limit: string): AnyDriver =>
  refusing((line) => beyondLimits([limit], [line]) !== undefined);

const LIMITS: readonly (readonly [limit: string, driver: AnyDriver])[] = [
  ['no-lone-surrogates', refusing((line) => someText(line, (text) => isHalf.test(text)))],
  ['no-nul', refusing((line) => someText(line, (text) => text.includes('\0')))],
  ['no-duplicate-names', refusing((line) => line.includes('"content":"first","content":'))],
  ['float64-only', limitedTo('float64-only')],
  ['integers-only-64', limitedTo('integers-only-64')],
  ['depth-3', limitedTo('depth-3')],
];

/** The same driver with a fault in what it answers. */
const withFault = (driver: AnyDriver, [method, change]: Fault): AnyDriver => {
  const answers = driver as unknown as Answers;
  return { ...driver, [method]: (params: Params) => change(answers[method]?.(params) as Result) };
};

const LOSING_THE_LAST: Fault = [
  'session/read',
  (result) => ({ ...result, entries: (result['entries'] as readonly unknown[]).slice(0, -1) }),
  'lines/no-final-newline',
];

/** @param more the first failure is enough where one is looked for */
async function outcome(driver: AnyDriver, only: readonly string[], more: { maxFailures?: number } = {}) {
  const { results } = await run({
    tested: { driver },
    only,
    seed: 11,
    runs: 12,
    shrinkTime: 0,
    timeout: 3_000,
    ...more,
  });
  return {
    wrong: results.flatMap(({ rule, verdict }) => (verdict === 'pass' || verdict === 'skip' ? [] : [rule])),
    reasons: results.flatMap(({ reason, skipped = [] }) => [
      reason ?? '',
      ...skipped.map((one) => one.reason),
    ]),
    passed: results.filter(({ verdict }) => verdict === 'pass').length,
  };
}

describe('a reader that', () => {
  test.each(OFFERS)('%s', async (_lacks, driver, offers, areas, fault) => {
    const silent = await outcome(driver, areas, { maxFailures: 1 });
    expect(silent.wrong, 'a check that cannot fail').not.toEqual([]);
    const honest = await outcome(saying(driver, { offers }), areas);
    expect(honest.wrong).toEqual([]);
    expect(honest.reasons.join('\n')).toMatch(/offered/);
    expect(honest.passed).toBeGreaterThan(4);
    const faulty = await outcome(withFault(saying(driver, { offers }), fault), [fault[2]]);
    expect(faulty.wrong, 'a fault beside what is not offered').toEqual([fault[2]]);
  });
});

test('what nobody told is not passed: sums without the parts of the models', async () => {
  const { passed, reasons } = await outcome(
    changed(['session/usage'], (sums) => without(sums, 'byModel')),
    ['usage/by-model'],
  );
  expect(passed).toBe(0);
  expect(reasons.join('\n')).toContain('byModel: not offered');
});

describe('a language with the limit', () => {
  test.each(LIMITS)('%s', async (limit, driver) => {
    const silent = await outcome(driver, ['lines'], { maxFailures: 1 });
    expect(silent.wrong, 'a check that cannot fail').not.toEqual([]);
    const honest = await outcome(saying(driver, { limits: [limit] }), ['lines']);
    expect(honest.wrong).toEqual([]);
    expect(honest.reasons.join('\n')).toContain(`(${limit})`);
    const faulty = await outcome(withFault(saying(driver, { limits: [limit] }), LOSING_THE_LAST), [
      LOSING_THE_LAST[2],
    ]);
    expect(faulty.wrong, 'a fault beside the limit').toEqual([LOSING_THE_LAST[2]]);
  });
});
