import fc from 'fast-check';
import { framing, sessionBytes } from './framing.ts';
import { legacySession } from './legacy.ts';
import { sessionWithLeaf, type SessionConstraints } from './session.ts';
import type { Shape } from './shapes.ts';
import type { TextKind } from './text.ts';

/** A session file and where it is read from. */
export interface SessionFile {
  readonly bytes: Uint8Array;
  readonly version: 1 | 2 | 3;
  /** Null for before the first entry, undefined for the leaf on load. */
  readonly leafId: string | null | undefined;
}

const SHAPES: readonly Shape[] = ['any', 'chain', 'bush', 'roots', 'deep', 'wide'];
const TEXTS: readonly TextKind[] = ['mixed', 'plain', 'hostile'];

/** Every shape with every kind of text, each with all else that a session may hold. */
const CONSTRAINTS: readonly SessionConstraints[] = SHAPES.flatMap((shape) =>
  TEXTS.map((text) => ({ shape, text, clock: 'any', unknownTypes: true, extraMembers: true })),
);

/** Everything about the bytes that a reader has to see through. */
const anyFraming = () =>
  fc
    .tuple(framing(), fc.constantFrom<'lf' | 'crlf'>('lf', 'crlf'), fc.boolean())
    .map(([style, newline, unended]) => ({ ...style, newline, finalNewline: !unended }));

const currentFile = (constraints: SessionConstraints): fc.Arbitrary<SessionFile> =>
  fc
    .tuple(sessionWithLeaf(constraints), anyFraming(), fc.boolean())
    .map(([{ session, leafId }, style, onLoad]) => ({
      bytes: sessionBytes(session, style),
      version: 3,
      leafId: onLoad ? undefined : leafId,
    }));

const legacyFile = (version: 1 | 2): fc.Arbitrary<SessionFile> =>
  legacySession(version).map(({ bytes }) => ({ bytes, version, leafId: undefined }));

/** Lines that are no entries and that a reader passes over; the last one only where it is not the first line. */
const FOREIGN_LINES = [
  '',
  ' \t',
  'null',
  'false',
  '0',
  '""',
  '{"type":"message","id":"cut',
  'no JSON at all',
  '\u0000\u0000\u0000',
  '{"type":"session","version":3,"id":"second","timestamp":"2026-10-01T09:00:00.000Z","cwd":"/other"}',
];

const LF = 0x0a;

/** The places at which a line may be put: the start of the file, and behind every LF. */
function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) starts.push(at + 1);
  return starts;
}

function insertLine(bytes: Uint8Array, place: number, line: number): Uint8Array {
  const starts = lineStarts(bytes);
  const index = place % starts.length;
  const usable = FOREIGN_LINES.length - (index === 0 ? 1 : 0);
  const at = starts[index] ?? 0;
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(`${FOREIGN_LINES[line % usable]}\n`),
    bytes.subarray(at),
  ]);
}

/** Lines that mean nothing among those of a file; often none. */
function withForeignLines(files: fc.Arbitrary<SessionFile>): fc.Arbitrary<SessionFile> {
  const inserted = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: FOREIGN_LINES.length - 1 })), {
    maxLength: 3,
  });
  return fc.tuple(files, fc.option(inserted, { nil: [] })).map(([file, lines]) => ({
    ...file,
    bytes: lines.reduce((bytes, [place, line]) => insertLine(bytes, place, line), file.bytes),
  }));
}

/**
 * Session files of all versions with everything in them that this package can make: all shapes and texts, any clock,
 * unknown types and members, any framing, foreign lines, any leaf.
 */
export const sessionFile = (): fc.Arbitrary<SessionFile> =>
  withForeignLines(
    fc.oneof(
      { withCrossShrink: true },
      ...CONSTRAINTS.map((constraints) => ({ weight: 1, arbitrary: currentFile(constraints) })),
      { weight: 2, arbitrary: legacyFile(1) },
      { weight: 2, arbitrary: legacyFile(2) },
    ),
  );
