import { type Command, InvalidArgumentError } from 'commander';
import { gather } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface ExportFlags {
  readonly formatVersion?: number;
  readonly area?: readonly string[];
  readonly level?: readonly string[];
}

const EXAMPLES = `
The folder gets the cases, their manifest, a page that explains them, a runner in plain Python, and the JSON Schemas:
all that an implementation in another language needs, without Node.

Examples:
  $ ${PROGRAM} export fixtures
  $ ${PROGRAM} export fixtures --area edit,context --level must

Exit codes: 0 written, 2 usage, or a folder that is not empty.`;

function formatVersion(text: string): number {
  if (!/^[123]$/.test(text)) throw new InvalidArgumentError('It must be 1, 2 or 3.');
  return Number(text);
}

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write the golden cases to a folder, for use without this package')
    .argument('<folder>', 'an empty folder, or one that does not exist yet')
    .option('--format-version <version>', 'only sessions of this version of the format', formatVersion)
    .option('--area <area>', 'only these areas (repeatable, or a,b)', gather)
    .option('--level <level>', 'only these levels (repeatable, or a,b)', gather)
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, { formatVersion: version, area, level }: ExportFlags) => {
      const { exportSet } = await import('../golden/export.ts');
      const count = exportSet(folder, {
        ...(version !== undefined && { formatVersion: version }),
        ...(area !== undefined && { areas: area }),
        ...(level !== undefined && { levels: level }),
      });
      process.stdout.write(`${count} cases in ${folder}\n`);
    });
}
