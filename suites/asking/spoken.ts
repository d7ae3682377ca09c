import type { Session } from '../../generators/index.ts';

/**
 * Sessions in which every message says its own place and nothing else: for rules about which messages are sent, or which
 * lines are entries, and not about what stands in them. A reader that loses a block, an image or a member of a message is
 * wrong elsewhere.
 */

type Entry = Session['entries'][number];

const textBlock = (text: string) => ({ type: 'text', text }) as const;

const BLOCK_ROLES: readonly unknown[] = ['assistant', 'toolResult'];

/** The members that a message must have, with one text in it; calls of tools stay, as results answer them. */
function spokenMessage(message: Extract<Entry, { type: 'message' }>['message'], text: string): object {
  switch (message.role) {
    case 'assistant': {
      const { role, api, provider, model, usage, timestamp } = message;
      const calls = message.content.flatMap((block) =>
        block.type === 'toolCall'
          ? [{ type: block.type, id: block.id, name: block.name, arguments: {} }]
          : [],
      );
      const content = [textBlock(text), ...calls];
      const stopReason = calls.length > 0 ? 'toolUse' : 'stop';
      return { role, content, api, provider, model, usage, stopReason, timestamp };
    }
    case 'toolResult': {
      const { role, toolCallId, toolName, timestamp } = message;
      return { role, toolCallId, toolName, content: [textBlock(text)], isError: false, timestamp };
    }
    case 'bashExecution': {
      const { role, timestamp } = message;
      return { role, command: text, output: '', exitCode: 0, cancelled: false, truncated: false, timestamp };
    }
    case 'custom': {
      const { role, customType, timestamp } = message;
      return { role, customType, content: text, display: true, timestamp };
    }
    case 'user':
    case 'system':
      return { role: message.role, content: text, timestamp: message.timestamp };
    default:
      return message;
  }
}

/** The form in which a text stands in the message that an edit is about. */
const contentFor = (target: Entry | undefined, text: string) =>
  target?.type === 'message' && BLOCK_ROLES.includes(target.message.role) ? [textBlock(text)] : text;

function spokenEntry(entry: Entry, place: number, entries: readonly Entry[]): object {
  const text = `text ${place}`;
  switch (entry.type) {
    case 'message':
      return { ...entry, message: spokenMessage(entry.message, text) };
    case 'custom_message': {
      const { details: _details, ...rest } = entry;
      return { ...rest, content: text, display: true };
    }
    case 'branch_summary': {
      const { type, id, parentId, timestamp, fromId } = entry;
      return { type, id, parentId, timestamp, fromId, summary: text };
    }
    case 'compaction': {
      const { type, id, parentId, timestamp, firstKeptEntryId, tokensBefore, systemMessage } = entry;
      return {
        type,
        id,
        parentId,
        timestamp,
        summary: text,
        firstKeptEntryId,
        tokensBefore,
        ...(systemMessage !== undefined && {
          systemMessage: spokenMessage(systemMessage, `prompt ${place}`),
        }),
      };
    }
    case 'context_edit': {
      const target = entries.find(({ id }) => id === entry.targetId);
      const content = contentFor(target, text);
      return { ...entry, replacement: entry.replacement === null ? null : { content } };
    }
    default:
      return entry;
  }
}

/** The same session, in which each entry that sends something says `text` and its place in the file. */
export const spoken = ({ header, entries }: Session): Session => ({
  header,
  entries: entries.map((entry, place) => spokenEntry(entry, place, entries) as Entry),
});

const isImage = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'image';

const contentWithoutImages = <Holder extends { readonly content?: unknown }>(holder: Holder): Holder =>
  Array.isArray(holder.content)
    ? { ...holder, content: holder.content.filter((block: unknown) => !isImage(block)) }
    : holder;

function entryWithoutImages(entry: Entry): Entry {
  switch (entry.type) {
    case 'message':
      return { ...entry, message: contentWithoutImages(entry.message as object) } as Entry;
    case 'custom_message':
      return contentWithoutImages(entry);
    case 'context_edit':
      return { ...entry, replacement: entry.replacement && contentWithoutImages(entry.replacement) };
    default:
      return entry;
  }
}

/** The same session without the images in it. */
export const withoutImages = ({ header, entries }: Session): Session => ({
  header,
  entries: entries.map(entryWithoutImages),
});
