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

/** Whether a file may hold a configuration; one that cannot be read may. */
export function mayHold(file: string): boolean {
  if (!existsSync(file)) return false;
  if (!file.endsWith('package.json')) return true;
  try {
    const text = readFileSync(file, 'utf8');
    // The name may stand elsewhere, as that of a script or a dependency.
    return text.includes(JSON.stringify(MEMBER)) && Object.hasOwn(JSON.parse(text) as object, MEMBER);
  } catch {
    return true; // who reads it says what is wrong
  }
}
