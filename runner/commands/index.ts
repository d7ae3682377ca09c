import type { Command } from 'commander';

type AddCommand = (program: Command) => void;

/** A command as the help of the whole tells it; its own file is loaded only when it is called. */
export interface CommandEntry {
  /** Its name and arguments. */
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<AddCommand>;
}

/** All commands, in the order of the help. What is said here is what each says of itself (a test holds it to that). */
export const COMMANDS: readonly CommandEntry[] = [
  {
    usage: 'run [command...]',
    summary: 'run the conformance rules against an implementation',
    load: async () => (await import('./run.ts')).addRun,
  },
  {
    usage: 'list',
    summary: 'list the rules that run and check use',
    load: async () => (await import('./list.ts')).addList,
  },
  {
    usage: 'explain <rule>',
    summary: 'show what a rule requires, its source and its examples',
    load: async () => (await import('./explain.ts')).addExplain,
  },
  {
    usage: 'replay <token> [command...]',
    summary: 'rerun one failing case and show it in full',
    load: async () => (await import('./replay.ts')).addReplay,
  },
  {
    usage: 'baseline',
    summary: 'manage the list of known failures: write, prune, check',
    load: async () => (await import('./baseline.ts')).addBaseline,
  },
  {
    usage: 'merge <reports...>',
    summary: 'combine the reports of all parts of a run and judge them as one',
    load: async () => (await import('./merge.ts')).addMerge,
  },
  {
    usage: 'doctor [command...]',
    summary: 'check a driver for common mistakes, with a remedy for each',
    load: async () => (await import('./doctor.ts')).addDoctor,
  },
  {
    usage: 'init <language>',
    summary: 'write a first driver in your language',
    load: async () => (await import('./init.ts')).addInit,
  },
  {
    usage: 'report <report.json>',
    summary: 'convert a JSON report to other formats',
    load: async () => (await import('./report.ts')).addReport,
  },
  {
    usage: 'matrix <reports...>',
    summary: 'compare the reports of several runs: implementations by rules',
    load: async () => (await import('./matrix.ts')).addMatrix,
  },
  {
    usage: 'badge <report.json>',
    summary: 'make a badge (SVG) of a JSON report: level, release followed, date',
    load: async () => (await import('./badge.ts')).addBadge,
  },
  {
    usage: 'check [files...]',
    summary: 'check session files for errors',
    load: async () => (await import('./check.ts')).addCheck,
  },
  {
    usage: 'repair <file>',
    summary: 'repair a broken session file into a new file',
    load: async () => (await import('./repair.ts')).addRepair,
  },
  {
    usage: 'show <file>',
    summary: 'draw the tree of a session file, or print what run --record kept of a case',
    load: async () => (await import('./show.ts')).addShow,
  },
  {
    usage: 'anonymise <file>',
    summary: 'make a real session into a fixture that can be shared',
    load: async () => (await import('./anonymise.ts')).addAnonymise,
  },
  {
    usage: 'generate',
    summary: 'generate random session files for your own tests',
    load: async () => (await import('./generate.ts')).addGenerate,
  },
  {
    usage: 'export <folder>',
    summary: 'write the golden cases to a folder, for use without this package',
    load: async () => (await import('./export.ts')).addExport,
  },
  {
    usage: 'diff-fixtures <old> <new>',
    summary: 'describe the changes between two golden sets',
    load: async () => (await import('./diff-fixtures.ts')).addDiffFixtures,
  },
  {
    usage: 'trace',
    summary: "follow each sentence of Pi's documentation to the rules that test it",
    load: async () => (await import('./trace.ts')).addTrace,
  },
  {
    usage: 'completion <shell>',
    summary: 'write a script that completes pi-conform in your shell',
    load: async () => (await import('./completion.ts')).addCompletion,
  },
];

const nameOf = ({ usage }: CommandEntry): string => usage.split(' ')[0] ?? '';

/**
 * Adds every command to a program: as a name and a summary, but for the wanted ones, which are loaded.
 * @param isWanted tells by its name whether a command may be called
 */
export async function addCommands(program: Command, isWanted: (name: string) => boolean): Promise<void> {
  for (const entry of COMMANDS) {
    if (isWanted(nameOf(entry))) (await entry.load())(program);
    else program.command(entry.usage).description(entry.summary);
  }
}
