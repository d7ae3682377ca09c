import type { Command } from 'commander';
import type { Configuration } from '../../schema/index.ts';
import { UsageError } from '../errors.ts';
import { type Setting, statedDefault, takingOf } from './configured.ts';
import type { FoundConfiguration } from './find.ts';
import { mayBeConfigured } from './near.ts';

/** Where the value of an option comes from. */
const CONFIGURATION = 'configuration';

/**
 * Puts what the configuration says into the options of a command that is about to run.
 * @returns true where the command was asked to show its options, and did
 * @throws UsageError for a configuration that is not right
 */
export async function applyConfiguration(command: Command): Promise<boolean> {
  const taking = takingOf(command);
  if (taking === undefined) return false;
  const { settings, whenNamed } = taking;
  const { config, printConfig } = command.opts<{ config?: string | boolean; printConfig?: boolean }>();
  const named = typeof config === 'string' ? config : undefined;
  const isNone = config === false || (whenNamed === true && named === undefined);
  const found = isNone ? undefined : await wanted(named);
  if (found !== undefined) {
    applyTo(command, settings, found);
    // So that a report says where its options came from.
    command.setOptionValueWithSource('config', found.file, CONFIGURATION);
  }
  if (printConfig !== true) return false;
  process.stdout.write(`${JSON.stringify(shown(command, found), null, 2)}\n`);
  return true;
}

/** The configuration of a name, or that of the folder. */
async function wanted(file: string | undefined): Promise<FoundConfiguration | undefined> {
  if (file === undefined && !mayBeConfigured(process.cwd())) return undefined;
  const { findConfiguration } = await import('./find.ts');
  return findConfiguration(file);
}

function applyTo(
  command: Command,
  settings: readonly Setting[],
  { file, settings: all }: FoundConfiguration,
): void {
  const own = settings.includes('check') ? (all.check ?? {}) : all;
  if (settings.includes('driver')) applyTested(command, settings, file, all);
  for (const [name, value] of Object.entries(own)) {
    if (name === 'driver' || name === 'module' || name === 'check' || name === '$schema') continue;
    if (!settings.includes('check') && !settings.includes(name as Setting)) continue;
    if (command.getOptionValueSource(name) === 'cli') continue;
    command.setOptionValueWithSource(name, optionValue(name, value), CONFIGURATION);
  }
}

/** Reports and patterns are lists of texts, as the command line has them. */
function optionValue(name: string, value: unknown): unknown {
  if (name === 'report')
    return Object.entries(value as Readonly<Record<string, string>>).map(([kind, to]) => `${kind}=${to}`);
  return (name === 'only' || name === 'skip') && typeof value === 'string' ? [value] : value;
}

/** The driver or module, unless the command line names either. */
function applyTested(
  command: Command,
  settings: readonly Setting[],
  file: string,
  { driver, module }: Configuration,
): void {
  if (driver !== undefined && module !== undefined)
    throw new UsageError(`${file}: give either "driver" or "module", not both.`);
  const at = driverArgument(command);
  const given: unknown = command.processedArgs[at];
  const isNamed = ['module', 'from'].some((name) => command.getOptionValueSource(name) === 'cli');
  if ((Array.isArray(given) && given.length > 0) || isNamed) return;
  if (driver !== undefined) command.processedArgs[at] = driver;
  else if (module !== undefined && settings.includes('module'))
    command.setOptionValueWithSource('module', module, CONFIGURATION);
}

const driverArgument = (command: Command): number =>
  command.registeredArguments.findIndex((argument) => argument.name() === 'command');

/** The options of a command as they would count, with where each comes from. */
function shown(command: Command, found: FoundConfiguration | undefined): object {
  const words = new Map([
    ['cli', 'command line'],
    [CONFIGURATION, found?.file ?? ''],
  ]);
  const options = command.options
    .filter((option) => !['config', 'printConfig'].includes(option.attributeName()))
    .flatMap((option) => {
      const name = option.attributeName();
      const value: unknown = command.getOptionValue(name) ?? statedDefault(option);
      const from = words.get(command.getOptionValueSource(name) ?? '') ?? 'default';
      return value === undefined ? [] : [[name, { value, from }] as const];
    });
  const at = driverArgument(command);
  const driver: unknown = at < 0 ? [] : command.processedArgs[at];
  const isGiven = at >= 0 && command.args.length > at;
  return {
    command: command.name(),
    configuration: found?.file ?? null,
    ...(Array.isArray(driver) &&
      driver.length > 0 && {
        driver: { value: driver, from: isGiven ? 'command line' : words.get(CONFIGURATION) },
      }),
    options: Object.fromEntries(options),
  };
}
