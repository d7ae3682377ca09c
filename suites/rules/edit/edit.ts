import fc from 'fast-check';
import {
  assistant,
  compaction,
  edit,
  sessionWithLeaf,
  sessionOf,
  toolResult,
  user,
  customMessage,
} from '../../../generators/index.ts';
import { caseOf, readingRule, twinRule, type Expected } from '../../asking/reading-rule.ts';
import { having } from '../../asking/sessions-to-read.ts';
import { cutAfter, withAppended } from '../../asking/twins.ts';
import { infoOf } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import {
  EDITED,
  editsOf,
  targetOf,
  editsEachOnce,
  isOmission,
  isText,
  hasBlocks,
  seed,
  editRule,
} from './editing.ts';
import { nullOnAny, missingTarget, replaceUneditable, silentTarget, malformed } from './odd-edits.ts';

const omit = editRule({
  ...requirement('edit/omit'),
  shows: isOmission,
  examples: [['the hidden message', caseOf(seed(null))]],
});

const replace = editRule({
  ...requirement('edit/replace'),
  shows: (one, made) => !isOmission(one) && !(isText(one) && hasBlocks(targetOf(made, one))),
  examples: [
    ['the replaced message', caseOf(seed({ content: 'REDACTED' }))],
    ['nothing in its place, as text', caseOf(seed({ content: '' }))],
    ['nothing in its place, as blocks', caseOf(seed({ content: [] }))],
    [
      'blocks for an assistant message',
      caseOf(
        sessionOf(
          assistant('a1', 'secret'),
          edit('b2', { target: 'a1', replacement: { content: [{ type: 'text', text: 'x' }] } }),
        ),
      ),
    ],
  ],
});

const stringToBlock = editRule({
  ...requirement('edit/string-to-block'),
  shows: (one, made) => isText(one) && hasBlocks(targetOf(made, one)),
  examples: [
    [
      'an assistant message',
      caseOf(
        sessionOf(assistant('a1', 'secret'), edit('b2', { target: 'a1', replacement: { content: 'x' } })),
      ),
    ],
    [
      'a tool result',
      caseOf(
        sessionOf(toolResult('a1', 'secret'), edit('b2', { target: 'a1', replacement: { content: 'x' } })),
      ),
    ],
    ['a user message keeps the string', caseOf(seed({ content: 'REDACTED' }))],
    [
      'a custom message keeps the string',
      caseOf(
        sessionOf(customMessage('a1', 'secret'), edit('b2', { target: 'a1', replacement: { content: 'x' } })),
      ),
    ],
  ],
});

const latestWins = editRule({
  ...requirement('edit/latest-wins'),
  repeated: true,
  shows: (one, made) => editsOf(made).some((other) => other !== one && other.targetId === one.targetId),
  examples: [
    [
      'brought back after an omission',
      caseOf(
        sessionOf(
          user('a1', 'question A'),
          edit('b2', { target: 'a1', replacement: null }),
          edit('c3', { target: 'a1', replacement: { content: 'back' } }),
        ),
      ),
    ],
    [
      'hidden after a replacement',
      caseOf(
        sessionOf(
          user('a1', 'question A'),
          edit('b2', { target: 'a1', replacement: { content: 'x' } }),
          edit('c3', { target: 'a1', replacement: null }),
        ),
      ),
    ],
    [
      'the latest edit on another branch does not count',
      caseOf(
        sessionOf(
          user('a1', 'question A'),
          edit('b2', { target: 'a1', replacement: { content: 'here' } }),
          edit('c3', { target: 'a1', replacement: { content: 'elsewhere' }, parent: 'a1' }),
          user('d4', 'go on', { parent: 'b2' }),
        ),
      ),
    ],
  ],
});

const branchRelative = readingRule({
  ...requirement('edit/branch-relative'),
  method: 'session/context',
  cases: ({ features }) =>
    sessionWithLeaf({ ...EDITED, features })
      .filter(({ session: made }) => editsEachOnce(made))
      .map(({ session: made, leafId }) => caseOf(made, leafId)),
  examples: () => [
    { name: 'the answer to A again', input: caseOf(seed(null), 'b2c3d4e5') },
    { name: 'the edit itself as the leaf', input: caseOf(seed(null), 'g6h7i8j9') },
    {
      name: 'the sibling branch',
      input: caseOf(
        sessionOf(
          user('a1', 'question A'),
          edit('b2', { target: 'a1', replacement: null }),
          user('c3', 'another try', { parent: 'a1' }),
        ),
      ),
    },
  ],
});

const noMessage = editRule({
  ...requirement('edit/no-message'),
  shows: () => true,
  examples: [['an edit as the leaf', caseOf(seed({ content: 'x' }))]],
});

const namesAndLabels: Expected = (read) => {
  const { name, labels } = infoOf(read);
  return { name, labels };
};

const RAW = [
  { method: 'session/read', what: 'entries' },
  { method: 'session/tree', what: 'tree' },
  { method: 'session/info', what: 'info' },
] as const;

/** What an edit must leave alone, one rule for each method that shows it. */
const raw = RAW.map(({ method, what }) =>
  readingRule({
    ...requirement(`edit/raw-${what}`),
    method,
    cases: having(
      { ...EDITED, types: { message: 3, label: 1, session_info: 1, context_edit: 3 } },
      (made) => editsOf(made).length > 0,
    ),
    examples: () => [{ name: 'the hidden message', input: caseOf(seed(null)) }],
    ...(method === 'session/info' ? { expected: namesAndLabels } : {}),
  }),
);

const throughCompaction = readingRule({
  ...requirement('edit/compaction'),
  method: 'session/context',
  cases: having(
    { ...EDITED, types: { message: 3, context_edit: 2, compaction: 2 }, minEntries: 3 },
    (made) =>
      editsOf(made).length > 0 &&
      editsEachOnce(made) &&
      made.entries.some(({ type }) => type === 'compaction'),
  ),
  examples: () => [
    {
      name: 'a kept entry that was edited before the compaction',
      input: caseOf(
        sessionOf(
          user('a1', 'old'),
          user('b2', 'secret'),
          edit('c3', { target: 'b2', replacement: null }),
          compaction('d4', { firstKept: 'b2' }),
        ),
      ),
    },
    {
      name: 'a kept entry that is edited after it',
      input: caseOf(
        sessionOf(
          user('a1', 'secret'),
          compaction('b2', { firstKept: 'a1' }),
          edit('c3', { target: 'a1', replacement: { content: 'x' } }),
        ),
      ),
    },
  ],
});

const asCutBefore = twinRule({
  ...requirement('edit/as-cut-before'),
  method: 'session/context',
  cases: cutAfter(EDITED, ({ type }) => type === 'context_edit'),
  carries: ({ messages }) => ({ messages }),
});

const siblingEdit = twinRule({
  ...requirement('edit/sibling-branch'),
  method: 'session/context',
  cases: withAppended({ ...EDITED, types: ['message'], minEntries: 1 }, (made) =>
    fc.tuple(fc.constantFrom(...made.entries), fc.boolean()).map(([target, omits]) => ({
      entry: edit('0ddedd17', {
        target: target.id,
        replacement: omits ? null : { content: 'x' },
        parent: target.id,
      }),
      leafBefore: made.entries.at(-1)?.id ?? null,
      leafAfter: made.entries.at(-1)?.id ?? null,
    })),
  ),
  carries: ({ messages }) => ({ messages }),
});

export const editSuite: Suite = {
  area: 'edit',
  title: 'Context edits',
  rules: [
    omit,
    replace,
    stringToBlock,
    latestWins,
    branchRelative,
    noMessage,
    ...raw,
    nullOnAny,
    missingTarget,
    replaceUneditable,
    silentTarget,
    malformed,
    throughCompaction,
    asCutBefore,
    siblingEdit,
  ],
};
