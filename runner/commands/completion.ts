import { Argument, type Command } from 'commander';
import { SCRIPTS } from '../completion/scripts.ts';
import { FORMAT_NAMES } from './options.ts';

const EXAMPLES = `
It knows commands, options, their choices, areas and rules; files are left to the shell.

Examples:
  $ eval "$(pi-conform completion bash)"                 in ~/.bashrc
  $ eval "$(pi-conform completion zsh)"                  in ~/.zshrc, after compinit
  $ pi-conform completion fish > ~/.config/fish/completions/pi-conform.fish

Exit codes: 0 written, 2 usage.`;

/** For the shell of the user; what the script then asks is the hidden command `complete`. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('write a script that completes pi-conform in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', EXAMPLES)
    .action((shell: keyof typeof SCRIPTS) => void process.stdout.write(SCRIPTS[shell]));

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const [{ candidates }, { loadFacts }] = await Promise.all([
        import('../completion/candidates.ts'),
        import('../rules/rule-facts.ts'),
      ]);
      const found = await candidates(program, words, { rules: loadFacts, formats: FORMAT_NAMES });
      process.stdout.write(
        found.map(({ word, says }) => `${word}\t${says.replaceAll(/\s+/g, ' ')}\n`).join(''),
      );
    });
}
