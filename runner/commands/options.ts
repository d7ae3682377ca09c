import { statSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { isRelease } from '../../generators/features.ts';
import { UsageError } from '../errors.ts';
import { shellQuoted } from '../shell.ts';
import { unlessGiven } from '../config/configured.ts';
import { DEFAULTS } from '../settings.ts';
import type { Format } from '../report/format/index.ts';
import type { Tested } from '../target/open-target.ts';
import { PROGRAM } from '../invocation.ts';

/** Reads a whole number that is not below `least`. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
      throw new InvalidArgumentError(
        `It must be a whole number${least > -Infinity ? `, at least ${least}` : ''}.`,
      );
    return value;
  };

/** Reads what a part of the library reads, and says what is wrong as the command line says it. */
export const readBy =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value => {
    try {
      return read(text);
    } catch (thrown) {
      throw thrown instanceof UsageError ? new InvalidArgumentError(thrown.message) : thrown;
    }
  };

/** Reads the number of a Pi release, such as `1.6.0`; a `v` before it is taken, as tags have one. */
export function release(text: string): string {
  const number = text.replace(/^v/, '');
  if (!isRelease(number))
    throw new InvalidArgumentError('It must be the number of a Pi release, such as 1.6.0.');
  return number;
}

/**
 * Gathers a repeatable option whose value may be a list with commas. An empty one, as of a variable that is not set, is
 * none at all: it would choose everything.
 */
export function gather(text: string, before: readonly string[] = []): readonly string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) throw new InvalidArgumentError('It must not be empty.');
  return [...before, ...parts];
}

export const onlyOption = (): Option =>
  new Option(
    '--only <pattern>',
    'rules by id, area, level or method; * stands for anything (repeatable, or a,b)',
  ).argParser(gather);

export const skipOption = (): Option =>
  new Option('--skip <pattern>', 'rules to leave out, named in the same way').argParser(gather);

/** The formats by name, as a test compares them: help must not load their writers. */
export const FORMAT_NAMES = [
  'text',
  'json',
  'ndjson',
  'junit',
  'tap',
  'github',
  'markdown',
  'html',
  'sarif',
] as const satisfies readonly Format[];

export const reportOption = (): Option =>
  new Option(
    '--report <kind=file>',
    `write a report, such as junit=report.xml; - is standard output (repeatable; ${FORMAT_NAMES.join(', ')})`,
  ).argParser(gather);

export const moduleOption = (): Option =>
  new Option(
    '--module <file>',
    'a JavaScript module in place of a command: its default export is the driver',
  );

export const jobsOption = (): Option =>
  unlessGiven(
    new Option('--jobs <number>', 'drivers to run at once').argParser(wholeNumber(1)),
    'one per processor',
  );

export const timeoutOption = (): Option =>
  unlessGiven(new Option('--timeout <ms>', 'for one answer').argParser(wholeNumber(1)), DEFAULTS.timeout);

/** What can be named on a command line. */
type Named = Exclude<Tested, { readonly driver: unknown }>;

/** What is to be tested, of which exactly one must be given. Throws `UsageError`. */
export function testedOf(command: readonly string[], module: string | undefined): Named {
  if (module !== undefined && command.length > 0)
    throw new UsageError('give either --module <file> or -- <command...>, not both.');
  if (module !== undefined) {
    const there = statSync(module, { throwIfNoEntry: false });
    if (there?.isFile() !== true) {
      const why = there === undefined ? 'there is no such file.' : 'it is not a file: name the module in it.';
      throw new UsageError(`--module ${shellQuoted([module])}: ${why}`);
    }
    return { module };
  }
  if (command.length === 0)
    throw new UsageError(
      `no implementation given: use -- <command...> or --module <file>, as in: ${PROGRAM} run -- python3 driver.py`,
    );
  return { command };
}

/** The words of the command, or the file of the module. */
export const wordsOf = (tested: Named): readonly string[] =>
  'command' in tested ? tested.command : [tested.module];

/** The same, as it is written on the command line. */
export function testedArguments(tested: Named): string {
  return 'command' in tested
    ? `-- ${shellQuoted(tested.command)}`
    : `--module ${shellQuoted([tested.module])}`;
}
