import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FixtureCase, FixtureManifest } from '../../schema/index.ts';
import { validateFixtureCase, validateFixtureManifest } from '../../schema/validate-fixture.ts';
import type { SchemaProblem } from '../../schema/problems.ts';
import { messageOf, UsageError } from '../errors.ts';
import { CASE_FILE, folderOf, goldenFolder, MANIFEST_FILE } from './layout.ts';
import { PROGRAM } from '../invocation.ts';

/** A set of golden cases on the disk. Cases are read when they are asked for. */
export interface GoldenSet {
  readonly folder: string;
  readonly manifest: FixtureManifest;
  /** The case with this id. @throws UsageError where it is not as the schema has it */
  readonly caseOf: (id: string) => FixtureCase;
  /** The bytes of a file beside it. */
  readonly bytesOf: (id: string, file: string) => Uint8Array;
}

/**
 * Opens a set: the one of this package, or that in another folder.
 * @throws UsageError where the folder holds none
 */
export function openSet(folder: string = goldenFolder()): GoldenSet {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path))
    throw new UsageError(
      `${folder} holds no golden cases: ${MANIFEST_FILE} is missing. ${PROGRAM} export <folder> writes a set.`,
    );
  const bytesOf = (id: string, file: string): Uint8Array => read(join(folderOf(folder, id), file));
  return {
    folder,
    manifest: parsed(path, validateFixtureManifest) as FixtureManifest,
    caseOf: (id) => parsed(join(folderOf(folder, id), CASE_FILE), validateFixtureCase) as FixtureCase,
    bytesOf,
  };
}

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new UsageError(`the set of golden cases is not whole: ${messageOf(thrown)}`);
  }
}

function parsed(path: string, validate: (value: unknown) => SchemaProblem[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(read(path)).toString('utf8'));
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new UsageError(`${path} is not JSON: ${messageOf(thrown)}`);
  }
  const [problem] = validate(value);
  if (problem !== undefined)
    throw new UsageError(
      `${path} does not match schema/fixture.schema.json at ${problem.pointer || '/'} (${problem.keyword}).`,
    );
  return value;
}
