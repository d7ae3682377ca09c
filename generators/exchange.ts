import fc from 'fast-check';
import {
  sendsNothing,
  type AgentMessage,
  type AssistantMessage,
  type SessionEntry,
  type ToolCall,
  type ToolResultMessage,
} from '../schema/index.ts';
import { toolCallBlock } from './blocks.ts';
import { message, type MessageConstraints } from './messages.ts';

/**
 * Exchanges: the calls that an assistant message makes, and the results that answer them. Providers refuse a
 * conversation in which a result stands without its call, and in which another message stands between the two
 * (Pi's changelog, 11227 and 8537), so what is generated holds neither.
 */

/** An assistant message with calls, and the results that follow it; fewer than there are calls, or in another order. */
export interface Exchange {
  readonly message: AssistantMessage;
  readonly results: readonly ToolResultMessage[];
  /** Which of the calls that are still open each result answers, modulo their number. */
  readonly order: readonly number[];
}

const MOST_CALLS = 3;

/** An assistant message with one to three calls, and a result for none, some or all of them, in any order. */
export const exchange = (constraints: MessageConstraints): fc.Arbitrary<Exchange> =>
  fc
    .record({
      message: message({ ...constraints, roles: ['assistant'] }),
      calls: fc.array(toolCallBlock(constraints.text), { minLength: 1, maxLength: MOST_CALLS }),
      results: fc.array(message({ ...constraints, roles: ['toolResult'] }), { maxLength: MOST_CALLS }),
      order: fc.array(fc.nat({ max: MOST_CALLS - 1 }), { minLength: MOST_CALLS, maxLength: MOST_CALLS }),
    })
    .map(({ message: sent, calls, results, order }) => {
      const content = [...(sent as AssistantMessage).content.filter(isNoCall), ...calls];
      const assistant = { ...(sent as AssistantMessage), content };
      return {
        message: results.length === 0 ? assistant : asSent(assistant),
        results: results.slice(0, calls.length) as ToolResultMessage[],
        order,
      };
    });

const isNoCall = ({ type }: { readonly type: string }): boolean => type !== 'toolCall';

/** Pi sends no message that ended in an error or was aborted, and so none of its calls; the results it would send. */
const isSent = ({ stopReason }: AssistantMessage): boolean =>
  stopReason !== 'error' && stopReason !== 'aborted';

/** The same message, ended in a way in which Pi sends it. */
function asSent(message: AssistantMessage): AssistantMessage {
  if (isSent(message)) return message;
  const { errorMessage: _error, ...rest } = message;
  return { ...rest, stopReason: 'toolUse' };
}

/** The calls of an entry that a result may answer: none where Pi does not send them. */
export const answerableCallsOf = (entry: SessionEntry): readonly ToolCall[] =>
  entry.type === 'message' && entry.message.role === 'assistant' && isSent(entry.message)
    ? callsIn(entry.message)
    : [];

/** The calls that an entry makes. */
export function callsOf(entry: SessionEntry): readonly ToolCall[] {
  return entry.type === 'message' && entry.message.role === 'assistant' ? callsIn(entry.message) : [];
}

/** The calls among the blocks of an assistant message. */
export const callsIn = ({ content }: AssistantMessage): readonly ToolCall[] =>
  content.filter((block): block is ToolCall => block.type === 'toolCall');

/** The id of the call that an entry answers; undefined where it is not a result. */
export const answeredBy = (entry: SessionEntry): string | undefined =>
  entry.type === 'message' && entry.message.role === 'toolResult' ? entry.message.toolCallId : undefined;

/** A result made to answer a call. */
export const answering = (result: ToolResultMessage, { id, name }: ToolCall): ToolResultMessage => ({
  ...result,
  toolCallId: id,
  toolName: name,
});

/** The assistant message that makes the call which a result answers, where no other does. */
export function callFor({ toolCallId, toolName, timestamp }: ToolResultMessage): AssistantMessage {
  return {
    role: 'assistant',
    content: [{ type: 'toolCall', id: toolCallId, name: toolName, arguments: {} }],
    api: 'anthropic-messages',
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    usage: {
      input: 0,
      output: 0,
      cacheRead: 0,
      cacheWrite: 0,
      totalTokens: 0,
      cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
    },
    stopReason: 'toolUse',
    timestamp,
  };
}

/** Gives each call of a session an id of its own. */
export class CallIds {
  readonly #taken = new Set<string>();
  #next = 1000;

  /** The same message, with the ids of its calls replaced where they are taken. */
  claim(sent: AgentMessage): AgentMessage {
    if (sent.role !== 'assistant' || sent.content.every(isNoCall)) return sent;
    return { ...sent, content: this.claimBlocks(sent.content) };
  }

  /** The same blocks, with the ids of calls replaced where they are taken. */
  claimBlocks<Block extends { readonly type: string }>(blocks: readonly Block[]): Block[] {
    return blocks.map((block) =>
      isNoCall(block) ? block : { ...block, id: this.#take((block as Block & ToolCall).id) },
    );
  }

  #take(wanted: string): string {
    let id = wanted;
    while (this.#taken.has(id)) id = `call_${this.#next++}`;
    this.#taken.add(id);
    return id;
  }
}

/** Where an exchange stands on a branch, as far as the entries up to one know it. */
export interface OpenCalls {
  /** The place in the file of the message that made them. */
  readonly place: number;
  /** Those that nobody answered yet. */
  readonly calls: readonly ToolCall[];
}

/** Whether an entry stands between a call and a result without parting them. Types that no release knows send nothing. */
export const isSilent = ({ type }: SessionEntry): boolean => sendsNothing(type);
