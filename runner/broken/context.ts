import { isObject } from '../../suites/model/index.ts';
import {
  answering,
  branchIn,
  leafOf,
  messages,
  readingEntries,
  type Broken,
  type Message,
} from './breaking.ts';

const dropping = (role: string, member: string) =>
  answering(
    'session/context',
    messages((sent) =>
      sent.map((one: Message) =>
        one.message['role'] === role ? { ...one, message: { ...one.message, [member]: undefined } } : one,
      ),
    ),
  );

export const brokenContexts: readonly Broken[] = [
  {
    rule: 'context/silent-types',
    fault: 'a label is sent as text',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => [
        ...sent,
        ...branchIn(call)
          .filter(({ type }) => type === 'label')
          .map(({ id }) => ({ entryId: id, message: { role: 'user', content: 'label' } })),
      ]),
    ),
  },
  {
    rule: 'context/message',
    fault: 'the model of an assistant message is lost',
    entries: 1,
    driver: dropping('assistant', 'model'),
  },
  {
    rule: 'context/custom-message',
    fault: 'a message that is not displayed is not sent',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent) => sent.filter(({ message }) => message['display'] !== false)),
    ),
  },
  {
    rule: 'context/branch-summary',
    fault: 'fromId is lost',
    entries: 1,
    driver: dropping('branchSummary', 'fromId'),
  },
  {
    rule: 'context/empty-summary',
    fault: 'an empty summary is sent',
    entries: 3,
    driver: readingEntries((entries) =>
      entries.map((entry) => (entry['summary'] === '' ? { ...entry, summary: ' ' } : entry)),
    ),
  },
  {
    rule: 'context/active-branch',
    fault: 'what stands beside the leaf that was asked for is sent as well',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => {
        const leaf = leafOf(call) === undefined ? undefined : branchIn(call).at(-1);
        const beside = call
          .session()
          .entries.filter(
            ({ type, id, parentId }) =>
              type === 'message' && leaf !== undefined && id !== leaf.id && parentId === leaf.parentId,
          );
        return [...sent, ...beside.map(({ id, message }) => ({ entryId: id, message }))];
      }),
    ),
  },
  {
    rule: 'context/thinking-level',
    fault: 'the last thinking level of the file counts',
    entries: 3,
    driver: answering('session/context', (answer, { session }) => ({
      ...answer,
      thinkingLevel:
        session().entries.findLast(({ type }) => type === 'thinking_level_change')?.['thinkingLevel'] ??
        'off',
    })),
  },
  {
    rule: 'context/thinking-default',
    fault: 'the default level is "medium"',
    entries: 0,
    driver: answering('session/context', (answer, call) =>
      branchIn(call).some(({ type }) => type === 'thinking_level_change')
        ? answer
        : { ...answer, thinkingLevel: 'medium' },
    ),
  },
  {
    rule: 'context/model',
    fault: 'the first model of the branch counts',
    entries: 2,
    driver: answering('session/context', (answer, call) => {
      const change = branchIn(call).find(({ type }) => type === 'model_change');
      return change === undefined
        ? answer
        : { ...answer, model: { provider: change['provider'], modelId: change['modelId'] } };
    }),
  },
  {
    rule: 'context/model-of-assistant',
    fault: 'assistant messages do not tell the model',
    entries: 1,
    driver: answering('session/context', (answer, call) => {
      const change = branchIn(call).findLast(({ type }) => type === 'model_change');
      return {
        ...answer,
        model: change === undefined ? null : { provider: change['provider'], modelId: change['modelId'] },
      };
    }),
  },
  {
    rule: 'context/summary-timestamps',
    fault: 'the time of a summary is ISO text',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent, { session }) =>
        sent.map((one) => ({
          ...one,
          message: { ...one.message, timestamp: session().byId.get(one.entryId)?.['timestamp'] },
        })),
      ),
    ),
  },
  {
    rule: 'context/summary-timestamps',
    fault: 'another zone is taken for UTC',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.map((entry) => ({
        ...entry,
        timestamp: String(entry['timestamp']).replace(/[+-]\d\d:\d\d$/, 'Z'),
      })),
    ),
  },
  {
    rule: 'context/many-messages',
    fault: 'the times of all messages are the arguments of one call',
    driver: answering(
      'session/context',
      messages((sent) => {
        // How many a call takes depends on the engine and its stack.
        if (sent.length > 65_535) throw new RangeError('maximum call stack size exceeded');
        return sent;
      }),
    ),
  },
  {
    rule: 'context/null-content',
    fault: 'content that is missing or null stays as it is',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent, { session }) =>
        sent.map((one) => {
          const stored = session().byId.get(one.entryId)?.['message'];
          return isObject(stored) && (stored['content'] ?? null) === null ? { ...one, message: stored } : one;
        }),
      ),
    ),
  },
  {
    rule: 'context/message-missing',
    fault: 'a message entry without a message is sent as null',
    entries: 3,
    driver: answering(
      'session/context',
      messages((sent, { session }) => [
        ...sent,
        ...session()
          .entries.filter(({ type, message }) => type === 'message' && !isObject(message))
          .map(({ id }) => ({ entryId: id, message: {} })),
      ]),
    ),
  },
  {
    rule: 'context/provenance',
    fault: 'every message names the leaf',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, { session }) => sent.map((one) => ({ ...one, entryId: session().leafId }))),
    ),
  },
  {
    rule: 'context/silent-append',
    fault: 'what stands before a label is not sent',
    entries: 2,
    driver: answering(
      'session/context',
      messages((sent, call) => (branchIn(call).at(-1)?.type === 'label' ? sent.slice(0, -1) : sent)),
    ),
  },
];
