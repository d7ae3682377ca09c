/**
 * What the header and nearly every line of a session look like, as data. Whatever fits is certainly right: the schema and
 * `judgeValues` accept it (tests hold it to that). What does not fit may be right as well, and is left to the schema.
 *
 * The same shapes are read in two ways: off the bytes of a line, without parsing it (`recognise.ts`), and off its parsed
 * value (`fits.ts`).
 */

/** What the value of a member may be. */
export type Kind =
  | 'text'
  | 'filled' // text that is not empty
  | 'number'
  | 'amount' // a count or a cost: not below 0
  | 'flag'
  | 'moment' // milliseconds
  | 'time' // as `toISOString` writes it
  | 'base64'
  | 'mediaType'
  | 'object'
  | 'null'
  | 'never' // not there
  | 'version'
  // Ids, by which lines hang together:
  | 'id'
  | 'parent' // or null
  | 'reference' // of another entry
  | 'call'
  | 'answered' // the call that a result answers
  | readonly string[] // one of these words
  | Shape
  | Choice
  | Blocks;

/** The members of an object. A name that ends in `?` need not be there; others may be of any kind. */
export interface Shape {
  readonly members: Readonly<Record<string, Kind>>;
}

/** An object whose shape is told by one member, which is written first. */
export interface Choice {
  readonly by: string;
  readonly shapes: Readonly<Record<string, Shape>>;
}

/** An array of blocks, or text instead of it where that is right. */
export interface Blocks {
  readonly block: Choice;
  readonly orText: boolean;
}

const shape = (members: Shape['members']): Shape => ({ members });

const choice = (by: string, shapes: Readonly<Record<string, Shape['members']>>): Choice => ({
  by,
  shapes: Object.fromEntries(
    Object.entries(shapes).map(([word, members]) => [word, shape({ [by]: [word], ...members })]),
  ),
});

const TEXT: Shape['members'] = { text: 'text', 'textSignature?': 'text' };

const TEXT_OR_IMAGE = choice('type', { text: TEXT, image: { data: 'base64', mimeType: 'mediaType' } });

const ANSWER_BLOCK = choice('type', {
  text: TEXT,
  thinking: { thinking: 'text', 'thinkingSignature?': 'text', 'redacted?': 'flag' },
  toolCall: {
    id: 'call',
    name: 'text',
    arguments: 'object',
    'thoughtSignature?': 'text',
    'namespace?': 'text',
    'argumentsError?': 'text',
  },
});

const CONTENT: Blocks = { block: TEXT_OR_IMAGE, orText: true };

const USAGE = shape({
  input: 'amount',
  output: 'amount',
  cacheRead: 'amount',
  cacheWrite: 'amount',
  totalTokens: 'amount',
  'cacheWrite1h?': 'amount',
  'reasoning?': 'amount',
  cost: shape({
    input: 'amount',
    output: 'amount',
    cacheRead: 'amount',
    cacheWrite: 'amount',
    total: 'amount',
    'totalFromProvider?': 'flag',
  }),
});

const MESSAGE = choice('role', {
  user: { content: CONTENT, timestamp: 'moment' },
  toolResult: {
    toolCallId: 'answered',
    toolName: 'text',
    content: { block: TEXT_OR_IMAGE, orText: false },
    isError: 'flag',
    timestamp: 'moment',
    'durationMs?': 'number',
    'usage?': 'never',
    'nestedCalls?': 'never',
  },
  assistant: {
    content: { block: ANSWER_BLOCK, orText: false },
    api: 'text',
    provider: 'text',
    model: 'text',
    usage: USAGE,
    stopReason: ['stop', 'length', 'toolUse', 'error', 'aborted'],
    timestamp: 'moment',
    'diagnostics?': 'never',
    'deferred?': 'never',
    'thinkingLevel?': ['off', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
    'providerThinkingLevel?': 'text',
    'responseModel?': 'text',
    'responseId?': 'text',
    'errorMessage?': 'text',
    'rawStopReason?': 'text',
    'endTurn?': 'flag',
    'durationMs?': 'number',
  },
  bashExecution: {
    command: 'text',
    output: 'text',
    cancelled: 'flag',
    truncated: 'flag',
    timestamp: 'moment',
    'exitCode?': 'number',
    'fullOutputPath?': 'text',
    // What the model is not shown is judged otherwise.
    'excludeFromContext?': 'never',
  },
});

const BASE: Shape['members'] = { id: 'id', parentId: 'parent', timestamp: 'time' };

const SUMMARY: Shape['members'] = { summary: 'filled', 'fromHook?': 'flag', 'usage?': USAGE };

/** An entry of version 3. */
export const ENTRY = choice('type', {
  message: { ...BASE, message: MESSAGE },
  context_edit: { ...BASE, targetId: 'reference', replacement: 'null' },
  custom: { ...BASE, customType: 'text' },
  custom_message: { ...BASE, customType: 'text', display: 'flag', content: CONTENT },
  model_change: { ...BASE, provider: 'text', modelId: 'text' },
  thinking_level_change: { ...BASE, thinkingLevel: 'text' },
  session_info: { ...BASE, 'name?': 'text' },
  label: { ...BASE, targetId: 'reference', 'label?': 'text' },
  compaction: {
    ...BASE,
    ...SUMMARY,
    firstKeptEntryId: 'reference',
    tokensBefore: 'amount',
    'systemMessage?': 'never',
  },
  branch_summary: { ...BASE, ...SUMMARY, fromId: 'reference' },
});

/** The header of version 3. */
export const HEADER = choice('type', {
  session: { version: 'version', cwd: 'text', 'parentSession?': 'text', timestamp: 'time' },
});
