import type fc from 'fast-check';
import type { Feature } from '../generators/features.ts';
import type { Method, Platform } from '../schema/protocol.ts';
import type { Program } from './driving/moment.ts';

/** How binding a rule is: `must` fails a run, `should` and `observed` warn unless they are enforced. */
export type Level = 'must' | 'should' | 'observed';

/** Where a rule comes from: a quotable place in Pi's documentation or declarations, or Pi's own behaviour. */
export interface Source {
  readonly basis: 'documented' | 'declared' | 'observed';
  /** The file in the npm package of Pi (`docs/session-format.md`, `dist/core/session-manager.d.ts`, ...). */
  readonly file: string;
  /** The heading or declaration under which the quote stands. */
  readonly section: string;
  /** The words themselves; for `observed`, what Pi does, in ours. */
  readonly quote: string;
}

/** What the driver follows; inputs are made so that they hold nothing newer. */
export interface World {
  /** The Pi release that the implementation follows, such as `1.6.0`. */
  readonly follows: string;
  readonly features: ReadonlySet<Feature>;
}

/** A file to be laid into the scratch folder before a request is sent. */
export type FileContent = Uint8Array;

/**
 * One question to the implementation. In `params`, the values of `path` and `directory` are names
 * relative to the scratch folder; the runner makes them absolute.
 */
export interface Request {
  readonly method: Method;
  readonly params: Readonly<Record<string, unknown>>;
  /** Files to lay out first, by name relative to the scratch folder. A name that an earlier request of the same case laid out is left alone when it is not given again. */
  readonly files?: Readonly<Record<string, FileContent>>;
}

/** What came back: a result, or a refusal with its message. */
export type Outcome = { readonly result: unknown } | { readonly rejected: string };

/**
 * What would be right. Objects match as subsets (a member that is expected to be `null` may be missing),
 * arrays and scalars exactly. Where several answers are right, each is listed.
 */
export interface Expectation {
  readonly anyOf: readonly ({ readonly result: unknown } | { readonly rejected: true })[];
  /** The files of the case must hold the same bytes afterwards. */
  readonly unchanged?: boolean;
  /** Entry ids in the answer are the implementation's own: compare them by position (`#0`, `#1`, ...). */
  readonly idsByPosition?: boolean;
}

/** A named input that is tried before any random one. */
export interface Example<Input> {
  readonly name: string;
  readonly input: Input;
  /** What Pi was observed to answer, where that is recorded; otherwise the rule's own expectation counts. */
  readonly expected?: Expectation;
}

/** A fault that Pi itself is known to have: its failure is reported as a warning with these words. */
export interface Hazard {
  /** What Pi 1.6.0 does, in one sentence. */
  readonly pi: string;
  /** On what it depends whether Pi does so, where it is not always so. */
  readonly where?: string;
}

/** `kill`: the driver is a process that can be ended; `small-disk`: a disk of a few kilobytes can be laid under a folder. */
export type Ability = 'kill' | 'small-disk';

/** One requirement of the format, and how it is shown on any implementation. */
export interface Rule<Input = unknown> {
  /** `area/kebab-requirement`, phrased as what holds; frozen once released. */
  readonly id: string;
  readonly level: Level;
  readonly title: string;
  /** The Pi release that brought it in; an implementation that follows an older one is not asked. */
  readonly since?: string;
  readonly source: Source;
  readonly method: Method;
  /** Only asked of a driver that answers for this path style. */
  readonly platform?: Platform;
  /** Random inputs; made lazily, so that listing rules stays cheap. */
  readonly inputs: (world: World) => fc.Arbitrary<Input>;
  readonly examples?: (world: World) => readonly Example<Input>[];
  /** Further methods without which there is nothing to be seen. */
  readonly needs?: readonly Method[];
  /** What this machine must be able to do; where it is not, the rule is skipped. */
  readonly requires?: Ability;
  /** Steps to be driven through, in place of questions: then `requests` and `expect` are not asked. */
  readonly program?: Program<Input>;
  /** The questions to ask, in order; the last answer is judged. */
  readonly requests: (input: Input) => readonly Request[];
  /** The right answer to the last question; `earlier` holds the outcomes of those before it. */
  readonly expect: (input: Input, earlier: readonly Outcome[]) => Expectation;
  readonly hazard?: Hazard;
  /** Takes the place of the random inputs in the golden set, where those are too large to lie in files. */
  readonly smaller?: () => Input;
  /** At most this many random inputs, where each one is costly. */
  readonly maxRuns?: number;
  /** The part of the runs that it gets, such as 0.25, where each one is costly and more of them find more. */
  readonly share?: number;
  /** A shorter deadline than the runner's, in milliseconds, for inputs that may never be answered. */
  readonly deadline?: number;
}

/** A suite: the rules of one area, in report order. */
export interface Suite {
  readonly area: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Declares a rule; the input's type is checked here and forgotten afterwards. */
export function rule<Input>(definition: Rule<Input>): Rule {
  return definition as unknown as Rule;
}

const documentedIn =
  (basis: Source['basis']) =>
  (file: string, section: string, quote: string): Source => ({ basis, file, section, quote });

/** A sentence of Pi's documentation. */
export const documented = documentedIn('documented');
/** A line of Pi's type declarations. */
export const declared = documentedIn('declared');
/** What Pi 1.6.0 was seen to do. */
export const observed = (quote: string): Source => ({
  basis: 'observed',
  file: 'dist/core/session-manager.js',
  section: 'Pi 1.6.0, run',
  quote,
});
