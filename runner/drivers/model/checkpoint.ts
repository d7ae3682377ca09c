import type { SystemMessage, TextContent } from '../../../schema/index.ts';
import { contextOf, type ReadSession } from '../../../suites/model/index.ts';

/** One system message that says what all of a branch say, as a compaction stores it. */

/** A system message of which members may be missing, as files hold it. */
type Prompt = Pick<SystemMessage, 'role' | 'content'> & Partial<SystemMessage>;

const blocksOf = (content: Prompt['content']): readonly TextContent[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

/**
 * The prompt at a leaf: sections by their last value, and the tools that were added and not removed again.
 * @returns undefined where the branch holds no system message
 */
export function checkpointAt(session: ReadSession, leafId: string | null): SystemMessage | undefined {
  const prompts = contextOf(session, leafId)
    .messages.map(({ message }) => message as Partial<Prompt>)
    .filter((message): message is Prompt => message.role === 'system');
  if (prompts.length === 0) return undefined;
  const sections = new Map<string, string>();
  const tools = new Map<string, NonNullable<Prompt['toolsAdded']>[number]>();
  for (const { sections: patched = {}, toolsAdded = [], toolsRemoved = [] } of prompts) {
    for (const [name, value] of Object.entries(patched))
      if (value === null) sections.delete(name);
      else sections.set(name, value);
    for (const { name } of toolsRemoved) tools.delete(name);
    for (const tool of toolsAdded) tools.set(tool.name, tool);
  }
  return {
    role: 'system',
    content: prompts.flatMap(({ content }) => blocksOf(content)),
    sections: Object.fromEntries(sections),
    toolsAdded: [...tools.values()],
    timestamp: Date.now(),
  };
}
