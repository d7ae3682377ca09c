import {
  assistant,
  bash,
  branchSummary,
  customMessage,
  isKnown,
  system,
  toolCall,
  toolResult,
  usageEntry,
} from '../../../generators/index.ts';
import type { Feature } from '../../../generators/features.ts';
import { append, BEGUN, sent, type Entry } from '../../driving/sending.ts';
import type { Steps } from '../../driving/programs.ts';
import type { Example, World } from '../../rule.ts';

/** Entries with their optional members, which a writer may lose or refuse: each type in a program of its own. */

const USAGE = {
  input: 1,
  output: 2,
  cacheRead: 3,
  cacheWrite: 4,
  totalTokens: 10,
  cost: { input: 0.1, output: 0.2, cacheRead: 0.3, cacheWrite: 0.4, total: 1 },
} as const;
const FILES = { readFiles: ['a.ts'], modifiedFiles: [] };
const EXTRA = { count: 42, list: [1, null], deep: { empty: {} } };

const withMembers = (entry: Entry, members: object): Entry => ({ ...entry, ...members });
const withinMessage = (entry: Entry, members: object): Entry =>
  entry.type === 'message' ? withMembers(entry, { message: { ...entry.message, ...members } }) : entry;

const ENTRIES: Readonly<Record<string, readonly Entry[]>> = {
  'an assistant message': [
    assistant(
      'c3',
      [
        { type: 'thinking', thinking: 'so', thinkingSignature: 'signed', redacted: false },
        { type: 'text', text: 'answer', textSignature: 'signed' },
      ],
      { responseId: 'resp_1', responseModel: 'claude-sonnet-4-5', usage: USAGE },
    ),
    assistant('c3', [], { stopReason: 'error', errorMessage: 'overloaded', usage: USAGE }),
  ],
  'a tool result': [
    assistant('c3', [{ ...toolCall(), thoughtSignature: 'signed' }], { stopReason: 'toolUse' }),
    withinMessage(toolResult('d4'), { isError: true, details: EXTRA }),
  ],
  'a command': [
    bash('c3', { exitCode: 1, cancelled: true, truncated: true, fullOutputPath: '/tmp/out.log' }),
  ],
  'a custom_message': [withMembers(customMessage('c3'), { details: EXTRA })],
  'a usage entry': [withMembers(usageEntry('c3'), { usage: USAGE, note: 'warm' })],
  'a branch_summary': [
    withMembers(branchSummary('c3', { from: 'root' }), { details: FILES, fromHook: false, usage: USAGE }),
    withMembers(branchSummary('c3', { from: 'root' }), { details: EXTRA, fromHook: true }),
  ],
};

const COMPACTIONS = [
  { details: FILES, fromHook: false },
  { details: EXTRA, fromHook: true, usage: USAGE },
];

const TOOL = { name: 'read', description: 'reads a file', parameters: { type: 'object', properties: {} } };
const NESTED = {
  calls: [{ id: 'n1', name: 'read', status: 'ok', arguments: { path: 'a.ts' }, durationMs: 3 }],
  complete: true,
};

/** Members that came with a later release than their message did. */
const LATER: readonly (readonly [name: string, entries: readonly Entry[], needs: Feature])[] = [
  [
    'the thinking level of an assistant message',
    [withinMessage(assistant('c3', 'answer'), { thinkingLevel: 'high' })],
    'assistantThinkingLevel',
  ],
  [
    'what a tool result used',
    [
      assistant('c3', [toolCall()], { stopReason: 'toolUse' }),
      withinMessage(toolResult('d4'), { usage: USAGE, durationMs: 3 }),
    ],
    'summaryUsage',
  ],
  [
    'what a tool result called in its turn',
    [
      assistant('c3', [toolCall()], { stopReason: 'toolUse' }),
      withinMessage(toolResult('d4'), { nestedCalls: NESTED }),
    ],
    'nestedCalls',
  ],
  [
    'sections and tools of system messages',
    [
      withinMessage(system('c3'), { sections: { preamble: 'be brief' }, toolsAdded: [TOOL] }),
      withinMessage(system('d4', 'less'), { sections: { preamble: null }, toolsRemoved: [{ name: 'read' }] }),
    ],
    'systemMessage',
  ],
];

/** Every type that the release knows and that has optional members. */
export function everyMember({ features }: World): readonly Example<Steps>[] {
  const later = LATER.filter(([, , needs]) => features.has(needs));
  const known = Object.entries(ENTRIES).filter(([, entries]) =>
    entries.every(({ type }) => isKnown(type, features)),
  );
  return [
    ...known.map(([name, entries]) => ({
      name: `${name} with its optional members`,
      input: [...BEGUN, ...entries.map((one) => sent(one))],
    })),
    ...later.map(([name, entries]) => ({ name, input: [...BEGUN, ...entries.map((one) => sent(one))] })),
    {
      name: 'a compaction with its optional members',
      input: [
        ...BEGUN,
        ...COMPACTIONS.map((members) =>
          append({
            type: 'compaction',
            keep: 'some',
            members: { summary: 'so far', tokensBefore: 1, ...members },
          }),
        ),
      ],
    },
  ];
}
