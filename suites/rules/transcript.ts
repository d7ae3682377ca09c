import {
  assistant,
  branchSummary,
  compaction,
  customMessage,
  edit,
  sessionOf,
  system,
  toolCall,
  toolResult,
  user,
  type SessionConstraints,
} from '../../generators/index.ts';
import { caseOf, readingRule, type Expected } from '../asking/reading-rule.ts';
import { fromAnyLeaf, loaded } from '../asking/sessions-to-read.ts';
import { transcriptOf } from '../model/index.ts';
import type { Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

const PLAIN: SessionConstraints = { text: 'plain', maxEntries: 8 };
const SAID: SessionConstraints = { ...PLAIN, types: ['message'], roles: ['user', 'assistant'] };
const SHARED = { method: 'session/transcript' } as const;

/** Who said what, in order; which entry it comes from need not be told. */
const said: Expected = (session, leafId) => ({
  items: transcriptOf(session, leafId).map(({ role, text: words }) => ({ role, text: words })),
});

const conversation = readingRule({
  ...SHARED,
  ...requirement('transcript/conversation'),
  cases: loaded({ ...SAID, roles: ['user', 'assistant', 'toolResult'] }),
  examples: () => [
    { name: 'a question and its answer', input: caseOf(sessionOf(user('a1'), assistant('b2'))) },
    {
      name: 'two text blocks around a call',
      input: caseOf(
        sessionOf(
          user('a1', 'read it'),
          assistant('b2', [{ type: 'text', text: 'one' }, toolCall(), { type: 'text', text: 'two' }]),
          toolResult('c3', 'contents'),
        ),
      ),
    },
    { name: 'nothing was said', input: caseOf(sessionOf()) },
  ],
  expected: said,
});

const activeBranch = readingRule({
  ...SHARED,
  ...requirement('transcript/active-branch'),
  cases: fromAnyLeaf({ ...SAID, shape: 'bush', minEntries: 2 }),
  examples: () => [
    {
      name: 'a question asked again',
      input: caseOf(
        sessionOf(
          user('a1', 'first'),
          assistant('b2', 'to the first'),
          user('c3', 'second', { parent: null }),
          assistant('d4', 'to the second'),
        ),
      ),
    },
  ],
  expected: said,
});

const hidden = readingRule({
  ...SHARED,
  ...requirement('transcript/hidden'),
  cases: loaded({ ...PLAIN, types: { message: 1, custom_message: 3 }, roles: ['user'], minEntries: 1 }),
  examples: () =>
    [true, false].map((display) => ({
      name: display ? 'shown' : 'hidden',
      input: caseOf(sessionOf(user('a1'), { ...customMessage('b2', 'injected'), display })),
    })),
  expected: said,
});

const edited = readingRule({
  ...SHARED,
  ...requirement('transcript/edited'),
  cases: loaded({ ...SAID, types: { message: 3, context_edit: 2 }, minEntries: 2 }),
  examples: () =>
    [null, { content: 'changed' }].map((replacement) => ({
      name: replacement === null ? 'omitted' : 'replaced',
      input: caseOf(
        sessionOf(user('a1', 'said'), assistant('b2'), edit('c3', { target: 'a1', replacement }), user('d4')),
      ),
    })),
  expected: said,
});

const summaries = readingRule({
  ...SHARED,
  ...requirement('transcript/summaries'),
  cases: loaded({
    ...SAID,
    types: { message: 3, compaction: 1, branch_summary: 1 },
    minEntries: 2,
  }),
  examples: () => [
    {
      name: 'a compaction',
      input: caseOf(
        sessionOf(user('a1', 'old'), user('b2', 'kept'), compaction('c3', { firstKept: 'b2' }), user('d4')),
      ),
    },
    {
      name: 'the summary of a branch',
      input: caseOf(sessionOf(user('a1'), branchSummary('b2', { from: 'a1' }), user('c3'))),
    },
  ],
  expected: said,
});

const systemPrompt = readingRule({
  ...SHARED,
  ...requirement('transcript/system'),
  cases: loaded({ ...PLAIN, types: ['message'], roles: ['user', 'system'], minEntries: 1 }),
  examples: () => [{ name: 'a prompt', input: caseOf(sessionOf(system('a1'), user('b2'))) }],
  expected: said,
});

export const transcriptSuite: Suite = {
  area: 'transcript',
  title: 'What is shown of a session',
  rules: [conversation, activeBranch, hidden, edited, summaries, systemPrompt],
};
