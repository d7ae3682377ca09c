import { contextOf } from './context.ts';
import type { ReadSession } from './read.ts';
import { branchOf, type LeafId } from './tree.ts';
import type { JsonObject } from './values.ts';

/** About four characters a token: an estimate, as nobody knows which model will count them. */
const CHARACTERS_A_TOKEN = 4;

const textIn = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((block: JsonObject) => String(block['text'] ?? block['thinking'] ?? '')).join('')
      : '';

const tokensOf = ({ content, summary, output }: JsonObject): number =>
  Math.ceil((textIn(content) + String(summary ?? '') + String(output ?? '')).length / CHARACTERS_A_TOKEN);

const isResult = ({ role }: JsonObject): boolean => role === 'toolResult';

/**
 * Where a compaction of the branch would begin to keep (`docs/compaction.md`, How It Works): the latest entry at which it
 * may cut and from which at least so many tokens are kept. Null where nothing is to be compacted.
 */
export function planOf(session: ReadSession, leafId: LeafId, keepRecentTokens: number): string | null {
  if (branchOf(session, leafId).at(-1)?.type === 'compaction') return null;
  const sent = contextOf(session, leafId).messages.filter(
    ({ entry, message }) => entry.type !== 'compaction' && message['role'] !== 'system',
  );
  let tokens = 0;
  for (let at = sent.length - 1; at > 0; at--) {
    const one = sent[at];
    if (one === undefined) break;
    tokens += tokensOf(one.message);
    if (tokens >= keepRecentTokens && !isResult(one.message)) return one.entry.id;
  }
  return null;
}
