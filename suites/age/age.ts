import { compareReleases } from '../../generators/features.ts';

/** Something that a case holds or asks for, and the Pi release that brought it. */
export interface Age {
  readonly since: string;
  /** In words, as `a usage entry`. */
  readonly words: string;
}

export const isOlder = (release: string, than: string): boolean => compareReleases(release, than) < 0;

/** The newest of several; undefined where none is newer than the format itself. */
export function newestOf(ages: Iterable<Age>): Age | undefined {
  let newest: Age | undefined;
  for (const age of ages) if (newest === undefined || isOlder(newest.since, age.since)) newest = age;
  return newest;
}

/** Why a case cannot be asked of somebody who follows an older release; undefined where it can. */
export function tooNew(ages: Iterable<Age>, follows: string): string | undefined {
  for (const { since, words } of ages)
    if (isOlder(follows, since))
      return `it needs ${words}, which requires Pi ${since} (implementation follows ${follows})`;
  return undefined;
}
