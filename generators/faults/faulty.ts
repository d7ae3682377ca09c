import fc from 'fast-check';
import type { SessionEntry } from '../../schema/index.ts';
import { sessionOf, type Session } from '../builders.ts';
import { session, type SessionConstraints } from '../session.ts';
import { Draft } from './draft.ts';
import { type Broken, DEFAULT_KIT, type Fault } from './fault.ts';

/** Where a checker must say that a rule is broken. */
export interface BrokenPlace {
  readonly fault: Fault;
  readonly rule: string;
  /** Counted from 1. */
  readonly line: number;
  readonly pointer: string;
}

/** A session file with a fault or two in it, and what it was before. */
export interface FaultyFile {
  readonly bytes: Uint8Array;
  readonly places: readonly BrokenPlace[];
  /** The same session without the fault. */
  readonly twin: Session;
}

/** A session to which a kit is appended: its entries hang below the last one, and times go on. */
export function withKit({ header, entries }: Session, kit: Fault['kit'] = DEFAULT_KIT): Session {
  const built = sessionOf(...entries, ...kit());
  const start = Math.max(
    Date.parse(header.timestamp),
    ...entries.map(({ timestamp }) => Date.parse(timestamp)),
  );
  return {
    header,
    entries: built.entries.map((entry, index) => {
      if (index < entries.length) return entries[index] ?? entry;
      return { ...entry, timestamp: new Date(start + (index - entries.length + 1) * 1000).toISOString() };
    }),
  };
}

/** A fault to be put in, and what the ids of its kit begin with. */
interface Wanted {
  readonly fault: Fault;
  readonly kitPrefix: string;
}

const KIT_PREFIX = 'k';

/** Puts faults into a session, the one after the other. Returns undefined where one of them finds no place, or takes that of another. */
function breakSession(twin: Session, wanted: readonly Wanted[], pick: number): FaultyFile | undefined {
  const draft = new Draft(twin);
  const broken: (readonly [Fault, Broken])[] = [];
  for (const { fault, kitPrefix } of wanted) {
    draft.kitPrefix = kitPrefix;
    const made = fault.apply(draft, pick);
    if (made === undefined) return undefined;
    broken.push([fault, made]);
    draft.broken.add(made.line);
  }
  const places = broken.map(([fault, { line, pointer }]) => ({
    fault,
    rule: fault.rule,
    line: draft.numberOf(line),
    pointer,
  }));
  const numbers = new Set(places.map(({ line }) => line));
  // In an empty file, what is wrong is said of its first line all the same.
  if (wanted.length === 1)
    return {
      bytes: draft.bytes(),
      places: places.map((place) => ({ ...place, line: Math.max(1, place.line) })),
      twin,
    };
  return numbers.size === wanted.length && !numbers.has(0)
    ? { bytes: draft.bytes(), places, twin }
    : undefined;
}

/** Puts one fault into a session that ends in its kit. */
const breakOnce = (twin: Session, fault: Fault, pick: number): FaultyFile | undefined =>
  breakSession(twin, [{ fault, kitPrefix: KIT_PREFIX }], pick);

/** The smallest session that shows a fault: its kit alone. */
export function smallest(fault: Fault): FaultyFile {
  const made = breakOnce(withKit(sessionOf(), fault.kit), fault, 0);
  if (made === undefined) throw new Error(`the fault ${fault.name} finds no place in its own kit`);
  return made;
}

/** A session with its kit at the end and one fault in it; where it finds no place there, the smallest that shows it. */
export const faultyIn = (made: Session, fault: Fault): FaultyFile =>
  breakOnce(withKit(made, fault.kit), fault, 0) ?? smallest(fault);

const SMALL: SessionConstraints = { maxEntries: 8 };

/** Session files with one of the faults; shrinks to the fault's kit alone. */
export function faulty(
  faults: readonly Fault[],
  constraints: SessionConstraints = SMALL,
): fc.Arbitrary<FaultyFile> {
  return fc
    .tuple(fc.constantFrom(...faults), session(constraints), fc.nat({ max: 999 }))
    .map(([fault, made, pick]) => breakOnce(withKit(made, fault.kit), fault, pick) ?? smallest(fault));
}

/**
 * Session files with two faults at once: one of any kind, and one that changes nothing but its own line. Each must be
 * told at its own line, as if the other were not there.
 */
export function faultyTwice(
  faults: readonly Fault[],
  constraints: SessionConstraints = SMALL,
): fc.Arbitrary<FaultyFile> {
  const locals = faults.filter(({ local }) => local === true);
  return fc
    .tuple(fc.constantFrom(...faults), fc.constantFrom(...locals), session(constraints), fc.nat({ max: 999 }))
    .map(([first, second, made, pick]) => bothFaults(first, second, made, pick))
    .filter((file) => file !== undefined);
}

const OTHER_PREFIX = 'j';

function bothFaults(first: Fault, second: Fault, made: Session, pick: number): FaultyFile | undefined {
  const twin = withKit(
    withKit(made, () => renamed((second.kit ?? DEFAULT_KIT)())),
    first.kit,
  );
  const wanted = [
    { fault: second, kitPrefix: OTHER_PREFIX },
    { fault: first, kitPrefix: KIT_PREFIX },
  ];
  return breakSession(twin, wanted, pick);
}

/** Two kits stand in one session, so one of them goes by other ids. */
function renamed(kit: readonly SessionEntry[]): readonly SessionEntry[] {
  return JSON.parse(
    JSON.stringify(kit).replaceAll(/"(call_)?k(\d)"/g, `"$1${OTHER_PREFIX}$2"`),
  ) as readonly SessionEntry[];
}
