import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../schema/package-root.ts';

const LIST = join(packageRoot(), 'runner', 'tools', 'strength', 'equivalents.json');

const listed = z.record(z.string().regex(/^[0-9a-f]{8}(-\d+)?$/), z.string().min(10));

/** The mutants that nobody outside can tell from the original, by id, and why that is so. */
export const readEquivalents = (file: string = LIST): ReadonlyMap<string, string> =>
  new Map(Object.entries(listed.parse(JSON.parse(readFileSync(file, 'utf8')))));
