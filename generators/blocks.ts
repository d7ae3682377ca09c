import fc from 'fast-check';
import type { ContentBlock, ImageContent, TextContent, ThinkingContent, ToolCall } from '../schema/index.ts';
import { anyJsonObject } from './json.ts';
import { members } from './members.ts';
import { text, type TextKind } from './text.ts';

const kind = (type: string) => fc.constant(type);

/** A text block, with or without a signature. */
export const textBlock = (words: TextKind = 'mixed'): fc.Arbitrary<TextContent> =>
  members<TextContent>({ type: kind('text'), text: text(words) }, { textSignature: text('plain') });

/** What a model thought. */
export const thinkingBlock = (words: TextKind = 'mixed'): fc.Arbitrary<ThinkingContent> =>
  members<ThinkingContent>(
    { type: kind('thinking'), thinking: text(words) },
    { thinkingSignature: text('plain'), redacted: fc.boolean() },
  );

/** The data is base64, as short as can be. */
export const imageBlock = (): fc.Arbitrary<ImageContent> =>
  members<ImageContent>({
    type: kind('image'),
    data: fc.base64String({ maxLength: 12 }),
    mimeType: fc.constantFrom('image/png', 'image/jpeg', 'image/webp', 'image/gif'),
  });

/** A call of a tool, with an id that is not yet the only one of its session. */
export const toolCallBlock = (words: TextKind = 'mixed'): fc.Arbitrary<ToolCall> =>
  members<ToolCall>(
    {
      type: kind('toolCall'),
      id: fc.nat({ max: 999 }).map((number) => `call_${number}`),
      name: fc.constantFrom('read', 'bash', 'edit', 'write', 'mcp__x__y'),
      arguments: anyJsonObject(),
    },
    { thoughtSignature: text('plain'), namespace: text('plain'), argumentsError: text(words) },
  );

/** Content of user, toolResult and custom messages, where it is blocks. */
export const textAndImages = (words: TextKind = 'mixed'): fc.Arbitrary<(TextContent | ImageContent)[]> =>
  fc.array(fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: textBlock(words) }, imageBlock()), {
    maxLength: 3,
  });

/** Blocks of all types, of which each message takes only some. */
export const anyBlocks = (words: TextKind = 'mixed'): fc.Arbitrary<ContentBlock[]> =>
  fc.array(
    fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: textBlock(words) },
      imageBlock(),
      thinkingBlock(words),
      toolCallBlock(words),
    ),
    { maxLength: 3 },
  );

/** Content of an assistant message. */
export const assistantBlocks = (
  words: TextKind = 'mixed',
): fc.Arbitrary<(TextContent | ThinkingContent | ToolCall)[]> =>
  fc.array(
    fc.oneof({ withCrossShrink: true }, textBlock(words), thinkingBlock(words), toolCallBlock(words)),
    { maxLength: 3 },
  );
