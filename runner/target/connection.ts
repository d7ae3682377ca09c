import type { Method } from '../../schema/protocol.ts';
import { parseAnswer, shorten } from './answer.ts';
import { type Child, type Ending, startChild } from './child.ts';
import { slowness } from './slowness.ts';
import type { Stray } from './strays.ts';
import type { Fault, Reply, Trace } from './target.ts';
import { checked } from './check-result.ts';
import { type Longer, whenLate } from './waiting.ts';

/** A question on its way, with the function that takes its reply. */
export interface Question {
  readonly method: Method | 'initialize';
  readonly params: Readonly<Record<string, unknown>>;
  readonly deadline: number;
  readonly longer?: Longer | undefined;
  readonly settle: (reply: Reply) => void;
  /** Is told of the lines that it and its answer stand on. */
  readonly trace?: Trace | undefined;
  /** Nobody waits for the answer any more. */
  abandoned: boolean;
}

/** What is granted to a question that nobody waits for any more, before the driver is started afresh. */
const ABANDONED_DEADLINE = 500;

/** Takes the questions that are to be asked again, and the fault if there was no question to charge with it. */
export type OnBroken = (others: readonly Question[], unclaimed: Fault | undefined) => void;

type Broken = Omit<Fault, 'stderr'>;

const brokenBy = (ending: Ending): Broken => {
  if (ending.how === 'not-started') return { fault: 'crash', message: ending.message };
  if (ending.how === 'output-closed')
    return { fault: 'protocol', message: 'the driver closed its standard output and did not exit' };
  if (ending.how === 'line-too-long')
    return {
      fault: 'protocol',
      message: 'the driver wrote a line that does not end',
      line: shorten(ending.head),
    };
  const { code, signal } = ending;
  const how = signal === undefined ? `exited with code ${code ?? 'unknown'}` : `was ended by ${signal}`;
  return { fault: 'crash', message: `the driver ${how}`, ...(code !== undefined && { exitCode: code }) };
};

/**
 * One life of a driver. Questions are written at once and answered in order; the oldest unanswered one carries the
 * deadline, so that a question is never blamed for one before it. At the first fault the life is over: the
 * oldest question is charged with it, and the others are handed back to be asked again elsewhere.
 */
export class Connection {
  readonly #child: Child;
  readonly #waiting: Question[] = [];
  readonly #onBroken: OnBroken;
  #firstId = 1;
  #stopWaiting: () => void = () => undefined;
  #broken: Broken | undefined;
  #stopping = false;

  constructor(command: readonly string[], env: Record<string, string>, onBroken: OnBroken) {
    this.#onBroken = onBroken;
    this.#child = startChild(command, env, {
      onLine: (line) => this.#onLine(line),
      onEnd: (ending) => this.#break(brokenBy(ending)),
    });
  }

  send(question: Question): void {
    if (this.#broken !== undefined) {
      question.settle(this.#fault(this.#broken));
      return;
    }
    const id = this.#firstId + this.#waiting.length;
    this.#waiting.push(question);
    const line = JSON.stringify({ jsonrpc: '2.0', id, method: question.method, params: question.params });
    question.trace?.('sent', line);
    this.#child.write(`${line}\n`);
    if (this.#waiting.length === 1) this.#watchOldest();
  }

  /** Lets go of a question that was sent. */
  abandon(question: Question): void {
    question.abandoned = true;
    if (this.#waiting[0] === question) this.#watchOldest();
  }

  /** Closes standard input and waits for the end; a sentence comes back when it is not the end that the protocol asks for. */
  async close(grace: number): Promise<string | undefined> {
    this.#stopping = true;
    this.#stopWaiting();
    this.#child.end();
    const ended = (await this.#child.exited(grace)) || (await this.#child.exited(grace * (slowness() - 1)));
    const ending = brokenBy(this.#child.ending());
    await this.#child.kill();
    if (!ended) return `the driver did not exit within ${grace} ms of the end of its input`;
    return ending.exitCode === 0 ? undefined : `at the end of its input, ${ending.message}, not with code 0`;
  }

  get group(): number | undefined {
    return this.#child.group;
  }

  get strays(): readonly Stray[] {
    return this.#child.strays;
  }

  /** Ends it now. */
  kill(): Promise<void> {
    this.#stopping = true;
    this.#stopWaiting();
    return this.#child.kill();
  }

  /** Ends it with SIGKILL, and lets go of what it has not answered. */
  async destroy(): Promise<void> {
    this.#stopping = true;
    this.#stopWaiting();
    await this.#child.destroy();
    for (const question of this.#waiting.splice(0)) question.settle({ abandoned: true });
  }

  stderrTail(): string {
    return this.#child.stderrTail();
  }

  /** Whether it has answered nothing but who it is. */
  get unused(): boolean {
    return this.idle && this.#firstId === 2;
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  #onLine(line: Buffer): void {
    // Answers come in order: whatever comes belongs to the oldest question.
    this.#waiting[0]?.trace?.('received', line.toString());
    const answer = parseAnswer(line);
    if ('garbage' in answer) {
      this.#break({ fault: 'protocol', message: answer.garbage, line: shorten(line) });
      return;
    }
    const { id, ...reply } = answer;
    if (id !== this.#firstId || this.#waiting.length === 0) {
      this.#break({ fault: 'protocol', message: this.#wrongId(id), line: shorten(line) });
      return;
    }
    const question = this.#waiting.shift() as Question;
    this.#firstId++;
    this.#watchOldest();
    if ('internal' in reply) question.settle(this.#fault({ fault: 'internal', message: reply.internal }));
    else if ('result' in reply)
      question.settle(checked(question.method, reply.result, () => this.stderrTail()));
    else question.settle(reply);
  }

  #wrongId(id: number): string {
    if (this.#waiting.length === 0) return `an answer with id ${id} came although no request was open`;
    const last = this.#firstId + this.#waiting.length - 1;
    const known = id > this.#firstId && id <= last;
    return known
      ? `an answer with id ${id} came before the one to the older request ${this.#firstId}`
      : `an answer has the unknown id ${id}; the oldest open request is ${this.#firstId}`;
  }

  #watchOldest(): void {
    this.#stopWaiting();
    const oldest = this.#waiting[0];
    if (oldest === undefined) return;
    const { method, deadline, longer, abandoned } = oldest;
    const most = abandoned ? Math.min(ABANDONED_DEADLINE, deadline) : deadline;
    this.#stopWaiting = whenLate(most, abandoned ? undefined : longer, (waited) => {
      const within = longer === undefined ? most : waited;
      this.#break({ fault: 'timeout', message: `no answer to ${method} within ${within} ms` });
    });
  }

  #break(broken: Broken): void {
    if (this.#broken !== undefined) return;
    this.#broken = broken;
    this.#stopWaiting();
    if (this.#stopping) return;
    const [oldest, ...others] = this.#waiting.splice(0);
    const fault = this.#fault(broken);
    oldest?.settle(fault);
    this.#onBroken(others, oldest === undefined ? fault : undefined);
  }

  #fault(broken: Broken): Fault {
    return { ...broken, stderr: this.stderrTail() };
  }
}
