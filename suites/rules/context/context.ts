import fc from 'fast-check';
import type { Feature } from '../../../generators/features.ts';
import {
  assistant,
  bash,
  branchSummary,
  custom,
  customMessage,
  label,
  modelChange,
  sessionInfo,
  sessionOf,
  thinkingLevelChange,
  usageEntry,
  user,
} from '../../../generators/index.ts';
import { entryTypes, sendsNothing } from '../../../schema/index.ts';
import { caseOf, readingRule, twinRule, wholeContext } from '../../asking/reading-rule.ts';
import { fromAnyLeaf, having, loaded } from '../../asking/sessions-to-read.ts';
import { withAppended } from '../../asking/twins.ts';
import { contextOf } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import { nullContent, withoutMessage } from './odd-messages.ts';
import { PLAIN } from './plain.ts';
import { thinkingLevel, thinkingDefault, modelChanged, modelOfAssistant } from './settings.ts';

/** The types that send nothing. */
const SILENT = entryTypes.filter(sendsNothing);

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
