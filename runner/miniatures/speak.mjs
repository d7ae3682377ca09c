// What all miniatures are made of: the model behind the protocol, line by line, with a place to go wrong.
import { createModelWriter } from '../../dist/runner/drivers/model-writer.js';

const REJECTED = -32000;

/** One answer as a line. */
export const lineOf = (id, body) => `${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`;

/** What the model says to a request. */
export async function right(driver, { method, params }) {
  try {
    const answer = driver[method];
    if (answer === undefined) return { error: { code: -32601, message: `no method ${method}` } };
    return { result: (await answer(params)) ?? null };
  } catch (thrown) {
    return { error: { code: thrown.name === 'Rejected' ? REJECTED : -32603, message: thrown.message } };
  }
}

/**
 * Reads requests and answers them in order.
 * @param answer takes a request, its number (0 is `initialize`), and what would be right; writes what it likes
 */
export async function speak(answer, { driver = createModelWriter(), methods } = {}) {
  let pending = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of process.stdin) {
    pending = Buffer.concat([pending, chunk]);
    for (let end = pending.indexOf(10); end >= 0; end = pending.indexOf(10)) {
      const request = JSON.parse(pending.subarray(0, end).toString());
      pending = pending.subarray(end + 1);
      const body = await right(driver, request);
      if (number === 0) {
        body.result = { ...body.result, implementation: { name: 'miniature', version: '1.0.0' } };
        if (methods !== undefined) body.result.methods = methods;
      }
      await answer(request, number++, body);
    }
  }
}

/** Writes an answer and goes on. */
export const say = (request, body) => void process.stdout.write(lineOf(request.id, body));

/** Never comes back. */
export const hang = () => new Promise(() => setInterval(() => undefined, 1_000));
