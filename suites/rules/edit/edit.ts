import fc from 'fast-check';
import {
  assistant,
  compaction,
  edit,
  label,
  modelChange,
  session,
  sessionWithLeaf,
  sessionOf,
  system,
  toolResult,
  user,
  customMessage,
  type Session,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { having, type Cases } from '../../asking/sessions-to-read.ts';
import { cutAfter, withAppended } from '../../asking/twins.ts';
import { caseOf, readingRule, twinRule, type Expected, type SessionCase } from '../../asking/reading-rule.ts';
import { infoOf } from '../../model/index.ts';
import type { RunRule, Suite } from '../../rule.ts';
import { requirement } from '../../requirements/index.ts';
import type { Requirement } from '../../requirement.ts';

/** Conversations with edits, and nothing else that changes the context. */
const EDITED: SessionConstraints = {
  types: { message: 3, custom_message: 1, context_edit: 3 },
  roles: ['user', 'assistant', 'toolResult'],
  minEntries: 2,
  maxEntries: 8,
  text: 'plain',
};

type Entry = Session['entries'][number];
type Edit = Extract<Entry, { type: 'context_edit' }>;

const editsOf = ({ entries }: Session): Edit[] =>
  entries.filter((entry): entry is Edit => entry.type === 'context_edit');
const targetOf = (made: Session, { targetId }: Edit) => made.entries.find(({ id }) => id === targetId);
const editsEachOnce = (made: Session) => {
  const targets = editsOf(made).map(({ targetId }) => targetId);
  return new Set(targets).size === targets.length;
};
const isOmission = ({ replacement }: Edit) => replacement === null;
const isText = ({ replacement }: Edit) => typeof replacement?.content === 'string';
const roleOf = (entry: Entry | undefined) => (entry?.type === 'message' ? entry.message.role : entry?.type);
const hasBlocks = (entry: Entry | undefined) => ['assistant', 'toolResult'].includes(String(roleOf(entry)));

/** The conversation of the page that this project grew from: question A is answered, then hidden. */
const seed = (replacement: Edit['replacement']) =>
  sessionOf(
    user('a1b2c3d4', 'question A'),
    assistant('b2c3d4e5', 'answer A'),
    user('c3d4e5f6', 'question B'),
    edit('g6h7i8j9', { target: 'a1b2c3d4', replacement }),
  );

interface EditRule extends Requirement {
  readonly shows: (edit: Edit, made: Session) => boolean;
  /** Several edits of one target may occur: which of them counts is a rule of its own. */
  readonly repeated?: boolean;
  readonly examples: readonly (readonly [name: string, input: SessionCase])[];
}

/** A must of the documentation's paragraph on edits, shown on sessions with at least one edit of the kind. */
const editRule = ({ shows, examples, repeated = false, ...shared }: EditRule): RunRule =>
  readingRule({
    ...shared,
    method: 'session/context',
    cases: having(
      EDITED,
      (made) => (repeated || editsEachOnce(made)) && editsOf(made).some((one) => shows(one, made)),
    ),
    examples: () => examples.map(([name, input]) => ({ name, input })),
  });

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

/** A session, and an edit of a made-up kind at its end. */
const withEdit =
  (
    constraints: SessionConstraints,
    target: (made: Session) => readonly string[],
    replacement: fc.Arbitrary<unknown>,
  ): Cases =>
  ({ features }) =>
    fc
      .tuple(
        session({ ...constraints, features }).filter((made) => target(made).length > 0),
        fc.nat({ max: 20 }),
        replacement,
      )
      .map(([made, choice, value]) => {
        const targets = target(made);
        const parent = made.entries.at(-1)?.id ?? null;
        const plain = edit('0ddedd17', {
          target: targets[choice % targets.length] ?? '',
          replacement: null,
          parent,
        });
        return caseOf({ ...made, entries: [...made.entries, odd(plain, value)] });
      });

const odd = (one: Entry, replacement: unknown): Entry => ({ ...one, replacement }) as Entry;

const anyEntry = ({ entries }: Session) => entries.map(({ id }) => id);
const ofKind = (wanted: (entry: Entry) => boolean) => (made: Session) =>
  made.entries.filter(wanted).map(({ id }) => id);
const isUneditable = (entry: Entry) =>
  entry.type === 'branch_summary' ||
  entry.type === 'compaction' ||
  (entry.type === 'message' && !['user', 'assistant', 'toolResult', 'custom'].includes(entry.message.role));

const MIXED: SessionConstraints = {
  types: ['message', 'branch_summary', 'compaction', 'custom'],
  minEntries: 1,
  maxEntries: 5,
  text: 'plain',
  shape: 'chain',
};
const content = fc.constantFrom({ content: 'x' }, { content: [{ type: 'text', text: 'x' }] });

const nullOnAny = readingRule({
  ...requirement('edit/null-on-any'),
  method: 'session/context',
  cases: withEdit(MIXED, ofKind(isUneditable), fc.constant(null)),
  examples: () => [
    {
      name: 'a system message',
      input: caseOf(
        sessionOf(system('a1', 'prompt'), user('b2'), edit('c3', { target: 'a1', replacement: null })),
      ),
    },
    {
      name: 'a compaction',
      input: caseOf(
        sessionOf(
          user('a1'),
          compaction('b2', { firstKept: 'a1' }),
          edit('c3', { target: 'b2', replacement: null }),
        ),
      ),
    },
  ],
});

const missingTarget = readingRule({
  ...requirement('edit/missing-target'),
  method: 'session/context',
  cases: withEdit(
    { ...EDITED, types: ['message', 'custom_message'], minEntries: 1 },
    () => ['no-such-entry'],
    fc.oneof(fc.constant(null), content),
  ),
  examples: () => [
    {
      name: 'off the branch',
      input: caseOf(
        sessionOf(
          user('a1'),
          user('b2'),
          user('c3', 'again', { parent: 'a1' }),
          edit('d4', { target: 'b2', replacement: null }),
        ),
      ),
    },
  ],
});

const replaceUneditable = readingRule({
  ...requirement('edit/replace-uneditable'),
  method: 'session/context',
  cases: withEdit(MIXED, ofKind(isUneditable), content),
});

const silentTarget = readingRule({
  ...requirement('edit/silent-target'),
  method: 'session/context',
  cases: withEdit(
    { ...MIXED, types: ['message', 'label', 'model_change', 'custom'], roles: ['user'] },
    ofKind(({ type }) => type !== 'message'),
    content,
  ),
  examples: () => [
    {
      name: 'a label',
      input: caseOf(
        sessionOf(
          user('a1'),
          label('b2', { target: 'a1', label: 'mark' }),
          modelChange('c3'),
          edit('d4', { target: 'b2', replacement: { content: 'x' } }),
        ),
      ),
    },
  ],
});

const malformed = readingRule({
  ...requirement('edit/malformed-replacement'),
  hazard: {
    pi: 'an edit without replacement throws while the context is built, and one with a bare string or number leaves a message without content',
  },
  method: 'session/context',
  maxRuns: 20,
  cases: withEdit(
    { ...EDITED, types: ['message'], roles: ['user'], minEntries: 1 },
    anyEntry,
    fc.constantFrom(undefined, 'REDACTED', 5, {}, [], true),
  ),
  orRejected: true,
});

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
