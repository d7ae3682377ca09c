import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { METHOD_NOT_FOUND, REJECTED } from '../../schema/protocol.ts';

/** One line of a driver's standard output, understood. */
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly rejected: string; readonly data?: unknown }
  | { readonly id: number; readonly notSupported: string }
  | { readonly id: number; readonly internal: string };

/** A line that is no answer, and why. */
export interface Garbage {
  readonly garbage: string;
}

/** A response of JSON-RPC 2.0. What a result must be is the matter of its method's schema. */
const response = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  result: z.unknown().optional(),
  error: z
    .object({ code: z.number(), message: z.string().catch('no message'), data: z.unknown().optional() })
    .optional(),
});

/** What is said of a response, by the member that is not right. */
const GARBAGE: Readonly<Record<string, string>> = {
  jsonrpc: 'an answer lacks "jsonrpc": "2.0"',
  id: 'an answer has no number as id',
  error: 'an answer has neither a result nor an error with a code',
};

const NOT_JSON = 'a line on standard output is not a JSON object; what is for people goes to standard error';
const NOT_UTF8 =
  'a line on standard output is not UTF-8: bytes of the file that are not UTF-8 read as U+FFFD, and may not be passed on';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(line)) as unknown;
  } catch {
    return undefined;
  }
}

/** The words of an error that nobody asked for, such as those of a driver that could not read a request. */
const wordsOf = (message: unknown): string => {
  const said = z.object({ error: z.object({ message: z.string() }) }).safeParse(message);
  return said.success ? `: ${said.data.error.message}` : '';
};

/** Reads one line as a JSON-RPC 2.0 response; never throws. */
export function parseAnswer(line: Buffer): Answer | Garbage {
  const message = parse(line);
  const { success, data, error: problem } = response.safeParse(message);
  if (!success) {
    const member = problem.issues[0]?.path[0];
    if (member === undefined) return { garbage: isUtf8(line) ? NOT_JSON : NOT_UTF8 };
    const words = member === 'id' ? wordsOf(message) : '';
    return { garbage: `${GARBAGE[String(member)] ?? 'an answer is malformed'}${words}` };
  }
  const { id, result, error } = data;
  if (Object.hasOwn(message as object, 'result')) return { id, result };
  if (error === undefined) return { garbage: GARBAGE['error'] ?? '' };
  if (error.code === REJECTED) return { id, rejected: error.message, data: error.data };
  if (error.code === METHOD_NOT_FOUND) return { id, notSupported: error.message };
  return { id, internal: `${error.message} (code ${error.code})` };
}

/** The beginning of a line, fit to be shown. */
export function shorten(line: Buffer, bytes = 200): string {
  const text = line.subarray(0, bytes).toString('utf8');
  return line.length > bytes ? `${text}… (${line.length} bytes)` : text;
}
