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
  type Session,
} from '../../../generators/index.ts';
import { entryTypes, sendsNothing } from '../../../schema/index.ts';
import { caseOf, readingRule, sameMessages, twinRule } from '../../asking/reading-rule.ts';
import { everyEntry, isMessageOf } from '../../asking/every-entry.ts';
import { having, loaded } from '../../asking/sessions-to-read.ts';
import { IN_ANY_FORM, said, saidInARow, saidOf, saidOnBranches } from '../../asking/said.ts';
import { withAppended } from '../../asking/twins.ts';
import { contextOf } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import { manyMessages } from './many-messages.ts';
import { nullContent, withoutMessage } from './odd-messages.ts';
import { PLAIN } from './plain.ts';
import { thinkingLevel, thinkingDefault, modelChanged, modelOfAssistant } from './settings.ts';

/** The types that send nothing. */
const SILENT = entryTypes.filter(sendsNothing);

/** Edits send nothing; what they do to other messages is theirs to show, so each puts there what was there. */
const withoutEffect = ({ header, entries }: Session): Session => ({
  header,
  entries: entries.map((entry) => {
    if (entry.type !== 'context_edit') return entry;
    const target = entries.find(({ id }) => id === entry.targetId);
    const content =
      target?.type === 'message' && target.message.role === 'user' ? target.message.content : '';
    return { ...entry, replacement: { content } };
  }),
});

const silentTypes = readingRule({
  ...requirement('context/silent-types'),
  method: 'session/context',
  cases: saidInARow({
    ...PLAIN,
    types: { ...Object.fromEntries(SILENT.map((type) => [type, 1])), message: 2 },
    roles: ['user'],
    finish: withoutEffect,
  }),
  expected: said,
  view: IN_ANY_FORM,
  examples: (world) => [
    {
      name: 'an entry of each type that sends nothing',
      input: caseOf(
        withoutEffect(everyEntry(world, (entry) => sendsNothing(entry.type) || isMessageOf(entry, ['user']))),
      ),
    },
    {
      name: 'stored is not sent',
      input: caseOf(
        sessionOf(
          modelChange('a1'),
          thinkingLevelChange('b2'),
          user('c3', 'question A'),
          custom('d4', { customType: 'my-extension', data: { count: 42 } }),
          label('e5', { target: 'c3', label: 'mark' }),
          ...(world.features.has('usageEntry' satisfies Feature) ? [usageEntry('f6')] : []),
          sessionInfo('07', 'a name'),
        ),
      ),
    },
  ],
});

const message = readingRule({
  ...requirement('context/message'),
  method: 'session/context',
  cases: loaded({ types: ['message'], maxEntries: 4, text: 'plain', shape: 'chain', images: true }),
  examples: (world) => [
    {
      name: 'a message of each role',
      input: caseOf(everyEntry(world, (entry) => isMessageOf(entry))),
    },
    {
      name: 'a shell run that the model is not shown',
      input: caseOf(sessionOf(bash('a1', { excludeFromContext: true }), user('b2'))),
    },
  ],
});

const customMessages = readingRule({
  ...requirement('context/custom-message'),
  method: 'session/context',
  cases: having(
    { ...PLAIN, types: { custom_message: 3, message: 1 }, roles: ['user'], shape: 'chain' },
    ({ entries }) =>
      entries.every((entry) => entry.type !== 'custom_message' || typeof entry.content === 'string'),
  ),
  // When it was said is only observed: `context/summary-timestamps`.
  expected: saidOf(({ role, customType, content, display, details }) =>
    role === 'custom' ? { role, customType, content, display, details } : undefined,
  ),
  examples: () => [
    {
      name: 'not displayed, but sent',
      input: caseOf(sessionOf(customMessage('a1', 'Injected context...', { display: false }))),
    },
    {
      name: 'between a question and another, with details',
      input: caseOf(
        sessionOf(
          user('a1', 'question'),
          { ...customMessage('b2', 'noted'), details: { count: 42 } },
          user('c3', 'another'),
        ),
      ),
    },
  ],
});

const branchSummaries = readingRule({
  ...requirement('context/branch-summary'),
  method: 'session/context',
  cases: saidInARow({ ...PLAIN, types: { branch_summary: 2, message: 2 }, roles: ['user'] }),
  expected: saidOf(({ role, summary, fromId }) =>
    role === 'branchSummary' ? { role, summary, fromId } : undefined,
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
  expected: said,
  view: IN_ANY_FORM,
  method: 'session/context',
  cases: () =>
    fc.constant(caseOf(sessionOf(user('a1'), branchSummary('b2', { summary: '', from: 'a1' }), user('c3')))),
  maxRuns: 1,
});

const activeBranch = readingRule({
  ...requirement('context/active-branch'),
  method: 'session/context',
  cases: saidOnBranches({ ...PLAIN, types: ['message'], roles: ['user', 'assistant'] }),
  expected: said,
  view: IN_ANY_FORM,
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
    {
      name: 'a leaf that has a sibling',
      input: caseOf(
        sessionOf(user('a1'), assistant('b2', 'right turn'), assistant('c3', 'later turn', { parent: 'a1' })),
        'b2',
      ),
    },
    { name: 'before the first entry', input: caseOf(sessionOf(user('a1')), null) },
  ],
});

const summaryTimestamps = readingRule({
  ...requirement('context/summary-timestamps'),
  method: 'session/context',
  cases: saidInARow({
    ...PLAIN,
    types: ['custom_message', 'branch_summary', 'compaction'],
    minEntries: 1,
    maxEntries: 3,
    shows: ({ entries }) => entries.filter(({ type }) => type === 'compaction').length < 2,
  }),
  examples: () => [
    {
      name: 'times in nanoseconds and of another zone',
      input: caseOf(
        sessionOf(
          { ...customMessage('a1'), timestamp: '2026-10-01T09:00:02.123456789Z' },
          { ...branchSummary('b2', { from: 'a1' }), timestamp: '2026-10-01T11:00:03+02:00' },
        ),
      ),
    },
  ],
  expected: saidOf(({ role, timestamp }) => ({ role, timestamp })),
});

const provenance = readingRule({
  ...requirement('context/provenance'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['message', 'custom_message', 'compaction', 'label'],
    roles: ['user', 'assistant'],
    shape: 'chain',
  }),
  examples: () => [
    {
      name: 'a label is the leaf',
      input: caseOf(
        sessionOf(
          user('a1'),
          assistant('b2'),
          customMessage('c3', 'injected'),
          label('d4', { target: 'a1', label: 'mark' }),
        ),
      ),
    },
  ],
  expected: (read, leafId) => ({
    messages: contextOf(read, leafId).messages.map(({ entry }) => ({ entryId: entry.id })),
  }),
});

/** What may be appended to a session and sends nothing. */
const silentAfter = ({ entries }: Session): readonly Session['entries'][number][] => [
  label('0ddedd17', { target: entries[0]?.id ?? '', label: 'mark' }),
  custom('0ddedd17', { customType: 'x' }),
  sessionInfo('0ddedd17', 'a name'),
  modelChange('0ddedd17'),
  thinkingLevelChange('0ddedd17'),
];

const silentAppend = twinRule({
  ...requirement('context/silent-append'),
  method: 'session/context',
  cases: withAppended({ ...PLAIN, types: ['message'], roles: ['user'], shape: 'chain' }, (made) =>
    fc.constantFrom(...silentAfter(made)).map((silent) => {
      const last = made.entries.at(-1);
      const entry = {
        ...silent,
        parentId: last?.id ?? null,
        timestamp: last?.timestamp ?? made.header.timestamp,
      };
      return { entry, leafBefore: last?.id ?? null, leafAfter: entry.id };
    }),
  ),
  examples: () => {
    const before = sessionOf(user('a1', 'question'));
    return silentAfter(before).map((silent) => ({
      name: `a ${silent.type}`,
      input: { before: caseOf(before), after: caseOf(sessionOf(...before.entries, silent)) },
    }));
  },
  carries: sameMessages,
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
    manyMessages,
  ],
};
