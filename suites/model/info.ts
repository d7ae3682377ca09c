import { roleOf } from './context.ts';
import type { Entry, ReadSession } from './read.ts';
import { isObject, milliseconds } from './values.ts';

/** What a session list shows of a session. Names and labels are those of the whole file, on whatever branch. */
export interface Info {
  readonly id: unknown;
  readonly cwd: unknown;
  readonly name: string | null;
  readonly parentSession: unknown;
  readonly messageCount: number;
  readonly firstMessage: string | null;
  /** By entry id; null for an entry without a label. */
  readonly labels: Record<string, string | null>;
}

export function infoOf(session: ReadSession): Info {
  const { header, entries } = session;
  return {
    id: header['id'],
    cwd: header['cwd'] ?? null,
    name: nameOf(session),
    parentSession: header['parentSession'] ?? null,
    messageCount: entries.filter((entry) => entry.type === 'message').length,
    firstMessage: firstMessageOf(session),
    labels: labelsOf(session),
  };
}

/** A name as it is written: trimmed, and with a space for the line breaks in it. */
export const oneLine = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll(/[\r\n]+/g, ' ').trim() : '';

/** The last `session_info` of the file counts; an empty or missing name clears. */
export function nameOf({ entries }: ReadSession): string | null {
  const name = entries.findLast((entry) => entry.type === 'session_info')?.['name'];
  return (typeof name === 'string' && name.trim()) || null;
}

/** The last label entry of the file for a target counts; none or an empty one clears. */
export function labelsOf({ entries, byId }: ReadSession): Record<string, string | null> {
  const labels = new Map<string, string | null>([...byId.keys()].map((id) => [id, null]));
  for (const { type, targetId, label } of entries) {
    if (type !== 'label' || typeof targetId !== 'string' || !labels.has(targetId)) continue;
    labels.set(targetId, typeof label === 'string' && label !== '' ? label : null);
  }
  return Object.fromEntries(labels);
}

/** The text of the first user message that has any; text blocks are joined by a space. */
function firstMessageOf({ entries }: ReadSession): string | null {
  for (const entry of entries) {
    if (roleOf(entry) !== 'user' || !isObject(entry['message'])) continue;
    const text = textOf(entry['message']['content']);
    if (text !== '') return text;
  }
  return null;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .filter((block) => isObject(block) && block['type'] === 'text')
    .map((block) => String((block as { text?: unknown }).text))
    .join(' ');
}

/** When somebody last said something, or when the session was made: milliseconds since 1970. Lists are in this order, newest first. */
export function activityOf({ header, entries }: ReadSession): number {
  let last = 0;
  for (const entry of entries) last = Math.max(last, timeOf(entry) ?? 0);
  return last > 0 ? last : (milliseconds(header['timestamp']) ?? 0);
}

/** When a user or assistant message was said: a message without a time of its own has that of its entry. */
function timeOf(entry: Entry): number | undefined {
  const message = entry['message'];
  const counts = ['user', 'assistant'].includes(String(roleOf(entry)));
  if (!counts || !isObject(message) || !('content' in message)) return undefined;
  const { timestamp } = message;
  return typeof timestamp === 'number' ? timestamp : (milliseconds(entry['timestamp']) ?? undefined);
}
