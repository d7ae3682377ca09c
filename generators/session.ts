import fc from 'fast-check';
import {
  byEntryType,
  entryTypeFacts,
  LATEST as LATEST_RELEASE,
  type SessionEntry,
  type SessionHeader,
} from '../schema/index.ts';
import { assemble, type Spec } from './assemble.ts';
import type { Session } from './builders.ts';
import { EPOCH, timeStep } from './clock.ts';
import { workingDirectory } from './directories.ts';
import { featuresOf, type Feature } from './features.ts';
import { exchange } from './exchange.ts';
import { entryId } from './ids.ts';
import { LONG, longSpecs } from './long.ts';
import { STORED_ROLES, type StoredRole } from './messages.ts';
import { members } from './members.ts';
import { ENTRY_KINDS, isKnown, payload, type EntryKind, type Keep, type Payload } from './payloads.ts';
import { sessionId } from './session-id.ts';
import { parentChoice, type Shape } from './shapes.ts';
import type { TextKind } from './text.ts';

/** What random sessions may hold; what is left out is as free as the release allows. */
export interface SessionConstraints {
  /** Default 0. */
  readonly minEntries?: number;
  /** Default 16; up to 100,000. Above 256 what entries hold is drawn about a hundred times and used again. */
  readonly maxEntries?: number;
  readonly shape?: Shape;
  /** The allowed types, or a weight for each; by default all that the features allow. */
  readonly types?: readonly EntryKind[] | Partial<Readonly<Record<EntryKind, number>>>;
  /** The allowed roles of message entries. */
  readonly roles?: readonly StoredRole[];
  /** What the release knows; by default that of Pi 1.6.0. */
  readonly features?: ReadonlySet<Feature>;
  readonly text?: TextKind;
  /** `rising` (the default) never goes back; `any` may. */
  readonly clock?: 'rising' | 'any';
  readonly keeps?: readonly Keep[];
  /** Some entries have a type that no release knows. */
  readonly unknownTypes?: boolean;
  /** Some entries have members that no release knows. */
  readonly extraMembers?: boolean;
}

const LATEST = featuresOf(LATEST_RELEASE);
const DEFAULT_MAX_ENTRIES = 16;

const DEFAULT_WEIGHTS = byEntryType(({ weights }) => weights.sessions);

function weightsOf({ types = DEFAULT_WEIGHTS, features = LATEST }: SessionConstraints) {
  const listed = Array.isArray(types);
  const weights = (
    listed ? Object.fromEntries((types as readonly EntryKind[]).map((kind) => [kind, 1])) : types
  ) as Partial<Record<EntryKind, number>>;
  const known = ENTRY_KINDS.filter((kind) => (weights[kind] ?? 0) > 0 && isKnown(kind, features));
  const usable: readonly EntryKind[] = known.length > 0 ? known : ['message'];
  return usable.map((kind) => ({ kind, weight: weights[kind] ?? 1 }));
}

/** Whether an entry of a kind needs none before it. */
function canComeFirst(kind: EntryKind, { keeps, features = LATEST }: SessionConstraints): boolean {
  if (entryTypeFacts(kind)?.references.some(({ otherwise }) => otherwise === undefined)) return false;
  // One that keeps some names an entry above it.
  return kind !== 'compaction' || ((keeps?.includes('none') ?? true) && features.has('retainNone'));
}

/** @throws where no session can have that many entries */
function assertPossible(constraints: SessionConstraints, kinds: readonly EntryKind[]) {
  const { minEntries = 0, maxEntries, unknownTypes } = constraints;
  if (maxEntries !== undefined && maxEntries < minEntries)
    throw new Error(`maxEntries must be at least minEntries (${minEntries}), received ${maxEntries}`);
  if (minEntries === 0 || unknownTypes || kinds.some((kind) => canComeFirst(kind, constraints))) return;
  throw new Error(`types must hold one that can come first, received ${kinds.join(', ')}: add message`);
}

const unknownEntry = (): fc.Arbitrary<Payload> =>
  fc
    .constantFrom('artifact', 'checkpoint_v2', 'x-note')
    .map((type) => ({ type: 'plain', members: { type, note: 'x' } }));

/** What stands in place of an entry that finds no target, where one must be there. */
function fillerOf(constraints: SessionConstraints): fc.Arbitrary<Payload> {
  const { features = LATEST } = constraints;
  const first = weightsOf(constraints).find(({ kind }) => canComeFirst(kind, constraints));
  if (first === undefined) return unknownEntry();
  return payload(first.kind, { ...constraints, features, keeps: ['none'] });
}

/** Weights are whole numbers: for each of these shares of the messages, one more is a whole exchange. */
const MESSAGES_AN_EXCHANGE = 4;

/** All that an entry may become, each with its weight. */
function payloadsOf(constraints: SessionConstraints): fc.WeightedArbitrary<Spec['payload']>[] {
  const { features = LATEST, roles = STORED_ROLES, unknownTypes = false } = constraints;
  const weights = weightsOf(constraints);
  assertPossible(
    constraints,
    weights.map(({ kind }) => kind),
  );
  const exchanges = roles.includes('assistant') && roles.includes('toolResult');
  return [
    ...weights.map(({ kind, weight }) => ({
      weight: weight * MESSAGES_AN_EXCHANGE,
      arbitrary: payload(kind, { ...constraints, features }),
    })),
    ...weights
      .filter(({ kind }) => kind === 'message' && exchanges)
      .map(({ weight }) => ({
        weight,
        arbitrary: exchange({ ...constraints, features }).map((made) => ({
          type: 'exchange' as const,
          ...made,
        })),
      })),
    ...(unknownTypes ? [{ weight: 3 * MESSAGES_AN_EXCHANGE, arbitrary: unknownEntry() }] : []),
  ];
}

function specs(constraints: SessionConstraints): fc.Arbitrary<(Spec | undefined)[]> {
  const { minEntries = 0, maxEntries = DEFAULT_MAX_ENTRIES, shape, clock = 'rising' } = constraints;
  const what = {
    payload: fc.oneof({ withCrossShrink: true }, ...payloadsOf(constraints)),
    extra: constraints.extraMembers
      ? fc.option(fc.constantFrom({ note: 'x' }, { piExtension: { n: 1 } }, { $schema: null }), {
          nil: undefined,
        })
      : fc.constant(undefined),
  };
  if (maxEntries > LONG) return longSpecs(fc.record(what), { minEntries, maxEntries, shape, clock });
  const spec = fc.record({
    payload: what.payload,
    parent: parentChoice(shape),
    reference: fc.nat({ max: 63 }),
    id: entryId(),
    step: timeStep(clock),
    extra: what.extra,
  });
  // An array only loses items at its front while it shrinks; as an option, each entry can fall away by itself.
  const optional = fc.option(spec, { nil: undefined, freq: 30 });
  return fc.array(optional, { minLength: minEntries, maxLength: maxEntries, size: 'max' });
}

/** The header of a session of version 3. */
export const sessionHeader = (): fc.Arbitrary<SessionHeader> =>
  members<SessionHeader>(
    {
      type: fc.constant('session'),
      version: fc.constant(3),
      id: fc.oneof({ withCrossShrink: true }, sessionId(), fc.uuid({ version: 7 })),
      timestamp: fc.nat({ max: 1_000_000 }).map((seconds) => new Date(EPOCH + seconds * 1000).toISOString()),
      cwd: fc.oneof(
        { withCrossShrink: true },
        { weight: 4, arbitrary: workingDirectory('posix') },
        { weight: 1, arbitrary: workingDirectory('win32') },
      ),
    },
    { parentSession: workingDirectory('posix').map((directory) => `${directory}/parent.jsonl`) },
  );

/**
 * Sessions of version 3 as the documentation describes them: every id once, every parent on an earlier line, every
 * reference to an entry that may be referred to, every tool result behind its call. Shrinks to a header alone, entries
 * fall away one by one.
 */
export function session(constraints: SessionConstraints = {}): fc.Arbitrary<Session> {
  const { minEntries = 0, maxEntries = DEFAULT_MAX_ENTRIES } = constraints;
  return fc
    .tuple(sessionHeader(), specs(constraints), fillerOf(constraints))
    .map(([header, made, filler]) => ({
      header,
      entries: assemble(header, made, { minEntries, maxEntries, filler }),
    }));
}

/** Where a session may be read from: any entry, or null for before the first. Shrinks to the last entry. */
export function leafOf({ entries }: Session): fc.Arbitrary<string | null> {
  const ids: (string | null)[] = entries.map(({ id }: SessionEntry) => id).toReversed();
  return fc.constantFrom(...ids, null);
}

/** A session, and the entry from which it is read. */
export interface SessionWithLeaf {
  readonly session: Session;
  /** Null for before the first entry. */
  readonly leafId: string | null;
}

/** A session together with a leaf to read it from: any entry, or before the first. */
export function sessionWithLeaf(constraints: SessionConstraints = {}): fc.Arbitrary<SessionWithLeaf> {
  // A number instead of an id, so that the session can shrink under it; counted from the front, so that an entry further
  // back can fall away without moving the leaf. What is past the end means the last entry.
  const { maxEntries = DEFAULT_MAX_ENTRIES } = constraints;
  return fc.tuple(session(constraints), fc.nat({ max: maxEntries })).map(([made, place]) => {
    const ids: (string | null)[] = [null, ...made.entries.map(({ id }) => id)];
    return { session: made, leafId: ids[Math.min(place, made.entries.length)] ?? null };
  });
}
