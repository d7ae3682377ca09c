import { escaped } from '../html/escape.ts';
import { pageHtml } from '../html/page.ts';
import type { Matrix, MatrixRow } from './matrix.ts';
import { changeWords, claims, columnName, verdictWords } from './words.ts';

/** Implementations by rules, as one page for a browser. */
export function matrixHtml(matrix: Matrix): string {
  const { columns, rows, changes } = matrix;
  const names = columns.map((_column, at) => columnName(matrix, at));
  const title = `Pi sessions: ${names.join(', ')}`;
  const areas = [...new Set(rows.map(({ area }) => area))];
  const body = [
    `<header><h1>${escaped(title)}</h1></header>`,
    '<main>',
    '<section class="claims" aria-label="what each claims">',
    ...columns.map(
      (column, at) =>
        `<section><h2>${escaped(names[at] ?? '')}</h2><dl>${claims(column)
          .map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`)
          .join('')}</dl></section>`,
    ),
    '</section>',
    ...changes.map((change) => {
      const { heading, lines } = changeWords(matrix, change);
      return `<section><h2>${escaped(heading)}</h2><ul>${lines
        .map(
          ([what, rules]) =>
            `<li><b>${what}</b>: ${rules.map((rule) => `<code>${escaped(rule)}</code>`).join(', ')}</li>`,
        )
        .join('')}</ul></section>`;
    }),
    '<div class="scroll whole" role="region" aria-label="rules by implementations" tabindex="0">',
    '<table><thead><tr><th scope="col">rule</th><th scope="col">level</th>',
    ...names.map((name) => `<th scope="col">${escaped(name)}</th>`),
    '</tr></thead>',
    ...areas.flatMap((area) => [
      `<tbody><tr><th scope="rowgroup" colspan="${columns.length + 2}">${escaped(area)}</th></tr>`,
      ...rows.filter((row) => row.area === area).map(rowHtml),
      '</tbody>',
    ]),
    '</table></div>',
    '</main>',
  ];
  return pageHtml({ title, body: body.join('\n'), script: false });
}

const rowHtml = ({ rule, level, title, verdicts, known }: MatrixRow): string =>
  [
    `<tr><th scope="row"><code>${escaped(rule)}</code> <span class="short">${escaped(title)}</span></th><td>${level}</td>`,
    ...verdicts.map(
      (verdict, at) =>
        `<td class="${verdict ?? 'none'}"><span class="sign">${verdictWords(verdict, known[at])}</span></td>`,
    ),
    '</tr>',
  ].join('');
