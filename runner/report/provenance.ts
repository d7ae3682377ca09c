import { packageInfo } from '../package-info.ts';
import { printable } from '../printable.ts';

/** Where a report comes from: what it may be taken for, and how it is made again. */
export interface Provenance {
  /** When it was made, ISO 8601. */
  readonly time: string;
  /** Such as `linux x64`. */
  readonly platform: string;
  readonly node: string;
  readonly milliseconds?: number;
  /** How the implementation was named on the command line: `-- ./driver`. */
  readonly tested?: string;
  /** The words of the driver's command, or the file of its module. */
  readonly driver?: readonly string[];
  /** Options that were given, by their names. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly exitCode: number;
  /** Why this is not all that the command could have judged, in words; missing where it is. */
  readonly partial?: string;
  /** What was chosen to be left out, in words. */
  readonly leftOut: readonly string[];
}

/** This machine, now. */
export const hereAndNow = (): Pick<Provenance, 'time' | 'platform' | 'node'> => ({
  time: new Date().toISOString(),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
});

/** Where a report comes from, a line each. */
export function provenanceLines(
  { time, platform, node, milliseconds, tested, options, exitCode, leftOut }: Provenance,
  suite: { readonly name: string; readonly version: string } = packageInfo,
): readonly (readonly [string, string])[] {
  const given = Object.entries(options).map(([name, value]) =>
    printable(`--${kebab(name)} ${wordsOf(value)}`),
  );
  return [
    ['suite', `${suite.name} ${suite.version}`],
    ['made', `${time}, on ${platform}, Node ${node}`],
    ...(tested === undefined ? [] : [['tested', tested] as const]),
    ['options', given.length === 0 ? 'none' : given.join(' ')],
    ...(milliseconds === undefined ? [] : [['took', `${(milliseconds / 1000).toFixed(1)} s`] as const]),
    ['exit code', String(exitCode)],
    ...(leftOut.length === 0 ? [] : [['left out', leftOut.join('; ')] as const]),
  ];
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const wordsOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === true ? '' : String(value);
