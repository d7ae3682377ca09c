import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import { onExit } from './cleanup.ts';
import { LineSplitter, MAX_LINE_BYTES } from '../driver-kit/line-splitter.ts';
import { notStartedWords } from './not-started.ts';
import { endStrays, type Stray } from './strays.ts';
import { Tail } from './tail.ts';

/** Names the driver to all that it starts, so that it can be found when it has left the group. */
const MARK = 'PI_CONFORM_DRIVER';

/** How long a child may take to end after SIGTERM before SIGKILL follows. */
const TERM_GRACE = 500;
/** How long output may still come after the process is gone (a grandchild may hold the pipe), or the process go on after its output ended. */
const CLOSE_GRACE = 250;

export type Ending =
  | { readonly how: 'not-started'; readonly message: string }
  | { readonly how: 'exit'; readonly code: number | undefined; readonly signal: string | undefined }
  | { readonly how: 'output-closed' }
  | { readonly how: 'line-too-long'; readonly head: Buffer };

export interface ChildEvents {
  readonly onLine: (line: Buffer) => void;
  /** Called once, after the last line. The process may still be there: `kill` it. */
  readonly onEnd: (ending: Ending) => void;
}

export interface Child {
  /** Its process group, where the platform has them and it was started. */
  readonly group: number | undefined;
  write(line: string): void;
  /** Closes standard input. */
  end(): void;
  /** Ends the process and those that it started, and waits until it is gone. Safe to call twice. */
  kill(): Promise<void>;
  /** Ends it with SIGKILL at once, without a word before. */
  destroy(): Promise<void>;
  /** Waits at most so long; false when it still runs. */
  exited(milliseconds: number): Promise<boolean>;
  /** What it started and what left its process group; it was ended with it. */
  readonly strays: readonly Stray[];
  /** How the process ended, once it has. */
  ending(): Ending;
  stderrTail(): string;
}

const within = async (promise: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
};

/**
 * Starts a command without a shell, in a process group of its own where the platform has them, so that what
 * it starts in turn can be ended with it. execa is used for its lookup of commands (`npx` and other `.cmd` files on
 * Windows); its own ending of children is not, as it reaches no grandchildren.
 */
export function startChild(
  command: readonly string[],
  env: Record<string, string>,
  events: ChildEvents,
): Child {
  const [file = '', ...args] = command;
  const grouped = process.platform !== 'win32';
  const mark = randomUUID();
  const child = execa(file, args, {
    env: { ...env, [MARK]: mark },
    buffer: false,
    encoding: 'buffer',
    reject: false,
    detached: grouped,
    cleanup: false,
    stdin: 'pipe',
    windowsHide: true,
  });
  const tail = new Tail();
  const lines = new LineSplitter();
  let ended = false;

  const end = (ending: Ending): void => {
    if (ended) return;
    ended = true;
    events.onEnd(ending);
  };
  const signal = (name: 'SIGTERM' | 'SIGKILL'): void => {
    if (child.pid === undefined) return;
    try {
      if (grouped) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // Nobody of the group is left.
    }
  };
  const strays: Stray[] = [];
  const forget = onExit(() => {
    signal('SIGKILL');
    endStrays(MARK, mark);
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    void child.then(() => resolve()); // when it did not start, there is no exit
  });
  const outcome = (): Ending => ({
    how: 'exit',
    code: child.exitCode ?? undefined,
    signal: child.signalCode ?? undefined,
  });

  void child.then((result) => {
    if (child.pid === undefined) end({ how: 'not-started', message: notStartedWords(file, result) });
  });
  // A child that never started closes as well, with a code that means nothing: its promise knows why.
  child.once('close', () => {
    if (child.pid !== undefined) end(outcome());
  });
  child.once('exit', () => setTimeout(() => end(outcome()), CLOSE_GRACE).unref());
  child.stdin.on('error', () => {
    // EPIPE: that the child stopped reading shows in its exit or in an unanswered request.
  });
  child.stderr.on('data', (chunk: Buffer) => tail.push(chunk));
  child.stdout.on('data', (chunk: Buffer) => {
    if (ended) return;
    for (const line of lines.push(chunk)) if (!ended) events.onLine(line);
    if (lines.pending > MAX_LINE_BYTES) end({ how: 'line-too-long', head: lines.head(200) });
  });
  child.stdout.once('end', () => {
    void within(gone, CLOSE_GRACE).then((inTime) => {
      if (!inTime) end({ how: 'output-closed' });
    });
  });

  let killing: Promise<void> | undefined;
  const kill = async (): Promise<void> => {
    ended = true;
    child.stdin.destroy();
    signal('SIGTERM');
    await within(gone, TERM_GRACE);
    signal('SIGKILL'); // also for grandchildren that outlived their parent
    await within(gone, TERM_GRACE);
    strays.push(...endStrays(MARK, mark, child.pid));
    child.stdout.destroy();
    child.stderr.destroy();
    forget();
  };
  return {
    group: grouped ? child.pid : undefined,
    write: (line) => void child.stdin.write(line),
    end: () => void child.stdin.end(),
    kill: () => (killing ??= kill()),
    destroy: async () => {
      signal('SIGKILL');
      await within(gone, TERM_GRACE);
      await (killing ??= kill());
    },
    strays,
    exited: (milliseconds) => within(gone, milliseconds),
    ending: outcome,
    stderrTail: () => tail.toString(),
  };
}
