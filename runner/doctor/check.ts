import type { Language, Remedy } from './remedies.ts';

/** What a check came to. */
export interface Seen {
  readonly sign: 'fine' | 'warning' | 'wrong' | 'blocked';
  /** The fact, with the very line where there is one. */
  readonly fact: string;
  readonly line?: string;
  /** Why it matters. */
  readonly why?: string;
  readonly remedy?: Remedy | { readonly says: string };
}

/** One thing that a driver is tried for. */
export interface CheckUp {
  readonly name: string;
  readonly seen: Seen;
}

export interface Examination {
  readonly checks: readonly CheckUp[];
  readonly language: Language;
  /** What it declares; empty where it never said. */
  readonly methods: readonly string[];
}

export const fine = (fact: string): Seen => ({ sign: 'fine', fact });
export const blocked = (by: string): Seen => ({ sign: 'blocked', fact: `not tried: ${by}` });
