import {
  entryTypes,
  type AssistantMessage,
  type SessionEntry,
  type SessionMessageEntry,
  type SystemMessage,
  type ToolResultMessage,
  type Usage,
} from '../../schema/index.ts';
import {
  assistant,
  bash,
  branchSummary,
  compaction,
  customMessage,
  edit,
  label,
  toolResult,
  user,
} from '../builders.ts';
import { fullEntry } from './full-entry.ts';

/** One entry of every type and role with every member that is declared, optional ones too: what member faults are cut from. */

const TIME = 1_790_000_000_000;

const USAGE: Usage = {
  input: 10,
  output: 20,
  cacheRead: 0,
  cacheWrite: 0,
  cacheWrite1h: 0,
  reasoning: 5,
  totalTokens: 30,
  cost: { input: 0.1, output: 0.2, cacheRead: 0, cacheWrite: 0, total: 0.3, totalFromProvider: false },
};

const SYSTEM: SystemMessage = {
  role: 'system',
  content: [{ type: 'text', text: 'prompt' }],
  sections: { preamble: 'You help.', skills: null },
  toolsAdded: [{ name: 'read', description: 'reads a file', parameters: {}, constrainedSampling: false }],
  toolsRemoved: [{ name: 'write' }],
  timestamp: TIME,
};

const ANSWER: Partial<Omit<AssistantMessage, 'role' | 'content'>> = {
  responseModel: 'model',
  responseId: 'response',
  providerThinkingLevel: 'high',
  thinkingLevel: 'high',
  diagnostics: [
    {
      type: 'retry',
      timestamp: TIME,
      error: { message: 'late', name: 'Error', stack: 'at', code: 'E' },
      details: {},
    },
  ],
  usage: USAGE,
  deferred: { provider: 'p', modelId: 'm', api: 'a', id: 'i', expiresAt: TIME, pollAfterMs: 5, data: {} },
  errorMessage: 'none',
  rawStopReason: 'end',
  endTurn: true,
  durationMs: 12,
};

const OUTPUT: Partial<ToolResultMessage> = {
  details: {},
  usage: USAGE,
  nestedCalls: {
    calls: [
      {
        id: 'n1',
        name: 'read',
        status: 'ok',
        arguments: {},
        argumentsBytes: 2,
        durationMs: 1,
        error: 'none',
      },
    ],
    complete: true,
  },
  durationMs: 3,
};

const withMessage = (entry: SessionMessageEntry, members: object): SessionEntry => ({
  ...entry,
  message: { ...entry.message, ...members },
});

const summary = { details: {}, usage: USAGE, fromHook: false };

/** The entries in which members hang together, and those that the list began with, in its order. */
const listed = (id: string, target: string): readonly SessionEntry[] => [
  user(id, [
    { type: 'text', text: 'question', textSignature: 's' },
    { type: 'image', data: 'AAAA', mimeType: 'image/png' },
  ]),
  assistant(
    id,
    [
      { type: 'text', text: 'answer', textSignature: 's' },
      { type: 'thinking', thinking: 'hm', thinkingSignature: 's', redacted: false },
      {
        type: 'toolCall',
        id: 'call_k2',
        name: 'read',
        arguments: {},
        thoughtSignature: 's',
        namespace: 'n',
        argumentsError: 'e',
      },
    ],
    ANSWER,
  ),
  withMessage(toolResult(id, 'output', { answers: 'call_k1' }), OUTPUT),
  withMessage(user(id), SYSTEM),
  bash(id, { exitCode: 0, fullOutputPath: '/tmp/out', excludeFromContext: false }),
  withMessage(user(id), { role: 'custom', customType: 'x', display: true, details: {} }),
  fullEntry('thinking_level_change', id),
  fullEntry('model_change', id),
  fullEntry('usage', id),
  { ...compaction(id, { firstKept: target, systemMessage: SYSTEM }), ...summary },
  { ...branchSummary(id, { from: target }), ...summary },
  fullEntry('custom', id),
  { ...customMessage(id, [{ type: 'text', text: 'injected' }]), details: {} },
  edit(id, { target, replacement: { content: [{ type: 'text', text: 'mended' }] } }),
  label(id, { target, label: 'mark' }),
  fullEntry('session_info', id),
];

/** The entries, each under the id that is asked for; `target` is the user message that edits and labels name. */
export function fullEntries(id: string, target: string): readonly SessionEntry[] {
  const entries = listed(id, target);
  const others = entryTypes.filter((type) => entries.every((entry) => entry.type !== type));
  return [...entries, ...others.map((type) => fullEntry(type, id))];
}
