import { type Bug, BUGS } from './bugs.ts';
import { type Cell, everAsked, isBad, type Matrix } from './matrix.ts';

/** Held to itself, or asked whatever release the rule came with. */
const passes = (cell: Cell): boolean => cell.verdict === 'pass' || everAsked(cell).verdict === 'pass';

/** What the releases show of a bug. */
export interface BugShown {
  readonly bug: Bug;
  /** Rules that are red on the last bad release and green on the first good one. */
  readonly shownBy: readonly string[];
  /** Rules that were to show it and do not; undefined where one of the two releases was not looked at. */
  readonly missing: readonly string[] | undefined;
}

export function bugsShown({ releases, rows }: Matrix, bugs: readonly Bug[] = BUGS): readonly BugShown[] {
  return bugs.map((one) => {
    const [before, after] = [releases.indexOf(one.lastBad), releases.indexOf(one.firstGood)];
    if (before === -1 || after === -1) return { bug: one, shownBy: [], missing: undefined };
    const shownBy = rows
      .filter(
        ({ cells }) =>
          cells[before] && isBad(everAsked(cells[before])) && cells[after] && passes(cells[after]),
      )
      .map(({ rule }) => rule);
    return { bug: one, shownBy, missing: one.rules.filter((rule) => !shownBy.includes(rule)) };
  });
}
