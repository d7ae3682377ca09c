import type { Source } from '../source.ts';
import type { RequirementId } from '../requirements/index.ts';

/** What one code of an inspected rule says. */
export interface Code {
  /** Completes a sentence that begins with "must". */
  readonly must: string;
  /** What to do about it. */
  readonly advice: string;
  /** The sentence that this code quotes, where it is not the requirement's. */
  readonly source?: Source;
}

/** What may be wrong in a file, by requirement and code. */
export type CodeTable = { readonly [Id in RequirementId]?: Readonly<Record<string, Code>> };
