import { isObject } from '../../suites/model/index.ts';
import type { View } from '../../suites/question.ts';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Text as it is; of blocks, their text, and the names of all others. */
function textOf(content: unknown): unknown {
  if (!isList(content)) return content;
  const parts = content.map((block) => {
    if (!isObject(block)) return String(block);
    const { type, text, id } = block;
    return type === 'text' ? String(text) : `[${String(type)}${typeof id === 'string' ? ` ${id}` : ''}]`;
  });
  return parts.join('');
}

const OTHER_BLOCKS = /\[\w+(?: [^\]]*)?\]/g;

/** What a message says, without the calls that it makes. */
function wordsOf(message: unknown): string | undefined {
  if (!isObject(message)) return undefined;
  const words = textOf(message['content']) ?? message['summary'] ?? message['command'];
  return typeof words === 'string' ? words.replaceAll(OTHER_BLOCKS, '') : undefined;
}

const withText = (holder: unknown): unknown =>
  isObject(holder) && holder['content'] !== undefined
    ? { ...holder, content: textOf(holder['content']) }
    : holder;

const withMessageText = (item: unknown): unknown =>
  isObject(item) && item['message'] !== undefined ? { ...item, message: withText(item['message']) } : item;

function messagesIn(messages: unknown, texts: true | readonly string[], asStored = false): unknown {
  if (!isList(messages)) return messages;
  const meant =
    texts === true
      ? messages
      : messages.filter((item) => {
          const words = isObject(item) ? wordsOf(item['message']) : undefined;
          return words !== undefined && texts.includes(words);
        });
  return asStored ? meant : meant.map(withMessageText);
}

/** The entries of these ids, in this order; what else there is stays away. */
function entriesIn(entries: unknown, ids: readonly unknown[]): unknown {
  if (!isList(entries)) return entries;
  const byId = new Map(entries.map((entry) => [isObject(entry) ? entry['id'] : undefined, entry]));
  return ids.map((id) => byId.get(id));
}

/** The ids of the entries of which something is expected. */
const idsOf = (expected: unknown): readonly unknown[] =>
  isObject(expected) && isList(expected['entries'])
    ? expected['entries'].flatMap((entry) =>
        isObject(entry) && entry['id'] !== undefined ? [entry['id']] : [],
      )
    : [];

/** What of an answer is compared, as the view says it. @param expected the whole right answer, for the ids of its entries */
export function seenThrough({ texts, asStored, byId }: View, answer: unknown, expected: unknown): unknown {
  if (!isObject(answer)) return answer;
  const seen: Record<string, unknown> = { ...answer };
  if (byId === true && 'entries' in seen) seen['entries'] = entriesIn(seen['entries'], idsOf(expected));
  if (texts !== undefined && 'messages' in seen)
    seen['messages'] = messagesIn(seen['messages'], texts, asStored);
  if (texts !== undefined && isList(seen['entries']))
    seen['entries'] = seen['entries'].map((entry) => withText(withMessageText(entry)));
  return seen;
}
