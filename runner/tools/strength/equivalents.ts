import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../schema/package-root.ts';

const LIST = join(packageRoot(), 'runner', 'tools', 'strength', 'equivalents.json');

const equivalent = z.object({
  /** The file, and the line as it is changed: for those who look it up once its id is gone. */
  change: z.string(),
  because: z.string().min(10),
});

const listed = z.record(z.string().regex(/^[0-9a-f]{8}(-\d+)?$/), equivalent);

/** Why nobody outside can tell a mutant from the original. */
export type Equivalent = Readonly<z.infer<typeof equivalent>>;

/** The mutants that nobody outside can tell from the original, by id. */
export const readEquivalents = (file: string = LIST): ReadonlyMap<string, Equivalent> =>
  new Map(Object.entries(listed.parse(JSON.parse(readFileSync(file, 'utf8')))));
