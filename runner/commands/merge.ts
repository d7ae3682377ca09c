import type { Command } from 'commander';
import { configured } from '../config/configured.ts';
import { reportOption } from './options.ts';
import { PROGRAM } from '../invocation.ts';

interface MergeFlags {
  readonly baseline?: string;
  readonly report?: readonly string[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
}

const EXAMPLES = `
The parts must be of one run: the same seed, versions and choice of rules, and each part once.

Examples:
  $ ${PROGRAM} run --seed 7 --shard 1/3 --report json=1.json -- ./driver     (and 2/3, 3/3)
  $ ${PROGRAM} merge 1.json 2.json 3.json --baseline known.yaml --report json=whole.json

Exit codes: 0 as expected, 1 unexpected result, 2 usage, or reports that do not belong together, 4 a part is missing,
whatever the others say.`;

export function addMerge(program: Command): void {
  const made = program
    .command('merge')
    .description('combine the reports of all parts of a run and judge them as one')
    .argument('<reports...>', 'the JSON reports of runs with --shard')
    .option('--baseline <file>', 'a YAML file of known failures, which do not fail the run')
    .addOption(reportOption())
    .option('--quiet', 'failures and the last lines only')
    .option('--verbose', 'every rule, and warnings in full')
    .option('--color', 'use colours even if the output is not a terminal')
    .option('--no-color', 'no colours')
    .addHelpText('after', EXAMPLES)
    .action(async (paths: readonly string[], { baseline, report, quiet, verbose, color }: MergeFlags) => {
      const [
        { mergeReports },
        { readReport },
        { loadGoldenSuites, loadSuites },
        { withBaseline },
        { jsonReport },
        { formatted },
        { parseReports, reportToActions, writeReports },
        { styleFor },
        { EXIT, exitCodeOf },
      ] = await Promise.all([
        import('../shard/merge.ts'),
        import('../report/read.ts'),
        import('../rules/load-suites.ts'),
        import('../baseline/judge.ts'),
        import('../report/json.ts'),
        import('../report/format/index.ts'),
        import('../report/write.ts'),
        import('../report/style.ts'),
        import('../judge/summary.ts'),
      ]);
      const wanted = parseReports(report ?? []);
      const read = paths.map((path) => ({ path, report: readReport(path) }));
      const parts = mergeReports(read);
      const golden = parts.results.some(({ rule }) => rule.split('/').length > 2);
      const suites = await (golden ? loadGoldenSuites() : loadSuites());
      const opened =
        baseline === undefined
          ? undefined
          : await (await import('../baseline/open.ts')).openBaseline(baseline, suites);
      const results = parts.results.map((result) => opened?.mark(result) ?? result);
      const whole = withBaseline({ ...parts, results }, opened);
      const stream = wanted.some(({ file }) => file === '-') ? process.stderr : process.stdout;
      const code = exitCodeOf(whole.results, whole.stale);
      const isMissing = (whole.chosen?.missing?.length ?? 0) > 0;
      // A lost part must not look like a run whose failures are all known: it is told before them.
      const exitCode = isMissing && code !== EXIT.suiteFault ? EXIT.incomplete : code;
      const rules = suites.flatMap((suite) => suite.rules);
      const ran = new Set(whole.results.map(({ rule }) => rule));
      const [{ tested, driver } = {}] = read.map(({ report: { origin } }) => origin);
      const options = { parts: paths, ...(golden && { fixtures: true }), ...(baseline && { baseline }) };
      const document = jsonReport(
        { ...whole, rules: rules.filter(({ id }) => ran.has(id)), of: rules.length },
        {
          ...(tested !== undefined && { tested }),
          ...(driver !== undefined && { driver }),
          options,
          exitCode,
        },
      );
      stream.write(formatted('text', document, { style: styleFor(stream, color), quiet, verbose }));
      writeReports(document, wanted);
      reportToActions(document, stream);
      process.exitCode = exitCode;
    });
  configured(made, ['baseline']);
}
