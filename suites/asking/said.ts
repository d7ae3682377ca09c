import { session, sessionWithLeaf, type Session, type SessionConstraints } from '../../generators/index.ts';
import {
  contextOf,
  isObject,
  messagesOf,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../model/index.ts';
import type { View } from '../question.ts';
import { caseOf, type Expected } from './reading-rule.ts';
import { unlessOnLoad, type Cases } from './sessions-to-read.ts';
import { spoken } from './spoken.ts';

/** Which messages a context holds, told by what they say: the inputs of such rules, and what is compared. */

interface Saying extends SessionConstraints {
  /** Which sessions show what a rule is about; by default all. */
  readonly shows?: (made: Session) => boolean;
  /** Brings more of them to show it. */
  readonly change?: (made: Session) => Session;
  /** What is done when all has been said. */
  readonly finish?: (made: Session) => Session;
}

const unchanged = (made: Session): Session => made;

/** Conversations that never branched: whether branches are told apart is what other rules are about. */
export const saidInARow =
  ({ shows = () => true, change = unchanged, finish = unchanged, ...constraints }: Saying): Cases =>
  ({ features }) =>
    session({ shape: 'chain', ...constraints, text: 'plain', features })
      .map(change)
      .filter(shows)
      .map((made) => caseOf(finish(spoken(made))));

/** Conversations with branches, each read from any leaf. */
export const saidOnBranches =
  ({ shows = () => true, change = unchanged, finish = unchanged, ...constraints }: Saying): Cases =>
  ({ features }) =>
    sessionWithLeaf({ ...constraints, text: 'plain', features })
      .map(({ session: made, leafId }) => ({ made: change(made), leafId }))
      .filter(({ made }) => shows(made))
      .map(({ made, leafId }) => caseOf(finish(spoken(made)), unlessOnLoad(made, leafId)));

/** What tells one message from another: its role, and what it says. */
export function markOf({ role, content, summary, command, toolCallId }: JsonObject): JsonObject {
  if (role === 'branchSummary' || role === 'compactionSummary') return { role, summary };
  if (role === 'bashExecution') return { role, command };
  return role === 'toolResult' ? { role, toolCallId, content } : { role, content };
}

/** Which messages are sent, and in which order: each by its role and what it says. */
export const said: Expected = (read, leafId) => ({
  messages: contextOf(read, leafId).messages.map(({ entry, message }) => ({
    entryId: entry.id,
    message: markOf(message),
  })),
});

/** For rules that compare `said`: in whatever form it is said. */
export const IN_ANY_FORM: View = { texts: true };

function wordsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  const parts = content.map((block: unknown) =>
    isObject(block) && block['type'] === 'text' ? String(block['text']) : '',
  );
  return [parts.join('')];
}

/** What an entry would say in a context. */
const textOf = (entry: Entry): readonly string[] =>
  messagesOf(entry).flatMap(({ content, summary, command }) => wordsIn(content ?? summary ?? command));

export interface Texts extends View {
  readonly texts: readonly string[];
}

/** For rules that compare what some entries say, and not what else is sent. */
export const sayingOf =
  (isMeant: (entry: Entry, session: ReadSession) => boolean) =>
  (read: ReadSession): Texts => ({
    texts: read.entries.filter((entry) => isMeant(entry, read)).flatMap(textOf),
  });

/** What the targets of edits say, and what is put in their place. */
export const aboutEdits = ({ entries, byId }: ReadSession): Texts => ({
  texts: entries.filter(({ type }) => type === 'context_edit').flatMap((edit) => textsOfEdit(edit, byId)),
});

function textsOfEdit({ targetId, replacement }: Entry, byId: ReadSession['byId']): readonly string[] {
  const target = byId.get(String(targetId));
  const instead = isObject(replacement) ? wordsIn(replacement['content']) : [];
  return [...(target === undefined ? [] : textOf(target)), ...instead];
}

/** The same, with more of the messages that a rule is about, and less of all others. */
export const saidOf =
  (shown: (message: JsonObject, entryId: string) => JsonObject | undefined): Expected =>
  (read, leafId) => ({
    messages: contextOf(read, leafId).messages.map(({ entry, message }) => ({
      entryId: entry.id,
      message: shown(message, entry.id) ?? { role: message['role'] },
    })),
  });
