import type { RunDocument } from '../../report/document.ts';
import { matrixMarkdown } from '../../report/matrix/matrix-markdown.ts';
import { matrixOf as productMatrixOf } from '../../report/matrix/matrix.ts';
import { bugsShown } from './bugs-shown.ts';
import { BUGS } from './bugs.ts';
import type { Examined } from './examine.ts';
import { everAsked, falseFailures, isBad, type Matrix, measuredSince } from './matrix.ts';

/** The page of releases, in Markdown: what each breaks, since when each rule holds, and which bug each mended. */
export function releasesPage(matrix: Matrix, examined: readonly Examined[], date: string): string {
  const { releases, rows, suite, seed, runs, node } = matrix;
  const broken = rows.filter(({ cells }) => cells.some((cell) => isBad(everAsked(cell))));
  const wrong = falseFailures(matrix, BUGS);
  return [
    '# Releases of Pi',
    '',
    `Made by \`npm run versions -- --page <file>\` on ${date}: ${releases.length} releases from npm on Node ${node}, suite ${suite}, seed ${seed},`,
    `${runs} random inputs a rule. Each release is held to itself, by the release that it is; then the rules and cases that came later are asked as well,`,
    'which measures since when each holds. Rules of known hazards of Pi itself are left out.',
    '',
    ...onlyWords(examined),
    `Of ${rows.length} rules, ${rows.length - broken.length} are broken by none of these releases.`,
    '',
    '## Held to themselves',
    '',
    wrong.length === 0
      ? 'No release is told to break what it is asked by its own number.'
      : table(
          ['release', 'rule', 'verdict', 'what was wrong'],
          wrong.map(({ release, rule, cell }) => [
            release,
            code(rule),
            cell.verdict,
            cellOf(cell.words ?? ''),
          ]),
        ),
    '',
    '## Bugs that Pi had and mended',
    '',
    table(['bug', 'last bad', 'first good', 'red before and green after'], bugsShown(matrix).map(bugRow)),
    '',
    '## Since when each rule holds',
    '',
    'Only rules that some of these releases break. `measured` is the first release that passes and goes on passing.',
    '',
    table(
      ['rule', 'since', 'last bad', 'measured', ''],
      measuredSince(matrix)
        .filter(({ lastBad }) => lastBad !== undefined)
        .map(({ rule, since = '', lastBad = '', firstGood = '', verdict }) => [
          code(rule),
          since,
          lastBad,
          firstGood,
          verdict,
        ]),
    ),
    '',
    '## Rules by releases',
    '',
    'Asked whatever release each rule came with; only rules that some of these releases break.',
    '',
    matrixMarkdown(
      productMatrixOf(examined.map((one) => runOf(one, new Set(broken.map(({ rule }) => rule))))),
    ),
  ].join('\n');
}

/** Which rules were run, where not all were. */
function onlyWords([first]: readonly Examined[]): readonly string[] {
  const only = first?.held.chosen?.only;
  return only === undefined ? [] : [`Run were only ${only.map(code).join(', ')}.`, ''];
}

/** One run out of the two of a release, with the rules that are shown. */
function runOf({ release, held, anyAge }: Examined, shown: ReadonlySet<string>) {
  const later = new Map(anyAge?.results.map((result) => [result.rule, result]));
  // What was left out stands at the head of the page, once for all.
  const { partial: _once, ...origin } = held.origin;
  const document: RunDocument = {
    ...held,
    origin,
    results: held.results
      .filter(({ rule }) => shown.has(rule))
      .map((result) => later.get(result.rule) ?? result),
  };
  return { from: `pi-${release}`, document };
}

function bugRow({ bug, shownBy, missing }: ReturnType<typeof bugsShown>[number]): readonly string[] {
  const { says, lastBad, firstGood, rules, unseen } = bug;
  const named = rules.filter((rule) => shownBy.includes(rule));
  const shown =
    unseen ??
    (missing === undefined ? 'not looked at' : named.length === 0 ? 'not shown' : named.map(code).join(', '));
  return [says, lastBad, firstGood, shown];
}

const code = (text: string): string => `\`${text}\``;
const cellOf = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
