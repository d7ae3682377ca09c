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
import { documented, observed, type Rule, type Suite } from '../../rule.ts';

const SINCE = '0.87.0';
const FORMAT = 'docs/session-format.md';
const SECTION = 'ContextEditEntry';

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

interface EditRule extends Pick<Rule, 'id' | 'title'> {
  readonly quote: string;
  readonly shows: (edit: Edit, made: Session) => boolean;
  /** Several edits of one target may occur: which of them counts is a rule of its own. */
  readonly repeated?: boolean;
  readonly examples: readonly (readonly [name: string, input: SessionCase])[];
}

/** A must of the documentation's paragraph on edits, shown on sessions with at least one edit of the kind. */
const editRule = ({ quote, shows, examples, repeated = false, ...shared }: EditRule): Rule =>
  readingRule({
    ...shared,
    level: 'must',
    since: SINCE,
    source: documented(FORMAT, SECTION, quote),
    method: 'session/context',
    cases: having(
      EDITED,
      (made) => (repeated || editsEachOnce(made)) && editsOf(made).some((one) => shows(one, made)),
    ),
    examples: () => examples.map(([name, input]) => ({ name, input })),
  });

const omit = editRule({
  id: 'edit/omit',
  title: 'a null replacement takes its target out of the context',
  quote: '`replacement: null` omits the target from model context.',
  shows: isOmission,
  examples: [['the hidden message', caseOf(seed(null))]],
});

const replace = editRule({
  id: 'edit/replace',
  title: 'a replacement changes only the content: role and all other members of the message stay',
  quote: 'A non-null `replacement` replaces only the target message content.',
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
  id: 'edit/string-to-block',
  title: 'a string for an assistant or toolResult message becomes one text block',
  quote: 'String replacements for assistant and tool-result entries are normalized to one text block',
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
  id: 'edit/latest-wins',
  title: 'of several edits of one target on the active branch, the last in branch order counts',
  quote: 'If several edits target the same entry, the latest edit on the active branch wins.',
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
  id: 'edit/branch-relative',
  level: 'must',
  title: 'an edit acts only on branches that contain it: from elsewhere the original shows',
  since: SINCE,
  source: documented(
    FORMAT,
    SECTION,
    "Edits are branch-relative: navigating to a point before the edit reveals the target's original contribution again.",
  ),
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
  id: 'edit/no-message',
  title: 'the edit itself sends nothing',
  quote: 'It changes only future model context',
  shows: () => true,
  examples: [['an edit as the leaf', caseOf(seed({ content: 'x' }))]],
});

const namesAndLabels: Expected = (read) => {
  const { name, labels } = infoOf(read);
  return { name, labels };
};

const RAW: readonly { method: 'session/read' | 'session/tree' | 'session/info'; what: string }[] = [
  { method: 'session/read', what: 'entries' },
  { method: 'session/tree', what: 'tree' },
  { method: 'session/info', what: 'info' },
];

/** What an edit must leave alone, one rule for each method that shows it. */
const raw = RAW.map(({ method, what }) =>
  readingRule({
    id: `edit/raw-${what}`,
    level: 'must',
    title: `an edit leaves the ${what} as stored`,
    since: SINCE,
    source: documented(
      FORMAT,
      SECTION,
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
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
  id: 'edit/null-on-any',
  level: 'observed',
  title:
    'a null replacement hides an entry of any kind: a system message, a summary, a compaction with its checkpoint',
  since: SINCE,
  source: observed(
    'omits any entry that a null replacement names, also those that its own writer would not edit',
  ),
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
  id: 'edit/missing-target',
  level: 'observed',
  title: 'an edit of an unknown id, or of an entry off the branch, changes nothing',
  since: SINCE,
  source: observed('ignores an edit whose target is not among the selected entries'),
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
  id: 'edit/replace-uneditable',
  level: 'observed',
  title: 'a replacement of a role that is not editable leaves the message as it was',
  since: SINCE,
  source: observed('applies a replacement to user, assistant, toolResult and custom messages only'),
  method: 'session/context',
  cases: withEdit(MIXED, ofKind(isUneditable), content),
});

const silentTarget = readingRule({
  id: 'edit/silent-target',
  level: 'observed',
  title: 'an edit of an entry that sends nothing changes nothing',
  since: SINCE,
  source: observed('sends nothing for a label or a model change, edited or not'),
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
  id: 'edit/malformed-replacement',
  level: 'observed',
  title: 'a replacement that is neither null nor an object with content leaves the message as it was',
  since: SINCE,
  source: documented(FORMAT, SECTION, 'A non-null `replacement` replaces only the target message content.'),
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
  id: 'edit/compaction',
  level: 'must',
  title: 'edits count among the entries that a compaction keeps, as anywhere',
  since: SINCE,
  source: documented(
    FORMAT,
    'Context Building',
    'applies the latest `context_edit` for each selected target',
  ),
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
  id: 'edit/as-cut-before',
  level: 'must',
  title: 'the context before an edit is that of the file cut before it',
  since: SINCE,
  source: documented(
    FORMAT,
    SECTION,
    "Edits are branch-relative: navigating to a point before the edit reveals the target's original contribution again.",
  ),
  method: 'session/context',
  cases: cutAfter(EDITED, ({ type }) => type === 'context_edit'),
  carries: ({ messages }) => ({ messages }),
});

const siblingEdit = twinRule({
  id: 'edit/sibling-branch',
  level: 'must',
  title: 'an edit on a sibling branch changes nothing',
  since: SINCE,
  source: documented(FORMAT, SECTION, 'the latest edit on the active branch wins'),
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
