import { Argument, type Command } from 'commander';
import { LANGUAGES, preparationOf, type TemplateLanguage, writeDriver } from '../init/init.ts';
import { shellQuoted } from '../shell.ts';
import { PROGRAM } from '../invocation.ts';

const EXAMPLES = `
The driver answers initialize and path/directory, and says where to go on. No file is ever written over.

Examples:
  $ ${PROGRAM} init python
  $ ${PROGRAM} init go --out conformance

Exit codes: 0 written, 2 usage, or a file is there already.`;

export function addInit(program: Command): void {
  program
    .command('init')
    .description('write a first driver in your language')
    .addArgument(new Argument('<language>', 'the language').choices(Object.keys(LANGUAGES)))
    .option('--out <folder>', 'where to write it', '.')
    .addHelpText('after', EXAMPLES)
    .action((language: TemplateLanguage, { out }: { readonly out: string }) => {
      const written = writeDriver(language, out);
      const { run } = LANGUAGES[language];
      const needs = preparationOf(language, out);
      const steps = [
        ...(out === '.' ? [] : [`cd ${shellQuoted([out])}`]),
        ...(needs === undefined ? [] : [needs]),
        `${PROGRAM} doctor -- ${run}`,
        `${PROGRAM} run -- ${run}`,
      ];
      process.stdout.write(
        `${[...written.map((name) => `wrote ${name}`), 'next:', ...steps.map((step) => `  ${step}`)].join('\n')}\n`,
      );
    });
}
