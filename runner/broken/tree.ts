import { branchOf, milliseconds, treeOf, type Entry, type ReadSession } from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { answering, answeringInstead, leafOf, readingEntries, type Broken, type Call } from './breaking.ts';

const inFileOrder = (session: ReadSession, ids: readonly string[]) =>
  session.entries.filter(({ id }) => ids.includes(id)).map(({ id }) => id);

const never = () => new Promise(() => {});

/** Walks with one call a step, as long as the stack lasts. */
function walk(session: ReadSession, entry: Entry | undefined, steps: number): string[] {
  if (entry === undefined) return [];
  if (steps > 1_000) throw new RangeError('maximum recursion depth exceeded');
  return [...walk(session, session.byId.get(entry.parentId ?? ''), steps + 1), entry.id];
}

const recursively = ({ session }: Call) => {
  const read = session();
  return { entryIds: walk(read, read.byId.get(read.leafId ?? ''), 0) };
};

const isCyclic = (session: ReadSession) => branchOf(session, undefined)[0]?.parentId !== null;

/** The entries, hung up by what stands before them; roots stay. */
const linked = (
  entries: readonly Entry[],
  parentOf: (entry: Entry, before: readonly Entry[]) => Entry | undefined,
): readonly Entry[] =>
  entries.map((entry, index) =>
    entry.parentId === null
      ? entry
      : { ...entry, parentId: parentOf(entry, entries.slice(0, index))?.id ?? null },
  );

export const brokenTrees: readonly Broken[] = [
  {
    rule: 'tree/root',
    fault: 'only the first root is shown',
    entries: 2,
    driver: answering('session/tree', (tree) => ({ ...tree, roots: tree.roots.slice(0, 1) })),
  },
  {
    rule: 'tree/parent-exists',
    fault: 'the tree is shown as a chain, whatever parentId says',
    entries: 3,
    driver: answering('session/tree', (_tree, { session }) => {
      const entries = linked(session().entries, (_entry, before) => before.at(-1));
      return treeOf({ ...session(), entries, byId: new Map(entries.map((entry) => [entry.id, entry])) });
    }),
  },
  {
    rule: 'tree/linear',
    fault: 'entries that are no messages are left out of the branch',
    entries: 1,
    driver: answering('session/branch', ({ entryIds }, { session }) => ({
      entryIds: entryIds.filter((id) => session().byId.get(id)?.type === 'message'),
    })),
  },
  {
    rule: 'tree/leaf',
    fault: 'the leaf is the last message',
    entries: 1,
    driver: answering('session/read', (answer) => ({
      ...answer,
      leafId: answer.entries.findLast(({ type }) => type === 'message')?.id ?? null,
    })),
  },
  {
    rule: 'tree/branch',
    fault: 'the branch is every entry up to the leaf, in file order',
    entries: 2,
    driver: answering('session/branch', ({ entryIds }, { session }) => {
      const all = session().entries.map(({ id }) => id);
      return { entryIds: all.slice(0, all.indexOf(entryIds.at(-1) ?? '') + 1) };
    }),
  },
  {
    rule: 'tree/branch-from',
    fault: 'the leaf that was asked for is ignored',
    entries: 1,
    driver: answering('session/branch', (_, { session }) => ({
      entryIds: branchOf(session(), undefined).map(({ id }) => id),
    })),
  },
  {
    rule: 'tree/unknown-leaf',
    fault: 'an unknown leaf gives an empty branch',
    entries: 0,
    driver: answeringInstead('session/branch', ({ session, params }) => {
      const leafId = params['leafId'] as string | null | undefined;
      const known = leafId === undefined || leafId === null || session().byId.has(leafId);
      return { entryIds: known ? branchOf(session(), leafId).map(({ id }) => id) : [] };
    }),
  },
  {
    rule: 'tree/no-cycle',
    fault: 'a cycle is walked for ever',
    hangs: true,
    driver: answering('session/branch', (answer, { session }) => (isCyclic(session()) ? never() : answer)),
  },
  {
    rule: 'tree/duplicate-id',
    fault: 'of two entries with one id the walk passes both',
    entries: 3,
    driver: answering('session/branch', ({ entryIds }, { session }) => ({
      entryIds: entryIds.flatMap((id) =>
        session()
          .entries.filter((entry) => entry.id === id)
          .map(() => id),
      ),
    })),
  },
  {
    rule: 'tree/orphan',
    fault: 'an orphan is given to the line before it',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.map((entry, index) =>
        entry.parentId !== null && entries.every(({ id }) => id !== entry.parentId)
          ? { ...entry, parentId: entries[index - 1]?.id ?? null }
          : entry,
      ),
    ),
  },
  {
    rule: 'tree/orphan-root',
    fault: 'orphans are not shown',
    entries: 1,
    driver: answering('session/tree', (tree, { session }) => ({
      ...tree,
      roots: tree.roots.filter((id) => session().byId.get(id)?.parentId === null),
    })),
  },
  {
    rule: 'tree/root-without-parent',
    fault: 'an entry without parentId hangs below the line before',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.map((entry, index) =>
        entry.parentId === undefined ? { ...entry, parentId: entries[index - 1]?.id ?? null } : entry,
      ),
    ),
  },
  {
    rule: 'tree/children-order',
    fault: 'times in nanoseconds are not understood',
    entries: 4,
    driver: readingEntries((entries) =>
      entries.map((entry) =>
        /\.\d{4,}/.test(String(entry['timestamp'])) ? { ...entry, timestamp: 'unknown' } : entry,
      ),
    ),
  },
  {
    rule: 'tree/children-order',
    fault: 'children stand in file order',
    entries: 3,
    driver: answering('session/tree', (tree, { session }) => {
      const read = session();
      return {
        ...tree,
        children: Object.fromEntries(
          Object.entries(tree.children).map(([id, ids]) => [id, inFileOrder(read, ids)]),
        ),
      };
    }),
  },
  { rule: 'tree/depth', fault: 'the walk recurses', driver: answeringInstead('session/branch', recursively) },
  {
    rule: 'tree/doubled-lines',
    fault: 'a doubled line is shown under its parent once more, and so are all below it',
    hangs: true,
    driver: answeringInstead('session/tree', ({ session }) => {
      const read = session();
      return read.entries.length > read.byId.size ? never() : treeOf(read);
    }),
  },
  {
    rule: 'tree/many-children',
    fault: 'an entry with very many children is refused',
    driver: answering('session/tree', (tree) => {
      if (Object.values(tree.children).some((ids) => ids.length > 10_000))
        throw new Rejected('too many children');
      return tree;
    }),
  },
  {
    rule: 'tree/renamed-ids',
    fault: 'ids that are no hex digits are dropped',
    entries: 1,
    driver: answering('session/branch', ({ entryIds }) => ({
      entryIds: entryIds.filter((id) => /^[0-9a-f-]+$/.test(id)),
    })),
  },
  {
    rule: 'tree/reordered-branches',
    fault: 'the parent is the youngest entry before the line that is old enough',
    entries: 4,
    driver: answering('session/branch', (_branch, call) => {
      const session = call.session();
      const entries = linked(session.entries, (entry, before) =>
        before.findLast((other) => olderThan(other, entry)),
      );
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      return { entryIds: branchOf({ ...session, entries, byId }, leafOf(call)).map(({ id }) => id) };
    }),
  },
];

const olderThan = (one: Entry, other: Entry) =>
  (milliseconds(one['timestamp']) ?? 0) <= (milliseconds(other['timestamp']) ?? 0);
