import { type Command, Option } from 'commander';
import type { Configuration } from '../../schema/index.ts';

export type Setting = keyof Configuration;

/** What each command takes from a configuration. */
const taken = new WeakMap<Command, readonly Setting[]>();

export const settingsOf = (command: Command): readonly Setting[] | undefined => taken.get(command);

/**
 * Has a command take settings from a configuration file where its command line does not say otherwise.
 * `driver` stands for the argument `[command...]`, any other setting for the option of its name; `check` for all of its own.
 */
export function configured(command: Command, settings: readonly Setting[]): Command {
  taken.set(command, settings);
  return command
    .option(
      '--config <file>',
      'options from this file (default: pi-conform.config.json or .yaml, package.json)',
    )
    .option('--no-config', 'no options from any file')
    .addOption(new Option('--print-config', 'show the options and where each comes from, and do nothing'));
}
