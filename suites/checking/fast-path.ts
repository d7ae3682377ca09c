import { isBase64, isMediaType, isPlainMoment } from './judge-values.ts';

/**
 * A quick yes for the header and for the entries that nearly every line of a session is, written as Pi writes them. It says yes only to what the schema and `judgeValues` accept (a test holds it to that) and
 * decides nothing else: whatever it does not know is left to the schema. Without it the validators, made for telling
 * every problem, take nearly as long as parsing.
 */

type Value = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
/** A count or a cost. */
const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;
const isAmountIfAny = (value: unknown): boolean => value === undefined || isAmount(value);
const isMoment = (value: unknown): boolean => typeof value === 'number' && isPlainMoment(value);
const isTextIfAny = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isNumberIfAny = (value: unknown): boolean => value === undefined || typeof value === 'number';
const isFlagIfAny = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `2026-10-01T09:00:00.000Z`, on any of the days that every month has. */
function isPlainTime(value: unknown): boolean {
  return (
    isText(value) &&
    value.length === 24 &&
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(value)
  );
}

/** Whether an entry is certainly valid by the schema of version 3. False says nothing. */
export function isCommonEntry(entry: Value): boolean {
  const { id, parentId, timestamp } = entry;
  return (
    isText(id) &&
    id !== '' &&
    (isText(parentId) || parentId === null) &&
    isPlainTime(timestamp) &&
    hasCommonMembers(entry)
  );
}

function hasCommonMembers(entry: Value): boolean {
  switch (entry['type']) {
    case 'message': {
      const { message } = entry;
      return isObject(message) && isMoment(message['timestamp']) && isCommonMessage(message);
    }
    case 'context_edit':
      return isText(entry['targetId']) && entry['replacement'] === null;
    case 'custom':
      return isText(entry['customType']);
    case 'custom_message':
      return (
        isText(entry['customType']) && typeof entry['display'] === 'boolean' && isContent(entry['content'])
      );
    case 'model_change':
      return isText(entry['provider']) && isText(entry['modelId']);
    case 'thinking_level_change':
      return isText(entry['thinkingLevel']);
    case 'session_info':
      return isTextIfAny(entry['name']);
    case 'label':
      return isText(entry['targetId']) && isTextIfAny(entry['label']);
    case 'compaction':
      return (
        isText(entry['firstKeptEntryId']) &&
        isAmount(entry['tokensBefore']) &&
        entry['systemMessage'] === undefined &&
        isCommonSummary(entry)
      );
    case 'branch_summary':
      return isText(entry['fromId']) && isCommonSummary(entry);
    default:
      return false;
  }
}

const isCommonSummary = (entry: Value): boolean =>
  isText(entry['summary']) &&
  isFlagIfAny(entry['fromHook']) &&
  (entry['usage'] === undefined || isCommonUsage(entry['usage']));

const isContent = (content: unknown): boolean => isText(content) || isBlocks(content, isTextOrImage);

/** Whether a header is certainly valid by the schema of version 3. False says nothing. */
export function isCommonHeader(header: Value): boolean {
  const { version, cwd, parentSession, timestamp } = header;
  return version === 3 && isText(cwd) && isTextIfAny(parentSession) && isPlainTime(timestamp);
}

function isCommonMessage(message: Value): boolean {
  switch (message['role']) {
    case 'user':
      return isContent(message['content']);
    case 'toolResult':
      return (
        isText(message['toolCallId']) &&
        isText(message['toolName']) &&
        typeof message['isError'] === 'boolean' &&
        message['usage'] === undefined &&
        message['nestedCalls'] === undefined &&
        isNumberIfAny(message['durationMs']) &&
        isBlocks(message['content'], isTextOrImage)
      );
    case 'assistant':
      return isCommonAnswer(message) && isBlocks(message['content'], isAnswerBlock);
    default:
      return false;
  }
}

const STOP_REASONS = new Set<unknown>(['stop', 'length', 'toolUse', 'error', 'aborted']);
const THINKING_LEVELS = new Set<unknown>([
  undefined,
  'off',
  'minimal',
  'low',
  'medium',
  'high',
  'xhigh',
  'max',
]);

function isCommonAnswer(message: Value): boolean {
  return (
    isText(message['api']) &&
    isText(message['provider']) &&
    isText(message['model']) &&
    STOP_REASONS.has(message['stopReason']) &&
    message['diagnostics'] === undefined &&
    message['deferred'] === undefined &&
    THINKING_LEVELS.has(message['thinkingLevel']) &&
    isTextIfAny(message['responseModel']) &&
    isTextIfAny(message['responseId']) &&
    isTextIfAny(message['providerThinkingLevel']) &&
    isTextIfAny(message['errorMessage']) &&
    isTextIfAny(message['rawStopReason']) &&
    isFlagIfAny(message['endTurn']) &&
    isNumberIfAny(message['durationMs']) &&
    isCommonUsage(message['usage'])
  );
}

function isCommonUsage(usage: unknown): boolean {
  if (!isObject(usage)) return false;
  const { cost } = usage;
  return (
    isAmount(usage['input']) &&
    isAmount(usage['output']) &&
    isAmount(usage['cacheRead']) &&
    isAmount(usage['cacheWrite']) &&
    isAmount(usage['totalTokens']) &&
    isAmountIfAny(usage['cacheWrite1h']) &&
    isAmountIfAny(usage['reasoning']) &&
    isObject(cost) &&
    isAmount(cost['input']) &&
    isAmount(cost['output']) &&
    isAmount(cost['cacheRead']) &&
    isAmount(cost['cacheWrite']) &&
    isAmount(cost['total']) &&
    isFlagIfAny(cost['totalFromProvider'])
  );
}

function isBlocks(content: unknown, isRight: (block: Value) => boolean): boolean {
  if (!Array.isArray(content)) return false;
  for (const block of content as unknown[]) if (!isObject(block) || !isRight(block)) return false;
  return true;
}

function isTextOrImage(block: Value): boolean {
  if (block['type'] === 'text') return isText(block['text']) && isTextIfAny(block['textSignature']);
  const { type, data, mimeType } = block;
  return type === 'image' && isText(data) && isBase64(data) && isText(mimeType) && isMediaType(mimeType);
}

function isAnswerBlock(block: Value): boolean {
  switch (block['type']) {
    case 'text':
      return isText(block['text']) && isTextIfAny(block['textSignature']);
    case 'thinking':
      return (
        isText(block['thinking']) && isTextIfAny(block['thinkingSignature']) && isFlagIfAny(block['redacted'])
      );
    case 'toolCall':
      return (
        isText(block['id']) &&
        isText(block['name']) &&
        isObject(block['arguments']) &&
        isTextIfAny(block['thoughtSignature']) &&
        isTextIfAny(block['namespace']) &&
        isTextIfAny(block['argumentsError'])
      );
    default:
      return false;
  }
}
