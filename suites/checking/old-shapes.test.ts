import { expect, test } from 'vitest';
import { inspectBytes } from './index.ts';

const TIME = '2025-11-20T09:00:00.000Z';
const COST = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 };
const OLD_USAGE = { input: 1, output: 1, cacheRead: 0, cacheWrite: 0, cost: COST };
const ANSWER = {
  role: 'assistant',
  content: [],
  api: 'a',
  provider: 'p',
  model: 'm',
  usage: OLD_USAGE,
  stopReason: 'stop',
  timestamp: Date.parse(TIME),
};

/** Lines as releases before 0.13 wrote them. */
const OLD: readonly object[] = [
  { type: 'message', timestamp: TIME, message: ANSWER },
  { type: 'model_change', timestamp: TIME, model: 'openai/gpt-5' },
  {
    type: 'message',
    timestamp: TIME,
    message: {
      role: 'bashExecution',
      command: 'ls',
      output: '',
      exitCode: null,
      cancelled: true,
      truncated: false,
      timestamp: Date.parse(TIME),
    },
  },
];

const factsIn = (header: object, entries: readonly object[]) =>
  inspectBytes(
    new TextEncoder().encode(
      [{ type: 'session', id: 's', timestamp: TIME, cwd: '/', ...header }, ...entries]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    ),
  ).facts;

const linked = (entries: readonly object[]) =>
  entries.map((entry, at) => ({ ...entry, id: `e${at}`, parentId: at === 0 ? null : `e${at - 1}` }));

const OLD_HEADER = { model: 'openai/gpt-5', provider: 'openai', modelId: 'gpt-5', thinkingLevel: 'off' };

test('what the first releases wrote has no problem, and none after a migration', () => {
  expect(factsIn({ ...OLD_HEADER, branchedFrom: '/a.jsonl' }, OLD)).toEqual([]);
  expect(factsIn({ ...OLD_HEADER, version: 3 }, linked(OLD))).toEqual([]);
});

test('what no release wrote is told all the same', () => {
  const newer = { ...ANSWER, thinkingLevel: 'off' };
  const entries = linked([
    { type: 'message', timestamp: TIME, message: newer },
    { type: 'model_change', timestamp: TIME, provider: 'openai' },
  ]);
  expect(factsIn({ version: 3 }, entries).map(({ pointer }) => pointer)).toEqual([
    '/message/usage/totalTokens',
    '/modelId',
  ]);
});
