import type { Readable, Writable } from 'node:stream';
import { METHOD_NOT_FOUND, REJECTED, type Method } from '../schema/protocol.ts';
import type { Driver, Params } from './driver.ts';
import { LineSplitter } from './lines.ts';

/** The driver or the implementation broke: neither a refusal nor a method that is not there. */
const INTERNAL_ERROR = -32603;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

type Id = number | string | null;

interface Request {
  readonly id: Id;
  readonly method: string;
  readonly params?: Params;
}

/** Thrown by a driver for a method that its implementation turns out not to have. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported';
}

/**
 * Speaks the driver protocol for an object with one function a method: requests on standard input, answers on standard
 * output, in the order in which they came. Ends when the input ends.
 *
 * Standard output belongs to the protocol, so while this serves it, what the implementation prints with `console.log`
 * goes to standard error.
 */
export async function serve(
  driver: Driver,
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Promise<void> {
  if (output === process.stdout) console.log = console.info = console.debug = console.error;
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue;
    const answer = `${JSON.stringify({ jsonrpc: '2.0', ...(await answerTo(driver, line)) })}\n`;
    if (!output.write(answer)) await new Promise((drained) => output.once('drain', drained));
  }
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  const splitter = new LineSplitter();
  for await (const chunk of input)
    for (const line of splitter.push(Buffer.from(chunk as Uint8Array))) yield line.toString();
  for (const line of splitter.end()) yield line.toString();
}

type Answer =
  { id: Id; result: unknown } | { id: Id; error: { code: number; message: string; data?: unknown } };

const refusal = (id: Id, code: number, message: string, data?: unknown): Answer => ({
  id,
  error: { code, message, ...(data === undefined ? {} : { data }) },
});

async function answerTo(driver: Driver, line: string): Promise<Answer> {
  let request: Request;
  try {
    request = JSON.parse(line) as Request;
  } catch {
    return refusal(null, PARSE_ERROR, 'the line is no JSON');
  }
  if (typeof request !== 'object' || request === null || typeof request.method !== 'string')
    return refusal(null, INVALID_REQUEST, 'the line is no request: it has no method');
  return call(driver, request);
}

async function call(driver: Driver, { id, method, params = {} }: Request): Promise<Answer> {
  const handler = Object.hasOwn(driver, method) ? driver[method as Method | 'initialize'] : undefined;
  if (handler === undefined) return refusal(id, METHOD_NOT_FOUND, `method ${method} is not supported`);
  try {
    return { id, result: (await handler(params)) ?? null };
  } catch (thrown) {
    const { name, message, data, stack } = thrown as Error & { data?: unknown };
    if (name === 'Rejected') return refusal(id, REJECTED, message, data);
    if (name === 'NotSupported') return refusal(id, METHOD_NOT_FOUND, message);
    process.stderr.write(`${stack ?? String(thrown)}\n`);
    return refusal(id, INTERNAL_ERROR, thrown instanceof Error ? `${name}: ${message}` : String(thrown));
  }
}
