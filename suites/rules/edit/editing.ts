import {
  assistant,
  edit,
  sessionOf,
  user,
  type Session,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { readingRule, type SessionCase } from '../../asking/reading-rule.ts';
import { having } from '../../asking/sessions-to-read.ts';
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
export const isText = ({ replacement }: Edit) => typeof replacement?.content === 'string';
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

interface EditRule extends Requirement {
  readonly shows: (edit: Edit, made: Session) => boolean;
  /** Several edits of one target may occur: which of them counts is a rule of its own. */
  readonly repeated?: boolean;
  readonly examples: readonly (readonly [name: string, input: SessionCase])[];
}

/** A must of the documentation's paragraph on edits, shown on sessions with at least one edit of the kind. */
export const editRule = ({ shows, examples, repeated = false, ...shared }: EditRule): RunRule =>
  readingRule({
    ...shared,
    method: 'session/context',
    cases: having(
      EDITED,
      (made) => (repeated || editsEachOnce(made)) && editsOf(made).some((one) => shows(one, made)),
    ),
    examples: () => examples.map(([name, input]) => ({ name, input })),
  });
