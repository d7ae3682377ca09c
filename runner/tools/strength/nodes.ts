/** A node of a syntax tree, as far as mutations look at it. Positions count in the source's own units. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below one, with the member in which each stands. */
export function* childrenOf(node: Node): Generator<readonly [member: string, child: Node]> {
  for (const [member, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield [member, child];
}

/** Sees every node, the outer ones first. */
export function visitNodes(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const [, child] of childrenOf(node)) visitNodes(child, see);
}
