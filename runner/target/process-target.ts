import type { Method } from '../../schema/protocol.ts';
import { Connection, type OnBroken, type Question } from './connection.ts';
import { DriverStartError } from '../errors.ts';
import { cut } from '../printable.ts';
import { hintOf } from './hints.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { askInitialize } from './initialize.ts';
import {
  type AskOptions,
  type Fault,
  type Implementation,
  isFault,
  type Reply,
  START_DEADLINE,
  type Target,
} from './target.ts';

const EXIT_GRACE = 2_000;
/** After so many fresh starts in a row that came to nothing, no more are tried. */
const MAX_FAILED_STARTS = 3;

export interface ProcessTargetOptions {
  readonly command: readonly string[];
  /** Added to the environment of the runner. */
  readonly env: Record<string, string>;
  /** Milliseconds to answer `initialize` in. */
  readonly startDeadline?: number;
}

/**
 * A driver as a child process. It is started at need, ended at the first fault (crash, deadline, line that is no answer) and
 * started again for the next question. As answers come in order, the oldest open question is the one that
 * is charged with a fault; the others are asked again.
 */
export class ProcessTarget implements Target {
  readonly #options: ProcessTargetOptions;
  #connection: Connection | undefined;
  #starting: Promise<void> | undefined;
  #queue: Question[] = [];
  #failedStarts = 0;
  #life = 0;
  /** What broke the last driver while it had nothing to answer: the next question is charged with it. */
  #unclaimed: Fault | undefined;
  #lastWords = '';
  /** The milliseconds of its fastest start. */
  #fastest = Infinity;
  /** The commands that were left behind. */
  readonly #strays = new Set<string>();
  #stopped = false;

  constructor(options: ProcessTargetOptions) {
    this.#options = options;
  }

  get life(): number {
    return this.#life;
  }

  initialize(): Promise<Implementation> {
    return this.#start();
  }

  ask(
    method: Method,
    params: Readonly<Record<string, unknown>>,
    { deadline, longer, signal, trace }: AskOptions,
  ): Promise<Reply> {
    return new Promise((resolve) => {
      const settle = (reply: Reply): void => {
        signal?.removeEventListener('abort', abandon);
        resolve(reply);
      };
      const question: Question = { method, params, deadline, longer, settle, trace, abandoned: false };
      const abandon = (): void => this.#abandon(question);
      signal?.addEventListener('abort', abandon);
      const unclaimed = this.#unclaimed;
      this.#unclaimed = undefined;
      if (signal?.aborted === true) settle({ abandoned: true });
      else if (unclaimed !== undefined) settle(unclaimed);
      else if (this.#connection === undefined) this.#wait([question]);
      else this.#connection.send(question);
    });
  }

  async restart(): Promise<void> {
    await this.#starting;
    this.#unclaimed = undefined;
    if (this.#connection?.unused === true) return;
    await this.#end(this.#connection?.idle === true ? EXIT_GRACE : 0);
  }

  async ready(): Promise<void> {
    if (this.#connection === undefined) this.#wait([]);
    await this.#starting;
  }

  async stop(): Promise<string | undefined> {
    this.#stopped = true;
    for (const question of this.#queue.splice(0)) question.settle({ abandoned: true });
    await this.#starting;
    return (await this.#end(EXIT_GRACE)) ?? this.#unclaimed?.message ?? this.#leftBehind();
  }

  async kill(): Promise<void> {
    await this.#starting;
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.destroy();
  }

  /** The question of reference is the start of another driver beside this one: no program can answer it faster when it is asked often. */
  async reference(): Promise<number> {
    const { connection, took } = await this.#begin(() => undefined);
    await connection.kill();
    return this.#fastest === Infinity ? 1 : Math.max(1, took / this.#fastest);
  }

  processorTime(): ProcessorTime | undefined {
    const group = this.#connection?.group;
    return group === undefined ? undefined : processorTime(group);
  }

  stderrTail(): string {
    return this.#connection?.stderrTail() ?? this.#lastWords;
  }

  #wait(questions: readonly Question[]): void {
    this.#queue.push(...questions);
    this.#starting ??= this.#startForQueue().finally(() => {
      this.#starting = undefined;
      if (this.#connection === undefined && this.#queue.length > 0) this.#wait([]);
    });
  }

  async #startForQueue(): Promise<void> {
    if (this.#stopped) return;
    try {
      await this.#start();
      this.#failedStarts = 0;
    } catch (thrown) {
      this.#failedStarts++;
      const message = `the driver could not be started again: ${(thrown as Error).message}`;
      const hopeless = this.#failedStarts >= MAX_FAILED_STARTS;
      for (const question of this.#queue.splice(0, hopeless ? Infinity : 1))
        question.settle({ fault: 'crash', message, stderr: this.#lastWords });
    }
    const connection = this.#connection;
    if (connection !== undefined) for (const question of this.#queue.splice(0)) connection.send(question);
  }

  async #start(): Promise<Implementation> {
    const { connection, reply, took } = await this.#begin((broken, others, unclaimed) => {
      if (this.#connection !== broken) return;
      this.#lastWords = broken.stderrTail();
      this.#connection = undefined;
      this.#unclaimed = unclaimed;
      const again = others.filter((question) => !question.abandoned && !this.#isLost(question));
      void this.#endOf(broken);
      if (again.length > 0) this.#wait(again);
    });
    try {
      const implementation = askInitialize.read(reply);
      this.#connection = connection;
      this.#life++;
      this.#fastest = Math.min(this.#fastest, took);
      return implementation;
    } catch (thrown) {
      await this.#endOf(connection);
      this.#lastWords = isFault(reply) ? reply.stderr : connection.stderrTail();
      const { message } = thrown as Error;
      throw new DriverStartError(message + hintOf(message, this.#options.command), this.#lastWords);
    }
  }

  /** Starts a driver and asks it who it is. */
  async #begin(
    onBroken: (connection: Connection, ...broken: Parameters<OnBroken>) => void,
  ): Promise<{ readonly connection: Connection; readonly reply: Reply; readonly took: number }> {
    const { command, env, startDeadline: deadline = START_DEADLINE } = this.#options;
    const began = performance.now();
    const connection: Connection = new Connection(command, env, (...broken) =>
      onBroken(connection, ...broken),
    );
    const reply = await new Promise<Reply>((settle) => {
      const { params } = askInitialize;
      connection.send({ method: 'initialize', params, deadline, settle, abandoned: false });
    });
    return { connection, reply, took: performance.now() - began };
  }

  /** A question about a session that was open in the driver which broke has nobody left to answer it. */
  #isLost({ params, settle }: Question): boolean {
    if (params['handle'] === undefined) return false;
    settle({ lost: true });
    return true;
  }

  async #endOf(connection: Connection): Promise<void> {
    await connection.kill();
    for (const { command } of connection.strays) this.#strays.add(command);
  }

  /** What the driver left behind, as a sentence. */
  #leftBehind(): string | undefined {
    const [command] = this.#strays;
    const more = this.#strays.size > 1 ? `, and ${this.#strays.size - 1} others` : '';
    return command === undefined
      ? undefined
      : `the driver left a process behind that had detached itself, and that was ended: ${cut(command, 80)}${more}`;
  }

  #abandon(question: Question): void {
    question.settle({ abandoned: true });
    const queued = this.#queue.indexOf(question);
    if (queued === -1) this.#connection?.abandon(question);
    else this.#queue.splice(queued, 1);
  }

  async #end(grace: number): Promise<string | undefined> {
    const connection = this.#connection;
    if (connection === undefined) return undefined;
    this.#connection = undefined;
    const note = grace > 0 ? await connection.close(grace) : undefined;
    await this.#endOf(connection);
    this.#lastWords = connection.stderrTail();
    return note;
  }
}
