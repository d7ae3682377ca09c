import { METHOD_NOT_FOUND, REJECTED } from '../schema/protocol.ts';

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

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(line)) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads one line as a JSON-RPC 2.0 response; never throws. */
export function parseAnswer(line: Buffer): Answer | Garbage {
  const message = parse(line);
  if (!isObject(message)) return { garbage: 'a line on standard output is no JSON object' };
  const { id, error } = message;
  if (message['jsonrpc'] !== '2.0') return { garbage: 'an answer lacks "jsonrpc": "2.0"' };
  if (typeof id !== 'number') {
    const words = isObject(error) && typeof error['message'] === 'string' ? `: ${error['message']}` : '';
    return { garbage: `an answer has no number as id${words}` };
  }
  if (Object.hasOwn(message, 'result')) return { id, result: message['result'] };
  if (!isObject(error) || typeof error['code'] !== 'number')
    return { garbage: 'an answer has neither a result nor an error with a code' };
  const text = typeof error['message'] === 'string' ? error['message'] : 'no message';
  if (error['code'] === REJECTED) return { id, rejected: text, data: error['data'] };
  if (error['code'] === METHOD_NOT_FOUND) return { id, notSupported: text };
  return { id, internal: `${text} (code ${error['code']})` };
}

/** The beginning of a line, fit to be shown. */
export function shorten(line: Buffer, bytes = 200): string {
  const text = line.subarray(0, bytes).toString('utf8');
  return line.length > bytes ? `${text}… (${line.length} bytes)` : text;
}
