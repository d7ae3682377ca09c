import type { Method } from '../schema/protocol.ts';

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

/** What of an answer is compared: all else of it is what other rules are about. */
export interface View {
  /** Messages by what they say, in whatever form; where texts are listed, only messages that say one of them. */
  readonly texts?: true | readonly string[];
  /** The form of the content counts as well. */
  readonly asStored?: true;
  /** Entries by their ids, however many others there are. */
  readonly byId?: true;
}

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
  /** By default the whole answer is compared, as far as something is expected of it. */
  readonly view?: View;
}
