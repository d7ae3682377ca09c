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
import type { Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

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
  ...requirement('context/silent-types'),
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
  ...requirement('context/message'),
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
  ...requirement('context/custom-message'),
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
  ...requirement('context/branch-summary'),
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
  ...requirement('context/empty-summary'),
  method: 'session/context',
  cases: () =>
    fc.constant(caseOf(sessionOf(user('a1'), branchSummary('b2', { summary: '', from: 'a1' }), user('c3')))),
  maxRuns: 1,
});

const activeBranch = readingRule({
  ...requirement('context/active-branch'),
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
  ...requirement('context/thinking-level'),
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
  ...requirement('context/thinking-default'),
  method: 'session/context',
  cases: loaded({ ...PLAIN, types: ['message', 'model_change'], roles: ['user'], maxEntries: 3 }),
  expected: level,
});

const modelChanged = readingRule({
  ...requirement('context/model'),
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
  ...requirement('context/model-of-assistant'),
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
  ...requirement('context/summary-timestamps'),
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
  ...requirement('context/null-content'),
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
  ...requirement('context/message-missing'),
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
  ...requirement('context/provenance'),
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
  ...requirement('context/silent-append'),
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
