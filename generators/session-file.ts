import fc from 'fast-check';
import { framing, sessionBytes } from './framing.ts';
import { legacySession } from './legacy.ts';
import { sessionWithLeaf, type SessionConstraints } from './session.ts';
import { SHAPES } from './shapes.ts';
import type { TextKind } from './text.ts';

/** A session file and where it is read from. */
export interface SessionFile {
  readonly bytes: Uint8Array;
  readonly version: 1 | 2 | 3;
  /** Null for before the first entry, undefined for the leaf on load. */
  readonly leafId: string | null | undefined;
}

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
    .map(([{ session, leafId }, style, chosen]) => ({
      bytes: sessionBytes(session, style),
      version: 3,
      leafId: chosen ? leafId : undefined,
    }));

const legacyFile = (version: 1 | 2): fc.Arbitrary<SessionFile> =>
  legacySession(version).map(({ bytes }) => ({ bytes, version, leafId: undefined }));

/** Lines that are no entries and that a reader passes over; the last of them only behind the header. */
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

/** A file in pieces, each up to and with its LF; what follows the last LF is the last piece, and may be empty. */
function piecesOf(bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, start)) {
    pieces.push(bytes.subarray(start, at + 1));
    start = at + 1;
  }
  return [...pieces, bytes.subarray(start)];
}

/** Which foreign line goes before which piece, each modulo their number. */
type Insertion = readonly [piece: number, line: number];

function insertLines(bytes: Uint8Array, insertions: readonly Insertion[]): Uint8Array {
  const pieces = piecesOf(bytes);
  const before = pieces.map((): string => '');
  for (const [piece, line] of insertions) {
    const index = piece % pieces.length;
    // A header before the header would be the header.
    const usable = FOREIGN_LINES.length - (index === 0 ? 1 : 0);
    before[index] += `${FOREIGN_LINES[line % usable]}\n`;
  }
  const joined = Buffer.concat(pieces.flatMap((piece, index) => [Buffer.from(before[index] ?? ''), piece]));
  return new Uint8Array(joined);
}

/** Lines that mean nothing among those of a file; often none. */
function withForeignLines(files: fc.Arbitrary<SessionFile>): fc.Arbitrary<SessionFile> {
  const insertion = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: FOREIGN_LINES.length - 1 }));
  const insertions = fc.oneof(
    { withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant<Insertion[]>([]) },
    { weight: 1, arbitrary: fc.array(insertion, { minLength: 1, maxLength: 3 }) },
  );
  return fc
    .tuple(files, insertions)
    .map(([file, made]) => ({ ...file, bytes: insertLines(file.bytes, made) }));
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
