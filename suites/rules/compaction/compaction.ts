import fc from 'fast-check';
import {
  compaction,
  modelChange,
  sessionOf,
  system,
  thinkingLevelChange,
  user,
} from '../../../generators/index.ts';
import { caseOf, readingRule, type Expected } from '../../asking/reading-rule.ts';
import { asked, having } from '../../asking/sessions-to-read.ts';
import { said, saidOnBranches } from '../../asking/said.ts';
import { contextOf } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import {
  COMPACTED,
  compactionRule,
  compactionsOf,
  keepsNone,
  keepsSome,
  prompts,
  summaries,
  talk,
} from './compacting.ts';
import { missingKept, anyKeptType } from './odd-compactions.ts';

const latest = compactionRule({
  ...requirement('compaction/latest'),
  view: summaries,
  repeated: true,
  shows: (_, made) => compactionsOf(made).length > 1,
  examples: {
    'two compactions, the older outside the kept range': caseOf(
      sessionOf(
        user('a1'),
        compaction('b2', { firstKept: 'a1' }),
        user('c3'),
        compaction('d4', { firstKept: 'c3' }),
        user('e5'),
      ),
    ),
    'two compactions in a row': caseOf(
      sessionOf(
        user('a1', 'old'),
        user('b2', 'kept'),
        compaction('c3', { firstKept: 'b2', summary: 'the older summary' }),
        compaction('d4', { firstKept: 'b2', summary: 'the newer summary' }),
      ),
    ),
    'two compactions, the older inside the kept range': caseOf(
      sessionOf(
        user('a1'),
        compaction('b2', { firstKept: 'a1' }),
        user('c3'),
        compaction('d4', { firstKept: 'a1' }),
      ),
    ),
  },
});

/** What is sent for compactions, whether they count or not. */
const ONE_INSIDE = caseOf(
  sessionOf(
    user('a1', 'question'),
    compaction('b2', { firstKept: 'a1', summary: 'the older summary' }),
    user('c3', 'and now?'),
    compaction('d4', { firstKept: 'a1', summary: 'the newer summary' }),
  ),
);

const oneSummary = readingRule({
  ...requirement('compaction/one-summary'),
  method: 'session/context',
  view: summaries,
  maxRuns: 0,
  cases: () => fc.constant(ONE_INSIDE),
  examples: () => [{ name: 'two compactions, and all is kept', input: ONE_INSIDE }],
  expected: said,
});

const order = compactionRule({
  ...requirement('compaction/order'),
  shows: (one) => one.systemMessage !== undefined,
  examples: {
    'a checkpoint': caseOf(
      sessionOf(
        user('a1', 'old'),
        user('b2', 'kept'),
        compaction('c3', {
          firstKept: 'b2',
          systemMessage: { role: 'system', content: 'prompt', timestamp: 1_767_225_600_000 },
        }),
        user('d4', 'after'),
      ),
    ),
  },
});

const kept = compactionRule({
  ...requirement('compaction/kept'),
  view: talk,
  constraints: { keeps: ['some'] },
  shows: keepsSome,
  examples: {
    'the second of three': caseOf(
      sessionOf(
        user('a1', 'old'),
        user('b2', 'kept'),
        user('c3', 'kept too'),
        compaction('d4', { firstKept: 'b2' }),
      ),
    ),
    'a sibling branch below the first kept entry is not kept': caseOf(
      sessionOf(
        user('a1', 'kept'),
        user('b2', 'elsewhere'),
        user('c3', 'kept too', { parent: 'a1' }),
        compaction('d4', { firstKept: 'a1' }),
      ),
    ),
  },
});

const systemDropped = compactionRule({
  ...requirement('compaction/kept-system'),
  view: prompts,
  constraints: { roles: ['system', 'user'], keeps: ['some'], shape: 'chain' },
  shows: (one, made) =>
    one.systemMessage !== undefined &&
    made.entries.some((entry) => entry.type === 'message' && entry.message.role === 'system'),
  examples: {
    'a prompt in the kept range, and one after the compaction': caseOf(
      sessionOf(
        user('a1', 'kept'),
        system('b2', 'earlier prompt'),
        compaction('c3', {
          firstKept: 'a1',
          systemMessage: { role: 'system', content: 'replayed', timestamp: 1_767_225_600_000 },
        }),
        system('d4', 'later prompt'),
      ),
    ),
  },
});

const keepNone = compactionRule({
  ...requirement('compaction/keep-none'),
  view: talk,
  constraints: { keeps: ['none'] },
  shows: keepsNone,
  examples: {
    'nothing kept, and an empty summary': caseOf(
      sessionOf(user('a1', 'old'), compaction('b2', { firstKept: 'b2', summary: '' }), user('c3', 'after')),
    ),
    'nothing kept': caseOf(
      sessionOf(user('a1', 'old'), compaction('b2', { firstKept: 'b2' }), user('c3', 'after')),
    ),
  },
});

const branch = readingRule({
  ...requirement('compaction/branch'),
  method: 'session/context',
  cases: (world) =>
    saidOnBranches({ ...COMPACTED, shows: (made) => compactionsOf(made).length < 2 })(world).filter(
      asked(world),
    ),
  expected: said,
  view: summaries,
  examples: () => [
    {
      name: 'from before the compaction',
      input: caseOf(sessionOf(user('a1'), user('b2'), compaction('c3', { firstKept: 'b2' })), 'b2'),
    },
    {
      name: 'from a sibling of the compaction',
      input: caseOf(
        sessionOf(user('a1'), compaction('b2', { firstKept: 'a1' }), user('c3', 'again', { parent: 'a1' })),
      ),
    },
  ],
});

const settings: Expected = (read, leafId) => {
  const { thinkingLevel, model } = contextOf(read, leafId);
  return { thinkingLevel, model };
};

const fullPath = readingRule({
  ...requirement('compaction/settings'),
  method: 'session/context',
  cases: having(
    {
      ...COMPACTED,
      shape: 'chain',
      types: { message: 1, model_change: 2, thinking_level_change: 2, compaction: 2 },
      roles: ['user'],
    },
    ({ entries }) =>
      ['model_change', 'thinking_level_change', 'compaction'].every((type) =>
        entries.some((entry) => entry.type === type),
      ),
  ),
  examples: () => [
    {
      name: 'both were set before the kept part',
      input: caseOf(
        sessionOf(
          modelChange('a1', { provider: 'anthropic', modelId: 'claude' }),
          thinkingLevelChange('b2', { thinkingLevel: 'high' }),
          user('c3', 'old'),
          user('d4', 'kept'),
          compaction('e5', { firstKept: 'd4' }),
        ),
      ),
    },
  ],
  // Where one was never set, its default is only observed.
  expected: (read, leafId) => known(settings(read, leafId) as Settings, read.entries),
});

interface Settings {
  readonly thinkingLevel: unknown;
  readonly model: unknown;
}

/** The settings that some entry of the file speaks of. */
function known({ thinkingLevel, model }: Settings, entries: readonly { type: string }[]): Partial<Settings> {
  const levelSet = entries.some(({ type }) => type === 'thinking_level_change') && thinkingLevel !== 'off';
  return { ...(levelSet ? { thinkingLevel } : {}), ...(model === null ? {} : { model }) };
}

export const compactionSuite: Suite = {
  area: 'compaction',
  title: 'Compactions',
  rules: [
    latest,
    oneSummary,
    order,
    kept,
    systemDropped,
    keepNone,
    branch,
    missingKept,
    anyKeptType,
    fullPath,
  ],
};
