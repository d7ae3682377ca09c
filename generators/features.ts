import { ENTRY_TYPES, type EntryTypeFacts } from '../schema/entry-types.ts';
import { MESSAGE_ROLES, type MessageRoleFacts } from '../schema/message-roles.ts';

/**
 * What the format gained from release to release. An implementation that follows an older Pi is never
 * shown a session that uses what came later.
 */

/** Parts of the format that are neither a type of entry nor a role, and the first Pi release that wrote each (`history.md`). */
const PARTS = {
  summaryUsage: '0.81.0',
  retainNone: '0.87.0',
  assistantThinkingLevel: '0.99.0',
  nestedCalls: '1.1.0',
} as const;

/** The features that stand in the rows of a table. */
type FeaturesIn<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly feature: infer Named extends string } ? Named : never;
}[keyof Table];

/** A part of the format that not every release knows. */
export type Feature = keyof typeof PARTS | FeaturesIn<typeof ENTRY_TYPES> | FeaturesIn<typeof MESSAGE_ROLES>;

const rows = [
  ...Object.values<MessageRoleFacts>(MESSAGE_ROLES),
  ...Object.values<EntryTypeFacts>(ENTRY_TYPES),
];

/** The first Pi release that wrote each part of the format, types of entries and roles included. */
export const FEATURES = {
  ...PARTS,
  ...Object.fromEntries(
    rows.flatMap(({ feature, since }) => (feature === undefined ? [] : [[feature, since]])),
  ),
} as Readonly<Record<Feature, string>>;

/** Whether a text is the number of a release: three numbers with dots. Nothing else can be compared. */
export const isRelease = (text: string): boolean => /^\d{1,6}(?:\.\d{1,6}){2}$/.test(text);

/** What stands behind a number, as in `1.6.0-beta`, does not count. */
const numbersOf = (release: string): number[] =>
  release.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Compares two dotted release numbers: negative when `a` is older, 0 when equal, positive when newer. */
export function compareReleases(a: string, b: string): number {
  const left = numbersOf(a);
  const right = numbersOf(b);
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The features that a session of the given Pi release may use. */
export function featuresOf(release: string): ReadonlySet<Feature> {
  const names = Object.keys(FEATURES) as Feature[];
  return new Set(names.filter((name) => compareReleases(FEATURES[name], release) <= 0));
}
