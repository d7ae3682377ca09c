import fc from 'fast-check';
import {
  ENTRY_KINDS,
  isKnown,
  payload,
  session,
  sessionBytes,
  type EntryKind,
  type Framing,
  type SessionConstraints,
  type StoredRole,
} from '../../generators/index.ts';
import { byEntryType } from '../../schema/index.ts';
import type { World } from '../rule.ts';
import type { Act, Draft, EditFault, SessionStep, Step } from './step.ts';
import { FOLDER } from './places.ts';

export type Steps = readonly Step[];
/** Random programs that hold nothing newer than the driver follows. */
export type Programs = (world: World) => fc.Arbitrary<Steps>;

export interface ProgramConstraints {
  /** How a program begins: with a new session, with one that lies in a file, or with either. */
  readonly start?: 'create' | 'place' | 'any';
  /** What may follow, each with its weight. */
  readonly acts?: Partial<Readonly<Record<Act, number>>>;
  /** Types of the entries to be appended, each with its weight; by default all. */
  readonly kinds?: Partial<Readonly<Record<EntryKind, number>>>;
  readonly roles?: readonly StoredRole[];
  /** Default 16. */
  readonly maxSteps?: number;
  /** For sessions that lie in files. */
  readonly session?: SessionConstraints;
  readonly framing?: Framing;
  /** Bytes behind the sessions that lie in files. */
  readonly tail?: string;
  /** Some edits are none that a writer may take. */
  readonly faults?: readonly EditFault[];
  /** Steps go to any session, and not mostly to the newest. */
  readonly anySession?: boolean;
  /** How often a move goes before the first entry, where a move to an entry has the weight 8. Default 1. */
  readonly toRoot?: number;
}

const KINDS = byEntryType(({ weights }) => weights.programs);

/** What a session is driven through where nothing else is asked for. */
export const DRIVING: Partial<Readonly<Record<Act, number>>> = {
  append: 12,
  navigate: 4,
  close: 1,
  open: 2,
  create: 1,
};

const nth = () => fc.nat({ max: 15 });
/** Mostly the newest of those that are meant. */
const newest = ({ anySession = false }: ProgramConstraints) =>
  anySession ? nth() : fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: fc.constant(0) }, nth());
const spot = ({ toRoot = 1 }: ProgramConstraints) =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 8, arbitrary: nth() },
    { weight: toRoot, arbitrary: fc.constant(null) },
  );

/** Entries to be appended. */
export function draft(
  world: World,
  { kinds = KINDS, roles, faults = [] }: ProgramConstraints = {},
): fc.Arbitrary<Draft> {
  const { features } = world;
  const usable = ENTRY_KINDS.filter((kind) => (kinds[kind] ?? 0) > 0 && isKnown(kind, features));
  const payloads = usable.map((kind) => ({
    weight: kinds[kind] ?? 1,
    arbitrary: fc.record({
      payload: payload(kind, { features, text: 'mixed', ...(roles !== undefined && { roles }) }),
      reference: nth(),
      ...(kind === 'context_edit' &&
        faults.length > 0 && { fault: fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 3 }) }),
    }) as fc.Arbitrary<Draft>,
  }));
  const clearing: fc.Arbitrary<Draft> = fc.record({
    payload: fc.constant({ type: 'label' as const, members: {} }),
    reference: nth(),
  });
  const clears = usable.includes('label') ? [{ weight: 1, arbitrary: clearing }] : [];
  return fc.oneof({ withCrossShrink: true }, ...payloads, ...clears);
}

const CWD = '/home/u/app';

/** The steps that need nothing but numbers. */
const NUMBERED = [
  'new',
  'open',
  'open-again',
  'state',
  'context',
  'read',
  'close',
  'block',
  'unend',
] as const;

type Makers = Partial<Readonly<Record<Act, (world: World) => fc.Arbitrary<Step>>>>;

const makers = (constraints: ProgramConstraints): Makers => ({
  ...Object.fromEntries(
    NUMBERED.map((act) => [act, () => newest(constraints).map((session): Step => ({ act, session }))]),
  ),
  append: (world) =>
    fc.record({
      act: fc.constant('append' as const),
      session: newest(constraints),
      draft: draft(world, constraints),
    }),
  navigate: () =>
    fc.record(
      {
        act: fc.constant('navigate' as const),
        session: newest(constraints),
        to: spot(constraints),
        summary: fc.constantFrom('tried it', 'went another way'),
      },
      { requiredKeys: ['act', 'session', 'to'], noNullPrototype: true },
    ),
  create: () => fc.constant<Step>({ act: 'create', cwd: CWD }),
  fork: () =>
    newest(constraints).map((number): Step => ({ act: 'fork', session: number, cwd: '/home/u/other' })),
  clone: () =>
    fc.record(
      { act: fc.constant('clone' as const), session: newest(constraints), leaf: nth() },
      { requiredKeys: ['act', 'session'], noNullPrototype: true },
    ),
  unblock: () => fc.constant<Step>({ act: 'unblock' }),
  kill: (world) =>
    fc.record({
      act: fc.constant('kill' as const),
      session: newest(constraints),
      draft: draft(world, constraints),
      after: fc.nat({ max: 4 }),
    }),
  tear: () =>
    fc.record({
      act: fc.constant('tear' as const),
      session: newest(constraints),
      bytes: fc
        .constantFrom('{"type":"mess', '{"type":"message","id":"cut"', '{')
        .map((text) => utf8.encode(text)),
    }),
});

const utf8 = new TextEncoder();

const placed = (
  world: World,
  { session: wanted, framing, tail = '' }: ProgramConstraints,
): fc.Arbitrary<Step[]> =>
  session({ maxEntries: 6, ...wanted, features: world.features }).map((made) => {
    const lying = { ...made, header: { ...made.header, cwd: CWD } };
    const bytes = Buffer.concat([sessionBytes(lying, framing), utf8.encode(tail)]);
    return [{ act: 'place', name: `${FOLDER}/lying.jsonl`, bytes: new Uint8Array(bytes) }];
  });

/** A session that is there from the start, and any steps that may follow. */
export function programs(constraints: ProgramConstraints = {}): Programs {
  const { start = 'any', acts = DRIVING, maxSteps = 16 } = constraints;
  return (world) => {
    const byAct = makers(constraints);
    const steps = Object.entries(acts).map(([act, weight]) => {
      const make = byAct[act as Act];
      if (make === undefined) throw new Error(`programs do not choose ${act} by chance`);
      return { weight, arbitrary: make(world) };
    });
    const step = fc.oneof(...steps);
    const opening = { act: 'open', session: 0 } as const satisfies SessionStep;
    const created = fc.constant<Step[]>([{ act: 'create', cwd: CWD }]);
    const lying = placed(world, constraints).map((made) => [...made, opening]);
    const beginning = {
      create: created,
      place: lying,
      any: fc.oneof({ withCrossShrink: true }, created, lying),
    };
    // An array only loses items at its front while it shrinks; as an option, each step can fall away by itself.
    const optional = fc.option(step, { nil: undefined, freq: 30 });
    return fc
      .tuple(beginning[start], fc.array(optional, { maxLength: maxSteps, size: 'max' }))
      .map(([first, rest]) => [...first, ...rest.filter((one) => one !== undefined)]);
  };
}

/** The same programs, with steps at their end. */
export const followedBy =
  (made: Programs, ...steps: Steps): Programs =>
  (world) =>
    made(world).map((before) => [...before, ...steps]);
