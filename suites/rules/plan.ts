import fc from 'fast-check';
import {
  assistant,
  bash,
  branchSummary,
  compaction,
  customMessage,
  isKnownRole,
  label,
  sessionBytes,
  sessionFrom,
  sessionOf,
  sessionWithLeaf,
  system,
  toolCall,
  toolResult,
  user,
  type Session,
} from '../../generators/index.ts';
import type { SessionCase } from '../asking/reading-rule.ts';
import { keepable } from '../driving/exchanges.ts';
import { branchOf, readSession, type Entry } from '../model/index.ts';
import type { Request } from '../question.ts';
import { requirement, type RequirementId } from '../requirements/index.ts';
import { rule, type AskedRule, type Example, type RunRule, type World } from '../rule.ts';

/** Where a compaction would begin to keep: `compaction/plan`. How many tokens a text has differs from model to model. */

const METHOD = 'compaction/plan';

type Entries = Session['entries'];

interface PlanCase extends SessionCase {
  readonly keepRecentTokens: number;
}

const FILE = 'session.jsonl';

const requestOf = ({ bytes, leafId, keepRecentTokens }: PlanCase): Request => ({
  method: METHOD,
  params: { path: FILE, ...(leafId !== undefined && { leafId }), keepRecentTokens },
  files: { [FILE]: bytes },
});

const planned = (session: Session, keepRecentTokens: number): PlanCase => ({
  bytes: sessionBytes(session),
  keepRecentTokens,
});

const answering = (ids: readonly (string | null)[]) => ({
  anyOf: ids.map((firstKeptEntryId) => ({ result: { firstKeptEntryId } })),
});

interface PlanRule extends Pick<
  AskedRule<PlanCase>,
  'id' | 'level' | 'title' | 'since' | 'source' | 'inputs'
> {
  readonly examples: readonly Example<PlanCase>[] | ((world: World) => readonly Example<PlanCase>[]);
  /** The answers that are right. */
  readonly right: (input: PlanCase) => readonly (string | null)[];
}

const planRule = ({ right, examples, ...shared }: PlanRule): RunRule =>
  rule<PlanCase>({
    ...shared,
    kind: 'asked',
    method: METHOD,
    examples: typeof examples === 'function' ? examples : () => examples,
    requests: (input) => [requestOf(input)],
    expect: (input) => answering(right(input)),
  });

const example = (name: string, session: Session, keepRecentTokens: number): Example<PlanCase> => ({
  name,
  input: planned(session, keepRecentTokens),
});

const branchIn = ({ bytes, leafId }: PlanCase) => branchOf(readSession(bytes), leafId);

const CALLED = sessionOf(
  user('a1', 'question'.repeat(10)),
  assistant('b2', [toolCall()]),
  label('c3', { target: 'a1', label: 'mark' }),
  toolResult('d4', 'output'.repeat(100)),
);

const cut = planRule({
  ...requirement('exchange/plan'),
  inputs: ({ features }) =>
    fc
      .tuple(
        sessionWithLeaf({
          features,
          text: 'plain',
          types: { message: 8, label: 1, model_change: 1, compaction: 1 },
          roles: ['user', 'assistant', 'toolResult'],
          shape: 'chain',
          minEntries: 2,
        }),
        fc.nat({ max: 40 }),
      )
      .map(([{ session, leafId }, keepRecentTokens]) => ({ ...planned(session, keepRecentTokens), leafId })),
  examples: [
    example('the result alone is as large as what is kept', CALLED, 100),
    example('a result at the leaf', CALLED, 1),
    example(
      'the second of two results',
      sessionOf(
        user('a1', 'question'),
        assistant('b2', [toolCall('call_1'), toolCall('call_2')]),
        toolResult('c3', 'one', { answers: 'call_1' }),
        toolResult('d4', 'output'.repeat(50), { answers: 'call_2' }),
        user('e5', 'go on'),
      ),
      60,
    ),
  ],
  right: (input) => [null, ...keepable(branchIn(input)).map(({ id }) => id)],
});

const said = (entry: Entry): string => {
  const { content } = (entry['message'] ?? {}) as { content?: unknown };
  return typeof content === 'string' ? content : JSON.stringify(content ?? '');
};

const CONVERSATION = sessionOf(
  user('a1', 'x'.repeat(40)),
  assistant('b2', 'x'.repeat(40)),
  user('c3', 'x'.repeat(40)),
  assistant('d4', 'x'.repeat(40)),
);

const LONGER = sessionOf(
  user('a1', 'x'.repeat(400)),
  assistant('b2', 'x'.repeat(400)),
  user('c3', 'x'.repeat(400)),
  assistant('d4', 'x'.repeat(400)),
);

const keeps = planRule({
  ...requirement('exchange/plan-keeps'),
  inputs: ({ features }) =>
    fc
      .tuple(
        sessionWithLeaf({
          features,
          text: 'plain',
          types: ['message'],
          roles: ['user', 'assistant'],
          shape: 'chain',
        }),
        fc.nat({ max: 30 }),
      )
      .map(([{ session, leafId }, keepRecentTokens]) => ({ ...planned(session, keepRecentTokens), leafId })),
  examples: [
    example('two messages of four', CONVERSATION, 15),
    example('one message', CONVERSATION, 5),
    example('more than one message has letters', CONVERSATION, 50),
    example('more than one long message has letters', LONGER, 500),
    example('more than two messages have letters', CONVERSATION, 90),
  ],
  right: (input) => {
    const branch = branchIn(input);
    // No text has more tokens than letters.
    const letters = branch.map((_, index) => branch.slice(index).map(said).join('').length);
    return [
      null,
      ...branch.filter((_, index) => (letters[index] ?? 0) >= input.keepRecentTokens).map(({ id }) => id),
    ];
  },
});

/** Messages of 4,000 letters: of each, more than 250 and at most 4,000 tokens. */
const LETTERS = 4_000;
const FEWEST_TOKENS = 250;
const ASKED = 1_000;
const mostKept = (asked: number): number => Math.ceil(asked / FEWEST_TOKENS);

type Speaker = 'conversation' | 'assistant' | 'commands' | 'custom' | 'summaries';

/** What is said after the first question, where it is no conversation. */
const SAYING: Readonly<
  Record<Exclude<Speaker, 'conversation'>, (id: string, words: string) => Entries[number]>
> = {
  assistant: (id, words) => assistant(id, words),
  commands: (id, words) => bash(id, { output: words }),
  custom: (id, words) => customMessage(id, words),
  summaries: (id, words) => branchSummary(id, { from: 'e0', summary: words }),
};

function longSession(count: number, speaker: Speaker): Session {
  const words = 'word '.repeat(LETTERS / 5);
  return sessionFrom(
    Array.from({ length: count }, (_, index) => {
      const id = `e${index}`;
      if (speaker !== 'conversation' && index > 0) return SAYING[speaker](id, words);
      return index % 2 === 0 ? user(id, words) : assistant(id, words);
    }),
  );
}

const recent = (id: RequirementId, speaker: Speaker, ...others: readonly Speaker[]): RunRule =>
  planRule({
    ...requirement(id),
    inputs: () =>
      fc
        .integer({ min: mostKept(ASKED) + 2, max: 12 })
        .map((count) => planned(longSession(count, speaker), ASKED)),
    examples: [
      example('ten long messages', longSession(10, speaker), ASKED),
      example('more than one of ten', longSession(10, speaker), 1_200),
      example('the second of two', longSession(2, speaker), 200),
      ...others.map((other) => example(`ten long entries, ${other}`, longSession(10, other), ASKED)),
    ],
    right: (input) =>
      branchIn(input)
        .slice(-mostKept(input.keepRecentTokens))
        .map(({ id: own }) => own),
  });

const older = recent('exchange/plan-recent', 'conversation', 'assistant', 'commands');
const customCounted = recent('exchange/plan-custom', 'custom', 'summaries');

const COMPACTED = sessionOf(
  user('a1', 'x'.repeat(40)),
  assistant('b2', 'x'.repeat(40)),
  compaction('c3', { firstKept: 'b2' }),
);

const NOTHING: readonly Example<PlanCase>[] = [
  example('no entries', sessionOf(), 0),
  example('one message', sessionOf(user('a1')), 0),
  example('all of it is recent', CONVERSATION, 1_000_000),
  example(
    'a call and its result are all that there is',
    sessionOf(assistant('b2', [toolCall()]), toolResult('c3')),
    0,
  ),
];

const LONG = 'word '.repeat(1_600);

/** Of these, what is not short is the first that is sent: before it nothing is left to be compacted. */
const NOTHING_BEFORE: readonly Example<PlanCase>[] = [
  example(
    'an earlier compaction stands before all that is sent',
    sessionOf(
      user('a1', 'question'),
      assistant('b2', LONG),
      compaction('c3', { firstKept: 'b2' }),
      user('d4', 'go on'),
    ),
    1_000,
  ),
];
const NOTHING_BUT_THE_PROMPT = example(
  'the prompt of the system stands before all that is said',
  sessionOf(system('s0'), user('a1', LONG), assistant('b2', 'answer')),
  1_000,
);

const nothing = planRule({
  ...requirement('exchange/plan-nothing'),
  inputs: ({ features }) =>
    sessionWithLeaf({
      features,
      text: 'plain',
      types: ['message'],
      roles: ['user', 'assistant', 'toolResult'],
    }).map(({ session, leafId }) => ({ ...planned(session, 10_000_000), leafId })),
  examples: ({ features }) => [
    ...NOTHING,
    ...NOTHING_BEFORE,
    ...(isKnownRole('system', features) ? [NOTHING_BUT_THE_PROMPT] : []),
  ],
  right: () => [null],
});

const afterCompaction = planRule({
  ...requirement('exchange/plan-after-compaction'),
  inputs: () => fc.nat({ max: 100 }).map((tokens) => planned(COMPACTED, tokens)),
  examples: [
    example('a compaction is the last entry', COMPACTED, 0),
    example(
      'it keeps three messages',
      sessionOf(
        user('a1', 'x'.repeat(40)),
        assistant('b2', 'x'.repeat(40)),
        user('c3', 'x'.repeat(40)),
        compaction('d4', { firstKept: 'a1' }),
      ),
      0,
    ),
  ],
  right: () => [null],
});

const twice = rule<PlanCase>({
  ...requirement('exchange/plan-twice'),
  kind: 'asked',
  method: METHOD,
  inputs: ({ features }) =>
    fc
      .tuple(sessionWithLeaf({ features, text: 'plain', minEntries: 2 }), fc.nat({ max: 40 }))
      .map(([{ session, leafId }, tokens]) => ({ ...planned(session, tokens), leafId })),
  examples: () => [example('four messages', CONVERSATION, 15)],
  requests: (input) => [requestOf(input), requestOf(input)],
  expect: (_input, [earlier]) => ({
    anyOf: [earlier === undefined || 'rejected' in earlier ? { rejected: true } : { result: earlier.result }],
  }),
});

export const planRules: readonly RunRule[] = [
  cut,
  keeps,
  older,
  customCounted,
  nothing,
  afterCompaction,
  twice,
];
