import type { Command } from 'commander';
import { PROGRAM } from '../invocation.ts';

interface DiffFlags {
  readonly json?: boolean;
}

const SIGNS = { added: '+', removed: '-', renamed: '~', changed: '!' } as const;

const EXAMPLES = `
Exit codes: 0 no case differs, 1 some do, 2 usage.

Examples:
  $ ${PROGRAM} diff-fixtures old/golden new/golden`;

export function addDiffFixtures(program: Command): void {
  program
    .command('diff-fixtures')
    .description('describe the changes between two golden sets')
    .argument('<old>', 'the folder with the manifest.json of the older set')
    .argument('<new>', 'that of the newer one')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (old: string, now: string, { json }: DiffFlags) => {
      const [{ openSet }, { diffSets }, { EXIT }] = await Promise.all([
        import('../golden/set.ts'),
        import('../golden/diff.ts'),
        import('../judge/summary.ts'),
      ]);
      const changes = diffSets(openSet(old), openSet(now));
      const lines = changes.flatMap(({ id, change, says }) => [
        `${SIGNS[change]} ${id}`,
        ...says.map((words) => `    ${words}`),
      ]);
      const last = changes.length === 0 ? 'no case differs' : `${changes.length} cases differ`;
      process.stdout.write(
        json ? `${JSON.stringify(changes, null, 2)}\n` : `${[...lines, last].join('\n')}\n`,
      );
      process.exitCode = changes.length === 0 ? EXIT.asExpected : EXIT.unexpected;
    });
}
