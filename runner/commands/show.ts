import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { fileTrouble, UsageError } from '../errors.ts';
import type { FileFact } from '../../suites/checking/fact.ts';
import type { TreeDrawing } from '../report/tree/rows.ts';
import { PROGRAM } from '../invocation.ts';

interface ShowFlags {
  readonly leaf?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** A line of text that is longer cannot be held. */
const MAX_BYTES = 500_000_000;
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
    .option('--leaf <id>', 'the entry whose branch is the active one (default: the last)')
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
      const [{ drawTree }, { inspectBytes }, { treeLines }, { rulesByLine }, { styleFor }] =
        await Promise.all([
          import('../report/tree/draw.ts'),
          import('../../suites/checking/inspect.ts'),
          import('../check/tree-text.ts'),
          import('../check/drawings.ts'),
          import('../report/style.ts'),
        ]);
      const { facts, summary } = inspectBytes(bytes);
      if (summary.header === undefined) refuseOther(file, facts);
      const drawing = drawTree(bytes, leaf === undefined ? {} : { leafId: leaf });
      if (leaf !== undefined && !hasActive(drawing))
        throw new UsageError(`${file} has no entry with the id ${JSON.stringify(leaf)}.`);
      const problems = rulesByLine(facts);
      const text =
        json === true
          ? JSON.stringify({ file, ...drawing, problems: Object.fromEntries(problems) }, null, 2)
          : treeLines(drawing, problems, styleFor(process.stdout, color)).join('\n');
      process.stdout.write(`${text}\n`);
    });
}

const hasActive = ({ rows }: TreeDrawing): boolean => rows.some(({ active }) => active);

/** A session whose header is broken or lost is drawn as it is; of a file of another kind there is nothing to draw. */
function refuseOther(file: string, facts: readonly FileFact[]): void {
  const about = facts.find(({ rule }) => rule === 'header/first' || rule === 'header/present');
  if (about === undefined || about.code === 'no-header' || about.code === 'unreadable') return;
  const hasNeither = about.code === 'foreign' || about.code === 'no-object';
  const what = hasNeither ? 'it has neither a session header nor an entry' : `it is ${about.received}`;
  throw new UsageError(`${file} is not a session: ${what}. ${PROGRAM} check ${file} says what to do.`);
}

function read(file: string): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (thrown) {
    const isCase = /^[a-z-]+\/[^#]+#/.test(file);
    throw new UsageError(
      `${file} cannot be read: ${fileTrouble(thrown)}.${isCase ? ' Of a case, give the folder of run --record as well: --record <folder>.' : ''}`,
    );
  }
  if (bytes.length > MAX_BYTES) throw new UsageError(`${file} is larger than 500 MB: too large to be drawn.`);
  return bytes;
}
