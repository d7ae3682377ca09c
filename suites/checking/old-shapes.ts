import { isObject, type JsonObject } from '../model/values.ts';

/**
 * What older releases wrote otherwise and no migration touches: it lies in files of version 3 as it lay in those of
 * version 1, so it breaks nothing that its writer knew. Each shape is told by the members that its time had; a line with
 * any newer member does not stem from then.
 */
interface OldShape {
  readonly type: string;
  /** Where today's declaration finds fault, as JSON pointers. */
  readonly pointers: readonly string[];
  /** The first release that wrote what is declared today. */
  readonly since: string;
  readonly isOld: (entry: JsonObject) => boolean;
}

const OLD_ANSWER = new Set([
  'role',
  'content',
  'api',
  'provider',
  'model',
  'usage',
  'stopReason',
  'errorMessage',
  'timestamp',
]);

const OLD_USAGE = new Set(['input', 'output', 'cacheRead', 'cacheWrite', 'cost']);

const hasOnly = (value: JsonObject, members: ReadonlySet<string>): boolean =>
  Object.keys(value).every((member) => members.has(member));

const messageOf = ({ message }: JsonObject, role: string): JsonObject | undefined =>
  isObject(message) && message['role'] === role ? message : undefined;

const OLD_SHAPES: readonly OldShape[] = [
  {
    type: 'message',
    pointers: ['/message/usage/totalTokens'],
    since: '0.12.12',
    isOld: (entry) => {
      const answer = messageOf(entry, 'assistant');
      const usage = answer?.['usage'];
      if (answer === undefined || !isObject(usage)) return false;
      const hasAll = [...OLD_USAGE].every((member) => member in usage);
      return hasAll && hasOnly(usage, OLD_USAGE) && hasOnly(answer, OLD_ANSWER);
    },
  },
  {
    type: 'message',
    pointers: ['/message/exitCode'],
    // A command that was killed had the code null.
    since: '0.31.0',
    isOld: (entry) => messageOf(entry, 'bashExecution')?.['exitCode'] === null,
  },
  {
    type: 'model_change',
    pointers: ['/provider', '/modelId'],
    // One member held both, as in "openai/gpt-5".
    since: '0.12.7',
    isOld: ({ model, provider, modelId }) =>
      typeof model === 'string' && provider === undefined && modelId === undefined,
  },
];

/** Whether what a declaration of today finds amiss at a place of an entry is how an older release wrote it. */
export function isOldShape(entry: JsonObject, pointer: string): boolean {
  return OLD_SHAPES.some(
    ({ type, pointers, isOld }) => type === entry['type'] && pointers.includes(pointer) && isOld(entry),
  );
}
