import fc from 'fast-check';
import {
  messageRoleFacts,
  storedRoles,
  type AgentMessage,
  type StoredRole,
  type SystemMessage,
} from '../schema/index.ts';
import { assistantBlocks, textAndImages, textBlock } from './blocks.ts';
import { milliseconds } from './clock.ts';
import type { Feature } from './features.ts';
import { anyJson, anyJsonObject } from './json.ts';
import { members } from './members.ts';
import { text, type TextKind } from './text.ts';
import { usage } from './usage.ts';

/** The roles that a message entry may have. The two summary roles are made from entries and never stored. */
export const STORED_ROLES: readonly StoredRole[] = storedRoles;
export type { StoredRole };

/** What random messages may hold: the kind of text, and what the release knows. */
export interface MessageConstraints {
  readonly text?: TextKind;
  readonly features: ReadonlySet<Feature>;
}

const role = (name: string) => fc.constant(name);
const names = () => fc.constantFrom('read', 'bash', 'edit');
const when = <Value>(there: boolean, optional: Value) => (there ? optional : {});

/** Off, by the JSON Schema of the parameters, or by a grammar in the encodings of some providers. */
const constrainedSampling = (words: TextKind) =>
  fc.oneof(
    { withCrossShrink: true },
    fc.constant(false),
    members({ type: fc.constant('json_schema'), strict: fc.constantFrom('prefer', 'require') }),
    members({
      type: fc.constant('grammar'),
      variants: fc.dictionary(fc.constantFrom('openai_lark', 'openai_regex'), text(words), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    }),
  );

const tool = (words: TextKind) =>
  members(
    { name: names(), description: text(words), parameters: anyJsonObject() },
    { constrainedSampling: constrainedSampling(words) },
  );

/** A system message: the prompt, its named sections, tools that come and go. */
export const systemMessage = ({ text: words = 'mixed' }: MessageConstraints): fc.Arbitrary<SystemMessage> =>
  members<SystemMessage>(
    {
      role: role('system'),
      content: fc.oneof({ withCrossShrink: true }, text(words), fc.array(textBlock(words), { maxLength: 2 })),
      timestamp: milliseconds(),
    },
    {
      sections: fc.dictionary(fc.constantFrom('preamble', 'tools', 'cwd', 'skills'), fc.option(text(words)), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      toolsAdded: fc.array(tool(words), { maxLength: 2 }),
      toolsRemoved: fc.array(members({ name: names() }), { maxLength: 2 }),
    },
  );

const userMessage = ({ text: words = 'mixed' }: MessageConstraints) =>
  members<AgentMessage>({
    role: role('user'),
    content: fc.oneof({ withCrossShrink: true }, text(words), textAndImages(words)),
    timestamp: milliseconds(),
  });

const thinkingLevel = () => fc.constantFrom('off', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max');

/** A partial message (`pending`) is never stored. */
const stopReason = () => fc.constantFrom('stop', 'length', 'toolUse', 'error', 'aborted', 'deferred');

const deferred = () =>
  members(
    { provider: text('plain'), modelId: text('plain'), api: text('plain'), id: text('plain') },
    { expiresAt: milliseconds(), pollAfterMs: fc.nat(), data: anyJson() },
  );

const diagnostic = (words: TextKind) =>
  members(
    { type: fc.constantFrom('stream', 'retry'), timestamp: milliseconds() },
    {
      error: members(
        { message: text(words) },
        { name: text('plain'), stack: text(words), code: fc.oneof(fc.nat(), text('plain')) },
      ),
      details: anyJsonObject(),
    },
  );

const assistantMessage = ({ text: words = 'mixed', features }: MessageConstraints) =>
  members<AgentMessage>(
    {
      role: role('assistant'),
      content: assistantBlocks(words),
      api: fc.constantFrom('anthropic-messages', 'openai-responses', 'google-generative-ai'),
      provider: fc.constantFrom('anthropic', 'openai', 'google'),
      model: fc.constantFrom('claude-sonnet-4-5', 'gpt-4o', 'gemini'),
      usage: usage(),
      stopReason: stopReason(),
      timestamp: milliseconds(),
    },
    {
      responseModel: text('plain'),
      responseId: text('plain'),
      providerThinkingLevel: text('plain'),
      ...when(features.has('assistantThinkingLevel'), { thinkingLevel: thinkingLevel() }),
      diagnostics: fc.array(diagnostic(words), { maxLength: 2 }),
      deferred: deferred(),
      errorMessage: text(words),
      rawStopReason: text('plain'),
      endTurn: fc.boolean(),
      durationMs: fc.nat(),
    },
  );

const nestedCalls = (words: TextKind) =>
  members({
    calls: fc.array(
      members(
        { id: text('plain'), name: names(), status: fc.constantFrom('ok', 'error', 'unfinished') },
        { arguments: anyJsonObject(), argumentsBytes: fc.nat(), durationMs: fc.nat(), error: text(words) },
      ),
      { maxLength: 2 },
    ),
    complete: fc.boolean(),
  });

const toolResultMessage = ({ text: words = 'mixed', features }: MessageConstraints) =>
  members<AgentMessage>(
    {
      role: role('toolResult'),
      toolCallId: fc.nat({ max: 999 }).map((number) => `call_${number}`),
      toolName: names(),
      content: textAndImages(words),
      isError: fc.boolean(),
      timestamp: milliseconds(),
    },
    {
      details: anyJson(),
      ...when(features.has('summaryUsage'), { usage: usage() }),
      ...when(features.has('nestedCalls'), { nestedCalls: nestedCalls(words) }),
      durationMs: fc.nat(),
    },
  );

const bashExecutionMessage = ({ text: words = 'mixed' }: MessageConstraints) =>
  members<AgentMessage>(
    {
      role: role('bashExecution'),
      command: text(words),
      output: text(words),
      cancelled: fc.boolean(),
      truncated: fc.boolean(),
      timestamp: milliseconds(),
    },
    {
      exitCode: fc.integer({ min: -1, max: 255 }),
      fullOutputPath: text('plain'),
      excludeFromContext: fc.boolean(),
    },
  );

const customMessage = ({ text: words = 'mixed' }: MessageConstraints) =>
  members<AgentMessage>(
    {
      role: role('custom'),
      customType: fc.constantFrom('my-extension', 'other'),
      content: fc.oneof({ withCrossShrink: true }, text(words), textAndImages(words)),
      display: fc.boolean(),
      timestamp: milliseconds(),
    },
    { details: anyJson() },
  );

const BY_ROLE: Readonly<Record<StoredRole, (constraints: MessageConstraints) => fc.Arbitrary<AgentMessage>>> =
  {
    user: userMessage,
    assistant: assistantMessage,
    toolResult: toolResultMessage,
    system: systemMessage,
    bashExecution: bashExecutionMessage,
    custom: customMessage,
  };

/** Whether a release knows a role. */
export function isKnownRole(name: string, features: ReadonlySet<Feature>): boolean {
  const needed = messageRoleFacts(name)?.feature;
  return needed === undefined || features.has(needed as Feature);
}

/** A message as an entry stores it, of one of the roles that the release knows. */
export function message(
  constraints: MessageConstraints & { readonly roles?: readonly StoredRole[] },
): fc.Arbitrary<AgentMessage> {
  const { roles = STORED_ROLES, features } = constraints;
  const known = roles.filter((name) => isKnownRole(name, features));
  const usable = known.length > 0 ? known : (['user'] as const);
  return fc.oneof({ withCrossShrink: true }, ...usable.map((name) => BY_ROLE[name](constraints)));
}
