import { compareReleases } from '../../../generators/features.ts';

/** Every release of Pi on npm that the Pi driver starts on, oldest first. Some bodies of code were published more than once. */
export const ALL_RELEASES = `
  0.31.1 0.32.3 0.37.2 0.37.8 0.40.1 0.42.2 0.42.5 0.45.7 0.49.2 0.49.3 0.50.3 0.50.7 0.51.0 0.51.1 0.51.3 0.51.6 0.52.5 0.52.12
  0.53.1 0.54.2 0.55.1 0.55.3 0.57.1 0.58.0 0.58.4 0.60.0 0.61.1 0.63.2 0.64.0 0.65.0 0.67.1 0.67.2 0.70.6 0.73.1 0.74.2 0.75.5
  0.76.0 0.78.0 0.78.1 0.79.3 0.79.10 0.80.2 0.80.3 0.80.6 0.80.10 0.81.1 0.83.0 0.84.0 0.84.3 0.84.4 0.85.1 0.86.1 0.87.0 0.87.1
  0.99.1 1.0.3 1.3.0 1.4.0 1.5.0 1.5.2 1.6.0
`
  .trim()
  .split(/\s+/);

/** Before and after most of what changed. */
export const SPREAD = [
  '0.31.1',
  '0.51.3',
  '0.58.4',
  '0.73.1',
  '0.75.5',
  '0.80.3',
  '0.84.4',
  '0.87.0',
  '0.99.1',
  '1.4.0',
  '1.6.0',
];

const RENAMED = '0.74.0';
/** From here on a release names the exact versions of the packages beside it. */
const EXACT = '1.3.0';
/** What these two ask for was never published. */
const WITH_OTHER_CHORD = new Set(['0.99.1', '1.0.3']);

/** The name of the scope under which npm has a release. */
export const scopeOf = (release: string): string =>
  compareReleases(release, RENAMED) < 0 ? '@mariozechner' : '@earendil-works';

/** The manifest of a folder in which `npm install` gives a release with the packages of its own time. */
export function manifestFor(release: string): Readonly<Record<string, unknown>> {
  const scope = scopeOf(release);
  const siblings = ['pi-ai', 'pi-agent-core', 'pi-tui'].map((name) => [`${scope}/${name}`, release]);
  return {
    private: true,
    dependencies: { [`${scope}/pi-coding-agent`]: release },
    overrides: {
      ...(compareReleases(release, EXACT) < 0 ? (Object.fromEntries(siblings) as object) : {}),
      ...(WITH_OTHER_CHORD.has(release) && { '@earendil-works/chord': '0.87.1' }),
    },
  };
}
