import type fc from 'fast-check';
import type { Feature } from '../generators/features.ts';
import type { Method, Platform } from '../schema/protocol.ts';
import type { Code } from './checking/code.ts';
import type { Program } from './driving/moment.ts';
import type { Expectation, Outcome, Request } from './question.ts';
import type { Requirement } from './requirement.ts';

/** What the driver follows; inputs are made so that they hold nothing newer. */
export interface World {
  /** The Pi release that the implementation follows, such as `1.6.0`. */
  readonly follows: string;
  readonly features: ReadonlySet<Feature>;
  /** Folders that the driver finds in its environment; left out where nothing is asked. */
  readonly folders?: Folders;
}

/** Absolute paths. */
export interface Folders {
  readonly home: string;
  readonly temporary: string;
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

/**
 * What rules that call a driver have in common. Where a member takes an input, it is a method and not a property, so that
 * a rule of any input is a rule of an unknown one.
 */
interface Calling<Input> extends Requirement {
  /** The method that the rule is about. */
  readonly method: Method;
  /** Only asked of a driver that answers for this path style. */
  readonly platform?: Platform;
  /** Random inputs; made lazily, so that listing rules stays cheap. */
  readonly inputs: (world: World) => fc.Arbitrary<Input>;
  readonly examples?: (world: World) => readonly Example<Input>[];
  /** Further methods without which there is nothing to be seen. */
  readonly needs?: readonly Method[];
  /**
   * The same requirement, shown through other methods, best first: where a driver does not declare this rule's own, the
   * first of these whose methods it declares is asked instead.
   */
  readonly otherwise?: readonly RunRule[];
  /** What this machine must be able to do; where it is not, the rule is skipped. */
  readonly requires?: Ability;
  readonly hazard?: Hazard;
  /** Takes the place of the random inputs in the golden set, where those are too large to lie in files. */
  readonly smaller?: () => Input;
  /** Inputs of any size, where the rule's own is large: whether an answer will come is told by how the time grows. */
  readonly growth?: {
    /** The small one that is measured; the other is eight times as large. */
    readonly from: number;
    /** The size of the rule's own input. */
    readonly full: number;
    input(size: number): Input;
  };
  /** At most this many random inputs, where each one is costly. */
  readonly maxRuns?: number;
  /** The part of the runs that it gets, such as 0.25, where each one is costly and more of them find more. */
  readonly share?: number;
  /** A shorter deadline than the runner's, in milliseconds, for inputs that may never be answered. */
  readonly deadline?: number;
}

/** A requirement that is shown by asking: files are laid out, questions asked, and the last answer is judged. */
export interface AskedRule<Input = unknown> extends Calling<Input> {
  readonly kind: 'asked';
  /** The questions to ask, in order; the last answer is judged. */
  requests(input: Input): readonly Request[];
  /** The right answer to the last question; `earlier` holds the outcomes of those before it. */
  expect(input: Input, earlier: readonly Outcome[]): Expectation;
}

/** A requirement that is shown by driving a writer step by step, and looking at what it leaves in the files. */
export interface DrivenRule<Input = unknown> extends Calling<Input> {
  readonly kind: 'driven';
  readonly program: Program<Input>;
}

/** A requirement that a file is held against as it lies on the disk. */
export interface InspectedRule extends Requirement {
  readonly kind: 'inspected';
  /** What may be wrong, each in words. */
  readonly codes: Readonly<Record<string, Code>>;
}

/** A requirement, and how it is shown. */
export type Rule = AskedRule | DrivenRule | InspectedRule;

/** A rule that is run against an implementation. */
export type RunRule<Input = unknown> = AskedRule<Input> | DrivenRule<Input>;

/** A suite: the rules of one area that are run, in report order. */
export interface Suite {
  readonly area: string;
  readonly title: string;
  readonly rules: readonly RunRule[];
}

/** Declares a rule; the input's type is checked here and forgotten afterwards. */
export const rule = <Input>(definition: RunRule<Input>): RunRule => definition;
