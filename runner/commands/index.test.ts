import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addCommands, COMMANDS } from './index.ts';

async function told(isLoaded: boolean): Promise<readonly object[]> {
  const program = new Command().enablePositionalOptions();
  await addCommands(program, () => isLoaded);
  // What is hidden is for scripts.
  const shown = program
    .createHelp()
    .visibleCommands(program)
    .filter((one) => one.name() !== 'help');
  return shown.map((command) => ({
    name: command.name(),
    summary: command.description(),
    // A command with commands of its own takes no arguments itself.
    arguments: command.registeredArguments.map((one) => [one.name(), one.required, one.variadic]),
  }));
}

test('each command is listed as it says of itself', async () => {
  const listed = await told(false);
  expect(listed).toEqual(await told(true));
  expect(listed).toHaveLength(COMMANDS.length);
});

test('the help of each command tells its exit codes', async () => {
  const program = new Command().enablePositionalOptions();
  await addCommands(program, () => true);
  const named = (command: Command): readonly Command[] => [command, ...command.commands];
  const commands = program.createHelp().visibleCommands(program).flatMap(named);
  const silent = commands.filter((command) => {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    return !/^Exit codes: 0 /m.test(help);
  });
  // `baseline help` and `help` are of commander.
  expect(silent.map((command) => command.name()).filter((name) => name !== 'help')).toEqual([]);
});
