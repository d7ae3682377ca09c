import type { Context, ContextMessage } from './context.ts';
import type { ReadSession } from './read.ts';

/** The answers of the driver protocol, made from the model. */

export const readAnswer = ({ header, entries, leafId }: ReadSession) => ({ header, entries, leafId });

export const sent = ({ entry, message }: ContextMessage) => ({ entryId: entry.id, message });

/** The whole answer to `session/context`. */
export function contextAnswer(context: Context) {
  return { ...context, messages: context.messages.map(sent) };
}
