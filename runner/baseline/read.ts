import { readFileSync } from 'node:fs';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { readSchema } from '../../schema/files.ts';
import type { SchemaProblem } from '../../schema/index.ts';
import { validateBaseline } from '../../schema/validate-settings.ts';
import { fileTrouble, UsageError } from '../errors.ts';
import { settingWords } from '../setting-words.ts';
import type { Entry } from './entry.ts';
import { PROGRAM } from '../invocation.ts';

/** A baseline as text, with its entries. */
export interface BaselineFile {
  readonly path: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

const isMissing = (thrown: unknown): boolean => (thrown as { readonly code?: unknown }).code === 'ENOENT';

/** Reads a baseline. @throws UsageError that names the line, for a file that is missing or not as it must be */
export function readBaseline(path: string): BaselineFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new UsageError(
      `the baseline ${path} cannot be read: ${fileTrouble(thrown)}.${isMissing(thrown) ? ` ${PROGRAM} baseline write ${path} -- <command...> makes one.` : ''}`,
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
  // A slip of the pen explains why another member is missing.
  const problems = validateBaseline(document.toJS()).sort((one, other) => rank(one) - rank(other));
  return list.items.map((item, index): Entry => {
    const line = lineOf(item);
    if (!isMap(item)) return refuse(item, 'an entry is a map with "pattern" and "kind".');
    const pattern: unknown = item.get('pattern', true);
    if (
      pattern !== undefined &&
      (!isScalar(pattern) || !['QUOTE_SINGLE', 'QUOTE_DOUBLE'].includes(pattern.type ?? ''))
    )
      return refuse(pattern, "a pattern stands in quotes, as in pattern: 'edit/omit'.");
    const problem = problems.find(({ pointer }) => pointer.startsWith(`/entries/${index}/`));
    if (problem !== undefined) return refuse(memberAt(item, problem.pointer), wordsOf(problem));
    const entry = item.toJSON() as Partial<Entry> & Pick<Entry, 'pattern' | 'kind'>;
    const before = seen.get(entry.pattern);
    if (before !== undefined)
      return refuse(pattern, `the pattern "${entry.pattern}" stands on line ${before} already.`);
    seen.set(entry.pattern, line);
    return { verdict: 'fail', ...entry, line };
  });
}

const rank = ({ keyword }: SchemaProblem): number => (keyword === 'additionalProperties' ? 0 : 1);

/** The node of the member that a problem is about; the entry itself where that is missing. */
function memberAt(item: YAMLMap, pointer: string): unknown {
  const name = pointer.split('/')[3];
  return item.items.find(({ key }) => isScalar(key) && key.value === name)?.key ?? item;
}

const wordsOf = ({ pointer, ...problem }: SchemaProblem): string =>
  settingWords({ ...problem, pointer: `/${pointer.split('/').slice(3).join('/')}` }, membersOfEntry());

/** What an entry may have, by the schema. */
const membersOfEntry = (): readonly string[] =>
  Object.keys((readSchema('baseline').$defs['BaselineEntry'] as { readonly properties: object }).properties);
