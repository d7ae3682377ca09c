import type { FileFact } from '../fact.ts';
import type { RepairDraft } from './draft.ts';

/** What a mend did, and what is lost by it. */
export interface Mended {
  readonly did: string;
  readonly lost?: string;
}

/** Mends one problem in a draft. Gives undefined where it cannot, and has changed nothing then. */
export type Mend = (draft: RepairDraft, fact: FileFact) => Mended | undefined;
