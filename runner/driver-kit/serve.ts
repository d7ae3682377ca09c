import { Console } from 'node:console';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { format } from 'node:util';
import { METHOD_NOT_FOUND, REJECTED, type Method } from '../../schema/protocol.ts';
import type { AnyDriver, Driver, Params } from './driver.ts';
import { LineSplitter } from './line-splitter.ts';

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
  readonly id?: Id;
  readonly method: string;
  readonly params?: Params | null;
}

/** Thrown by a driver for a method that its implementation turns out not to have. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported';
}

/**
 * Speaks the driver protocol for an object with one function a method: requests on standard input, answers on standard
 * output, in the order in which they came. Ends when the input ends and all that was asked is answered; the program then
 * exits with code 0.
 *
 * Standard output belongs to the protocol: what the implementation prints with `console` goes to standard error, also
 * after the end, as a late line would break into the answers all the same. It must not use `process.stdout` itself.
 */
export const serve = (driver: Driver, streams?: Streams): Promise<void> => serveAny(driver, streams);

/** The same for a driver whose results are of no declared type. */
export async function serveAny(
  driver: AnyDriver,
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Promise<void> {
  const ownsProcess = output === process.stdout;
  // Not `console.log` alone: `dir`, `table` and others write for themselves.
  if (ownsProcess) Object.assign(console, new Console(process.stderr, process.stderr));
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue;
    if (!output.write(toLine(await answerTo(driver, line)))) await once(output, 'drain');
  }
  if (ownsProcess) process.exitCode = 0;
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

/** An answer as one line. A result that JSON cannot hold, such as a cycle, is a fault of the implementation. */
function toLine(answer: Answer): string {
  try {
    return `${JSON.stringify({ jsonrpc: '2.0', ...answer })}\n`;
  } catch (thrown) {
    return toLine(fault(answer.id, thrown));
  }
}

/** The answer for whatever else was thrown; where it was thrown is told on standard error. */
function fault(id: Id, thrown: unknown): Answer {
  const { name, message, stack } = Object(thrown) as Error;
  process.stderr.write(`${stack ?? format('%s', thrown)}\n`);
  return refusal(id, INTERNAL_ERROR, thrown instanceof Error ? `${name}: ${message}` : format('%s', thrown));
}

async function answerTo(driver: AnyDriver, line: string): Promise<Answer> {
  let request: Request;
  try {
    request = JSON.parse(line) as Request;
  } catch {
    return refusal(null, PARSE_ERROR, 'the line is not JSON');
  }
  if (typeof request !== 'object' || request === null || typeof request.method !== 'string')
    return refusal(null, INVALID_REQUEST, 'the line is no request: it has no method');
  return call(driver, request);
}

async function call(driver: AnyDriver, { id = null, method, params }: Request): Promise<Answer> {
  const handler = Object.hasOwn(driver, method) ? driver[method as Method | 'initialize'] : undefined;
  if (handler === undefined) return refusal(id, METHOD_NOT_FOUND, `method ${method} is not supported`);
  try {
    return { id, result: (await handler(params ?? {})) ?? null };
  } catch (thrown) {
    const { name, message, data } = Object(thrown) as Error & { data?: unknown };
    if (name === 'Rejected') return refusal(id, REJECTED, message, data);
    if (name === 'NotSupported') return refusal(id, METHOD_NOT_FOUND, message);
    return fault(id, thrown);
  }
}
