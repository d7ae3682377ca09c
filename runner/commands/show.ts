import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { unlessGiven } from '../config/configured.ts';
import { messageOf, UsageError } from '../errors.ts';
import type { TreeDrawing } from '../report/tree/rows.ts';
import { PROGRAM } from '../invocation.ts';
import { wholeFile } from '../check/whole-file.ts';

interface ShowFlags {
  readonly leaf?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

const EXAMPLES = `
Each entry with its line, the active branch (●) and what is off it (○), edits, the range that a compaction keeps, and
the problems that check finds. Of a long session only what matters is drawn: forks, ends, edits, compactions and
problems of the tree; the rest is folded. The beginnings of texts are shown.

Examples:
  $ ${PROGRAM} show session.jsonl
  $ ${PROGRAM} show session.jsonl --leaf a1b2c3d4
  $ ${PROGRAM} show session.jsonl --json
  $ ${PROGRAM} show edit/omit#the-hidden-message --record lines

Exit codes: 0 shown, 2 usage, or a file that cannot be read or is not a session.`;

export function addShow(program: Command): void {
  program
    .command('show')
    .description('draw the tree of a session file, or print what run --record kept of a case')
    .argument('<file>', 'the session file, in whatever state, which is only read; with --record, a case')
    .addOption(unlessGiven(new Option('--leaf <id>', 'the entry whose branch is the active one'), 'the last'))
    .option(
      '--record <folder>',
      'what run --record kept; a case, such as edit/omit#random-7, or a rule, to list its cases, is given in place of the file',
    )
    .option('--json', 'as JSON')
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { leaf, json, color, record }: ShowFlags) => {
      if (record !== undefined) {
        const { recordedText } = await import('../record/record.ts');
        process.stdout.write(recordedText(record, file));
        return;
      }
      const bytes = read(file);
      const [
        { drawTree },
        { inspectBytes },
        { mustBeSession },
        { treeLines },
        { rulesByLine },
        { styleFor },
      ] = await Promise.all([
        import('../report/tree/draw.ts'),
        import('../../suites/checking/inspect.ts'),
        import('../check/must-be-session.ts'),
        import('../check/tree-text.ts'),
        import('../check/drawings.ts'),
        import('../report/style.ts'),
      ]);
      const { facts } = inspectBytes(bytes);
      mustBeSession(file, facts);
      const problems = rulesByLine(facts);
      const drawing = drawTree(bytes, { problems, ...(leaf !== undefined && { leafId: leaf }) });
      if (leaf !== undefined && !hasActive(drawing))
        throw new UsageError(`${file} has no entry with the id ${JSON.stringify(leaf)}.`);
      const text =
        json === true
          ? JSON.stringify({ file, ...drawing, problems: Object.fromEntries(problems) }, null, 2)
          : treeLines(drawing, problems, styleFor(process.stdout, color)).join('\n');
      process.stdout.write(`${text}\n`);
    });
}

const hasActive = ({ rows }: TreeDrawing): boolean => rows.some(({ active }) => active);

/** Reads the file; who gives the id of a case without the folder where it is recorded is told so. */
function read(file: string): Uint8Array {
  try {
    return wholeFile(file, 'drawn');
  } catch (thrown) {
    const isCase = /^[a-z-]+\/[^#]+#/.test(file) && !existsSync(file);
    if (!isCase) throw thrown;
    throw new UsageError(
      `${messageOf(thrown)} Of a case, give the folder of run --record as well: --record <folder>.`,
    );
  }
}
