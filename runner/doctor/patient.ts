import { type ChildProcess, spawn } from 'node:child_process';
import { onExit } from '../target/cleanup.ts';
import { LineSplitter } from '../driver-kit/line-splitter.ts';
import { notStartedWords } from '../target/not-started.ts';
import { Tail } from '../target/tail.ts';

/** What came of waiting for an answer. */
export type Said =
  | { readonly line: Buffer; readonly message: Record<string, unknown> }
  | { readonly ended: string }
  | { readonly nothing: true };

const within = async <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const first = await Promise.race([promise, late]);
  clearTimeout(timer);
  return first;
};

export const BOM = '\ufeff';
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const endingOf = (code: number | null, signal: string | null): string =>
  code === null ? `it was ended by ${signal ?? 'a signal'}` : `it exited with code ${code}`;

/** A driver process that is looked at line by line: nothing that it writes is thrown away. */
export class Patient {
  /** Lines of standard output that are no JSON object. */
  readonly noise: Buffer[] = [];
  readonly #child: ChildProcess;
  readonly #tail = new Tail();
  readonly #messages: { readonly line: Buffer; readonly message: Record<string, unknown> }[] = [];
  readonly #gone: Promise<string>;
  #ended: string | undefined;
  #wake: () => void = () => undefined;
  #nextId = 1;

  constructor(command: readonly string[], env: Record<string, string>) {
    const [file = '', ...args] = command;
    this.#child = spawn(file, args, {
      // Without what this machine may have set to hide a missing flush from its user, and not from others.
      env: { ...process.env, PYTHONUNBUFFERED: '', ...env },
      detached: process.platform !== 'win32',
      stdio: 'pipe',
      windowsHide: true,
    });
    onExit(() => this.#signal());
    const lines = new LineSplitter();
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      for (const line of lines.push(chunk)) this.#take(line);
      this.#wake();
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#tail.push(chunk));
    this.#child.stdin?.on('error', () => undefined);
    this.#gone = new Promise((resolve) => {
      const end = (how: string): void => {
        this.#ended ??= how;
        resolve(this.#ended);
        this.#wake();
      };
      this.#child.once('error', (error: NodeJS.ErrnoException) =>
        end(
          `it did not start: ${notStartedWords(file, { code: error.code, originalMessage: error.message })}`,
        ),
      );
      // Closing may come before the reason why it did not start.
      this.#child.once('close', (code, signal) => {
        if (this.#child.pid !== undefined) end(endingOf(code, signal));
      });
      // A process that it started may keep its output open.
      this.#child.once('exit', (code, signal) => setTimeout(end, 300, endingOf(code, signal)));
    });
  }

  get ended(): string | undefined {
    return this.#ended;
  }

  stderr(): string {
    return this.#tail.toString();
  }

  /** Sends a request. @returns its id */
  send(method: string, params: object): number {
    const id = this.#nextId++;
    this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return id;
  }

  /** Waits for the next message, of whatever id. */
  async next(milliseconds: number): Promise<Said> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const message = this.#messages.shift();
      if (message !== undefined) return message;
      if (this.#ended !== undefined) return { ended: this.#ended };
      const left = end - performance.now();
      if (left <= 0) return { nothing: true };
      await within(
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        left,
      );
    }
  }

  /** Closes standard input. @returns how it ended; undefined while it still runs */
  close(milliseconds: number): Promise<string | undefined> {
    this.#child.stdin?.end();
    return within(this.#gone, milliseconds);
  }

  /** Whether a process that it started is still there after its end. */
  hasChildren(): boolean {
    if (process.platform === 'win32' || this.#child.pid === undefined) return false;
    try {
      return process.kill(-this.#child.pid, 0);
    } catch {
      return false;
    }
  }

  async kill(): Promise<void> {
    this.#signal();
    await within(this.#gone, 500);
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    this.#child.stdin?.destroy();
  }

  #signal(): void {
    if (this.#child.pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  }

  #take(line: Buffer): void {
    let message: unknown;
    try {
      const text = decoder.decode(line);
      if (text.startsWith(BOM)) this.noise.push(line);
      message = JSON.parse(text.replace(BOM, ''));
    } catch {
      this.noise.push(line);
      return;
    }
    if (typeof message === 'object' && message !== null && !Array.isArray(message))
      this.#messages.push({ line, message: message as Record<string, unknown> });
    else this.noise.push(line);
  }
}
