import type { Argument, Command, Option } from 'commander';

/** One way to go on with the word at the cursor. */
export interface Candidate {
  readonly word: string;
  readonly says: string;
}

/** What can only be told by looking it up; asked at need, as it takes a moment. */
export interface LookUp {
  readonly rules: () => Promise<
    readonly { readonly rule: string; readonly area: string; readonly title: string }[]
  >;
  readonly formats: readonly string[];
}

/**
 * What may stand at the cursor; none where a shell does better: for files, and for the command behind `--`.
 * @param words what stands on the line behind the program, to the word at the cursor, which may be empty
 */
export async function candidates(
  program: Command,
  words: readonly string[],
  lookUp: LookUp,
): Promise<readonly Candidate[]> {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  if (before.includes('--')) return [];
  if (before[0] === 'help') {
    const { command } = commandIn(program, before.slice(1));
    return commandsBelow(program, command).filter(({ word }) => word.startsWith(current));
  }
  const { command, rest } = commandIn(program, before);
  const pending = optionBefore(command, rest);
  const found =
    pending !== undefined
      ? await valuesOf(pending, current, lookUp)
      : current.startsWith('-')
        ? command.options.filter(({ hidden }) => !hidden).flatMap(optionCandidates)
        : [...commandsOf(program, command, before), ...(await argumentsOf(command, rest, lookUp))];
  return found.filter(({ word }) => word.startsWith(current));
}

/** The command that is named, and the words behind its name. */
function commandIn(
  program: Command,
  words: readonly string[],
): { command: Command; rest: readonly string[] } {
  let [command, from] = [program, 0];
  for (const [at, word] of words.entries()) {
    const next = command.commands.find((one) => one.name() === word);
    if (next !== undefined) [command, from] = [next, at + 1];
    else if (!word.startsWith('-')) break;
  }
  return { command, rest: words.slice(from) };
}

/** The option whose value stands at the cursor. */
function optionBefore(command: Command, rest: readonly string[]): Option | undefined {
  const last = rest.at(-1);
  return command.options.find(
    (option) => option.required && last !== undefined && [option.long, option.short].includes(last),
  );
}

const optionCandidates = ({ long, description }: Option): readonly Candidate[] =>
  long ? [{ word: long, says: description }] : [];

function commandsOf(program: Command, command: Command, before: readonly string[]): readonly Candidate[] {
  return command === program && before.length > 0 ? [] : commandsBelow(program, command);
}

const commandsBelow = (program: Command, command: Command): readonly Candidate[] =>
  program
    .createHelp()
    .visibleCommands(command)
    .map((one) => ({ word: one.name(), says: one.description() }));

/** The argument at the cursor, where its values are known. */
async function argumentsOf(
  command: Command,
  rest: readonly string[],
  lookUp: LookUp,
): Promise<readonly Candidate[]> {
  const values = rest.filter(
    (word, at) => !word.startsWith('-') && optionBefore(command, rest.slice(0, at)) === undefined,
  );
  const argument: Argument | undefined = command.registeredArguments[values.length];
  if (argument === undefined) return [];
  if (argument.argChoices !== undefined) return argument.argChoices.map((word) => ({ word, says: '' }));
  return argument.name() === 'rule' ? ruleCandidates(lookUp) : [];
}

async function ruleCandidates({ rules }: LookUp): Promise<readonly Candidate[]> {
  return (await rules()).map(({ rule, title }) => ({ word: rule, says: title }));
}

async function valuesOf(option: Option, current: string, lookUp: LookUp): Promise<readonly Candidate[]> {
  if (option.argChoices !== undefined) return option.argChoices.map((word) => ({ word, says: '' }));
  const name = option.attributeName();
  if (name === 'report' && !current.includes('='))
    return lookUp.formats.map((kind) => ({ word: `${kind}=`, says: 'a file, or - for standard output' }));
  if (name !== 'only' && name !== 'skip') return [];
  const areas = [...new Set((await lookUp.rules()).map(({ area }) => area))];
  const all = [
    ...areas.map((word) => ({ word, says: 'all of this area' })),
    ...(await ruleCandidates(lookUp)),
  ];
  // Of a list with commas, the last part is at the cursor.
  const head = current.slice(0, current.lastIndexOf(',') + 1);
  return all.map(({ word, says }) => ({ word: head + word, says }));
}
