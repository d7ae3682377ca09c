import { contextOf, type Context, type ContextMessage } from './context.ts';
import type { ReadSession } from './read.ts';

/** The answers of the driver protocol, made from the model. */

export const readAnswer = ({ header, entries, leafId }: ReadSession) => ({ header, entries, leafId });

const sent = ({ entry, message }: ContextMessage) => ({ entryId: entry.id, message });

/** The whole answer to `session/context`. */
export function contextAnswer(context: Context) {
  return { ...context, messages: context.messages.map(sent) };
}

/**
 * The messages alone, as far as the documentation tells: the times of messages that are made from an entry
 * (summaries, custom messages) are only observed, so they are left out, and with them the settings.
 */
export function documentedMessages(session: ReadSession, leafId?: string | null) {
  const messages = contextOf(session, leafId).messages.map(({ entry, message }) => {
    const stored = entry.type === 'message' || message['role'] === 'system';
    if (stored) return sent({ entry, message });
    const { timestamp: _observed, ...documented } = message;
    return sent({ entry, message: documented });
  });
  return { messages };
}
