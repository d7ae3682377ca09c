import type { TreeDrawing, TreeRow } from '../tree/rows.ts';
import { counted, cut } from '../../printable.ts';
import { escaped } from './escape.ts';

const ROW = 22;
const LANE = 16;
const LEFT = 12;
/** Of the monospaced face at 12 pixels. */
const CHARACTER = 7.25;
const MAX_TEXT = 110;

/** What stands in front of a row: one sign each, so that nothing is told by colour alone. */
const SIGNS = { hidden: '⊘', replaced: '⇄', kept: '▐', summarized: '┊' } as const;

/** The words of a row. */
const wordsOf = ({ fate, text, id, kind, notes, problems = [] }: TreeRow): string =>
  [
    ...(fate === undefined ? [] : [SIGNS[fate]]),
    ...(kind === 'folded' ? ['⋯'] : [id]),
    cut(text, MAX_TEXT),
    ...(fate === 'summarized' ? ['(summarized)'] : fate === 'kept' ? ['(kept)'] : []),
    ...(notes.length === 0 ? [] : [`← ${notes.join('; ')}`]),
    ...problems.map((problem) => `✗ ${problem}`),
  ].join(' ');

/** A session tree as SVG: a row an entry, a lane a branch, and what the two answers say of it beside it. */
export function treeSvg(drawing: TreeDrawing, label: string): string {
  const { rows, header, compared } = drawing;
  const lanes = Math.max(0, ...rows.map(({ lane }) => lane)) + 1;
  const textAt = LEFT + lanes * LANE + 8;
  const words = rows.map(wordsOf);
  const widest = Math.max(header.length, ...words.map((line) => line.length));
  const expectedAt = textAt + Math.ceil(widest * CHARACTER) + 24;
  const columns = compared ? columnsOf(rows) : { expected: 0, received: 0 };
  const receivedAt = expectedAt + columns.expected;
  const width = compared ? receivedAt + columns.received + 30 : expectedAt;
  const height = ROW * (rows.length + 1) + 8;
  const y = (at: number): number => ROW * (at + 1) + ROW / 2 + 4;
  const x = (lane: number): number => LEFT + lane * LANE;
  const title = `${label}: ${summaryOf(drawing)}`;
  return [
    `<svg class="tree" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`,
    text(textAt, ROW - 6, 'head', header),
    ...(compared
      ? [text(expectedAt, ROW - 6, 'head', 'expected'), text(receivedAt, ROW - 6, 'head', 'received')]
      : []),
    ...rows.flatMap((row, at) =>
      row.differs === true || row.problems !== undefined
        ? [`<rect class="differs" x="0" y="${y(at) - ROW / 2}" width="${width}" height="${ROW}"/>`]
        : [],
    ),
    ...rows.map((row, at) => edge(row, at, rows, x, y)),
    ...keptBars(rows, textAt - 5, y),
    ...rows.flatMap((row, at) => [
      mark(row, x(row.lane), y(at)),
      text(textAt, y(at) + 4, rowClass(row), words[at] ?? ''),
      ...(compared && row.kind === 'entry'
        ? [
            text(expectedAt, y(at) + 4, 'answer', row.expected || '–'),
            text(
              receivedAt,
              y(at) + 4,
              'answer',
              `${row.received || '–'}${row.differs === true ? '  ≠' : ''}`,
            ),
          ]
        : []),
    ]),
    '</svg>',
  ].join('');
}

/** What the picture shows, in words. */
export function summaryOf({ entries, drawn, rows }: TreeDrawing): string {
  const differ = rows.filter(({ differs }) => differs === true).length;
  const folded = entries - drawn;
  return [
    counted(entries, 'entry', 'entries'),
    ...(folded > 0 ? [`${drawn.toLocaleString('en')} of them drawn, the rest folded`] : []),
    ...(differ > 0 ? [`the answers differ in ${differ}`] : []),
  ].join(', ');
}

const columnsOf = (rows: readonly TreeRow[]): { readonly expected: number; readonly received: number } => {
  const wide = (texts: readonly (string | undefined)[], least: number): number =>
    Math.ceil(Math.min(60, Math.max(least, ...texts.map((one) => one?.length ?? 0))) * CHARACTER) + 20;
  return {
    expected: wide(
      rows.map(({ expected }) => expected),
      8,
    ),
    received: wide(
      rows.map(({ received }) => received),
      10,
    ),
  };
};

const rowClass = ({ kind, active, fate }: TreeRow): string =>
  [kind, active ? 'active' : 'off', ...(fate === undefined ? [] : [fate])].join(' ');

const text = (x: number, y: number, kind: string, words: string): string =>
  `<text class="${kind}" x="${x}" y="${y}">${escaped(words)}</text>`;

/** From the parent down its lane, and over to the row's own. */
function edge(
  { parent, lane, active }: TreeRow,
  at: number,
  rows: readonly TreeRow[],
  x: (lane: number) => number,
  y: (at: number) => number,
): string {
  const above = parent === undefined ? undefined : rows[parent];
  if (parent === undefined || above === undefined) return '';
  const kind = active ? 'edge active' : 'edge off';
  const from = `M${x(above.lane)} ${y(parent)}`;
  return lane === above.lane
    ? `<path class="${kind}" d="${from}V${y(at)}"/>`
    : `<path class="${kind}" d="${from}V${y(at) - ROW / 2}Q${x(above.lane)} ${y(at)} ${x(lane)} ${y(at)}"/>`;
}

/** Filled on the branch, a ring off it, a square where entries are folded, a cross for what is not an entry. */
function mark({ kind, active }: TreeRow, x: number, y: number): string {
  const state = active ? 'active' : 'off';
  if (kind === 'odd')
    return `<path class="mark odd" d="M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}"/>`;
  if (kind === 'folded')
    return `<rect class="mark ${state}" x="${x - 4}" y="${y - 4}" width="8" height="8"/>`;
  return `<circle class="mark ${state}" cx="${x}" cy="${y}" r="5"/>`;
}

/** A bar beside the entries that a compaction keeps. */
function keptBars(rows: readonly TreeRow[], x: number, y: (at: number) => number): readonly string[] {
  const kept = [...rows.keys()].filter((at) => rows[at]?.fate === 'kept');
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return [];
  return [`<path class="kept" d="M${x} ${y(first) - ROW / 2 + 3}V${y(last) + ROW / 2 - 3}"/>`];
}
