import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf, UsageError } from '../errors.ts';
import { EXIT } from '../judge/summary.ts';

/** A program for those who work on this package: its options, and what it does. */
export interface Tool<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** How it is called, in a line or two. */
  readonly usage: string;
  readonly options: Options;
  /** Takes positional arguments as well. */
  readonly positionals?: boolean;
}

type Values<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Reads the command line and runs the program with it. Wrong usage ends with the exit code 2 and what would be right, a
 * failure with 1 and its message; nothing is thrown.
 * @param main gives the exit code, if it is not 0
 */
export async function runTool<Options extends NonNullable<ParseArgsConfig['options']>>(
  { usage, options, positionals: allowPositionals = false }: Tool<Options>,
  main: (values: Values<Options>, positionals: readonly string[]) => unknown,
): Promise<void> {
  const help = { help: { type: 'boolean', short: 'h' } } as const;
  let values: Values<Options>;
  let positionals: readonly string[];
  try {
    const parsed = parseArgs({ options: { ...options, ...help }, allowPositionals });
    if ((parsed.values as { help?: boolean }).help) {
      process.stdout.write(`${usage}\n`);
      return;
    }
    values = parsed.values;
    positionals = parsed.positionals;
  } catch (thrown) {
    return wrongUsage(thrown, usage);
  }
  try {
    const code = await main(values, positionals);
    if (typeof code === 'number') process.exitCode = code;
  } catch (thrown) {
    if (thrown instanceof UsageError) return wrongUsage(thrown, usage);
    process.stderr.write(`error: ${messageOf(thrown)}\n`);
    process.exitCode = EXIT.unexpected;
  }
}

function wrongUsage(thrown: unknown, usage: string): void {
  process.stderr.write(`error: ${messageOf(thrown)}\n${usage}\n`);
  process.exitCode = EXIT.usage;
}

/** The number of an option. @throws UsageError where it is no whole number, or below `least` */
export function numberOf(name: string, text: string, least = 0): number {
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= least) return value;
  throw new UsageError(
    `--${name} must be a whole number of at least ${least}, received ${JSON.stringify(text)}`,
  );
}

/** A seed for those who name none. */
export const anySeed = (): number => Math.trunc(Math.random() * 0x7fffffff);
