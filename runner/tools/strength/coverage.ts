import { parseSync } from 'oxc-parser';
import { inserted } from './insert.ts';
import { type Node, visitNodes } from './nodes.ts';

/** A function of a source: what is called inside of it notes its name. */
export interface Body {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Of an arrow function without braces. */
  readonly isExpression: boolean;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const REACHED = 'piConformReached';

/** Where noted functions stand as long as code that notes them runs in this process. */
const noted = globalThis as { [REACHED]?: Set<string> };

/** Begins to note, and gives what was noted since the last call whenever it is called. */
export function noting(): () => readonly string[] {
  let reached = new Set<string>();
  noted[REACHED] = reached;
  return () => {
    const names = [...reached];
    reached = new Set();
    noted[REACHED] = reached;
    return names;
  };
}

/** The functions of a source. */
export function bodiesOf(file: string, source: string): readonly Body[] {
  const bodies: Body[] = [];
  // A tree of the parser, walked without its many types.
  visitNodes(parseSync(file, source).program as unknown as Node, (node) => {
    const body = node['body'] as Node | null | undefined;
    if (!FUNCTIONS.has(node.type) || body === null || body === undefined) return;
    const { start, end } = body;
    bodies.push({ name: `${file}#${bodies.length}`, start, end, isExpression: node['expression'] === true });
  });
  return bodies;
}

/** The same program, in which each function notes that it was called. */
export function noticing(file: string, source: string): string {
  const insertions = bodiesOf(file, source).flatMap(({ name, start, end, isExpression }) => {
    const note = `globalThis.${REACHED}?.add(${JSON.stringify(name)})`;
    return isExpression
      ? [
          { at: start, text: `(${note}, ` },
          { at: end, text: ')' },
        ]
      : [{ at: start + 1, text: `${note};` }];
  });
  return inserted(source, insertions);
}

/** The innermost function in which a place stands; undefined on the top level, and in what a function is given. */
export const functionAround = (
  bodies: readonly Body[],
  at: { readonly start: number; readonly end: number },
): string | undefined => bodies.findLast(({ start, end }) => start <= at.start && at.end <= end)?.name;
