import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { writingTo } from '../make-folder.ts';
import { counted, printable } from '../printable.ts';
import { PROGRAM } from '../invocation.ts';
import { wholeFile } from '../check/whole-file.ts';

interface AnonymiseFlags {
  readonly out: string;
}

const EXAMPLES = `
Texts, names, paths, ids, arguments, signatures and images are replaced, character by character: each word becomes
another of the same length, the same one throughout the file; control characters, white space and punctuation stay.
Times are moved, all by as much. Kept are the names and types that the format declares, and numbers of usage.
The file itself is never changed, and check finds the same problems in the new one, at the same places.

A person must look at the new file before it is shared: how long things are, how many there are and what stands
between words is all still there.

Examples:
  $ ${PROGRAM} anonymise session.jsonl --out fixture.jsonl

Exit codes: 0 written, 2 usage, or a file that cannot be read or is not a session, 70 the new file has other problems than the old one (nothing is written).`;

export function addAnonymise(program: Command): void {
  program
    .command('anonymise')
    .description('make a real session into a fixture that can be shared')
    .argument('<file>', 'the session file; it is only read')
    .requiredOption('--out <file>', 'where to write the fixture; a file that is there is never overwritten')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { out }: AnonymiseFlags) => {
      if (existsSync(out)) throw new UsageError(`${out} is there already: choose a new file.`);
      const bytes = wholeFile(file, 'anonymised');
      const [{ anonymised }, { inspectBytes }, { mustBeSession }] = await Promise.all([
        import('../../suites/checking/anonymise/index.ts'),
        import('../../suites/checking/inspect.ts'),
        import('../check/must-be-session.ts'),
      ]);
      const { facts } = inspectBytes(bytes);
      mustBeSession(file, facts);
      const made = anonymised(bytes);
      const problems = placesOf(facts);
      if (placesOf(inspectBytes(made).facts).join('\n') !== problems.join('\n'))
        throw new Error('the anonymous session has other problems than the file that it was made from');
      writingTo(out, (path) => writeFileSync(path, made, { flag: 'wx' }));
      const found = problems.length === 0 ? 'no problem' : `the same ${counted(problems.length, 'problem')}`;
      process.stdout.write(
        `written to ${printable(out)}: ${found}, as before\n` +
          'Look at it before you share it: lengths, counts and what stands between words are those of the original.\n',
      );
    });
}

interface Found {
  readonly rule: string;
  readonly code: string;
  readonly line: number;
}

const placesOf = (facts: readonly Found[]): readonly string[] =>
  facts.map(({ rule, code, line }) => `${line} ${rule} ${code}`);
