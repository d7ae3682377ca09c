import fc from 'fast-check';
import { featuresOf } from './features.ts';
import { session } from './session.ts';
import type { TextKind } from './text.ts';

/** The bytes of a session file of an older version. */
export interface LegacyFile {
  readonly bytes: Uint8Array;
}

/** How long a file of an older version is. */
export interface LegacyConstraints {
  /** Default 0. */
  readonly minEntries?: number;
  /** Default 8. */
  readonly maxEntries?: number;
  readonly text?: TextKind;
}

type Line = Readonly<Record<string, unknown>>;

/** Version 1 and 2 hold what the releases of their time knew. */
const OLD = featuresOf('0.31.0');

const bytesOf = (lines: readonly Line[]): LegacyFile => ({
  bytes: new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
});

/** Version 1: entries without ids in file order; a compaction counts lines, and the header is line 0. */
const versionOne = (size: LegacyConstraints): fc.Arbitrary<LegacyFile> =>
  fc
    .tuple(
      session({
        features: OLD,
        shape: 'chain',
        ...size,
        types: { message: 5, model_change: 1, thinking_level_change: 1, compaction: 2 },
        roles: ['user', 'assistant', 'toolResult', 'bashExecution'],
        keeps: ['some'],
      }),
      fc.constantFrom(undefined, 1),
    )
    .map(([{ header, entries }, version]) => {
      const lineOf = new Map(entries.map(({ id }, index) => [id, index + 1]));
      const { version: _current, ...rest } = header;
      const head = { ...rest, ...(version === undefined ? {} : { version }) };
      return bytesOf([head, ...entries.map((entry) => withoutIds(entry as unknown as Line, lineOf))]);
    });

function withoutIds(entry: Line, lineOf: ReadonlyMap<string, number>): Line {
  const { id: _id, parentId: _parentId, firstKeptEntryId, ...members } = entry;
  return firstKeptEntryId === undefined
    ? members
    : { ...members, firstKeptEntryIndex: lineOf.get(String(firstKeptEntryId)) };
}

/** Version 2: the tree of version 3, with the role `hookMessage` for what is `custom` now. */
const versionTwo = (size: LegacyConstraints): fc.Arbitrary<LegacyFile> =>
  session({
    features: OLD,
    ...size,
    roles: ['user', 'assistant', 'custom'],
    types: { message: 4, label: 1, compaction: 1 },
  }).map(({ header, entries }) =>
    bytesOf([
      { ...header, version: 2 },
      ...entries.map((entry): Line =>
        entry.type === 'message' && entry.message.role === 'custom'
          ? { ...entry, message: { ...entry.message, role: 'hookMessage' } }
          : { ...entry },
      ),
    ]),
  );

/** Session files of version 1 or 2, as the releases of their time wrote them. */
export function legacySession(
  version: 1 | 2,
  { minEntries = 0, maxEntries = 8, text = 'mixed' }: LegacyConstraints = {},
): fc.Arbitrary<LegacyFile> {
  const size = { minEntries, maxEntries, text };
  return version === 1 ? versionOne(size) : versionTwo(size);
}
