import type { Command } from 'commander';
import { EXIT } from '../judge/summary.ts';

interface TraceFlags {
  readonly package?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

export function addTrace(program: Command): void {
  program
    .command('trace')
    .description("follow each sentence of Pi's documentation to the rules that test it")
    .option(
      '--package <folder>',
      'an installed @earendil-works/pi-coding-agent; by default the one that is found here',
    )
    .option('--json', 'every sentence, with its requirements, as JSON')
    .option('--markdown', 'the same as a page')
    .addHelpText(
      'after',
      '\nWithout --json and --markdown, what binds and is untested is listed.\n\nExit codes: 0 nothing that binds is untested, 1 something is, as with a new release of Pi, 2 usage.',
    )
    .action(async (flags: TraceFlags) => {
      const [{ trace, isLacking }, { installedPi }, { traceLines, tracePage }, { loadFacts }, { openSet }] =
        await Promise.all([
          import('../trace/trace.ts'),
          import('../trace/installed-pi.ts'),
          import('../trace/page.ts'),
          import('../rules/rule-facts.ts'),
          import('../golden/set.ts'),
        ]);
      const made = trace(flags.package ?? installedPi(), { facts: await loadFacts(), golden: openSet() });
      const text =
        flags.json === true
          ? JSON.stringify(made, null, 2)
          : flags.markdown === true
            ? tracePage(made)
            : traceLines(made).join('\n');
      process.stdout.write(`${text}\n`);
      if (isLacking(made)) process.exitCode = EXIT.unexpected;
    });
}
