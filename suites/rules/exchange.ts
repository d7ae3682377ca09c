import {
  assistant,
  compaction,
  custom,
  edit,
  label,
  sessionOf,
  toolCall,
  toolResult,
  user,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { caseOf, readingRule } from '../asking/reading-rule.ts';
import { aboutEdits, IN_ANY_FORM, said, saidInARow, sayingOf } from '../asking/said.ts';
import { roleOf, type Entry } from '../model/index.ts';
import { requirement } from '../requirements/index.ts';
import type { Suite } from '../rule.ts';
import { planRules } from './plan.ts';

/** Calls of tools and their results: providers refuse a conversation in which they are not side by side. */

const EXCHANGES: SessionConstraints = {
  text: 'plain',
  types: ['message'],
  roles: ['user', 'assistant', 'toolResult'],
  minEntries: 1,
  maxEntries: 10,
};

const isResult = (entry: Session['entries'][number]): boolean =>
  entry.type === 'message' && entry.message.role === 'toolResult';

const two = () => assistant('b2', [toolCall('call_1'), toolCall('call_2', 'bash')]);
const first = (id: string, place = {}) => toolResult(id, 'of the first', { answers: 'call_1', ...place });
const second = (id: string, place = {}) => toolResult(id, 'of the second', { answers: 'call_2', ...place });

const order = readingRule({
  ...requirement('exchange/order'),
  method: 'session/context',
  cases: saidInARow(EXCHANGES),
  expected: said,
  view: IN_ANY_FORM,
  examples: () => [
    {
      name: 'parallel calls, answered in another order',
      input: caseOf(sessionOf(user('a1'), two(), second('c3'), first('d4'), assistant('e5'))),
    },
    { name: 'one of two calls answered', input: caseOf(sessionOf(user('a1'), two(), second('c3'))) },
    { name: 'a call that nobody answered, at the leaf', input: caseOf(sessionOf(user('a1'), two())) },
    {
      name: 'a call that nobody answered, and the next question',
      input: caseOf(sessionOf(user('a1'), two(), user('c3', 'never mind'))),
    },
    {
      name: 'the two results on branches of their own',
      input: caseOf(sessionOf(user('a1'), two(), first('c3'), second('d4', { parent: 'b2' }))),
    },
    {
      name: 'read from the call, as a clone that ends there',
      input: caseOf(sessionOf(user('a1'), two(), first('c3'), second('d4')), 'b2'),
    },
    {
      name: 'silent entries between a call and its result',
      input: caseOf(
        sessionOf(
          user('a1'),
          assistant('b2', [toolCall()]),
          custom('c3'),
          label('d4', { target: 'a1' }),
          toolResult('e5'),
        ),
      ),
    },
  ],
});

const compacted = readingRule({
  ...requirement('exchange/compacted'),
  method: 'session/context',
  cases: saidInARow({
    ...EXCHANGES,
    types: { message: 6, compaction: 3 },
    keeps: ['some'],
    shows: ({ entries }) =>
      entries.filter(({ type }) => type === 'compaction').length === 1 && entries.some(isResult),
  }),
  expected: said,
  view: sayingOf((entry) => roleOf(entry) === 'toolResult'),
  examples: () => [
    {
      name: 'kept from the call on',
      input: caseOf(
        sessionOf(
          user('a1'),
          two(),
          first('c3'),
          second('d4'),
          compaction('e5', { firstKept: 'b2' }),
          user('f6'),
        ),
      ),
    },
    {
      name: 'compacted between two results',
      input: caseOf(
        sessionOf(
          user('a1'),
          two(),
          first('c3'),
          compaction('d4', { firstKept: 'b2' }),
          second('e5'),
          assistant('f6'),
        ),
      ),
    },
  ],
});

const isInExchange = (entry: Entry): boolean => ['assistant', 'toolResult'].includes(String(roleOf(entry)));

const omitted = (...targets: readonly string[]) =>
  sessionOf(
    user('a1'),
    assistant('b2', [toolCall()]),
    toolResult('c3'),
    ...targets.map((target, index) => edit(`e${index}`, { target, replacement: null })),
    user('f6', 'go on'),
  );

const edited = readingRule({
  ...requirement('exchange/edited'),
  method: 'session/context',
  cases: saidInARow({
    ...EXCHANGES,
    types: { message: 5, context_edit: 3 },
    shows: ({ entries }) => {
      const targets = entries.flatMap((entry) => (entry.type === 'context_edit' ? [entry.targetId] : []));
      return targets.length > 0 && new Set(targets).size === targets.length && entries.some(isResult);
    },
  }),
  expected: said,
  view: (read) => ({ texts: [...aboutEdits(read).texts, ...sayingOf(isInExchange)(read).texts] }),
  examples: () => [
    { name: 'the call and its result hidden', input: caseOf(omitted('b2', 'c3')) },
    { name: 'only the call hidden', input: caseOf(omitted('b2')) },
    { name: 'only the result hidden', input: caseOf(omitted('c3')) },
    {
      name: 'the result shortened',
      input: caseOf(
        sessionOf(
          user('a1'),
          assistant('b2', [toolCall()]),
          toolResult('c3', 'a long output'),
          edit('d4', { target: 'c3', replacement: { content: 'short' } }),
        ),
      ),
    },
  ],
});

export const exchangeSuite: Suite = {
  area: 'exchange',
  title: 'Tool calls and their results',
  rules: [order, compacted, edited, ...planRules],
};
