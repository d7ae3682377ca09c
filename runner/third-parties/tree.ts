/** A node of a tree as managers of Pi's kind give it. */
export interface TreeNode {
  readonly entry: { readonly id: string };
  readonly children: readonly TreeNode[];
}

/** A tree as the protocol has it: flat. Where ids are doubled, a manager may hang one node in two places: it is told once. */
export function flatten(roots: readonly TreeNode[]) {
  const children = new Map<string, readonly string[]>();
  const seen = new Set<TreeNode>();
  const stack = [...roots];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    children.set(
      node.entry.id,
      node.children.map(({ entry }) => entry.id),
    );
    for (const child of node.children) stack.push(child);
  }
  return { roots: roots.map(({ entry }) => entry.id), children: Object.fromEntries(children) };
}
