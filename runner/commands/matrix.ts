import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { PROGRAM } from '../invocation.ts';

interface MatrixFlags {
  readonly html?: string;
  readonly markdown?: string;
  readonly json?: string;
}

const EXAMPLES = `
Of two runs of one implementation, by their time, it says what was fixed and what broke.

Examples:
  $ ${PROGRAM} matrix pi.json python.json go.json --html matrix.html
  $ ${PROGRAM} matrix before.json after.json            as Markdown, on standard output

Exit codes: 0 written, 2 usage.`;

export function addMatrix(program: Command): void {
  program
    .command('matrix')
    .description('compare the reports of several runs: implementations by rules')
    .argument('<reports...>', 'JSON reports of run, by --report json=<file>')
    .option('--html <file>', 'as a page for a browser; - for standard output')
    .option('--markdown <file>', 'as Markdown; - for standard output (what comes without an option)')
    .option('--json <file>', 'as JSON; - for standard output')
    .addHelpText('after', EXAMPLES)
    .action(async (files: readonly string[], { html, markdown, json }: MatrixFlags) => {
      const [{ readRun }, { parseReports, writeText }, { matrixOf }, { matrixHtml }, { matrixMarkdown }] =
        await Promise.all([
          import('../report/read.ts'),
          import('../report/write.ts'),
          import('../report/matrix/matrix.ts'),
          import('../report/matrix/matrix-html.ts'),
          import('../report/matrix/matrix-markdown.ts'),
        ]);
      const given = Object.entries({ html, markdown, json }).flatMap(([kind, file]) =>
        file === undefined ? [] : [`${kind}=${file}`],
      );
      const wanted = parseReports(given.length === 0 ? ['markdown=-'] : given);
      if (wanted.filter(({ file }) => file === '-').length > 1)
        throw new UsageError('only one of them can go to standard output.');
      const matrix = matrixOf(files.map((file) => ({ from: file, document: readRun(file) })));
      for (const { kind, file } of wanted)
        writeText(
          file,
          kind === 'html'
            ? matrixHtml(matrix)
            : kind === 'json'
              ? `${JSON.stringify(matrix, null, 2)}\n`
              : matrixMarkdown(matrix),
        );
    });
}
