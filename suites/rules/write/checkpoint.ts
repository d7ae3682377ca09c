import fc from 'fast-check';
import { system, user } from '../../../generators/index.ts';
import type { SystemMessage } from '../../../schema/index.ts';
import { isObject, type JsonObject } from '../../model/index.ts';
import { isSame } from '../../driving/bytes.ts';
import { appendedEntry, payloadIn } from '../../driving/judge.ts';
import { resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { append, BEGUN, KEEPS_NONE, sent, type Entry } from '../../driving/sending.ts';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';

/** The prompt that a writer stores with a compaction. */

const tool = (name: string) => ({
  name,
  description: `${name}s`,
  parameters: { type: 'object', properties: {} },
});

const prompt = (content: SystemMessage['content'], members: object): Entry => {
  const made = system('c3', content);
  return { ...made, message: { ...made.message, ...members } };
};

const words = (text: string) => ({ type: 'text' as const, text });

const FIRST = prompt('be brief', {
  sections: { preamble: 'one', cwd: '/w' },
  toolsAdded: [tool('read'), tool('write')],
});
const PATCH = prompt('', {
  sections: { preamble: 'two', cwd: null },
  toolsAdded: [tool('edit')],
  toolsRemoved: [{ name: 'write' }],
});

const SECOND = prompt([words('and'), words('polite')], {});

const COMPACTED = append({
  type: 'compaction',
  keep: 'some',
  members: { summary: 'so far', tokensBefore: 1_000 },
});

const PROGRAMS: Readonly<Record<string, Steps>> = {
  'a prompt': [...BEGUN, sent(FIRST), sent(user('d4', 'question')), COMPACTED],
  'a prompt that was patched': [...BEGUN, sent(FIRST), sent(PATCH), sent(user('d4', 'question')), COMPACTED],
  'a prompt of two messages, one of them of blocks': [
    ...BEGUN,
    sent(FIRST),
    sent(SECOND),
    sent(user('d4', 'question')),
    COMPACTED,
  ],
  'a prompt of which nothing else is kept': [...BEGUN, sent(FIRST), KEEPS_NONE],
  'no prompt': [...BEGUN, COMPACTED],
};

/** What a reader finds in a checkpoint: Pi joins the texts by blank lines, others may keep them as blocks. */
interface Prompt {
  readonly role: unknown;
  readonly words: readonly string[];
  readonly sections: Readonly<Record<string, unknown>>;
  readonly tools: readonly unknown[];
}

const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const textsOf = (content: unknown): readonly string[] =>
  typeof content === 'string' ? [content] : listOf(content).map(({ text }) => String(text));

/** All system messages in order: a section that is null is gone, and so is a tool that was removed. */
function replayed(messages: readonly JsonObject[]): Prompt {
  const sections = new Map<string, unknown>();
  const tools = new Map<string, JsonObject>();
  for (const { sections: patched = {}, toolsAdded, toolsRemoved } of messages) {
    for (const [name, value] of Object.entries(patched as object))
      if (value === null) sections.delete(name);
      else sections.set(name, value);
    for (const { name } of listOf(toolsRemoved)) tools.delete(String(name));
    for (const tool of listOf(toolsAdded)) tools.set(String(tool['name']), tool);
  }
  return {
    role: messages.at(-1)?.['role'],
    words: messages
      .flatMap(({ content }) => textsOf(content))
      .join(' ')
      .split(/\s+/)
      .filter(Boolean),
    sections: Object.fromEntries(sections),
    tools: [...tools].toSorted(([one], [other]) => one.localeCompare(other)).map(([, tool]) => tool),
  };
}

const systemMessages = ({ earlier }: Moment): readonly JsonObject[] =>
  earlier
    .filter((one) => resultOf(one) !== undefined)
    .map((one) => payloadIn(one)['message'])
    .filter((message): message is JsonObject => isObject(message) && message['role'] === 'system');

export const checkpoint: RunRule = programRule({
  ...requirement('write/checkpoint'),
  method: 'session/append',
  maxRuns: 0,
  programs: () => fc.constantFrom(...Object.values(PROGRAMS)),
  examples: () => Object.entries(PROGRAMS).map(([name, input]) => ({ name, input })),
  judge: (moment) => {
    const found = appendedEntry(moment);
    if (found?.['type'] !== 'compaction') return undefined;
    const before = systemMessages(moment);
    const stored = found['systemMessage'];
    if (before.length === 0 && stored === undefined) return undefined;
    const [expected, received] = [replayed(before), isObject(stored) ? replayed([stored]) : null];
    return isSame(expected, received) ? undefined : { code: 'checkpoint-is-another', expected, received };
  },
});
