import type { Command } from 'commander';
import { PROGRAM } from '../invocation.ts';
import { onlyOption, skipOption } from './options.ts';

interface ListFlags {
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly json?: boolean;
  readonly fixtures?: string | true;
}

const EXAMPLES = `
Examples:
  $ ${PROGRAM} list --only edit --skip observed
  $ ${PROGRAM} list --only session/read
  $ ${PROGRAM} list --json

Exit codes: 0 listed, 2 usage, or a pattern that matches nothing.`;

export function addList(program: Command): void {
  program
    .command('list')
    .description('list the rules that run and check use')
    .addOption(onlyOption())
    .addOption(skipOption())
    .option('--fixtures [folder]', 'the golden cases, of this package or of another set')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ fixtures, json, ...selection }: ListFlags) => {
      const [{ factsOf, loadFacts }, { selectFrom }] = await Promise.all([
        import('../rules/rule-facts.ts'),
        import('../rules/select.ts'),
      ]);
      const all =
        fixtures === undefined
          ? await loadFacts()
          : factsOf(await golden(fixtures === true ? undefined : fixtures));
      const facts = selectFrom(
        all.map((one) => ({
          ...one,
          rule: {
            id: one.rule,
            level: one.level,
            kinds: one.kinds,
            ...(one.method && { method: one.method }),
          },
          facts: one,
        })),
        selection,
      ).map((one) => one.facts);
      const width = Math.max(...facts.map(({ rule }) => rule.length));
      const lines = facts.map(
        ({ rule, level, title, method }) =>
          `${rule.padEnd(width)}  ${level.padEnd(8)}  ${title}${method === undefined ? ' (check only)' : ''}`,
      );
      process.stdout.write(`${json === true ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`);
    });
}

async function golden(folder: string | undefined) {
  const { loadGoldenSuites } = await import('../rules/load-suites.ts');
  return loadGoldenSuites(folder);
}
