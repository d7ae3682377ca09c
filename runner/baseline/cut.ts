import { isMap, isSeq, type CST, type LineCounter, type YAMLSeq } from 'yaml';
import type { BaselineFile } from './read.ts';
import { parsed } from './read.ts';

/** Lines of a text, from the first to the one before the last, counted from 0. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/**
 * A baseline without some of its entries. An entry goes with the comments directly above it; every other byte stays.
 * @param gone the lines, counted from 1, that the entries stand on
 */
export function withoutEntries({ path, text }: BaselineFile, gone: ReadonlySet<number>): string {
  const cuts = entryLines(path, text).filter(({ line }) => gone.has(line));
  return text
    .split(/(?<=\n)/)
    .filter((_, index) => !cuts.some(({ from, to }) => index >= from && index < to))
    .join('');
}

/** A baseline with further entries behind the last one, indented as that is. */
export function withEntries({ path, text }: BaselineFile, entries: readonly string[][]): string {
  if (entries.length === 0) return text;
  const all = entryLines(path, text);
  const last = all.at(-1);
  const lines = text.split(/(?<=\n)/);
  const heading = lines.findIndex((line) => /^entries[ \t]*:/.test(line));
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = ' '.repeat(last?.indent ?? 2);
  const made = entries.map(([first = '', ...rest]) =>
    [`${indent}- ${first}`, ...rest.map((line) => `${indent}  ${line}`)].map((line) => line + end).join(''),
  );
  if (heading === -1) return `${withEnd(text, end)}entries:${end}${made.join('')}`;
  const at = last?.to ?? heading + 1;
  const before = lines.slice(0, at).join('');
  // `entries: []` and `entries: null` become a heading for what follows.
  const head =
    last === undefined ? before.replace(/(^|\n)(entries[ \t]*:)[ \t]*(\[\]|null|~)/, '$1$2') : before;
  return `${withEnd(head, end)}${made.join('')}${lines.slice(at).join('')}`;
}

const withEnd = (text: string, end: string): string =>
  text === '' || text.endsWith('\n') ? text : text + end;

/** Where each entry stands, its comments included. */
function entryLines(
  path: string,
  text: string,
): readonly (Lines & { readonly line: number; readonly indent: number })[] {
  const { document, lines } = parsed(path, text);
  const { contents } = document;
  const list: unknown = isMap(contents) ? contents.get('entries', true) : undefined;
  if (!isSeq(list)) return [];
  const texts = text.split('\n');
  return list.items.map((item, index) => {
    const dash = dashOf(list, index);
    const first = lineAt(lines, dash);
    const indent = dash - (text.lastIndexOf('\n', dash - 1) + 1);
    const next = index + 1 < list.items.length ? lineAt(lines, dashOf(list, index + 1)) : texts.length;
    const range = (item as { range?: readonly number[] | null }).range ?? [dash, dash];
    const lastLine = lineAt(lines, Math.max(dash, (range[1] ?? dash) - 1));
    let to = lastLine + 1;
    // Comments that are indented as the members of the entry are still its own.
    while (to < next && isComment(texts[to]) && indentOf(texts[to]) > indent) to++;
    let from = first;
    while (isComment(texts[from - 1]) && indentOf(texts[from - 1]) <= indent) from--;
    return { line: lineAt(lines, range[0] ?? dash) + 1, from, to, indent };
  });
}

const lineAt = (lines: LineCounter, offset: number): number => lines.linePos(offset).line - 1;
const isComment = (line = ''): boolean => /^\s*#/.test(line);
const indentOf = (line = ''): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** Where the `-` of an entry stands. */
function dashOf(list: YAMLSeq, index: number): number {
  const { items } = list.srcToken as CST.BlockSequence;
  const starts = items.map(({ start }) => start.find(({ type }) => type === 'seq-item-ind'));
  const dashes = starts.filter((token) => token !== undefined);
  return dashes[index]?.offset ?? 0;
}
