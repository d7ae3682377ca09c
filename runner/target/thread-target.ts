import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Method } from '../../schema/protocol.ts';
import { packageRoot } from '../../schema/package-root.ts';
import { DriverStartError } from '../errors.ts';
import type { ThreadAnswer, ThreadQuestion } from './module-thread.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { Tail } from './tail.ts';
import {
  type AskOptions,
  type Fault,
  type Implementation,
  type Reply,
  START_DEADLINE,
  type Target,
} from './target.ts';
import { whenLate } from './waiting.ts';

/** For a thread whose deadline is kept from here alone. */
const NO_DEADLINE = 2 ** 31 - 1;
/** A module that waits gives up by itself; one that never comes back from a loop is given so much longer. */
const GRACE = 250;
/** A thread runs the compiled file, also where this one runs from sources. */
const THREAD = join(packageRoot(), 'dist', 'runner', 'target', 'module-thread.js');

type Answer = ThreadAnswer['reply'];

/**
 * A driver that is a JavaScript module, in a thread of this process: its default export has one function a method. Questions
 * are put one after the other. A thread that does not come back, or breaks, is ended, and the next question
 * goes to a fresh one.
 */
export class ThreadTarget implements Target {
  readonly #file: string;
  #thread: Worker | undefined;
  #tail = new Tail();
  #last: Promise<unknown> = Promise.resolve();
  #ids = 0;
  #life = 0;

  readonly #startDeadline: number;

  /**
   * @param file the module, relative to the working directory
   * @param startDeadline milliseconds to answer `initialize` in
   */
  constructor(file: string, startDeadline = START_DEADLINE) {
    this.#file = resolve(file);
    this.#startDeadline = startDeadline;
  }

  get life(): number {
    return this.#life;
  }

  async initialize(): Promise<Implementation> {
    const answer = await this.#send('initialize', {}, { deadline: this.#startDeadline });
    if ('implementation' in answer) return answer.implementation;
    await this.stop();
    throw new DriverStartError(whyNot(answer), this.#tail.toString());
  }

  ask(method: Method, params: Readonly<Record<string, unknown>>, options: AskOptions): Promise<Reply> {
    const asked = this.#life;
    const turn = this.#last.then(async (): Promise<Reply> => {
      if (options.signal?.aborted === true) return { abandoned: true };
      // A question that waited behind one which broke the thread.
      if (params['handle'] !== undefined && (this.#life !== asked || this.#thread === undefined))
        return { lost: true };
      if (this.#thread === undefined) {
        // A fresh thread loads the module before it is asked.
        const started = await this.#send('initialize', {}, { deadline: this.#startDeadline });
        if (!('implementation' in started)) return notStartedAgain(started);
      }
      return (await this.#send(method, params, options)) as Reply;
    });
    // Whoever gives a question up does not wait; the next question does, as answers come in order.
    this.#last = turn;
    return unlessAborted(turn, options.signal);
  }

  async restart(): Promise<void> {
    await this.#last;
    await this.#end();
  }

  async stop(): Promise<undefined> {
    await this.#end();
  }

  processorTime(): ProcessorTime | undefined {
    return processorTime();
  }

  stderrTail(): string {
    return this.#tail.toString();
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #start(): Worker {
    this.#life++;
    this.#tail = new Tail();
    const thread = new Worker(THREAD, { workerData: this.#file, stdout: true, stderr: true });
    // Standard output belongs to the report.
    thread.stdout.resume();
    thread.stderr.on('data', (chunk: Buffer) => this.#tail.push(chunk));
    return thread;
  }

  /** Puts one question to the thread and waits for its answer, its end, or the deadline. */
  async #send(
    method: ThreadQuestion['method'],
    params: ThreadQuestion['params'],
    { deadline, longer }: AskOptions,
  ): Promise<Answer> {
    const thread = (this.#thread ??= this.#start());
    const id = ++this.#ids;
    const question: ThreadQuestion = {
      id,
      method,
      params,
      deadline: longer === undefined ? deadline : NO_DEADLINE,
    };
    const answer = await new Promise<Answer>((settle) => {
      const fault = (kind: Fault['fault'], message: string) => () =>
        end({ fault: kind, message, stderr: this.#tail.toString() });
      const stopWaiting = whenLate(deadline + (longer === undefined ? GRACE : 0), longer, (waited) => {
        const within = longer === undefined ? deadline : waited;
        fault('timeout', `no answer to ${method} within ${within} ms`)();
      });
      const onMessage = (message: ThreadAnswer): void => void (message.id === id && end(message.reply));
      const onError = (thrown: Error): void =>
        fault('crash', `the thread of the module broke: ${thrown.message}`)();
      const onExit = (code: number): void =>
        fault('crash', `the module ended its thread with code ${code}`)();
      const end = (reply: Answer): void => {
        stopWaiting();
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle(reply);
      };
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(question);
    });
    // What never comes back would stand before the next question for ever.
    if ('fault' in answer && ['crash', 'timeout'].includes(answer.fault)) await this.#end();
    return answer;
  }
}

/** Why a module did not start. */
const whyNot = (answer: Answer): string =>
  'notStarted' in answer ? answer.notStarted : 'message' in answer ? answer.message : '';

const notStartedAgain = (answer: Answer): Fault => ({
  fault: 'crash',
  message: `the module could not be started again: ${whyNot(answer)}`,
  stderr: '',
});

/** The reply, unless nobody wants it any more before it comes. */
function unlessAborted(turn: Promise<Reply>, signal: AbortSignal | undefined): Promise<Reply> {
  if (signal === undefined) return turn;
  return new Promise((settle) => {
    const giveUp = (): void => settle({ abandoned: true });
    signal.addEventListener('abort', giveUp);
    void turn.then((reply) => {
      signal.removeEventListener('abort', giveUp);
      settle(reply);
    });
  });
}
