import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';
import { type Change, type Kind, MUTATIONS } from './mutation-kinds.ts';
import { childrenOf, isNode, type Node } from './nodes.ts';

/** One change to one file. */
export interface Mutant {
  /** Made of the line's text and the change, so that it stays the same when lines are put before it. */
  readonly id: string;
  /** Relative to the folder of the code that is changed. */
  readonly file: string;
  readonly kind: Kind;
  /** Counted from 1. */
  readonly line: number;
  /** The function in which it stands; empty on the top level. */
  readonly within: string;
  /** The line as it was, and as it is. */
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Every single change to a source.
 * @param file its name, which goes into the ids
 * @throws where the source is not a program
 */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const changes: { change: Change; within: string }[] = [];
  // A tree of the parser, walked without its many types.
  visit(program as unknown as Node, '', (node, within) => {
    const mutation = Object.hasOwn(MUTATIONS, node.type) ? MUTATIONS[node.type] : undefined;
    for (const change of mutation?.(node, source) ?? [])
      if (isChange(change, source)) changes.push({ change, within });
  });
  const taken = new Map<string, number>();
  return changes
    .map(({ change, within }) => mutantOf(file, source, change, within))
    .filter((mutant) => isProgram(file, applied(mutant, source)))
    .map((mutant) => {
      const count = taken.get(mutant.id) ?? 0;
      taken.set(mutant.id, count + 1);
      return count === 0 ? mutant : { ...mutant, id: `${mutant.id}-${count + 1}` };
    })
    .sort((one, other) => one.start - other.start);
}

/** The source with the change in it. */
export const applied = (
  { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>,
  source: string,
): string => source.slice(0, start) + text + source.slice(end);

const isChange = ({ start, end, text }: Change, source: string): boolean => source.slice(start, end) !== text;

const isProgram = (file: string, source: string): boolean => parseSync(file, source).errors.length === 0;

function mutantOf(file: string, source: string, change: Change, within: string): Mutant {
  const { start, end, text, kind } = change;
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = source.indexOf('\n', end);
  const to = lineEnd === -1 ? source.length : lineEnd;
  const line = source.slice(0, start).split('\n').length;
  const before = source.slice(from, to).trim();
  const after = (source.slice(from, start) + text + source.slice(end, to)).trim();
  const id = createHash('sha256').update([file, within, before, after].join('\0')).digest('hex').slice(0, 8);
  return { id, file, kind, line, within, before, after, start, end, text };
}

/** Parts in which nothing is changed: where something comes from, and what a member is called. */
function isLeftAlone(parent: Node, member: string): boolean {
  if (parent.type.startsWith('Import') || parent.type.startsWith('Export'))
    return member === 'source' || member === 'specifiers' || member === 'attributes';
  return member === 'key' && parent['computed'] !== true;
}

function visit(node: Node, within: string, see: (node: Node, within: string) => void): void {
  see(node, within);
  const inside = nameOf(node) ?? within;
  for (const [member, child] of childrenOf(node)) if (!isLeftAlone(node, member)) visit(child, inside, see);
}

/** The name that a node gives to what stands in it. */
function nameOf(node: Node): string | undefined {
  const named =
    node.type === 'FunctionDeclaration' ||
    node.type === 'ClassDeclaration' ||
    node.type === 'VariableDeclarator'
      ? node['id']
      : node.type === 'MethodDefinition' || node.type === 'Property'
        ? node['key']
        : undefined;
  if (!isNode(named)) return undefined;
  const name = named['name'] ?? named['value'];
  return typeof name === 'string' ? name : undefined;
}
