import { parentPort, workerData } from 'node:worker_threads';
import type { Method } from '../../schema/protocol.ts';
import { messageOf } from '../errors.ts';
import { ModuleTarget } from './module-target.ts';
import type { Implementation, Reply } from './target.ts';

/** A question as it goes to the thread; the first one is `initialize`, and comes to whom the module is. */
export interface ThreadQuestion {
  readonly id: number;
  readonly method: Method | 'initialize';
  readonly params: Readonly<Record<string, unknown>>;
  readonly deadline: number;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly reply: Reply | { readonly implementation: Implementation } | { readonly notStarted: string };
}

/** What runs in the thread: the module, asked as if it were in this one. */
const target = new ModuleTarget(String(workerData));

async function answerTo({ method, params, deadline }: ThreadQuestion): Promise<ThreadAnswer['reply']> {
  if (method !== 'initialize') return target.ask(method, params, { deadline });
  try {
    return { implementation: await target.initialize() };
  } catch (thrown) {
    return { notStarted: messageOf(thrown) };
  }
}

function send(answer: ThreadAnswer): void {
  try {
    parentPort?.postMessage(answer);
  } catch (thrown) {
    // A function in a result, or whatever else no message can hold.
    const fault: Reply = {
      fault: 'protocol',
      message: `the result is not JSON: ${messageOf(thrown)}`,
      stderr: '',
    };
    parentPort?.postMessage({ id: answer.id, reply: fault });
  }
}

parentPort?.on('message', (question: ThreadQuestion) => {
  void answerTo(question).then((reply) => send({ id: question.id, reply }));
});
