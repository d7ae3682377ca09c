import { messageRoleFacts } from '../../schema/message-roles.ts';
import { KNOWN_ROLES } from '../../schema/validate.ts';
import { isObject, type JsonObject } from '../model/values.ts';

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The blocks that the content of a role may hold, in words. */
function blocksOf(role: unknown): string | undefined {
  const { blocks = [] } = messageRoleFacts(role) ?? {};
  // No comma before "or", as in the other sentences.
  return blocks.length === 0
    ? undefined
    : alternatives.format(blocks.map((type) => JSON.stringify(type))).replace(', or', ' or');
}

/** What other formats call a block, and what it is in a Pi session. */
const FOREIGN: ReadonlyMap<unknown, string> = new Map([
  ['tool_use', '"toolCall" with "arguments"'],
  ['tool_call', '"toolCall" with "arguments"'],
  ['function_call', '"toolCall" with "arguments"'],
  ['tool_result', 'a message of the role "toolResult"'],
  ['function_call_output', 'a message of the role "toolResult"'],
  ['input_text', '"text"'],
  ['output_text', '"text"'],
  ['image_url', '"image" with base64 "data" and "mimeType"'],
  ['input_image', '"image" with base64 "data" and "mimeType"'],
  ['reasoning', '"thinking"'],
  ['redacted_thinking', '"thinking" with "redacted" and "thinkingSignature"'],
]);

/** The types of blocks of other formats. */
export const FOREIGN_BLOCKS = [...FOREIGN.keys()] as readonly string[];

/** What the kind of a block or message must be, where a pointer leads to one; undefined anywhere else. */
export function kindsAt(entry: JsonObject, pointer: string): string | undefined {
  if (pointer === '/message/role')
    return `one of ${[...KNOWN_ROLES].map((role) => JSON.stringify(role)).join(', ')}`;
  const [, place, number] = /^(\/message)?\/content\/(\d+)\/type$/.exec(pointer) ?? [];
  if (number === undefined) return undefined;
  const holder = place === undefined ? entry : entry['message'];
  if (!isObject(holder)) return undefined;
  const { content, role = 'custom' } = holder;
  const block: unknown = Array.isArray(content) ? content[Number(number)] : undefined;
  const foreign = isObject(block) ? FOREIGN.get(block['type']) : undefined;
  return foreign ?? blocksOf(role);
}
