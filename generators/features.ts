/**
 * What the format gained from release to release. An implementation that follows an older Pi is never
 * shown a session that uses what came later.
 */

/** The first Pi release that wrote each part of the format (the changelog's version, `history.md`). */
export const FEATURES = {
  bashExecution: '0.14.0',
  customMessage: '0.35.0',
  sessionInfo: '0.44.0',
  summaryUsage: '0.81.0',
  systemMessage: '0.86.0',
  usageEntry: '0.86.0',
  contextEdit: '0.87.0',
  retainNone: '0.87.0',
  assistantThinkingLevel: '0.99.0',
  nestedCalls: '1.1.0',
} as const;

export type Feature = keyof typeof FEATURES;

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
