import { counted, cut, printable, quoted } from '../../printable.ts';
import { describeEntry, headerLine } from '../picture.ts';
import { type LineView, type Node, type SessionView, viewSession } from '../session-view.ts';
import { comparedBy, type Compared } from './answers.ts';
import { type Branch, branchOf } from './branch.ts';
import type { TreeDrawing, TreeRow } from './rows.ts';

/** More rows than these nobody looks through, and a browser is slow to draw them. */
const MAX_ROWS = 500;
/** So many entries are drawn as they are; of more, what is only a link in a chain is folded. */
const UNFOLDED = 60;
/** A shorter chain is not worth a fold. */
const SHORTEST_FOLD = 4;
const MAX_LANE = 15;
const MAX_ODD = 20;

export interface DrawingOptions {
  readonly leafId?: string | null | undefined;
  readonly expected?: unknown;
  readonly received?: unknown;
  /** What is wrong with a line of the file, by its number: such an entry is not folded. */
  readonly problems?: ReadonlyMap<number, readonly string[]>;
  /** Leaves out what people wrote. */
  readonly withoutContent?: boolean;
}

const NO_PROBLEMS: NonNullable<DrawingOptions['problems']> = new Map();

/** What is drawn of a session file: every entry of a small one, and of a large one what matters. Never more than 500 rows. */
export function drawTree(bytes: Uint8Array, options: DrawingOptions = {}): TreeDrawing {
  const view = viewSession(bytes);
  const branch = branchOf(view, options.leafId);
  const ids = new Set(view.nodes.map(({ id }) => id));
  const compared = comparedBy(ids, options.expected, options.received);
  const placed = inDrawingOrder(view, branch);
  const { problems = NO_PROBLEMS, withoutContent = false } = options;
  const shown = chosenOf(placed, branch, compared, problems);
  const rows = rowsOf(placed, shown, branch, compared, withoutContent).map((row) =>
    withProblems(row, problems),
  );
  return {
    header: withMarks(headerLine(view.header), problems.get(view.header?.line ?? 0)),
    rows: [
      ...view.odd.slice(0, MAX_ODD).map((odd) => withProblems(oddRow(odd, withoutContent), problems)),
      ...offsetBy(rows, Math.min(view.odd.length, MAX_ODD)),
    ],
    entries: view.nodes.length,
    drawn: shown.size,
    compared: compared !== undefined,
  };
}

const withMarks = (words: string, marks: readonly string[] = []): string =>
  marks.length === 0 ? words : `${words}  ← ${marks.join('; ')}`;

interface Placed {
  readonly node: Node;
  readonly lane: number;
  /** The place of its parent in the drawing order. */
  readonly parent: number | undefined;
}

/** Depth first. The active child, or else the last, goes on in its parent's lane; before it stand the others, one lane further. */
function inDrawingOrder(view: SessionView, { ids }: Branch): readonly Placed[] {
  const placed: Placed[] = [];
  const open: Placed[] = [];
  const drawn = new Set<Node>();
  const push = (nodes: readonly Node[], lane: number, parent: number | undefined): void => {
    const active = nodes.findIndex(({ id }) => ids.has(id));
    const main = nodes[active === -1 ? nodes.length - 1 : active];
    if (main === undefined) return;
    open.push({ node: main, lane, parent });
    for (let at = nodes.length - 1; at >= 0; at--)
      if (nodes[at] !== main) open.push({ node: nodes[at] as Node, lane: lane + 1, parent });
  };
  push(view.roots, 0, undefined);
  const drain = (): void => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (drawn.has(next.node)) continue;
      drawn.add(next.node);
      placed.push(next);
      push(next.node.children, next.lane, placed.length - 1);
    }
  };
  drain();
  for (const node of view.circular) {
    if (drawn.has(node)) continue;
    open.push({ node, lane: 0, parent: undefined });
    drain();
  }
  return placed;
}

/** Which entries stand for themselves; runs of the others are folded into a row each. */
function chosenOf(
  placed: readonly Placed[],
  branch: Branch,
  compared: ReadonlyMap<string, Compared> | undefined,
  problems: NonNullable<DrawingOptions['problems']>,
): ReadonlySet<number> {
  const all = new Set(placed.keys());
  if (placed.length <= UNFOLDED) return all;
  const weights = placed.map(({ node }) =>
    problems.has(node.view.line) ? 6 : weightOf(node, branch, compared),
  );
  const chosen = withoutShortFolds(
    new Set([...all].filter((at) => (weights[at] as number) > 0)),
    placed.length,
  );
  if (chosen.size + foldsIn(chosen, placed.length) <= MAX_ROWS) return chosen;
  // Between two rows there may be a fold, so only half of the rows are entries.
  const heaviest = [...chosen].sort(
    (one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || one - other,
  );
  return new Set(heaviest.slice(0, MAX_ROWS / 2 - 1));
}

/** What matters most: a difference, then what is special, then ends and forks; 0 for a mere link of a chain. */
function weightOf(
  { id, children, view }: Node,
  { ids, notes, leaf }: Branch,
  compared: ReadonlyMap<string, Compared> | undefined,
): number {
  if (compared?.get(id)?.differs === true) return 6;
  if (id === leaf) return 5;
  const type = view.value?.['type'];
  if (notes.has(id) || type === 'compaction' || (type === 'context_edit' && ids.has(id))) return 4;
  if (view.value?.['parentId'] === null) return 3;
  if (children.length !== 1) return ids.has(id) ? 2 : 1;
  return type === 'context_edit' ? 1 : 0;
}

function withoutShortFolds(chosen: ReadonlySet<number>, length: number): ReadonlySet<number> {
  const all = new Set(chosen);
  for (let from = 0; from < length;) {
    let to = from;
    while (to < length && !chosen.has(to)) to++;
    if (to - from < SHORTEST_FOLD) for (let at = from; at < to; at++) all.add(at);
    from = to + 1;
  }
  return all;
}

function foldsIn(chosen: ReadonlySet<number>, length: number): number {
  let folds = 0;
  for (let at = 0; at < length; at++) if (!chosen.has(at) && (at === 0 || chosen.has(at - 1))) folds++;
  return folds;
}

function rowsOf(
  placed: readonly Placed[],
  shown: ReadonlySet<number>,
  branch: Branch,
  compared: ReadonlyMap<string, Compared> | undefined,
  withoutContent: boolean,
): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  /** The row in which an entry stands, for itself or folded. */
  const rowOf: number[] = [];
  for (let at = 0; at < placed.length; at++) {
    const { node, lane, parent } = placed[at] as Placed;
    const above = parent === undefined ? undefined : rowOf[parent];
    rowOf[at] = rows.length;
    const place = { lane: Math.min(lane, MAX_LANE), ...(above !== undefined && { parent: above }) };
    if (shown.has(at)) {
      rows.push(entryRow(node, place, branch, compared?.get(node.id), withoutContent));
      continue;
    }
    let to = at + 1;
    while (to < placed.length && !shown.has(to)) rowOf[to++] = rows.length;
    rows.push(foldedRow(placed.slice(at, to), place, branch));
    at = to - 1;
  }
  return rows;
}

type Place = Pick<TreeRow, 'lane' | 'parent'>;

function entryRow(
  node: Node,
  place: Place,
  branch: Branch,
  compared: Compared | undefined,
  withoutContent: boolean,
): TreeRow {
  const { id, view } = node;
  const fate = branch.fates.get(id);
  return {
    kind: 'entry',
    id: cut(printable(id), 60),
    line: view.line,
    ...place,
    active: branch.ids.has(id),
    ...(fate !== undefined && { fate }),
    text: withoutContent ? describeEntry(view.value ?? {}, () => '') : describeEntry(view.value ?? {}),
    notes: (branch.notes.get(id) ?? []).slice(0, 6).map((note) => cut(note, 120)),
    ...compared,
  };
}

function foldedRow(folded: readonly Placed[], place: Place, branch: Branch): TreeRow {
  const [first] = folded;
  return {
    kind: 'folded',
    id: '',
    line: first?.node.view.line ?? 0,
    ...place,
    active: folded.every(({ node }) => branch.ids.has(node.id)),
    text: counted(folded.length, 'more entry', 'more entries'),
    notes: [],
  };
}

const oddRow = ({ line, text }: LineView, withoutContent: boolean): TreeRow => ({
  kind: 'odd',
  id: `line ${line}`,
  line,
  lane: 0,
  active: false,
  text: withoutContent ? 'is not a JSON object' : `is not a JSON object: ${quoted(text, 60)}`,
  notes: [],
});

function withProblems(row: TreeRow, problems: NonNullable<DrawingOptions['problems']>): TreeRow {
  const some = row.kind === 'folded' ? undefined : problems.get(row.line);
  return some === undefined ? row : { ...row, problems: some };
}

const offsetBy = (rows: readonly TreeRow[], offset: number): readonly TreeRow[] =>
  rows.map((row) => (row.parent === undefined ? row : { ...row, parent: row.parent + offset }));
