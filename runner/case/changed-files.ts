import { readFileSync, statSync, type BigIntStats } from 'node:fs';

/**
 * The clock by which a file system stamps changes ticks every 10 ms at the slowest: a file that changed so short a time
 * ago may change again under the same stamp.
 */
const SETTLED_AFTER = 20;

/** What must be the same for a file to be the same. Whoever puts back the time of modification changes that of change. */
const STAMPS = ['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs'] as const;

interface Known {
  readonly stamps: BigIntStats;
  readonly bytes: Uint8Array;
  /** A later change shows in the stamps. */
  readonly settled: boolean;
}

/**
 * Reads files again and again, each only where it may have changed since: by device, inode, size, and the times of
 * modification and of change, which no program can set. A file that grew is read as a whole, as nothing tells whether
 * what was there before is as it was.
 */
export class ChangedFiles {
  #known = new Map<string, Known>();
  #reads = 0;

  /** How often a file was really read. */
  get reads(): number {
    return this.#reads;
  }

  /**
   * The bytes of each path, the very same object where nothing can have changed. Paths that are not asked for are
   * forgotten. @throws where one cannot be read
   */
  read(paths: readonly string[]): readonly Uint8Array[] {
    const known = new Map(paths.map((path) => [path, this.#read(path)] as const));
    this.#known = known;
    return [...known.values()].map(({ bytes }) => bytes);
  }

  #read(path: string): Known {
    // First: what is written after this shows the next time.
    const stamps = statSync(path, { bigint: true });
    const before = this.#known.get(path);
    if (before?.settled === true && STAMPS.every((stamp) => before.stamps[stamp] === stamps[stamp]))
      return before;
    const age = Date.now() - Number(stamps.ctimeMs);
    this.#reads++;
    const bytes = readFileSync(path);
    const same = before !== undefined && bytes.equals(before.bytes);
    return { stamps, bytes: same ? before.bytes : bytes, settled: age > SETTLED_AFTER };
  }
}
