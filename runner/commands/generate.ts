import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Repair } from '../../generators/faults/repairs.ts';
import type { Shape } from '../../generators/shapes.ts';
import { unlessGiven } from '../config/configured.ts';
import { UsageError } from '../errors.ts';
import type { GenerateOptions } from '../generate/make.ts';
import { gather, wholeNumber } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface Range {
  readonly minEntries?: number;
  readonly maxEntries?: number;
}

interface GenerateFlags {
  readonly seed?: number;
  readonly count?: number;
  readonly entries?: Range;
  readonly shape?: Shape;
  readonly valid?: boolean;
  readonly fault?: readonly string[];
  readonly with?: readonly string[];
  readonly formatVersion: '1' | '2' | '3';
  readonly piHome?: boolean;
  readonly out?: string;
  readonly force?: boolean;
  readonly listFaults?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
--with takes edits, compactions, branch-summaries, branches, labels, names, usage, model-changes, thinking-changes,
custom, custom-messages, system-messages, tool-results, bash, images, unknown-types and extra-members.
The same seed gives the same bytes, on every platform and in every language and time zone.

Examples:
  $ ${PROGRAM} generate --out sessions --count 20 --seed 42
  $ ${PROGRAM} generate --out sessions --with edits,compactions --entries 10-40 --shape bush
  $ ${PROGRAM} generate --out broken --fault all
  $ ${PROGRAM} generate --out agent --pi-home --count 50
  $ ${PROGRAM} generate --list-faults

Exit codes: 0 written, 2 usage, or a folder that is not empty.`;

const COUNT = 10;
const MAX_ENTRIES = 100_000;

/** Reads `12` or `5-20`. */
function range(text: string): Range {
  const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text);
  const [, from, to = from] = match ?? [];
  const entries = { minEntries: Number(from), maxEntries: Number(to) };
  if (match === null || entries.maxEntries > MAX_ENTRIES || entries.minEntries > entries.maxEntries)
    throw new InvalidArgumentError(
      `It must be a number such as 12, or a range such as 5-20, up to ${MAX_ENTRIES}.`,
    );
  return entries;
}

export function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('generate random session files for your own tests')
    .option('--out <folder>', 'where to write: an empty folder, or one that does not exist yet')
    .option('--seed <number>', 'make the same files again', wholeNumber(-Infinity))
    .addOption(
      unlessGiven(
        new Option('--count <number>', 'how many files, or how many for each fault').argParser(
          wholeNumber(1),
        ),
        COUNT,
        `${COUNT}; of --fault: 1`,
      ),
    )
    .addOption(
      unlessGiven(
        new Option(
          '--entries <number>',
          'entries of each session, or a range such as 5-20; a fault brings some of its own',
        ).argParser(range),
        '0-30',
      ),
    )
    .addOption(
      new Option('--shape <shape>', 'how entries hang together').choices([
        'any',
        'chain',
        'bush',
        'roots',
        'deep',
        'wide',
      ]),
    )
    .addOption(new Option('--valid', 'only valid files, as without --fault').conflicts('fault'))
    .option(
      '--fault <name>',
      'files with this fault, each with its valid twin; all for every one (repeatable, or a,b)',
      gather,
    )
    .option(
      '--with <contents>',
      'what each session must hold, such as edits,compactions: see below (repeatable)',
      gather,
    )
    .addOption(
      new Option('--format-version <version>', 'of the session format').choices(['1', '2', '3']).default('3'),
    )
    .option('--pi-home', "lay the files out as Pi's sessions folder does")
    .option('--force', 'write into a folder that is not empty')
    .option('--list-faults', 'list the faults, and make nothing')
    .option('--json', 'the manifest, or the faults, on standard output as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: GenerateFlags) => {
      if (flags.listFaults) return listFaults(flags.json ?? false);
      // An empty name would be the current folder.
      if (!flags.out) throw new UsageError('missing --out <folder>');
      await generateInto(flags.out, flags);
    });
}

async function listFaults(json: boolean): Promise<void> {
  const [{ faults }, { fileRule }] = await Promise.all([
    import('../../generators/index.ts'),
    import('../../suites/checking/index.ts'),
  ]);
  const facts = faults.map(({ name, rule, repair }) => ({
    name,
    rule,
    title: fileRule(rule)?.title,
    repair,
  }));
  const width = Math.max(...facts.map(({ name }) => name.length));
  const lines = facts.map(
    ({ name, rule, title, repair }) =>
      `${name.padEnd(width)}  ${rule}${title ? `: ${title}` : ''}${repair === undefined ? '' : ` (${repairText(repair)})`}`,
  );
  process.stdout.write(`${json ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`);
}

/** What `pi-conform repair` makes of a fault. */
function repairText(repair: Repair): string {
  if (typeof repair === 'object') return `cannot be repaired: ${repair.cannot}`;
  return repair === 'whole'
    ? 'can be repaired, and nothing is lost'
    : 'can be repaired; what it took away stays away';
}

async function generateInto(folder: string, flags: GenerateFlags): Promise<void> {
  const [{ countOf }, { generate }, { progressLine }] = await Promise.all([
    import('../generate/make.ts'),
    import('../generate/write.ts'),
    import('../progress.ts'),
  ]);
  const options = optionsOf(flags);
  const progress = progressLine(process.stderr, 'files');
  const total = countOf(options);
  let done = 0;
  const manifest = await generate(options, {
    folder,
    force: flags.force ?? false,
    piHome: flags.piHome ?? false,
    onFile: () => progress.show({ done: ++done, total }),
  }).finally(progress.clear);
  const { files, seed } = manifest;
  process.stdout.write(
    flags.json
      ? `${JSON.stringify(manifest, null, 2)}\n`
      : `${filesText(files)} in ${folder}, and manifest.json; the same again: --seed ${seed}\n`,
  );
}

/** All that was written: with a fault in each file, a valid twin stands beside each. */
function filesText(files: readonly { readonly twin?: string }[]): string {
  const twins = files.filter(({ twin }) => twin !== undefined).length;
  const counted = (count: number) => `${count} session file${count === 1 ? '' : 's'}`;
  return twins === 0
    ? counted(files.length)
    : `${counted(files.length)} with a fault and ${twins} valid twin${twins === 1 ? '' : 's'}`;
}

function optionsOf(flags: GenerateFlags): GenerateOptions {
  const { fault: faults = [], with: contents = [], shape } = flags;
  return {
    seed: flags.seed ?? Math.floor(Math.random() * 1_000_000),
    count: flags.count ?? (faults.length > 0 ? 1 : COUNT),
    formatVersion: Number(flags.formatVersion) as 1 | 2 | 3,
    ...flags.entries,
    ...(shape !== undefined && { shape }),
    contents,
    faults,
  };
}
