import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { GeneratedFile, GeneratedManifest } from '../../schema/index.ts';
import { MANIFEST_FILE } from '../golden/layout.ts';
import { sha256 } from '../hash.ts';
import { assertEmpty, writingTo } from '../make-folder.ts';
import { packageInfo } from '../package-info.ts';
import { countOf, makeFiles, type GenerateOptions, type MadeFile } from './make.ts';
import { inPiHome, numbered, type PlacedFile } from './place.ts';

export interface Destination {
  readonly folder: string;
  /** The folder may hold something already; files of the same names are written over. */
  readonly force?: boolean;
  /** Lays the files out as Pi does. */
  readonly piHome?: boolean;
  /** Told of each file that was written. */
  readonly onFile?: (path: string) => void;
}

/**
 * Makes session files and writes them into a folder, with a manifest.
 * @throws UsageError where the folder holds something, or cannot be written, and for what cannot be made
 */
export async function generate(
  options: GenerateOptions,
  destination: Destination,
): Promise<GeneratedManifest> {
  const { folder, force = false, piHome = false, onFile } = destination;
  if (!force) assertEmpty(folder, 'name another folder, or give --force.');
  const total = countOf(options);
  const files: GeneratedFile[] = [];
  const write = (path: string, bytes: Uint8Array): void =>
    writingTo(join(folder, path), (full) => writeFileSync(full, bytes));
  let index = 0;
  for (const made of makeFiles(options)) {
    const placed = piHome ? inPiHome(made, index) : numbered(made, index, total);
    write(placed.path, placed.bytes);
    if (placed.twin !== undefined) write(placed.twin.path, placed.twin.bytes);
    files.push(entryOf(made, placed, options));
    index++;
    onFile?.(placed.path);
    // Otherwise no signal would be heard before the last file.
    await setImmediate();
  }
  const manifest = {
    generator: packageInfo,
    seed: options.seed,
    options: shownOptions(options, piHome),
    files,
  };
  write(MANIFEST_FILE, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
}

function entryOf(
  { seed, entries, broken }: MadeFile,
  { path, bytes, twin }: PlacedFile,
  { formatVersion }: GenerateOptions,
): GeneratedFile {
  return {
    path,
    seed,
    formatVersion,
    bytes: bytes.length,
    entries,
    ...(broken !== undefined && {
      fault: broken.fault.name,
      rule: broken.fault.rule,
      line: broken.line,
      pointer: broken.pointer,
    }),
    ...(twin !== undefined && { twin: twin.path }),
    sha256: sha256(bytes),
  };
}

function shownOptions(options: GenerateOptions, piHome: boolean): Record<string, unknown> {
  const { seed: _seed, contents, faults, ...rest } = options;
  return { ...rest, with: contents, faults, piHome };
}
