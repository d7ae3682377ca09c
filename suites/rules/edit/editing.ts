import {
  assistant,
  customMessage,
  edit,
  toolCall,
  toolResult,
  sessionOf,
  user,
  type Session,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { readingRule, type Expected, type SessionCase, type ViewOf } from '../../asking/reading-rule.ts';
import { aboutEdits, said, saidInARow, saidOf } from '../../asking/said.ts';
import type { View } from '../../question.ts';
import type { Requirement } from '../../requirement.ts';
import type { RunRule } from '../../rule.ts';

/** Conversations with edits, and nothing else that changes the context. */
export const EDITED: SessionConstraints = {
  types: { message: 3, custom_message: 1, context_edit: 3 },
  roles: ['user', 'assistant', 'toolResult'],
  minEntries: 2,
  maxEntries: 8,
  text: 'plain',
};

export type Entry = Session['entries'][number];
export type Edit = Extract<Entry, { type: 'context_edit' }>;

export const editsOf = ({ entries }: Session): Edit[] =>
  entries.filter((entry): entry is Edit => entry.type === 'context_edit');
export const targetOf = (made: Session, { targetId }: Edit) => made.entries.find(({ id }) => id === targetId);
export const editsEachOnce = (made: Session) => {
  const targets = editsOf(made).map(({ targetId }) => targetId);
  return new Set(targets).size === targets.length;
};
export const isOmission = ({ replacement }: Edit) => replacement === null;
const roleOf = (entry: Entry | undefined) => (entry?.type === 'message' ? entry.message.role : entry?.type);
export const hasBlocks = (entry: Entry | undefined) =>
  ['assistant', 'toolResult'].includes(String(roleOf(entry)));

/** The conversation of the page that this project grew from: question A is answered, then hidden. */
export const seed = (replacement: Edit['replacement']) =>
  sessionOf(
    user('a1b2c3d4', 'question A'),
    assistant('b2c3d4e5', 'answer A'),
    user('c3d4e5f6', 'question B'),
    edit('g6h7i8j9', { target: 'a1b2c3d4', replacement }),
  );

interface EditRule extends Requirement, Pick<SessionConstraints, 'roles' | 'types'> {
  readonly shows: (edit: Edit, made: Session) => boolean;
  /** What every edit becomes, so that the rule meets no other kind. */
  readonly as?: (edit: Edit, made: Session) => Edit;
  /** The same, when all has been said: see `spoken`. */
  readonly finish?: (edit: Edit, made: Session) => Edit;
  /** Several edits of one target may occur: which of them counts is a rule of its own. */
  readonly repeated?: boolean;
  readonly examples: readonly (readonly [name: string, input: SessionCase])[];
  /** What is compared of the messages; by default what the edited ones say. */
  readonly expected?: Expected;
  readonly view?: View | ViewOf;
}

/** The same session with every edit changed. */
const withEdits = (made: Session, change: (edit: Edit, made: Session) => Edit): Session => ({
  ...made,
  entries: made.entries.map((entry) => (entry.type === 'context_edit' ? change(entry, made) : entry)),
});

const asIs = (edit: Edit): Edit => edit;
export const asOmission = (edit: Edit): Edit => ({ ...edit, replacement: null });
/** What is put in place says its place: see `spoken`. */
export const asReplacement = (edit: Edit): Edit => ({ ...edit, replacement: { content: '' } });
/** A string, whatever the target. */
export const asText = (edit: Edit): Edit => ({
  ...edit,
  replacement: { content: `in place of ${edit.targetId}` },
});

/** One entry of each kind that an edit may be about. */
export const TARGETS = {
  'user message': (id: string) => [user(id, 'a secret')],
  'user message of blocks': (id: string) => [user(id, [{ type: 'text', text: 'a secret' }])],
  'assistant message': (id: string) => [assistant(id, 'a secret')],
  'custom message': (id: string) => [customMessage(id, 'a secret')],
  'tool result': (id: string) => [assistant('c0', [toolCall()]), toolResult(id, 'a secret')],
} as const satisfies Record<string, (id: string) => readonly Entry[]>;

/** A must of the documentation's paragraph on edits, shown on conversations in a row with at least one edit of the kind. */
export const editRule = ({
  shows,
  as = asIs,
  finish = asIs,
  examples,
  repeated = false,
  roles = EDITED.roles,
  types = EDITED.types,
  expected = said,
  view = aboutEdits,
  ...shared
}: EditRule): RunRule =>
  readingRule({
    ...shared,
    method: 'session/context',
    cases: saidInARow({
      ...EDITED,
      ...(roles !== undefined && { roles }),
      ...(types !== undefined && { types }),
      change: (made) => withEdits(made, as),
      finish: (made) => withEdits(made, finish),
      shows: (made) => (repeated || editsEachOnce(made)) && editsOf(made).some((one) => shows(one, made)),
    }),
    examples: () => examples.map(([name, input]) => ({ name, input })),
    expected,
    view,
  });

/** The whole message of those that are edited, of all others the role. */
export const wholeOfEdited =
  (members: readonly string[] | undefined): Expected =>
  (read, leafId) => {
    const edited = new Set(
      read.entries.filter(({ type }) => type === 'context_edit').map(({ targetId }) => targetId),
    );
    return saidOf((message, entryId) => {
      if (!edited.has(entryId)) return undefined;
      return members === undefined
        ? message
        : Object.fromEntries(members.map((name) => [name, message[name]]));
    })(read, leafId);
  };
