import type { Verdict } from '../../case/finding.ts';
import { bugsShown } from './bugs-shown.ts';
import { BUGS } from './bugs.ts';
import { type Cell, everAsked, falseFailures, isBad, type Matrix, measuredSince } from './matrix.ts';

const SIGNS: Readonly<Record<Verdict, string>> = {
  pass: '.',
  fail: 'F',
  warn: 'w',
  skip: '-',
  error: 'E',
  'suite-error': '!',
};

const signOf = (cell: Cell): string =>
  cell.anyAge === undefined || cell.anyAge.verdict === cell.verdict
    ? ` ${SIGNS[cell.verdict]} `
    : `(${SIGNS[cell.anyAge.verdict]})`;

/** The matrix and what follows from it, as lines of text. */
export function matrixText(matrix: Matrix): string {
  const { releases, rows, seed, runs, node } = matrix;
  const interesting = rows.filter(({ cells }) => cells.some((cell) => isBad(everAsked(cell))));
  const width = Math.max(0, ...interesting.map(({ rule }) => rule.length));
  const wrong = falseFailures(matrix, BUGS);
  const measured = measuredSince(matrix).filter(({ verdict }) => verdict !== 'right');
  const bugs = bugsShown(matrix).filter(({ missing }) => missing !== undefined);
  return [
    `Pi ${releases.join(', ')} on Node ${node}, seed ${seed}, ${runs} random inputs a rule, each release held to itself`,
    `${rows.length} rules, of which ${rows.length - interesting.length} pass on each release that can be asked`,
    '',
    '. pass  F fail  w warn  E error  ! suite-error  - not asked  ( ) only where it is asked whatever release it came with',
    ...interesting.map(({ rule, since, cells }) => {
      const signs = cells.map(signOf).join('');
      return `${rule.padEnd(width)}  ${signs}${since === undefined ? '' : `  since ${since}`}`;
    }),
    '',
    `false failures: ${wrong.length}`,
    ...wrong.map(
      ({ rule, release, cell: { verdict, words = '' } }) => `  ${release} ${rule}: ${verdict}, ${words}`,
    ),
    '',
    `since, where it is not what was measured: ${measured.length}`,
    ...measured.map(
      ({ rule, since = 'none', lastBad = 'none', firstGood = 'none', verdict }) =>
        `  ${rule}: ${verdict}; since ${since}, last bad ${lastBad}, first good ${firstGood}`,
    ),
    '',
    'bugs that were mended between two of these releases',
    ...bugs.map(({ bug: { says, lastBad, firstGood, unseen }, shownBy, missing }) => {
      if (unseen !== undefined) return `  ${lastBad} -> ${firstGood}: ${says}: ${unseen}`;
      const shown = shownBy.length === 0 ? 'NOT SHOWN' : `shown by ${shownBy.join(', ')}`;
      const not = missing?.length ? `; NOT BY ${missing.join(', ')}` : '';
      return `  ${lastBad} -> ${firstGood}: ${says}: ${shown}${not}`;
    }),
  ].join('\n');
}
