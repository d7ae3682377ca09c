import { cut, printable, quoted, shortJson } from '../printable.ts';
import { type LineView, type Node, parentNameOf, type SessionView, viewSession } from './session-view.ts';

/** A picture is cut to so many lines, the first and the last of them. */
const MAX_LINES = 40;
const LAST_LINES = 12;
const MAX_INDENT = 48;

export interface PictureOptions {
  /** Where the branch is read from: null before the first entry, undefined from the last line. */
  readonly leafId?: string | null | undefined;
}

/**
 * A session file as a tree, one line an entry: `●` on the active branch, `○` off it, with the leaf, edits, and what is odd
 * marked. Long sessions and texts are cut; nothing in it can act on a terminal.
 */
export function pictureOf(bytes: Uint8Array, options: PictureOptions = {}): string {
  const view = viewSession(bytes);
  const branch = branchOf(view, options.leafId);
  const marks = marksOf(view, branch);
  const lines = [headerLine(view.header), ...view.odd.map(oddLine)];
  for (const { node, indent } of inDrawingOrder(view.roots))
    lines.push(entryLine(node, indent, branch, marks));
  for (const node of view.circular)
    lines.push(`${entryLine(node, '', branch, marks)}  (in a circle, under no root)`);
  return cutLines(lines).join('\n');
}

interface Branch {
  readonly leaf: string | undefined;
  readonly ids: ReadonlySet<string>;
}

function branchOf({ nodes }: SessionView, leafId: PictureOptions['leafId']): Branch {
  const leaf = leafId === undefined ? nodes.at(-1)?.id : (leafId ?? undefined);
  const above = new Map(nodes.map((node, i) => [node.id, parentNameOf(node.view, nodes[i - 1])]));
  const ids = new Set<string>();
  for (let at = leaf; at !== undefined && !ids.has(at) && above.has(at); at = above.get(at)) ids.add(at);
  return { leaf, ids };
}

/** Notes beside an entry, by its id. */
function marksOf({ nodes }: SessionView, { leaf, ids }: Branch): ReadonlyMap<string, string> {
  const marks = new Map<string, string[]>();
  const mark = (id: string, words: string): void => void marks.set(id, [...(marks.get(id) ?? []), words]);
  const known = new Set(nodes.map(({ id }) => id));
  for (const { id, view } of nodes) {
    const { type, targetId, parentId } = view.value ?? {};
    if (type === 'context_edit' && typeof targetId === 'string')
      mark(targetId, `edited by ${printable(id)}${ids.has(id) ? '' : ', off the branch'}`);
    if (typeof parentId === 'string' && !known.has(parentId))
      mark(id, `parent ${quoted(parentId, 20)} is missing`);
  }
  if (leaf !== undefined) mark(leaf, 'leaf');
  return new Map([...marks].map(([id, words]) => [id, `  ← ${words.join('; ')}`]));
}

interface Drawn {
  readonly node: Node;
  readonly indent: string;
}

/** Depth first. An only child stands below its parent; of several, each opens a column of its own. */
function* inDrawingOrder(roots: readonly Node[]): Generator<Drawn> {
  const open: { node: Node; first: string; rest: string }[] = [];
  const push = (nodes: readonly Node[], indent: string): void => {
    const fork = nodes.length > 1;
    for (const [i, node] of [...nodes.entries()].toReversed()) {
      const last = i === nodes.length - 1;
      open.push({
        node,
        first: fork ? `${indent}${last ? '└─' : '├─'}` : indent,
        rest: fork ? `${indent}${last ? '  ' : '│ '}` : indent,
      });
    }
  };
  const drawn = new Set<Node>();
  push(roots, '');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (drawn.has(next.node)) continue;
    drawn.add(next.node);
    yield { node: next.node, indent: next.first };
    push(next.node.children, cutIndent(next.rest));
  }
}

const cutIndent = (indent: string): string =>
  indent.length > MAX_INDENT ? indent.slice(0, MAX_INDENT) : indent;

function entryLine(
  { id, view }: Node,
  indent: string,
  branch: Branch,
  marks: ReadonlyMap<string, string>,
): string {
  const bullet = branch.ids.has(id) ? '●' : '○';
  return `${indent}${bullet} ${cut(printable(id), 40)} ${describeEntry(view.value ?? {})}${marks.get(id) ?? ''}`;
}

const textOf = (content: unknown): string => {
  if (typeof content === 'string') return quoted(content, 40);
  if (!Array.isArray(content)) return content === undefined ? '' : shortJson(content, 40);
  return (content as readonly ({ type?: unknown; text?: unknown } | null)[])
    .slice(0, 4)
    .map((block) => (typeof block?.text === 'string' ? quoted(block.text, 40) : `[${wordOf(block?.type)}]`))
    .join(' ');
};

type Entry = Readonly<Record<string, unknown>>;

// `String` would call what a hostile file names `toString`.
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? printable(value) : value === undefined ? '(missing)' : shortJson(value, 40);

/** What each type of entry shows of itself; its content by a function that may leave it out. */
const DETAILS: Readonly<Record<string, (entry: Entry, content: (of: unknown) => string) => string>> = {
  message: ({ message }, shown) => {
    const { role, content, command } = (message ?? {}) as Entry;
    return `${wordOf(role)} ${shown(content ?? command)}`;
  },
  context_edit: ({ targetId, replacement }, shown) => {
    const content = (replacement as Entry | null | undefined)?.['content'];
    const how = replacement === null ? 'omits' : 'replaces';
    return `context_edit ${how} ${wordOf(targetId)} ${replacement === null ? '' : shown(content ?? replacement)}`;
  },
  compaction: ({ firstKeptEntryId, firstKeptEntryIndex, summary }, shown) =>
    `compaction keeps from ${wordOf(firstKeptEntryId ?? firstKeptEntryIndex)} ${shown(summary)}`,
  branch_summary: ({ fromId, summary }, shown) => `branch_summary of ${wordOf(fromId)} ${shown(summary)}`,
  label: ({ targetId, label }, shown) =>
    `label ${[shown(label), 'on', wordOf(targetId)].filter(Boolean).join(' ')}`,
  session_info: ({ name }, shown) => `session_info ${shown(name)}`,
  model_change: ({ provider, modelId }) => `model_change ${wordOf(provider)}/${wordOf(modelId)}`,
  thinking_level_change: ({ thinkingLevel }) => `thinking_level_change ${wordOf(thinkingLevel)}`,
  custom_message: ({ content }, shown) => `custom_message ${shown(content)}`,
};

/** What an entry is, in a few words that can act on nothing. @param content how what people wrote is shown */
export function describeEntry(entry: Entry, content: (of: unknown) => string = textOf): string {
  const type = wordOf(entry['type']);
  const detail = Object.hasOwn(DETAILS, type) ? DETAILS[type]?.(entry, content) : undefined;
  return cut(printable((detail ?? type).trim()), 120);
}

/** What the header says, in a line. */
export function headerLine(header: LineView | undefined): string {
  if (header?.value === undefined) return 'no header';
  const { version, cwd } = header.value;
  const where = header.line === 1 ? '' : ` (line ${header.line})`;
  return `session, version ${version === undefined ? 'none' : shortJson(version, 20)}, cwd ${cut(shortJson(cwd), 60)}${where}`;
}

const oddLine = ({ line, text }: LineView): string =>
  `✗ line ${line} is not a JSON object: ${quoted(text, 60)}`;

function cutLines(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  const left = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES - LAST_LINES), `… ${left} more lines …`, ...lines.slice(-LAST_LINES)];
}
