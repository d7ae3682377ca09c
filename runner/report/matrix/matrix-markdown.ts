import { cell, code, plain } from '../format/markdown-words.ts';
import type { Matrix } from './matrix.ts';
import { changeWords, claims, columnName, verdictWords } from './words.ts';

/** Implementations by rules, as Markdown tables: what each claims, what changed, then a table an area. */
export function matrixMarkdown(matrix: Matrix): string {
  const { columns, rows, changes } = matrix;
  const names = columns.map((_column, at) => plain(columnName(matrix, at)));
  const facts = columns.map((column) => new Map(claims(column)));
  const kinds = [...new Set(facts.flatMap((fact) => [...fact.keys()]))];
  const areas = [...new Set(rows.map(({ area }) => area))];
  return [
    table(
      ['', ...names],
      kinds.map((kind) => [kind, ...facts.map((fact) => cell(fact.get(kind) ?? ''))]),
    ),
    ...changes.flatMap((change) => {
      const { heading, lines } = changeWords(matrix, change);
      return [
        `**${plain(heading)}**`,
        lines.map(([what, some]) => `- ${what}: ${some.map(code).join(', ')}`).join('\n'),
      ];
    }),
    ...areas.map((area) =>
      [
        `### ${plain(area)}`,
        '',
        table(
          ['rule', 'level', ...names],
          rows
            .filter((row) => row.area === area)
            .map(({ rule, level, verdicts, known }) => [
              code(rule),
              level,
              ...verdicts.map((verdict, at) => verdictWords(verdict, known[at])),
            ]),
        ),
      ].join('\n'),
    ),
    '',
  ].join('\n\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
