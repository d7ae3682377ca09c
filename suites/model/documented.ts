import { sent } from './answer.ts';
import { contextOf } from './context.ts';
import type { ReadSession } from './read.ts';

/**
 * What rules expect of `session/context`: the messages alone, as far as the documentation tells. The times of messages
 * that are made from an entry (summaries, custom messages) are only observed, so they are left out, and with them the settings.
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
