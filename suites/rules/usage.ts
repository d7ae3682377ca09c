import type fc from 'fast-check';
import {
  assistant,
  compaction,
  edit,
  sessionBytes,
  session,
  sessionOf,
  toolCall,
  toolResult,
  usageEntry,
  user,
  type SessionConstraints,
} from '../../generators/index.ts';
import { caseOf, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import type { Cases } from '../asking/sessions-to-read.ts';
import { isObject, usageOf } from '../model/index.ts';
import { documented, observed } from '../source.ts';
import type { Suite } from '../rule.ts';

const FORMAT = 'docs/session-format.md';
const SHARED = { method: 'session/usage' } as const;

/** Quarters of a dollar, whose sums are exact in whatever order they are added. */
const inQuarters = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inQuarters);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([member, inner]) => [
    member,
    member === 'total' && typeof inner === 'number' ? Math.round(inner * 4) / 4 : inQuarters(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
};

const paid =
  (constraints: SessionConstraints): Cases =>
  ({ features }): fc.Arbitrary<SessionCase> =>
    session({ text: 'plain', maxEntries: 8, ...constraints, features }).map((made) => ({
      bytes: sessionBytes(inQuarters(made) as typeof made),
    }));

const used = (input: number, cost = 0.25) => ({
  input,
  output: 20,
  cacheRead: 300,
  cacheWrite: 4000,
  totalTokens: input + 4320,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: cost },
});

const reply = (id: string, input: number, members: object = {}) =>
  assistant(id, 'hi', { usage: used(input), ...members });

const sums: Expected = (read) => {
  const { byModel: _models, totalTokens: _sum, ...all } = usageOf(read);
  return all;
};

const replies = readingRule({
  ...SHARED,
  id: 'usage/replies',
  level: 'observed',
  title: 'the tokens and the cost of a session are those of all its replies, on every branch',
  source: observed('sums the usage of every assistant message of the file, on whatever branch it is'),
  cases: paid({ types: ['message'], roles: ['user', 'assistant'], shape: 'bush' }),
  examples: () => [
    { name: 'two replies', input: caseOf(sessionOf(user('a1'), reply('b2', 1), reply('c3', 2))) },
    {
      name: 'a reply on a branch that was left',
      input: caseOf(sessionOf(user('a1'), reply('b2', 1), reply('c3', 2, { parent: 'a1' }))),
    },
    { name: 'no reply', input: caseOf(sessionOf(user('a1'))) },
    {
      name: 'a reply that failed',
      input: caseOf(sessionOf(user('a1'), reply('b2', 7, { stopReason: 'error' }))),
    },
  ],
  expected: sums,
});

const leftOut = readingRule({
  ...SHARED,
  id: 'usage/left-out',
  level: 'must',
  title: 'a reply that was edited away counts all the same',
  since: '0.87.0',
  source: documented(
    FORMAT,
    'ContextEditEntry',
    'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
  ),
  cases: paid({ types: { message: 3, context_edit: 2 }, roles: ['user', 'assistant'], minEntries: 2 }),
  examples: () => [
    {
      name: 'edited away',
      input: caseOf(
        sessionOf(user('a1'), reply('b2', 1), edit('c3', { target: 'b2', replacement: null }), user('d4')),
      ),
    },
  ],
  expected: sums,
});

const compacted = readingRule({
  ...SHARED,
  id: 'usage/compacted',
  level: 'observed',
  title: 'what a compaction took out of the context counts all the same',
  source: observed('sums over the whole file, also what was compacted away'),
  cases: paid({ types: { message: 3, compaction: 1 }, roles: ['user', 'assistant'], minEntries: 2 }),
  examples: () => [
    {
      name: 'compacted away',
      input: caseOf(sessionOf(user('a1'), reply('b2', 1), user('c3'), compaction('d4', { firstKept: 'c3' }))),
    },
  ],
  expected: sums,
});

const entries = readingRule({
  ...SHARED,
  id: 'usage/entries',
  level: 'must',
  title: 'usage entries count, of whatever kind they are',
  since: '0.86.0',
  source: documented(
    FORMAT,
    'UsageEntry',
    'Usage entries contribute to session token and cost totals. Pi hides them from the conversation tree. Consumers should treat unknown `kind` values as normal usage rather than rejecting them.',
  ),
  cases: paid({ types: { message: 1, usage: 3 }, roles: ['user', 'assistant'], minEntries: 1 }),
  examples: () =>
    ['cache_warm', 'a kind of tomorrow'].map((kind) => ({
      name: kind,
      input: caseOf(sessionOf(user('a1'), reply('b2', 1), { ...usageEntry('c3', { kind }), usage: used(5) })),
    })),
  expected: sums,
});

const summaries = readingRule({
  ...SHARED,
  id: 'usage/summaries',
  level: 'must',
  title: 'what the making of a summary used counts',
  since: '0.81.0',
  source: documented(
    FORMAT,
    'CompactionEntry',
    'LLM usage from generating the summary; included in session token and cost totals',
  ),
  cases: paid({
    types: { message: 1, compaction: 2, branch_summary: 2 },
    roles: ['user', 'assistant'],
    minEntries: 1,
  }),
  examples: () => [
    {
      name: 'a compaction',
      input: caseOf(
        sessionOf(user('a1'), reply('b2', 1), {
          ...compaction('c3', { firstKept: 'b2' }),
          usage: used(9, 0.5),
        }),
      ),
    },
  ],
  expected: sums,
});

const toolResults = readingRule({
  ...SHARED,
  id: 'usage/tool-results',
  level: 'must',
  title: 'what a tool used for model calls of its own counts',
  since: '0.81.0',
  source: documented(
    'docs/extensions.md',
    'Tool Definition',
    'Pi persists it on the tool result and includes it in footer, `/session`, and RPC session totals.',
  ),
  cases: paid({ types: ['message'], roles: ['user', 'assistant', 'toolResult'], minEntries: 1 }),
  examples: () => {
    const result = toolResult('c3');
    const message = { ...result.message, usage: used(11, 1) };
    return [
      {
        name: 'a tool that asked a model',
        input: caseOf(
          sessionOf(user('a1'), assistant('b2', [toolCall()], { usage: used(1) }), {
            ...result,
            message,
          }),
        ),
      },
    ];
  },
  expected: sums,
});

const byModel = readingRule({
  ...SHARED,
  id: 'usage/by-model',
  level: 'observed',
  title: 'the sums of a model are those of its replies, by provider and by the model that answered',
  source: observed('groups by "provider/model", where a response names its model by that one'),
  cases: paid({ types: ['message'], roles: ['user', 'assistant'] }),
  examples: () => [
    {
      name: 'two models',
      input: caseOf(
        sessionOf(
          user('a1'),
          reply('b2', 1),
          reply('c3', 2, { provider: 'openai', model: 'gpt-4o' }),
          reply('d4', 3),
        ),
      ),
    },
    {
      name: 'another model answered',
      input: caseOf(sessionOf(user('a1'), reply('b2', 1, { responseModel: 'claude-sonnet-4-5-20250929' }))),
    },
  ],
  expected: (read) => {
    const models = Object.entries(usageOf(read).byModel);
    // A model that used nothing may be missing.
    return {
      byModel: Object.fromEntries(models.filter(([, { totalTokens, cost }]) => totalTokens + cost > 0)),
    };
  },
});

export const usageSuite: Suite = {
  area: 'usage',
  title: 'Tokens and cost of a session',
  rules: [replies, leftOut, compacted, entries, summaries, toolResults, byModel],
};
