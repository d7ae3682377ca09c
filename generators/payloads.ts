import fc from 'fast-check';
import {
  entryTypeFacts,
  entryTypes,
  type AgentMessage,
  type ContentBlock,
  type EntryType,
} from '../schema/index.ts';
import { anyBlocks, textAndImages } from './blocks.ts';
import type { Feature } from './features.ts';
import { anyJson } from './json.ts';
import { message, systemMessage, type MessageConstraints, type StoredRole } from './messages.ts';
import { members } from './members.ts';
import { text } from './text.ts';
import { usage } from './usage.ts';

/** The types of entries. */
export const ENTRY_KINDS: readonly EntryType[] = entryTypes;

/** The type of an entry. */
export type EntryKind = EntryType;

/** What a compaction keeps: a range before it, or nothing. */
export type Keep = 'some' | 'none';

/**
 * An entry without its place in the tree. References to other entries are left to whoever builds the tree:
 * `context_edit` and `label` lack their target (and the blocks of a replacement are of all types until it is known), `compaction` its first kept entry, `branch_summary` where it came from.
 */
export type Payload =
  | { readonly type: 'message'; readonly message: AgentMessage }
  | {
      readonly type: 'context_edit';
      readonly replacement: { readonly content: string | ContentBlock[] } | null;
    }
  | { readonly type: 'compaction'; readonly keep: Keep; readonly members: object }
  | { readonly type: 'branch_summary'; readonly members: object }
  | { readonly type: 'label'; readonly members: object }
  | { readonly type: 'plain'; readonly members: object & { readonly type: string } };

/** What random entries may hold. */
export interface PayloadConstraints extends MessageConstraints {
  readonly roles?: readonly StoredRole[];
  readonly keeps?: readonly Keep[];
}

const word = () => fc.constantFrom('a', 'my-extension', 'pi.virtual-model-state');
const plain = (type: EntryKind, required: Record<string, fc.Arbitrary<unknown>>, optional = {}) =>
  members<{ type: string }>({ type: fc.constant(type), ...required }, optional).map((own): Payload => ({
    type: 'plain',
    members: own,
  }));

const summaryMembers = (features: ReadonlySet<Feature>) => ({
  details: anyJson(),
  fromHook: fc.boolean(),
  ...(features.has('summaryUsage') ? { usage: usage() } : {}),
});

type Made = Readonly<Record<EntryKind, (constraints: PayloadConstraints) => fc.Arbitrary<Payload>>>;

const BY_KIND: Made = {
  message: (constraints) => message(constraints).map((sent) => ({ type: 'message', message: sent })),
  model_change: () =>
    plain('model_change', {
      provider: fc.constantFrom('openai', 'anthropic', 'virtual'),
      modelId: fc.constantFrom('gpt-4o', 'claude-sonnet-4-5', 'router'),
    }),
  thinking_level_change: () =>
    plain('thinking_level_change', {
      thinkingLevel: fc.constantFrom('off', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'),
    }),
  usage: ({ text: words }) =>
    plain(
      'usage',
      {
        kind: fc.constantFrom('cache_warm', 'title'),
        provider: fc.constantFrom('openai', 'anthropic'),
        model: fc.constantFrom('gpt-4o', 'claude-sonnet-4-5'),
        usage: usage(),
      },
      { note: text(words) },
    ),
  compaction: (constraints) =>
    fc.record({
      type: fc.constant('compaction' as const),
      keep: fc.constantFrom(...keepsOf(constraints)),
      members: members<object>(
        { summary: text(constraints.text), tokensBefore: fc.nat({ max: 500_000 }) },
        {
          ...summaryMembers(constraints.features),
          ...(constraints.features.has('systemMessage') ? { systemMessage: systemMessage(constraints) } : {}),
        },
      ),
    }),
  branch_summary: ({ text: words, features }) =>
    fc.record({
      type: fc.constant('branch_summary' as const),
      // An empty summary is only seen to send nothing: what Pi writes holds one.
      members: members<object>(
        { summary: text(words).map((summary) => summary || 'left') },
        summaryMembers(features),
      ),
    }),
  custom: () => plain('custom', { customType: word() }, { data: anyJson() }),
  custom_message: ({ text: words }) =>
    plain(
      'custom_message',
      {
        customType: word(),
        content: fc.oneof({ withCrossShrink: true }, text(words), textAndImages(words)),
        display: fc.boolean(),
      },
      { details: anyJson() },
    ),
  context_edit: ({ text: words }) =>
    fc.record({
      type: fc.constant('context_edit' as const),
      replacement: fc.oneof(
        { withCrossShrink: true },
        fc.constant(null),
        fc.record(
          { content: fc.oneof({ withCrossShrink: true }, text(words), anyBlocks(words)) },
          { noNullPrototype: true },
        ),
      ),
    }),
  label: ({ text: words }) =>
    fc.record({
      type: fc.constant('label' as const),
      members: members<object>({}, { label: text(words).map((label) => label || 'mark') }),
    }),
  session_info: ({ text: words }) => plain('session_info', {}, { name: text(words) }),
};

function keepsOf({ keeps = ['none', 'some'], features }: PayloadConstraints): readonly Keep[] {
  const known = keeps.filter((keep) => keep === 'some' || features.has('retainNone'));
  return known.length > 0 ? known : ['some'];
}

/** Whether a release knows a kind of entry. */
export function isKnown(kind: EntryKind, features: ReadonlySet<Feature>): boolean {
  const needed = entryTypeFacts(kind)?.feature;
  return needed === undefined || features.has(needed as Feature);
}

/** An entry of a kind, without its place in the tree. */
export const payload = (kind: EntryKind, constraints: PayloadConstraints): fc.Arbitrary<Payload> =>
  BY_KIND[kind](constraints);
