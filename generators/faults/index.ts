import { entryFaults } from './entry.ts';
import { exchangeFaults } from './exchange.ts';
import type { Fault } from './fault.ts';
import { headerFaults } from './header.ts';
import { lineFaults } from './lines.ts';
import { memberFaults as faultsOfMembers } from './members.ts';
import { referenceFaults } from './references.ts';
import { repairOf } from './repairs.ts';
import { treeFaults } from './tree.ts';

const withRepair = (fault: Fault): Fault => ({ ...fault, repair: repairOf(fault.name) });

/** The catalogue: every fault that was written by hand. */
export const namedFaults: readonly Fault[] = [
  ...headerFaults,
  ...lineFaults,
  ...entryFaults,
  ...treeFaults,
  ...referenceFaults,
  ...exchangeFaults,
].map(withRepair);

const memberFaults: readonly Fault[] = faultsOfMembers.map(withRepair);

/** The catalogue, and a fault for every member that the schemas declare. */
export const faults: readonly Fault[] = [...namedFaults, ...memberFaults];

export { Draft, type DraftLine } from './draft.ts';
export type { Broken, Fault } from './fault.ts';
export {
  faulty,
  faultyIn,
  faultyTwice,
  smallest,
  withKit,
  type BrokenPlace,
  type FaultyFile,
} from './faulty.ts';
export { fits } from './fits.ts';
export type { Repair } from './repairs.ts';
export { exchangeFaults, memberFaults };
