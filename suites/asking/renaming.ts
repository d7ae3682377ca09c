import type { Session } from '../../generators/index.ts';
import { ID_MEMBERS } from '../../schema/index.ts';

/** New names for the ids of a session. */
export const namesFor = (
  { entries }: Session,
  nameAt: (place: number) => string,
): ReadonlyMap<string, string> => new Map(entries.map(({ id }, place) => [id, nameAt(place)]));

/** The same session with every entry id replaced, wherever one stands. */
export const renamedBy = (names: ReadonlyMap<string, string>, made: Session): Session => ({
  ...made,
  entries: made.entries.map((entry) => {
    const references = Object.entries(entry).filter(([member]) => ID_MEMBERS.includes(member));
    const changed = references.map(([member, id]) => [member, names.get(id as string) ?? id] as const);
    return { ...entry, ...Object.fromEntries(changed) };
  }),
});
