import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { statSync } from 'node:fs';
import { lilconfigSync } from 'lilconfig';
import { parse } from 'yaml';
import { readSchema } from '../../schema/files.ts';
import type { Configuration } from '../../schema/index.ts';
import { validateConfiguration } from '../../schema/validate-settings.ts';
import { fileTrouble, messageOf, UsageError } from '../errors.ts';
import { settingWords } from '../setting-words.ts';
import { mayHold, MEMBER, PLACES } from './near.ts';

/** A configuration, with its paths as they are seen from the folder of the call. */
export interface FoundConfiguration {
  /** Where it stands, as it is named from the folder of the call. */
  readonly file: string;
  readonly settings: Configuration;
}

const read = (path: string, text: string): unknown => {
  try {
    return path.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (thrown) {
    // One that is broken and speaks of other things is for others to mend.
    if (basename(path) === 'package.json' && !mayHold(path)) return {};
    throw new UsageError(
      `${fromHere(path)} cannot be read: ${firstLine(messageOf(thrown))}. Mend it, or pass it over by --no-config.`,
    );
  }
};

/** Of YAML, the first line: a drawing follows. What JSON quotes may hold line breaks itself. */
const firstLine = (text: string): string =>
  (text.endsWith('is not valid JSON') ? text.replaceAll(/\s+/g, ' ') : (text.split('\n')[0] ?? text)).replace(
    /[:.]$/,
    '',
  );

const LOADERS = { '.json': read, '.yaml': read, '.yml': read };

/**
 * Looks for a configuration in a folder and those above it.
 * @param file one that is named, in place of what would be found
 * @throws UsageError for a file that is missing, cannot be read or says what there is not
 */
export function findConfiguration(
  file?: string,
  folder: string = process.cwd(),
): FoundConfiguration | undefined {
  const searcher = lilconfigSync('pi-conform', {
    searchPlaces: [...PLACES],
    loaders: LOADERS,
    packageProp: MEMBER,
    ignoreEmptySearchPlaces: true,
  });
  const found = file === undefined ? searcher.search(folder) : named(searcher, file);
  if (found === null) return undefined;
  const { filepath, config } = found as { readonly filepath: string; readonly config: unknown };
  return { file: fromHere(filepath), settings: settled(filepath, config ?? {}) };
}

function named(searcher: ReturnType<typeof lilconfigSync>, file: string) {
  try {
    return searcher.load(resolve(file));
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new UsageError(`the configuration ${file} cannot be read: ${fileTrouble(thrown)}.`);
  }
}

/** @throws UsageError that names the member which is not right */
function settled(path: string, value: unknown): Configuration {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(
      `${fromHere(path)}: a configuration is a map of options, such as driver and baseline.`,
    );
  const problems = validateConfiguration(value);
  const problem = problems.find(({ keyword }) => keyword === 'additionalProperties') ?? problems[0];
  if (problem !== undefined)
    throw new UsageError(`${fromHere(path)}: ${settingWords(problem, namesAt(problem.pointer))}`);
  return withPaths(value, dirname(path));
}

/** The members that there may be around a place. */
function namesAt(pointer: string): readonly string[] {
  // The schema of this package, whose members are known.
  const { properties } = readSchema('config') as unknown as { readonly properties: Properties };
  const inner = pointer.startsWith('/check/') ? (properties['check']?.properties ?? {}) : properties;
  return Object.keys(inner).filter((name) => !name.startsWith('$'));
}

type Properties = Readonly<Record<string, { readonly properties?: object }>>;

/** The same, with paths that are seen from the folder of the call. */
function withPaths(settings: Configuration, folder: string): Configuration {
  const there = (path: string): string => fromHere(resolve(folder, path));
  const reports = (report: Readonly<Record<string, string>> | undefined) =>
    report &&
    Object.fromEntries(Object.entries(report).map(([kind, to]) => [kind, to === '-' ? to : there(to)]));
  const { driver, module, baseline, report, check } = settings;
  const checkReport = reports(check?.report);
  return {
    ...settings,
    ...(driver !== undefined && { driver: driverWords(driver, folder) }),
    ...(module !== undefined && { module: there(module) }),
    ...(baseline !== undefined && { baseline: there(baseline) }),
    ...(report !== undefined && { report: reports(report) ?? {} }),
    ...(check !== undefined && {
      check: {
        ...check,
        ...(check.sessionDir !== undefined && { sessionDir: there(check.sessionDir) }),
        ...(checkReport !== undefined && { report: checkReport }),
      },
    }),
  };
}

/**
 * The words of a driver. Its program is looked up as a shell would unless it is written with a slash; of the other words
 * those are paths that name a file beside the configuration.
 */
function driverWords(driver: string | readonly string[], folder: string): string[] {
  if (typeof driver === 'string' && /["'\\$`]/.test(driver))
    throw new UsageError(
      `"driver" has quotes or other signs of a shell: write its words as a list, as in driver: ["python3", "my driver.py"]`,
    );
  const words = typeof driver === 'string' ? driver.trim().split(/\s+/) : [...driver];
  if ((words[0] ?? '') === '')
    throw new UsageError('"driver" is empty: it is the command that starts the driver.');
  return words.map((word, at) => {
    const isPath = at === 0 ? /[/\\]/.test(word) : isFile(join(folder, word));
    if (!isPath || isAbsolute(word)) return word;
    const path = fromHere(resolve(folder, word));
    return at === 0 && !path.includes('/') ? `./${path}` : path;
  });
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** A path as it is written in the folder of the call. */
const fromHere = (path: string): string => {
  const near = relative(process.cwd(), path);
  return near.split(/[/\\]/).filter((part) => part === '..').length > 3 ? path : near || '.';
};
