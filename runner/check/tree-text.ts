import { counted, printable } from '../printable.ts';
import type { Style } from '../report/style.ts';
import type { Fate, TreeDrawing, TreeRow } from '../report/tree/rows.ts';

/** Of what is edited, a note names the edit. */
const FATES: Readonly<Partial<Record<Fate, string>>> = {
  kept: 'kept by the compaction',
  summarized: 'summarised',
};

/** A drawn session tree as lines for a terminal: `●` on the active branch, `○` off it, `┆` folded, `✗` not an entry. */
export function treeLines(
  drawing: TreeDrawing,
  problems: ReadonlyMap<number, readonly string[]>,
  style: Style,
): readonly string[] {
  const { header, rows, entries, drawn } = drawing;
  const width = String(Math.max(1, ...rows.map(({ line }) => line))).length;
  const lines = rows.map((row) => rowLine(row, width, problems.get(row.line) ?? [], style));
  const rest = drawn === entries ? '' : `, ${drawn.toLocaleString('en')} of them drawn and the others folded`;
  return [printable(header), ...lines, '', `${counted(entries, 'entry', 'entries')}${rest}`];
}

function rowLine(row: TreeRow, width: number, problems: readonly string[], style: Style): string {
  const { line, lane, id, text, kind, active, fate, notes } = row;
  const number = style('gray', String(line).padStart(width));
  const words = kind === 'entry' ? `${printable(id)} ${printable(text)}` : printable(text);
  const shown = active || kind === 'odd' ? words : style('gray', words);
  const fated = fate === undefined ? undefined : FATES[fate];
  const marks = [
    ...(fated === undefined ? [] : [fated]),
    ...notes.map((note) => (note === 'leaf' ? style('green', note) : printable(note))),
    ...problems.map((problem) => style('red', problem)),
  ];
  return `${number} ${'│ '.repeat(lane)}${bulletOf(kind, active)} ${shown}${marks.length === 0 ? '' : `  ← ${marks.join('; ')}`}`;
}

function bulletOf(kind: TreeRow['kind'], active: boolean): string {
  if (kind === 'folded') return '┆';
  if (kind === 'odd') return '✗';
  return active ? '●' : '○';
}
