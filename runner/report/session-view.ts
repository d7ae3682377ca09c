/** What a picture shows of one line of a session file. Read leniently: the files of failing cases may be broken in any way. */
export interface LineView {
  /** Counted from 1. */
  readonly line: number;
  /** Undefined for a line that is not a JSON object. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly text: string;
}

/** An entry in its place. */
export interface Node {
  readonly view: LineView;
  readonly id: string;
  readonly children: Node[];
}

export interface SessionView {
  readonly header: LineView | undefined;
  /** Lines that are no entries: noise before the header, malformed lines. */
  readonly odd: readonly LineView[];
  readonly roots: readonly Node[];
  /** Entries that hang in a circle and under no root. */
  readonly circular: readonly Node[];
  readonly nodes: readonly Node[];
}

const BOM = /^\uFEFF/;

function linesOf(bytes: Uint8Array): LineView[] {
  // A byte-order mark is a problem of its own, and the header behind it a header all the same.
  const texts = Buffer.from(bytes).toString('utf8').replace(BOM, '').split('\n');
  return texts.flatMap((text, i) => (text.trim() === '' ? [] : [{ line: i + 1, value: parse(text), text }]));
}

function parse(text: string): LineView['value'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as LineView['value'])
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the bytes of a session file for a picture of it. Entries without ids (version 1) are chained as they stand. */
export function viewSession(bytes: Uint8Array): SessionView {
  const views = linesOf(bytes);
  const header = views.find(({ value }) => value?.['type'] === 'session');
  const odd = views.filter(({ value }) => value === undefined);
  const entries = views.filter((view) => view.value !== undefined && view.value['type'] !== 'session');

  const nodes = entries.map((view): Node => ({ view, id: nameOf(view), children: [] }));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const roots: Node[] = [];
  for (const [i, node] of nodes.entries()) {
    const above = parentNameOf(node.view, nodes[i - 1]);
    (above === undefined ? roots : (byId.get(above)?.children ?? roots)).push(node);
  }
  return { header, odd, roots, circular: unreached(nodes, roots), nodes };
}

const hasId = ({ value }: LineView): boolean => typeof value?.['id'] === 'string';

const nameOf = (view: LineView): string => (hasId(view) ? String(view.value?.['id']) : `line ${view.line}`);

/** The name of the entry above; undefined for a root. */
export function parentNameOf(view: LineView, before: Node | undefined): string | undefined {
  if (!hasId(view)) return before?.id;
  const parentId = view.value?.['parentId'];
  return typeof parentId === 'string' ? parentId : undefined;
}

function unreached(nodes: readonly Node[], roots: readonly Node[]): Node[] {
  const reached = new Set<Node>();
  const open = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    reached.add(node);
    for (const child of node.children) if (!reached.has(child)) open.push(child);
  }
  return nodes.filter((node) => !reached.has(node));
}
