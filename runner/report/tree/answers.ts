import { isDeepStrictEqual } from 'node:util';
import { matches } from '../../case/compare.ts';

/** Where an answer names an entry, and what it says of it there. */
interface Named {
  readonly places: string[];
  readonly values: unknown[];
}

/** For each entry, where the two answers name it. */
export interface Compared {
  readonly expected: string;
  readonly received: string;
  readonly differs: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where an answer names entries: in a list, as a member, or as the name of a member. */
function namesIn(answer: unknown, ids: ReadonlySet<string>): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  const add = (id: unknown, place: string, value: unknown): void => {
    if (typeof id !== 'string' || !ids.has(id)) return;
    const named = found.get(id) ?? { places: [], values: [] };
    if (!found.has(id)) found.set(id, named);
    named.places.push(place);
    named.values.push(value);
  };
  if (!isObject(answer)) return found;
  for (const [member, value] of Object.entries(answer)) {
    if (Array.isArray(value))
      for (const [at, item] of (value as readonly unknown[]).entries()) {
        const id = isObject(item) ? (item['entryId'] ?? item['id']) : item;
        add(id, `${member} ${at + 1}`, isObject(item) ? item : null);
      }
    else if (isObject(value)) for (const [id, of] of Object.entries(value)) add(id, member, of);
    else add(value, member, null);
  }
  return found;
}

/**
 * Two answers side by side, by entry.
 * @returns undefined where either names no entries, as there is nothing to be compared
 */
export function comparedBy(
  ids: ReadonlySet<string>,
  expected: unknown,
  received: unknown,
): ReadonlyMap<string, Compared> | undefined {
  const want = namesIn(expected, ids);
  const got = namesIn(received, ids);
  if (want.size === 0 && got.size === 0) return undefined;
  // Of messages an implementation need not say from which entries they come.
  if (want.size > 0 && got.size === 0 && hasItems(received)) return undefined;
  const compared = new Map<string, Compared>();
  const wantRank = rankIn(want, got);
  const gotRank = rankIn(got, want);
  for (const id of ids) {
    const one = want.get(id);
    const other = got.get(id);
    if (one === undefined && other === undefined) continue;
    const differs =
      !isDeepStrictEqual(membersOf(one), membersOf(other)) ||
      wantRank.get(id) !== gotRank.get(id) ||
      !matches(one?.values ?? [], other?.values ?? []);
    compared.set(id, {
      expected: one?.places.join(', ') ?? '',
      received: other?.places.join(', ') ?? '',
      differs,
    });
  }
  return compared;
}

/** In which members an entry is named, and how often: its number in a list is another where one before it is missing. */
const membersOf = (named: Named | undefined): readonly string[] | undefined =>
  named?.places.map((place) => place.replace(/ \d+$/, ''));

/** The order of what both name: that of an answer's own order. */
const rankIn = (
  names: ReadonlyMap<string, Named>,
  others: ReadonlyMap<string, Named>,
): ReadonlyMap<string, number> =>
  new Map([...names.keys()].filter((id) => others.has(id)).map((id, rank) => [id, rank]));

const hasItems = (answer: unknown): boolean =>
  isObject(answer) && Object.values(answer).some((value) => Array.isArray(value) && value.length > 0);
