import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Method } from '../../schema/protocol.ts';
import { checked } from './check-result.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { DriverStartError, messageOf } from '../errors.ts';
import { placeOfSyntaxError } from './hints.ts';
import { askInitialize } from './initialize.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { type AskOptions, type Implementation, type Reply, START_DEADLINE, type Target } from './target.ts';
import { whenLate } from './waiting.ts';

type DriverFunction = (params: never) => unknown;
type LoadedDriver = Readonly<Record<string, DriverFunction | undefined>>;

/** A refusal, of our own class or of another copy of this package. */
const isRejected = (thrown: unknown): thrown is Error & { data?: unknown } =>
  thrown instanceof Error && thrown.name === 'Rejected';

/**
 * A driver that is a JavaScript module in this process: its default export has one function a method. Questions are put
 * one after the other. A promise that never settles is given up at its deadline; a synchronous endless loop cannot be
 * stopped from inside the process and hangs the run, so an implementation that may do that is better tested as a process.
 */
export class ModuleTarget implements Target {
  readonly #file: string | undefined;
  #driver: LoadedDriver | undefined;
  readonly #given: LoadedDriver | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #loads = 0;
  #life = 0;
  /** Settles the open question with something else than its answer. */
  #giveUp: ((reply: Reply) => void) | undefined;

  readonly #startDeadline: number;

  /**
   * @param source the module, relative to the working directory, or the driver itself
   * @param startDeadline milliseconds to answer `initialize` in
   */
  constructor(source: string | AnyDriver, startDeadline = START_DEADLINE) {
    this.#startDeadline = startDeadline;
    this.#file = typeof source === 'string' ? resolve(source) : undefined;
    this.#given = typeof source === 'string' ? undefined : source;
  }

  get life(): number {
    return this.#life;
  }

  async initialize(): Promise<Implementation> {
    process.on('uncaughtException', this.#onStray);
    try {
      await this.#load();
      return askInitialize.read(
        await this.#answer('initialize', askInitialize.params, { deadline: this.#startDeadline }),
      );
    } catch (thrown) {
      await this.stop();
      throw new DriverStartError(messageOf(thrown).replace(/ imported from .*$/, ''), '');
    }
  }

  async ask(method: Method, params: Readonly<Record<string, unknown>>, options: AskOptions): Promise<Reply> {
    const turn = this.#last.then(async (): Promise<Reply> => {
      if (options.signal?.aborted === true) return { abandoned: true };
      try {
        if (this.#driver === undefined) await this.#load();
      } catch (thrown) {
        return { fault: 'crash', message: messageOf(thrown), stderr: '' };
      }
      return this.#answer(method, params, options);
    });
    this.#last = turn;
    return turn;
  }

  async restart(): Promise<void> {
    await this.#last;
    this.#driver = undefined;
  }

  async stop(): Promise<undefined> {
    process.off('uncaughtException', this.#onStray);
    this.#driver = undefined;
  }

  /** What a module throws outside of its answers would end this process: the open question is charged with it. */
  readonly #onStray = (thrown: unknown): void => {
    const stderr = thrown instanceof Error ? (thrown.stack ?? '') : '';
    this.#giveUp?.({ fault: 'crash', message: `thrown outside of an answer: ${messageOf(thrown)}`, stderr });
  };

  processorTime(): ProcessorTime | undefined {
    return processorTime();
  }

  stderrTail(): string {
    return '';
  }

  async #load(): Promise<void> {
    this.#life++;
    if (this.#file === undefined) {
      this.#driver = this.#given;
      return;
    }
    const url = pathToFileURL(this.#file);
    // A module is loaded once for each address: another query gives a fresh one.
    if (this.#loads++ > 0) url.searchParams.set('fresh', String(this.#loads));
    const loaded = await imported(url, this.#file);
    if (typeof loaded.default !== 'object' || loaded.default === null)
      throw new Error(`the default export of ${this.#file} is not an object with one function a method`);
    this.#driver = loaded.default as LoadedDriver;
  }

  async #answer(
    method: Method | 'initialize',
    params: unknown,
    { deadline, longer, signal }: AskOptions,
  ): Promise<Reply> {
    const driver = this.#driver as LoadedDriver;
    if (typeof driver[method] !== 'function') return { notSupported: `the module has no function ${method}` };
    let stopWaiting: (() => void) | undefined;
    const abandon = (): void => this.#giveUp?.({ abandoned: true });
    const givenUp = new Promise<Reply>((settle) => {
      this.#giveUp = settle;
      stopWaiting = whenLate(deadline, longer, (waited) => {
        const within = longer === undefined ? deadline : waited;
        settle({ fault: 'timeout', message: `no answer to ${method} within ${within} ms`, stderr: '' });
      });
      signal?.addEventListener('abort', abandon);
    });
    const reply = await Promise.race([call(driver, method, params), givenUp]);
    stopWaiting?.();
    signal?.removeEventListener('abort', abandon);
    this.#giveUp = undefined;
    return reply;
  }
}

/** @throws Error that names the place where the module, or one that it imports, is no JavaScript */
async function imported(url: URL, file: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(url.href)) as { default?: unknown };
  } catch (thrown) {
    const place = thrown instanceof SyntaxError ? placeOfSyntaxError(file) : undefined;
    throw place === undefined ? thrown : new Error(`${messageOf(thrown)}, at ${place}`, { cause: thrown });
  }
}

async function call(driver: LoadedDriver, method: Method | 'initialize', params: unknown): Promise<Reply> {
  try {
    return checked(method, await driver[method]?.(params as never), () => '');
  } catch (thrown) {
    if (isRejected(thrown)) return { rejected: thrown.message, data: thrown.data };
    if (thrown instanceof Error && thrown.name === 'NotSupported') return { notSupported: thrown.message };
    return {
      fault: 'internal',
      message: messageOf(thrown),
      stderr: thrown instanceof Error ? (thrown.stack ?? '') : '',
    };
  }
}
