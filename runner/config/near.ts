import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The member of package.json that may hold a configuration. */
export const MEMBER = 'pi-conform';

export const PLACES = [
  'pi-conform.config.json',
  'pi-conform.config.yaml',
  'pi-conform.config.yml',
  'package.json',
] as const;

/**
 * Whether a configuration may stand in a folder or above it. Quick: reading one takes longer than `check` of a small file,
 * and most calls have none.
 */
export function mayBeConfigured(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (PLACES.some((name) => mayHold(join(at, name)))) return true;
    if (dirname(at) === at) return false;
  }
}

function mayHold(file: string): boolean {
  if (!existsSync(file)) return false;
  if (!file.endsWith('package.json')) return true;
  try {
    return readFileSync(file, 'utf8').includes(JSON.stringify(MEMBER));
  } catch {
    return true; // who reads it says what is wrong
  }
}
