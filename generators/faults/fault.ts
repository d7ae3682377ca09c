import type { SessionEntry } from '../../schema/index.ts';
import { assistant, user } from '../builders.ts';
import type { Draft, DraftLine } from './draft.ts';
import type { Repair } from './repairs.ts';

/** Where a checker must say that something is wrong. */
export interface Broken {
  readonly line: DraftLine;
  /** A JSON pointer into the line; empty for the line as a whole. */
  readonly pointer: string;
}

/** One named, single change to a valid session, by which it breaks one rule. */
export interface Fault {
  /** `area/kebab-fault`, phrased as what is wrong; frozen once released. */
  readonly name: string;
  /** The id of the rule that is broken. */
  readonly rule: string;
  /** Rules that may be broken by it as well, since they follow from it. */
  readonly follows?: readonly string[];
  /** Entries that the session ends in, so that there is something to break; two messages when left out. */
  readonly kit?: () => readonly SessionEntry[];
  /**
   * Makes the change. `pick` chooses among the places where it can be made.
   * Returns undefined where there is none, which does not happen in a session that ends in the kit.
   */
  readonly apply: (draft: Draft, pick: number) => Broken | undefined;
  /**
   * Changes its own line only, and nothing that other lines rely on, and is found wherever the line stands, on the active
   * branch or not: may be put beside any other fault.
   */
  readonly local?: boolean;
  /** What a repair can make of it; in the catalogue, every fault has it. */
  readonly repair?: Repair;
}

export const DEFAULT_KIT = (): readonly SessionEntry[] => [
  user('k1', 'question'),
  assistant('k2', 'answer'),
  user('k3', 'go on'),
];

/** What follows where a call and its results come apart. */
export const PARTED = [
  'exchange/result-has-call',
  'exchange/answered-once',
  'exchange/nothing-between',
  'exchange/edit-pair',
  'exchange/kept-range',
] as const;

/** What follows where an entry is lost: what names it names nothing. */
export const DANGLING = [
  'tree/parent-exists',
  'tree/root',
  'edit/on-branch',
  'compaction/kept-exists',
  'entry/branch-summary-source',
  'info/label-target',
  ...PARTED,
] as const;

/** One of the values, by number. */
export const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % items.length];

/** An untouched entry for which something holds. */
export function pickEntry(
  draft: Draft,
  pick: number,
  fits: (line: DraftLine) => boolean = () => true,
): DraftLine | undefined {
  return pickOf(
    draft.entries.filter((line) => line.raw === undefined && !draft.broken.has(line) && fits(line)),
    pick,
  );
}

/** Sets the value at a pointer of a line's object; undefined takes the member out. */
export function setAt(line: DraftLine, pointer: string, value: unknown): Broken {
  const segments = pointer.split('/').slice(1);
  const last = segments.pop() ?? '';
  let at: Record<string, unknown> = line.value;
  for (const segment of segments) at = at[segment] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return { line, pointer };
}
