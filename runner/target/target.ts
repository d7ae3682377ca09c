import type { Offers, SchemaProblem } from '../../schema/index.ts';
import type { Method, Platform } from '../../schema/protocol.ts';
import type { ProcessorTime } from './processor-time.ts';
import type { Longer } from './waiting.ts';

/** Milliseconds to answer `initialize` in, unless set otherwise; counted again for each start. */
export const START_DEADLINE = 60_000;

/** What an implementation says about itself when it is started. */
export interface Implementation {
  readonly name: string;
  readonly version: string;
  readonly language?: string;
  readonly homepage?: string;
  /** The Pi release whose format it follows. */
  readonly follows: string;
  /** The methods it may be asked; every other is never called. */
  readonly methods: readonly Method[];
  /** The path styles for which it answers `path/directory`. */
  readonly platforms: readonly Platform[];
  /** What its language or its JSON reader cannot hold: `no-nul`, `depth-100`, ... */
  readonly limits?: readonly string[];
  /** What the declared methods do not give. */
  readonly offers?: Offers;
}

export type FaultKind = 'crash' | 'timeout' | 'protocol' | 'internal';

/** The driver or the implementation broke instead of answering. */
export interface Fault {
  readonly fault: FaultKind;
  readonly message: string;
  /** The tail of standard error. */
  readonly stderr: string;
  readonly exitCode?: number;
  /** The offending line of standard output, shortened. */
  readonly line?: string;
}

/** What a question came to. */
export type Reply =
  | { readonly result: unknown; readonly malformed?: readonly SchemaProblem[] }
  | { readonly rejected: string; readonly data?: unknown }
  | { readonly notSupported: string }
  | { readonly abandoned: true }
  /** The handle that it was asked with died with the driver that gave it. */
  | { readonly lost: true }
  | Fault;

/** Takes the lines on which a question and its answer stood. */
export type Trace = (way: 'sent' | 'received', line: string) => void;

export interface AskOptions {
  /** Milliseconds, counted from when the driver has nothing older to answer. */
  readonly deadline: number;
  /** Asked when the deadline is over, whether the machine or the implementation was slow. */
  readonly longer?: Longer;
  /** Gives the question up: it settles as `abandoned`, and is not asked again after a crash. */
  readonly signal?: AbortSignal;
  /** Is told of each line, where there are any. */
  readonly trace?: Trace;
}

/** An implementation under test. Questions may be asked without waiting; none of the methods but `initialize` throws. */
export interface Target {
  /** Starts it. Throws `DriverStartError`. */
  initialize(): Promise<Implementation>;
  ask(method: Method, params: Readonly<Record<string, unknown>>, options: AskOptions): Promise<Reply>;
  /** Counts the starts: a handle is worth nothing in another life. */
  readonly life: number;
  /** Ends it, so that the next question goes to a fresh one. */
  restart(): Promise<void>;
  /** Waits until it is started, where it is not; that it cannot be is told by the next question. */
  ready?(): Promise<void>;
  /** Ends it for good; what it did wrong at its end comes back as a sentence. */
  stop(): Promise<string | undefined>;
  stderrTail(): string;
  /** How many times as long as at its best a question of reference takes now, asked beside whatever else is open. */
  reference?(): Promise<number>;
  /** What it did with the processor so far, where the system tells. */
  processorTime(): ProcessorTime | undefined;
  /** Ends it at once, in the middle of whatever it does; open questions settle as `abandoned`. Missing where it is no process of its own. */
  kill?(): Promise<void>;
}

/** Makes one more instance of the implementation under test. */
export type TargetFactory = () => Target;

export const isFault = (reply: Reply): reply is Fault => 'fault' in reply;
