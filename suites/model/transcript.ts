import { messagesOf, selectEntries } from './context.ts';
import type { ReadSession } from './read.ts';
import { branchOf, type LeafId } from './tree.ts';
import { isObject, type JsonObject } from './values.ts';

/** Something that a reader is shown. */
export interface Shown {
  readonly entryId: string;
  readonly role: unknown;
  readonly text: string;
}

/** What is shown of a branch, in order: what was said, as it was said, whatever was edited for the model. */
export function transcriptOf(session: ReadSession, leafId?: LeafId): readonly Shown[] {
  return selectEntries(branchOf(session, leafId)).flatMap((entry) =>
    messagesOf(entry)
      .filter(isShown)
      .map((message) => ({ entryId: entry.id, role: message['role'], text: textOf(message) })),
  );
}

/** A prompt of the system is not part of the conversation, and an extension may hide what it says. */
const isShown = ({ role, display }: JsonObject): boolean => role !== 'system' && display !== false;

/** Text blocks stand on lines of their own; a summary is its text. */
function textOf({ content, summary }: JsonObject): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return typeof summary === 'string' ? summary : '';
  return content
    .filter((block): block is JsonObject => isObject(block) && block['type'] === 'text')
    .map(({ text }) => String(text))
    .join('\n');
}
