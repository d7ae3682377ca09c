import { contextOf, isObject, type JsonObject, type ReadSession } from '../../../suites/model/index.ts';

/** One system message that says what all of a branch say, as a compaction stores it. */

const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map(({ text }) => String(text ?? ''))
    .join(' ');
}

/**
 * The prompt at a leaf: sections by their last value, and the tools that were added and not removed again.
 * @returns undefined where the branch holds no system message
 */
export function checkpointAt(session: ReadSession, leafId: string | null): JsonObject | undefined {
  const system = contextOf(session, leafId)
    .messages.map(({ message }) => message)
    .filter(({ role }) => role === 'system');
  if (system.length === 0) return undefined;
  const sections = new Map<string, unknown>();
  const tools = new Map<unknown, JsonObject>();
  for (const { sections: patched, toolsAdded, toolsRemoved } of system) {
    for (const [name, value] of Object.entries(isObject(patched) ? patched : {}))
      if (value === null) sections.delete(name);
      else sections.set(name, value);
    for (const { name } of listOf(toolsRemoved)) tools.delete(name);
    for (const tool of listOf(toolsAdded)) tools.set(tool['name'], tool);
  }
  return {
    role: 'system',
    content: system
      .map(({ content }) => textOf(content))
      .filter((text) => text !== '')
      .join('\n\n'),
    sections: Object.fromEntries(sections),
    toolsAdded: [...tools.values()],
    timestamp: Date.now(),
  };
}
