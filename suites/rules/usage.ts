import type fc from 'fast-check';
import {
  assistant,
  compaction,
  branchSummary,
  edit,
  isKnown,
  sessionBytes,
  session,
  sessionOf,
  toolCall,
  toolResult,
  usageEntry,
  user,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { caseOf, readingRule, type Expected, type SessionCase } from '../asking/reading-rule.ts';
import type { Cases } from '../asking/sessions-to-read.ts';
import { isObject, usageOf } from '../model/index.ts';
import { requirement } from '../requirements/index.ts';
import type { RunRule, Suite } from '../rule.ts';
import { folder } from './usage-folder.ts';

const SHARED = { method: 'session/usage' } as const;

/**
 * Quarters of a dollar, whose sums are exact in whatever order they are added. Where the total is not the provider's own,
 * it is the sum of its parts: a reader may add those.
 */
const inQuarters = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inQuarters);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([member, inner]) => [
    member,
    member === 'cost' && isObject(inner) ? costInQuarters(inner) : inQuarters(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
};

const PARTS = ['input', 'output', 'cacheRead', 'cacheWrite'] as const;

function costInQuarters(cost: Readonly<Record<string, unknown>>) {
  const quarters = (name: string) => Math.round(Number(cost[name]) * 4) / 4;
  const parts = Object.fromEntries(PARTS.map((name) => [name, quarters(name)]));
  const total =
    cost['totalFromProvider'] === true
      ? quarters('total')
      : PARTS.reduce((sum, name) => sum + (parts[name] ?? 0), 0);
  return { ...cost, ...parts, total };
}

const paid =
  (constraints: SessionConstraints, change: (made: Session) => Session = (made) => made): Cases =>
  ({ features }): fc.Arbitrary<SessionCase> =>
    session({ text: 'plain', maxEntries: 8, ...constraints, features }).map((made) => ({
      bytes: sessionBytes(inQuarters(change(made)) as typeof made),
    }));

/** Without what the making of a summary used: whether that counts is asked by another rule. */
const withoutSummaryUsage = (made: Session): Session => ({
  ...made,
  entries: made.entries.map((entry) => {
    if (entry.type !== 'compaction') return entry;
    const { usage: _other, ...rest } = entry;
    return rest;
  }),
});

const used = (input: number, cost = 0.25) => ({
  input,
  output: 20,
  cacheRead: 300,
  cacheWrite: 4000,
  totalTokens: input + 4320,
  cost: { input: 0, output: cost, cacheRead: 0, cacheWrite: 0, total: cost },
});

const reply = (id: string, input: number, members: object = {}) =>
  assistant(id, 'hi', { usage: used(input), ...members });

const sums: Expected = (read) => {
  const { byModel: _models, totalTokens: _sum, ...all } = usageOf(read);
  return all;
};

const replies = readingRule({
  ...SHARED,
  ...requirement('usage/replies'),
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
  ...requirement('usage/left-out'),
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
  ...requirement('usage/compacted'),
  cases: paid(
    { types: { message: 3, compaction: 1 }, roles: ['user', 'assistant'], minEntries: 2 },
    withoutSummaryUsage,
  ),
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
  ...requirement('usage/entries'),
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
  ...requirement('usage/summaries'),
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
    {
      name: 'a summary of a branch',
      input: caseOf(
        sessionOf(user('a1'), reply('b2', 1), {
          ...branchSummary('c3', { from: 'b2', parent: 'a1' }),
          usage: used(7, 0.5),
        }),
      ),
    },
  ],
  expected: sums,
});

const toolResults = readingRule({
  ...SHARED,
  ...requirement('usage/tool-results'),
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

/** A reader need not tell the parts of the models. */
const orNotTold = (asked: RunRule): RunRule =>
  asked.kind !== 'asked'
    ? asked
    : {
        ...asked,
        expect: (input, earlier) => {
          const expected = asked.expect(input, earlier);
          return { ...expected, anyOf: [...expected.anyOf, { result: { byModel: null } }] };
        },
      };

const BESIDE_REPLIES = sessionOf(user('a1'), reply('b2', 1), { ...usageEntry('c3'), usage: used(5) });

const models = readingRule({
  ...SHARED,
  ...requirement('usage/by-model'),
  cases: paid({ types: ['message'], roles: ['user', 'assistant'] }),
  examples: ({ features }) => [
    ...(isKnown('usage', features)
      ? [{ name: 'what was used beside the replies', input: caseOf(BESIDE_REPLIES) }]
      : []),
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

const byModel = orNotTold(models);

export const usageSuite: Suite = {
  area: 'usage',
  title: 'Tokens and cost of a session',
  rules: [replies, leftOut, compacted, entries, summaries, toolResults, byModel, folder],
};
