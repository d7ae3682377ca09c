import { entryFaults } from './entry.ts';
import { exchangeFaults } from './exchange.ts';
import type { Fault } from './fault.ts';
import { headerFaults } from './header.ts';
import { lineFaults } from './lines.ts';
import { memberFaults } from './members.ts';
import { referenceFaults } from './references.ts';
import { treeFaults } from './tree.ts';

/** The catalogue: every fault that was written by hand. */
export const namedFaults: readonly Fault[] = [
  ...headerFaults,
  ...lineFaults,
  ...entryFaults,
  ...treeFaults,
  ...referenceFaults,
  ...exchangeFaults,
];

/** The catalogue, and a fault for every member that the schemas declare. */
export const faults: readonly Fault[] = [...namedFaults, ...memberFaults];

export { Draft, type DraftLine } from './draft.ts';
export type { Broken, Fault } from './fault.ts';
export { faulty, faultyTwice, smallest, withKit, type BrokenPlace, type FaultyFile } from './faulty.ts';
export { fits } from './fits.ts';
export { exchangeFaults, memberFaults };
