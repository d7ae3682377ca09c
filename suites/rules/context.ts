import fc from 'fast-check';
import {
  assistant,
  bash,
  branchSummary,
  custom,
  customMessage,
  label,
  modelChange,
  session,
  sessionInfo,
  sessionOf,
  thinkingLevelChange,
  usageEntry,
  user,
  type EntryKind,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import type { Feature } from '../../generators/features.ts';
import { fromAnyLeaf, having, loaded } from '../asking/sessions-to-read.ts';
import { withAppended } from '../asking/twins.ts';
import { contextOf } from '../model/index.ts';
import {
  caseOf,
  caseOfLines,
  readingRule,
  twinRule,
  wholeContext,
  type Expected,
} from '../asking/reading-rule.ts';
import { documented, observed, type Suite } from '../rule.ts';

const FORMAT = 'docs/session-format.md';
const BUILDING = 'Context Building';

type Entry = Session['entries'][number];

/** The types that send nothing, and what each needs of a release. */
const SILENT: readonly EntryKind[] = [
  'model_change',
  'thinking_level_change',
  'usage',
  'custom',
  'label',
  'session_info',
  'context_edit',
];

const PLAIN: SessionConstraints = { maxEntries: 6, text: 'plain' };

const silentTypes = readingRule({
  id: 'context/silent-types',
  level: 'must',
  title: 'model and thinking changes, usage, custom, label, name and edit entries send nothing',
  source: documented(FORMAT, BUILDING, '`usage` and `custom` -> no context message'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: { ...Object.fromEntries(SILENT.map((type) => [type, 1])), message: 2 },
    roles: ['user'],
  }),
  examples: ({ features }) => [
    {
      name: 'stored is not sent',
      input: caseOf(
        sessionOf(
          modelChange('a1'),
          thinkingLevelChange('b2'),
          user('c3', 'question A'),
          custom('d4', { customType: 'my-extension', data: { count: 42 } }),
          label('e5', { target: 'c3', label: 'mark' }),
          ...(features.has('usageEntry' satisfies Feature) ? [usageEntry('f6')] : []),
          sessionInfo('07', 'a name'),
        ),
      ),
    },
  ],
});

const message = readingRule({
  id: 'context/message',
  level: 'must',
  title: 'a message entry sends its message as stored',
  source: documented(FORMAT, BUILDING, '`message` -> stored `AgentMessage`'),
  method: 'session/context',
  cases: loaded({ types: ['message'], maxEntries: 4 }),
  examples: () => [
    {
      name: 'a shell run that the model is not shown',
      input: caseOf(sessionOf(bash('a1', { excludeFromContext: true }), user('b2'))),
    },
  ],
});

const customMessages = readingRule({
  id: 'context/custom-message',
  level: 'must',
  title: 'a custom_message sends role custom with customType, content, display and details',
  since: '0.35.0',
  source: documented(FORMAT, BUILDING, '`custom_message` -> `CustomMessage`'),
  method: 'session/context',
  cases: loaded({ ...PLAIN, types: { custom_message: 3, message: 1 }, roles: ['user'] }),
  examples: () => [
    {
      name: 'not displayed, but sent',
      input: caseOf(sessionOf(customMessage('a1', 'Injected context...', { display: false }))),
    },
  ],
});

const branchSummaries = readingRule({
  id: 'context/branch-summary',
  level: 'must',
  title: 'a branch_summary sends role branchSummary with summary and fromId',
  source: documented(FORMAT, BUILDING, '`branch_summary` -> `branchSummary`'),
  method: 'session/context',
  cases: having({ ...PLAIN, types: { branch_summary: 2, message: 2 }, roles: ['user'] }, ({ entries }) =>
    entries.every((entry) => entry.type !== 'branch_summary' || entry.summary !== ''),
  ),
  examples: () => [
    {
      name: 'from a left branch',
      input: caseOf(
        sessionOf(
          user('a1'),
          user('b2'),
          branchSummary('c3', { summary: 'tried b2', from: 'b2', parent: 'a1' }),
        ),
      ),
    },
  ],
});

const emptySummary = readingRule({
  id: 'context/empty-summary',
  level: 'observed',
  title: 'a branch_summary with an empty summary sends nothing',
  source: observed('sends nothing for a branch summary that is empty'),
  method: 'session/context',
  cases: () =>
    fc.constant(caseOf(sessionOf(user('a1'), branchSummary('b2', { summary: '', from: 'a1' }), user('c3')))),
  maxRuns: 1,
});

const activeBranch = readingRule({
  id: 'context/active-branch',
  level: 'must',
  title: 'nothing of another branch is sent',
  source: documented(
    'docs/sessions.md',
    'Manage conversation context',
    'The model receives the active branch, not every branch in the session file.',
  ),
  method: 'session/context',
  cases: fromAnyLeaf({ ...PLAIN, types: ['message', 'custom_message'], roles: ['user', 'assistant'] }),
  examples: () => [
    {
      name: 'the sibling branch',
      input: caseOf(
        sessionOf(
          user('a1', 'question'),
          assistant('b2', 'wrong turn'),
          assistant('c3', 'right turn', { parent: 'a1' }),
        ),
      ),
    },
    { name: 'before the first entry', input: caseOf(sessionOf(user('a1')), null) },
  ],
});

const level: Expected = (read, leafId) => ({ thinkingLevel: contextOf(read, leafId).thinkingLevel });
const model: Expected = (read, leafId) => ({ model: contextOf(read, leafId).model });

const onBranch = (type: EntryKind) => (made: Session) => {
  const byId = new Map(made.entries.map((entry) => [entry.id, entry]));
  for (let entry = made.entries.at(-1); entry !== undefined; entry = byId.get(entry.parentId ?? '')) {
    if (entry.type === type) return true;
  }
  return false;
};

const SETTINGS: SessionConstraints = {
  ...PLAIN,
  types: { message: 1, model_change: 2, thinking_level_change: 2, label: 1 },
  roles: ['user'],
};

const thinkingLevel = readingRule({
  id: 'context/thinking-level',
  level: 'must',
  title: 'the thinking level is that of the last thinking_level_change on the branch',
  source: documented(
    FORMAT,
    BUILDING,
    'Extracts current model and thinking level settings from the full path',
  ),
  method: 'session/context',
  cases: having(SETTINGS, onBranch('thinking_level_change')),
  examples: () => [
    {
      name: 'the later change is on another branch',
      input: caseOf(
        sessionOf(
          thinkingLevelChange('a1', { thinkingLevel: 'low' }),
          thinkingLevelChange('b2', { thinkingLevel: 'high' }),
          user('c3', 'again', { parent: 'a1' }),
        ),
      ),
    },
  ],
  expected: level,
});

const thinkingDefault = readingRule({
  id: 'context/thinking-default',
  level: 'observed',
  title: 'without a thinking_level_change the level is "off"',
  source: observed('answers "off" where no level was ever set'),
  method: 'session/context',
  cases: loaded({ ...PLAIN, types: ['message', 'model_change'], roles: ['user'], maxEntries: 3 }),
  expected: level,
});

const modelChanged = readingRule({
  id: 'context/model',
  level: 'must',
  title: 'the model is that of the last model_change on the branch',
  source: documented(FORMAT, 'ModelChangeEntry', 'The latest entry is the selected model'),
  method: 'session/context',
  cases: having(SETTINGS, onBranch('model_change')),
  examples: () => [
    {
      name: 'the later change is on another branch',
      input: caseOf(
        sessionOf(
          modelChange('a1', { provider: 'anthropic', modelId: 'claude' }),
          modelChange('b2', { provider: 'openai', modelId: 'gpt' }),
          user('c3', 'again', { parent: 'a1' }),
        ),
      ),
    },
  ],
  expected: model,
});

const modelOfAssistant = readingRule({
  id: 'context/model-of-assistant',
  level: 'observed',
  title: 'a later assistant message tells the model as well; without either it is null',
  source: observed('takes provider and model of the last assistant message over an earlier model_change'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['message', 'model_change'],
    roles: ['user', 'assistant'],
    maxEntries: 4,
  }),
  examples: () => [
    {
      name: 'a virtual model, then the model that answered',
      input: caseOf(sessionOf(modelChange('a1'), user('b2'), assistant('c3'))),
    },
    { name: 'never set', input: caseOf(sessionOf(user('a1'))) },
  ],
  expected: model,
});

const summaryTimestamps = readingRule({
  id: 'context/summary-timestamps',
  level: 'observed',
  since: '0.87.0',
  title: 'the time of a message that is made from an entry is that of the entry, in milliseconds',
  source: observed('gives summaries and custom messages the time of their entry'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['custom_message', 'branch_summary', 'compaction'],
    minEntries: 1,
    maxEntries: 3,
  }),
  expected: wholeContext,
});

const withContent = (content: unknown) => (entry: Entry) =>
  entry.type === 'message' ? { ...entry, message: { ...entry.message, content } } : entry;

const nullContent = readingRule({
  id: 'context/null-content',
  level: 'observed',
  title:
    'missing content of a user, assistant or toolResult message reads as no blocks, of a system message as ""',
  since: '0.86.0',
  source: observed('sends empty content where a message has none'),
  method: 'session/context',
  cases: ({ features }) =>
    fc
      .tuple(
        session({
          features,
          types: ['message'],
          roles: ['user', 'assistant', 'toolResult', 'system'],
          minEntries: 1,
          maxEntries: 3,
        }),
        fc.constantFrom(null, undefined),
      )
      .map(([made, content]) =>
        caseOfLines([
          JSON.stringify(made.header),
          ...made.entries.map((entry) => JSON.stringify(withContent(content)(entry))),
        ]),
      ),
});

const withoutMessage = readingRule({
  id: 'context/message-missing',
  level: 'observed',
  title: 'a message entry without a message sends nothing',
  source: observed('throws while it builds the context'),
  hazard: { pi: 'a message entry without message throws while the context is built' },
  method: 'session/context',
  maxRuns: 4,
  cases: () =>
    fc.constantFrom(undefined, null).map((none) => {
      const made = sessionOf(user('a1'), user('b2'), user('c3'));
      const lines = made.entries.map((entry) =>
        JSON.stringify(entry.id === 'b2' ? { ...entry, message: none } : entry),
      );
      return caseOfLines([JSON.stringify(made.header), ...lines]);
    }),
  orRejected: true,
});

const provenance = readingRule({
  id: 'context/provenance',
  level: 'should',
  title: 'each message names the entry that it comes from',
  since: '0.87.0',
  source: documented(
    FORMAT,
    BUILDING,
    'It returns the model-visible messages together with their source entries.',
  ),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['message', 'custom_message', 'compaction', 'label'],
    roles: ['user', 'assistant'],
  }),
  expected: (read, leafId) => ({
    messages: contextOf(read, leafId).messages.map(({ entry }) => ({ entryId: entry.id })),
  }),
});

const silentAppend = twinRule({
  id: 'context/silent-append',
  level: 'must',
  title: 'appending a silent entry changes no message',
  source: documented(FORMAT, BUILDING, '`usage` and `custom` -> no context message'),
  method: 'session/context',
  cases: withAppended({ ...PLAIN, types: ['message'], roles: ['user', 'assistant'] }, (made) =>
    fc
      .constantFrom(
        label('0ddedd17', { target: made.entries[0]?.id ?? '', label: 'mark' }),
        custom('0ddedd17', { customType: 'x' }),
        sessionInfo('0ddedd17', 'a name'),
        modelChange('0ddedd17'),
        thinkingLevelChange('0ddedd17'),
      )
      .map((silent) => {
        const last = made.entries.at(-1);
        const entry = {
          ...silent,
          parentId: last?.id ?? null,
          timestamp: last?.timestamp ?? made.header.timestamp,
        };
        return { entry, leafBefore: last?.id ?? null, leafAfter: entry.id };
      }),
  ),
  carries: ({ messages }) => ({ messages }),
});

export const contextSuite: Suite = {
  area: 'context',
  title: 'Context: stored is not sent',
  rules: [
    silentTypes,
    message,
    customMessages,
    branchSummaries,
    emptySummary,
    activeBranch,
    thinkingLevel,
    thinkingDefault,
    modelChanged,
    modelOfAssistant,
    summaryTimestamps,
    nullContent,
    withoutMessage,
    provenance,
    silentAppend,
  ],
};
