import type { Command } from 'commander';
import { didYouMean } from '../did-you-mean.ts';
import { UsageError } from '../errors.ts';
import { PROGRAM } from '../invocation.ts';

/** Adds `help`, which refuses a command that there is not; commander's own shows the whole help instead. */
export function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .argument('[command...]')
    .description('display help for command')
    .action((names: readonly string[]) => {
      let shown = program;
      for (const name of names) {
        const inner = shown.commands.find((command) => command.name() === name);
        if (inner === undefined)
          throw new UsageError(
            `there is no command ${JSON.stringify([...namesOf(shown), name].join(' '))}.${didYouMean(
              name,
              shown.commands.map((command) => command.name()),
            )} ${PROGRAM} --help shows all.`,
          );
        shown = inner;
      }
      shown.outputHelp();
    });
}

/** The names that lead to a command, from the program on. */
const namesOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...namesOf(command.parent), command.name()];
