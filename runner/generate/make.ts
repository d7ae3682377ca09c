import fc from 'fast-check';
import {
  faulty,
  faults,
  hasRole,
  inVersion,
  isInVersion,
  legacyConstraints,
  legacySession,
  session,
  sessionBytes,
  smallest,
  type EntryKind,
  type Fault,
  type FaultyFile,
  type LegacyConstraints,
  type OldVersion,
  type Session,
  type SessionConstraints,
  type Shape,
  type StoredRole,
} from '../../generators/index.ts';
import { byEntryType } from '../../schema/index.ts';
import type { SessionEntry } from '../../schema/index.ts';
import { inspectBytes } from '../../suites/checking/index.ts';
import { UsageError } from '../errors.ts';
import { seedFor } from '../hash.ts';
import { didYouMean } from '../did-you-mean.ts';
import { guarded } from '../judge/guarded.ts';
import { CONTENTS, type Content } from './contents.ts';
import { PROGRAM } from '../invocation.ts';

/** What is wanted. Names of contents and faults are those of their catalogues. */
export interface GenerateOptions {
  readonly seed: number;
  readonly count: number;
  readonly formatVersion: 1 | 2 | 3;
  readonly minEntries?: number;
  readonly maxEntries?: number;
  readonly shape?: Shape;
  readonly contents: readonly string[];
  /** Without any, all files are valid. */
  readonly faults: readonly string[];
}

/** A session file, before it has a name. */
export interface MadeFile {
  readonly seed: number;
  readonly bytes: Uint8Array;
  /** How many the session has, before the fault is put in. */
  readonly entries: number;
  /** With a fault in it: which, where, and the file without it. */
  readonly broken?: {
    readonly fault: Fault;
    readonly line: number;
    readonly pointer: string;
    readonly twin: Uint8Array;
  };
}

const DEFAULT_MAX_ENTRIES = 30;
/** A content is made so much more often when it is asked for. */
const OFTEN = 6;
/** So many sessions are looked through for one that holds all that is asked for. */
const TRIES = 2_000;

/** What an arbitrary makes of a seed: the first value for which something holds, or undefined. */
function first<Value>(
  arbitrary: fc.Arbitrary<Value>,
  seed: number,
  holds: (value: Value) => boolean = () => true,
): Value | undefined {
  for (let path = 0; path < TRIES; path++) {
    const [value] = fc.sample(guarded(arbitrary), { seed, path: String(path), numRuns: 1 });
    if (value !== undefined && holds(value)) return value;
  }
  return undefined;
}

/** Makes the files one after the other. @throws UsageError for what cannot be made */
export function* makeFiles(options: GenerateOptions): Generator<MadeFile> {
  assertPossible(options);
  const wanted = wantedOf(options);
  const each = wanted.length === 0 ? [undefined] : wanted;
  for (let index = 0; index < options.count * each.length; index++) {
    const seed = seedFor(options.seed, index);
    const fault = each[index % each.length];
    yield { seed, ...(fault === undefined ? validFile(options, seed) : faultyFile(fault, options, seed)) };
  }
}

const wantedOf = ({ faults: names, formatVersion }: GenerateOptions): readonly Fault[] =>
  names.includes('all') ? faultsOf(formatVersion) : names.map(faultOf);

/** How many files that comes to, without their twins. */
export const countOf = (options: GenerateOptions): number =>
  options.count * Math.max(1, wantedOf(options).length);

/** Entries and roles of an older version, as they are asked for. */
function legacyOf({
  minEntries = 0,
  maxEntries = DEFAULT_MAX_ENTRIES,
  shape,
  contents,
}: GenerateOptions): LegacyConstraints {
  const asked = contents.map(contentOf);
  return {
    minEntries: Math.min(Math.max(minEntries, asked.length), maxEntries),
    maxEntries,
    ...(shape !== undefined && { shape }),
    ...(asked.length > 0 && {
      often: asked.map(({ type }) => type),
      roles: asked.flatMap(({ role }) => (role === undefined ? [] : [role])),
    }),
  };
}

function validFile(options: GenerateOptions, seed: number): Omit<MadeFile, 'seed'> {
  const holds = holdsAll(options);
  const { formatVersion } = options;
  if (formatVersion !== 3) {
    const made = first(legacySession(formatVersion, legacyOf(options)), seed, (one) => holds(one.session));
    const { bytes, session: twin } = made ?? notFound(options);
    return { bytes, entries: twin.entries.length };
  }
  const made = first(session(constraintsOf(options)), seed, holds) ?? notFound(options);
  return { bytes: sessionBytes(made), entries: made.entries.length };
}

function faultyFile(fault: Fault, options: GenerateOptions, seed: number): Omit<MadeFile, 'seed'> {
  const holds = holdsAll(options);
  const { formatVersion } = options;
  const constraints =
    formatVersion === 3 ? constraintsOf(options) : legacyConstraints(formatVersion, legacyOf(options));
  const as = (bytes: Uint8Array) => (formatVersion === 3 ? bytes : inVersion(bytes, formatVersion));
  const made = first(
    faulty([fault], constraints),
    seed,
    (file) => holds(file.twin) && (formatVersion === 3 || isTold(as(file.bytes), file)),
  );
  const { bytes, places, twin } = made ?? notFound(options);
  const [place] = places;
  if (place === undefined) throw new Error(`the fault ${fault.name} has no place`);
  const { line, pointer } = place;
  return {
    bytes: as(bytes),
    entries: twin.entries.length,
    broken: { fault, line, pointer, twin: as(sessionBytes(twin)) },
  };
}

/** Whether a check tells the fault at its place: in an older version what is wrong in version 3 may be right, or may be gone. */
function isTold(bytes: Uint8Array, { places }: Pick<FaultyFile, 'places'>): boolean {
  const { facts } = inspectBytes(bytes);
  return places.every(({ rule, line }) => facts.some((fact) => fact.rule === rule && fact.line === line));
}

/** The faults that an older version can have: those that its smallest session shows. */
function faultsOf(formatVersion: GenerateOptions['formatVersion']): readonly Fault[] {
  if (formatVersion === 3) return faults;
  return faults.filter((fault) => {
    const { bytes, twin, places } = smallest(fault);
    const kit = twin.entries.every((entry) => isOf(entry, formatVersion));
    const isSound = inspectBytes(inVersion(sessionBytes(twin), formatVersion)).facts.length === 0;
    return kit && isSound && isTold(inVersion(bytes, formatVersion), { places });
  });
}

const isOf = (entry: SessionEntry, version: OldVersion): boolean =>
  isInVersion(entry.type, version) &&
  (entry.type !== 'message' || hasRole(entry.message.role as StoredRole, version));

function contentOf(name: string): Content {
  const content = Object.hasOwn(CONTENTS, name) ? CONTENTS[name] : undefined;
  if (content !== undefined) return content;
  const names = Object.keys(CONTENTS);
  throw new UsageError(
    `unknown content "${name}".${didYouMean(name, names)} Choose from: ${names.join(', ')}.`,
  );
}

function faultOf(name: string): Fault {
  const fault = faults.find((one) => one.name === name);
  if (fault !== undefined) return fault;
  const near = didYouMean(
    name,
    faults.map((one) => one.name),
  );
  throw new UsageError(`there is no fault "${name}".${near} ${PROGRAM} generate --list-faults shows all.`);
}

function constraintsOf(options: GenerateOptions): SessionConstraints {
  const { minEntries = 0, maxEntries = DEFAULT_MAX_ENTRIES, shape } = options;
  const contents = options.contents.map(contentOf);
  const often = Object.fromEntries(contents.map(({ type }) => [type, OFTEN]));
  const weights: Partial<Record<EntryKind, number>> = { ...USUAL, ...often };
  return {
    minEntries: Math.min(Math.max(minEntries, contents.length), maxEntries),
    maxEntries,
    ...(shape !== undefined && { shape }),
    ...(contents.length > 0 && { types: weights }),
    ...Object.assign({}, ...contents.map(({ constraints }) => constraints)),
  } as SessionConstraints;
}

/** Of what is not asked for, little but messages is made. */
const USUAL = byEntryType(({ weights }, type) => (type === 'message' ? weights.sessions : 1));

/** Whether a session holds all that is asked for. */
function holdsAll(options: GenerateOptions): (made: Session) => boolean {
  const contents = options.contents.map(contentOf);
  return (made) => contents.every(({ isIn }) => isIn(made));
}

function notFound({ contents }: GenerateOptions): never {
  throw new UsageError(
    `none of ${TRIES} sessions holds ${contents.join(', ')} all at once: allow for more --entries.`,
  );
}

function assertPossible({
  formatVersion,
  contents,
  faults: names,
  shape,
  minEntries,
  maxEntries,
}: GenerateOptions) {
  if (minEntries !== undefined && maxEntries !== undefined && minEntries > maxEntries)
    throw new UsageError(
      `--entries ${minEntries}-${maxEntries}: the first number must not be above the second.`,
    );
  for (const name of contents)
    if (shape !== undefined && contentOf(name).notIn?.includes(shape))
      throw new UsageError(
        `no session of the shape ${shape} holds ${name}: leave out --shape, or choose another.`,
      );
  for (const name of names) if (name !== 'all') faultOf(name);
  if (formatVersion === 3) return;
  const other = 'leave it out, or make files of version 3.';
  if (formatVersion === 1 && shape !== undefined && shape !== 'chain')
    throw new UsageError(
      `a session of version 1 has no branches: --shape ${shape} is for later ones, so ${other}`,
    );
  for (const name of contents) {
    const { type, role, constraints, notIn } = contentOf(name);
    const isThere =
      isInVersion(type, formatVersion) &&
      (role === undefined || hasRole(role, formatVersion)) &&
      constraints === undefined &&
      (formatVersion === 2 || notIn?.includes('chain') !== true);
    if (!isThere) throw new UsageError(`no session of version ${formatVersion} holds ${name}: ${other}`);
  }
  const possible = new Set(names.length === 0 ? [] : faultsOf(formatVersion).map(({ name }) => name));
  for (const name of names)
    if (name !== 'all' && !possible.has(name))
      throw new UsageError(`no session of version ${formatVersion} has the fault ${name}: ${other}`);
}
