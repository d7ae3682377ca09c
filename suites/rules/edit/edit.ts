import fc from 'fast-check';
import {
  assistant,
  compaction,
  customMessage,
  edit,
  label,
  sessionOf,
  toolResult,
  user,
  type Session,
} from '../../../generators/index.ts';
import {
  caseOf,
  readingRule,
  sameMessages,
  twinRule,
  type ReadingMethod,
  type TwinCase,
} from '../../asking/reading-rule.ts';
import { aboutEdits, IN_ANY_FORM, said, saidInARow, saidOf, saidOnBranches } from '../../asking/said.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import { cutAfter, withAppended } from '../../asking/twins.ts';
import { sessions } from '../../asking/sessions-to-read.ts';
import { readSession } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import {
  asOmission,
  asReplacement,
  asText,
  EDITED,
  editRule,
  editsEachOnce,
  editsOf,
  hasBlocks,
  isOmission,
  seed,
  targetOf,
  TARGETS,
  wholeOfEdited,
} from './editing.ts';
import { nullOnAny, missingTarget, replaceUneditable, silentTarget, malformed } from './odd-edits.ts';

const omit = editRule({
  ...requirement('edit/omit'),
  as: asOmission,
  shows: isOmission,
  // Also what is sent in its place would be wrong, so all messages count.
  view: IN_ANY_FORM,
  examples: [
    ['the hidden message', caseOf(seed(null))],
    ...Object.entries(TARGETS).map(
      ([kind, target]) =>
        [
          `a hidden ${kind}`,
          caseOf(sessionOf(...target('a1'), user('b2'), edit('c3', { target: 'a1', replacement: null }))),
        ] as const,
    ),
    [
      // Other entries have a targetId as well, and edit nothing.
      'a hidden message that is marked afterwards',
      caseOf(
        sessionOf(
          user('a1', 'a secret'),
          edit('b2', { target: 'a1', replacement: null }),
          label('c3', { target: 'a1', label: 'mark' }),
        ),
      ),
    ],
  ],
});

const replace = editRule({
  ...requirement('edit/replace'),
  as: asReplacement,
  shows: () => true,
  expected: wholeOfEdited(undefined),
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
  as: asReplacement,
  finish: asText,
  shows: (one, made) => hasBlocks(targetOf(made, one)),
  expected: wholeOfEdited(['content']),
  view: (read) => ({ ...aboutEdits(read), asStored: true }),
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
  roles: ['user'],
  types: { message: 3, context_edit: 4 },
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
  cases: saidOnBranches({
    ...EDITED,
    types: { message: 3, context_edit: 3 },
    roles: ['user'],
    shows: editsEachOnce,
  }),
  expected: said,
  view: aboutEdits,
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
    {
      name: 'an omission on the branch before the one that is read',
      input: caseOf(
        sessionOf(
          user('a1', 'question A'),
          user('b2', 'question B'),
          edit('c3', { target: 'a1', replacement: null }),
          user('d4', 'question C', { parent: 'b2' }),
          user('e5', 'question D'),
        ),
      ),
    },
    {
      name: 'an omission on the branch behind the one that is read',
      input: caseOf(
        sessionOf(
          user('a1', 'question A'),
          user('b2', 'question B'),
          user('c3', 'question C', { parent: 'a1' }),
          edit('d4', { target: 'a1', replacement: null }),
        ),
        'b2',
      ),
    },
  ],
});

const noMessage = editRule({
  ...requirement('edit/no-message'),
  types: { message: 3, context_edit: 3 },
  roles: ['user'],
  as: asReplacement,
  shows: () => true,
  expected: saidOf(() => undefined),
  view: {},
  examples: [['an edit as the leaf', caseOf(seed({ content: 'x' }))]],
});

/** What an edit must leave alone, and the part of the answer that shows it. */
const RAW = [
  { method: 'session/read', what: 'entries', shows: targetsAsStored },
  { method: 'session/tree', what: 'tree', shows: ({ roots, children }) => ({ roots, children }) },
  { method: 'session/info', what: 'info', shows: ({ name, labels }) => ({ name, labels }) },
] as const satisfies readonly {
  method: ReadingMethod;
  what: string;
  shows: (result: Record<string, unknown>, twins: TwinCase) => unknown;
}[];

/** The entries of an answer, as they are; of an edit, that it is one more. */
function targetsAsStored({ entries }: Record<string, unknown>, { after }: TwinCase): unknown {
  if (!Array.isArray(entries)) return { entries };
  const { byId } = readSession(after.bytes);
  return {
    entries: entries.map((entry: { id?: unknown }) =>
      byId.get(String(entry.id))?.type === 'context_edit' ? {} : entry,
    ),
  };
}

/** A session with edits, and the same with something that edits nothing in their places. */
const withAndWithout = (made: Session): TwinCase => ({
  before: caseOf({
    ...made,
    entries: made.entries.map((entry) =>
      entry.type === 'context_edit'
        ? {
            type: 'custom',
            id: entry.id,
            parentId: entry.parentId,
            timestamp: entry.timestamp,
            customType: 'in place of an edit',
          }
        : entry,
    ),
  }),
  after: caseOf(made),
});

const raw = RAW.map(({ method, what, shows }) =>
  twinRule({
    ...requirement(`edit/raw-${what}`),
    method,
    cases: (world) =>
      sessions({
        ...EDITED,
        types: { message: 3, label: 1, session_info: 1, context_edit: 3 },
        shape: 'chain',
        spoken: true,
      })(world)
        .filter((made) => editsOf(made).length > 0)
        .map(withAndWithout),
    examples: (world) => [
      { name: 'with the edit and without', input: withAndWithout(seed(null)) },
      {
        name: 'of an entry that is marked',
        input: withAndWithout(
          sessionOf(
            user('a1', 'a secret'),
            label('b2', { target: 'a1', label: 'mark' }),
            edit('c3', { target: 'a1', replacement: null }),
          ),
        ),
      },
      {
        name: 'among entries of each type',
        input: withAndWithout(everyEntry(world, ({ type }) => type !== 'compaction')),
      },
    ],
    carries: shows,
  }),
);

const throughCompaction = readingRule({
  ...requirement('edit/compaction'),
  method: 'session/context',
  cases: saidInARow({
    ...EDITED,
    types: { message: 3, context_edit: 2, compaction: 2 },
    roles: ['user'],
    minEntries: 3,
    shows: (made) =>
      editsOf(made).length > 0 &&
      editsEachOnce(made) &&
      made.entries.filter(({ type }) => type === 'compaction').length === 1,
  }),
  expected: said,
  view: aboutEdits,
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
  carries: sameMessages,
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
  carries: sameMessages,
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
