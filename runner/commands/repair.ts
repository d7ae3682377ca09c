import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Change, LeftAlone } from '../../suites/checking/repair/index.ts';
import { UsageError } from '../errors.ts';
import { writingTo } from '../make-folder.ts';
import { counted, printable } from '../printable.ts';
import { PROGRAM } from '../invocation.ts';
import { wholeFile } from '../check/whole-file.ts';

interface RepairFlags {
  readonly out?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The file itself is never changed. Without --out nothing is written: what would be done is listed, and what is lost by it.
Only what can be mended by rule is mended; a sound file comes back byte for byte.

Examples:
  $ ${PROGRAM} repair broken.jsonl
  $ ${PROGRAM} repair broken.jsonl --out mended.jsonl

Exit codes: 0 nothing is left that breaks a must, 1 something is, 2 usage, or a file that cannot be read or is not a session.`;

export function addRepair(program: Command): void {
  program
    .command('repair')
    .description('repair a broken session file into a new file')
    .argument('<file>', 'the session file; it is only read')
    .option('--out <file>', 'where to write the repaired session; an existing file is never overwritten')
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { out, json }: RepairFlags) => {
      const [{ repair }, { fileRule }, { mustBeSession }, { EXIT }] = await Promise.all([
        import('../../suites/checking/repair/index.ts'),
        import('../../suites/checking/index.ts'),
        import('../check/must-be-session.ts'),
        import('../judge/summary.ts'),
      ]);
      if (out !== undefined && existsSync(out))
        throw new UsageError(`${out} is there already: choose a new file.`);
      const { bytes, changes, left } = repair(wholeFile(file, 'repaired'));
      mustBeSession(
        file,
        left.map(({ fact }) => fact),
      );
      const unmended = left.filter(({ fact }) => fileRule(fact.rule).level === 'must');
      if (out !== undefined) writingTo(out, (path) => writeFileSync(path, bytes, { flag: 'wx' }));
      const document = {
        file,
        ...(out !== undefined && { out }),
        changes: changes.map(({ fact, did, lost }) => ({
          line: fact.line,
          rule: fact.rule,
          did,
          ...(lost !== undefined && { lost }),
        })),
        left: left.map(({ fact, why }) => ({ line: fact.line, rule: fact.rule, why })),
      };
      const lines = [
        ...changes.map(changeLine),
        ...left.map(leftLine),
        ...(changes.length + left.length > 0 ? [''] : []),
        summaryOf(changes, unmended.length, out),
      ];
      process.stdout.write(json ? `${JSON.stringify(document, null, 2)}\n` : `${lines.join('\n')}\n`);
      process.exitCode = unmended.length === 0 ? EXIT.asExpected : EXIT.unexpected;
    });
}

const changeLine = ({ fact, did, lost }: Change): string =>
  `line ${fact.line}  ${fact.rule}  ${printable(did)}${lost === undefined ? '' : `; lost: ${printable(lost)}`}`;

const leftLine = ({ fact, why }: LeftAlone): string =>
  `line ${fact.line}  ${fact.rule}  cannot be repaired: ${printable(why)}`;

function summaryOf(changes: readonly Change[], unmended: number, out: string | undefined): string {
  const lost = changes.filter((change) => change.lost !== undefined).length;
  const what =
    changes.length === 0
      ? 'nothing to mend'
      : `${counted(changes.length, 'change')}, ${lost === 0 ? 'nothing is lost' : `${lost} with a loss`}`;
  const rest = unmended === 0 ? '' : `; ${counted(unmended, 'error')} left, which only its owner can mend`;
  const where =
    out === undefined ? '; nothing was written (give --out <file>)' : `; written to ${printable(out)}`;
  return `${what}${rest}${where}`;
}
