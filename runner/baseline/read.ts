import { readFileSync } from 'node:fs';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean.ts';
import { messageOf, UsageError } from '../errors.ts';
import { type Entry, EXPECTABLE, KINDS } from './entry.ts';

const day = z.iso.date({ error: 'must be a day such as 2027-03-31' });

const members = z.strictObject({
  pattern: z.string().min(1, { error: 'must not be empty' }),
  verdict: z.enum(EXPECTABLE).default('fail'),
  kind: z.enum(KINDS),
  link: z.url({ error: 'must be an address such as https://example.org/issues/12' }).optional(),
  note: z.string().optional(),
  expires: day.optional(),
  broad: z.boolean().optional(),
});

/** A baseline as text, with its entries. */
export interface BaselineFile {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** Reads a baseline. @throws UsageError that names the line, for a file that is missing or not as it must be */
export function readBaseline(path: string): BaselineFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new UsageError(
      `the baseline cannot be read: ${messageOf(thrown)}. pi-conform baseline write ${path} -- <command...> makes one.`,
    );
  }
  return { path, text, entries: entriesOf(path, text) };
}

/** Parses YAML with the tokens that entries are cut by. */
export function parsed(path: string, text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, keepSourceTokens: true, uniqueKeys: true });
  const [problem] = document.errors;
  if (problem !== undefined) {
    const line = lines.linePos(problem.pos[0]).line;
    throw new UsageError(`${path}:${line}: this is not YAML that can be read: ${firstLine(problem.message)}`);
  }
  return { document, lines };
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? text).replace(/ at line \d+.*$/, '');

function entriesOf(path: string, text: string): readonly Entry[] {
  const { document, lines } = parsed(path, text);
  const lineOf = (node: unknown): number => {
    const offset = (node as { range?: readonly number[] } | null | undefined)?.range?.[0] ?? 0;
    return lines.linePos(offset).line;
  };
  const refuse = (node: unknown, why: string): never => {
    throw new UsageError(`${path}:${lineOf(node)}: ${why}`);
  };
  visit(document, (_key, node) => {
    if (isAlias(node) || (node as { anchor?: string } | null)?.anchor !== undefined)
      refuse(node, 'anchors and aliases are not read in a baseline: write the entry out.');
  });
  const { contents } = document;
  if (contents === null) return [];
  if (!isMap(contents)) return refuse(contents, 'a baseline is a map with the one key "entries".');
  for (const { key } of contents.items)
    if (!isScalar(key) || key.value !== 'entries')
      refuse(key, `a baseline has the one key "entries"; received "${String(key)}".`);
  const list: unknown = contents.get('entries', true);
  if (list === undefined || (isScalar(list) && list.value === null)) return [];
  if (!isSeq(list) || (list.flow === true && list.items.length > 0))
    return refuse(list, '"entries" is a list, one entry below the other, each with "- " before it.');
  const seen = new Map<string, number>();
  return list.items.map((item): Entry => {
    const line = lineOf(item);
    if (!isMap(item)) return refuse(item, 'an entry is a map with "pattern" and "kind".');
    for (const { key } of item.items)
      if (!isScalar(key) || typeof key.value !== 'string' || !Object.hasOwn(members.shape, key.value))
        refuse(
          key,
          `an entry has no "${String(key)}".${didYouMean(String(key), Object.keys(members.shape))} It may have ${Object.keys(members.shape).join(', ')}.`,
        );
    const pattern: unknown = item.get('pattern', true);
    if (pattern === undefined) return refuse(item, 'an entry needs a "pattern".');
    if (!isScalar(pattern) || !['QUOTE_SINGLE', 'QUOTE_DOUBLE'].includes(pattern.type ?? ''))
      return refuse(pattern, "a pattern stands in quotes, as in pattern: 'edit/omit'.");
    const { success, data, error } = members.safeParse(item.toJSON());
    if (!success) {
      const [issue] = error.issues;
      const member = String(issue?.path[0] ?? '');
      const at: unknown = item.get(member, true) ?? item;
      return refuse(at, `"${member}": ${wordsOf(issue?.message)}.`);
    }
    const before = seen.get(data.pattern);
    if (before !== undefined)
      return refuse(pattern, `the pattern "${data.pattern}" stands on line ${before} already.`);
    seen.set(data.pattern, line);
    return { ...(data as Omit<Entry, 'line'>), line };
  });
}

const wordsOf = (message = 'is not right'): string =>
  message.startsWith('must') ? `it ${message}` : message.charAt(0).toLowerCase() + message.slice(1);
