import { type Command, Option } from 'commander';
import type { Configuration } from '../../schema/index.ts';

export type Setting = keyof Configuration;

/** What a command takes from a configuration. */
interface Taking {
  readonly settings: readonly Setting[];
  /** Only from one that `--config` names, as the command means something by itself. */
  readonly whenNamed?: boolean;
}

const taken = new WeakMap<Command, Taking>();

/** What holds of an option that nobody gives. It is not set: what was given must be told from what was not. */
const stated = new WeakMap<Option, number | string>();

export const statedDefault = (option: Option): number | string | undefined => stated.get(option);

/**
 * States what holds where the option is not given, for the help and for `--print-config`.
 * @param value as it counts, or in words where it hangs on the driver or the machine
 * @param words what the help says, where that is more than the value
 */
export function unlessGiven(option: Option, value: number | string, words = String(value)): Option {
  stated.set(option, value);
  option.description += ` (default: ${words})`;
  return option;
}

export const takingOf = (command: Command): Taking | undefined => taken.get(command);

/**
 * Has a command take settings from a configuration file where its command line does not say otherwise.
 * `driver` stands for the argument `[command...]`, any other setting for the option of its name; `check` for all of its own.
 */
export function configured(
  command: Command,
  settings: readonly Setting[],
  { whenNamed = false }: Omit<Taking, 'settings'> = {},
): Command {
  taken.set(command, { settings, whenNamed });
  return command
    .addOption(
      unlessGiven(
        new Option('--config <file>', 'options from this file'),
        whenNamed ? 'none' : 'pi-conform.config.json or .yaml, package.json',
      ),
    )
    .option('--no-config', 'no options from any file')
    .addOption(new Option('--print-config', 'show the options and where each comes from, and do nothing'));
}
