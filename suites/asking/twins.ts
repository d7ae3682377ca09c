import fc from 'fast-check';
import type { Session } from '../../generators/index.ts';
import { caseOf, type TwinCase } from './reading-rule.ts';
import { namesFor, renamedBy } from './renaming.ts';
import { sessions, type ToRead } from './sessions-to-read.ts';
import type { World } from '../rule.ts';

/**
 * Pairs of related sessions, for laws that need no model: what holds between the answers to both is said
 * by the rule.
 */
export type Twins<Pair extends TwinCase = TwinCase> = (world: World) => fc.Arbitrary<Pair>;

/** A pair in which the second file has other ids; `names` maps the first file's ids to the second's. */
export interface Renamed extends TwinCase {
  readonly names: ReadonlyMap<string, string>;
}

/** The same session with every entry id replaced, wherever one stands. */
export function renamed(constraints: ToRead): Twins<Renamed> {
  return (world) =>
    sessions(constraints)(world).map((before) => {
      const names = namesFor(before, (place) => `renamed-${place}`);
      return { names, before: caseOf(before), after: caseOf(renamedBy(names, before)) };
    });
}

/** The same entries with whole branches moved in the file: parents still first, the last line kept. */
export function reorderedBranches(constraints: ToRead): Twins {
  return (world) =>
    sessions({ ...constraints, clock: 'rising' })(world).map((before) => ({
      before: caseOf(before),
      after: caseOf({ ...before, entries: branchByBranch(before.entries) }),
    }));
}

/** Depth first instead of in order of time; the last entry stays last, as it has no children. */
function branchByBranch(entries: Session['entries']): Session['entries'] {
  const last = entries.at(-1);
  const children = new Map<string | null, Session['entries'][number][]>();
  for (const entry of entries) children.set(entry.parentId, [...(children.get(entry.parentId) ?? []), entry]);
  const ordered: Session['entries'][number][] = [];
  // A stack hands out the youngest branch first, so branches change places.
  const stack = [...(children.get(null) ?? [])];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    if (entry !== last) ordered.push(entry);
    stack.push(...(children.get(entry.id) ?? []));
  }
  return last === undefined ? ordered : [...ordered, last];
}

/** A session read from any of its entries, and the file cut after that entry: a branch knows no future. */
export function cutAfter(
  constraints: ToRead,
  stopsAt: (entry: Session['entries'][number]) => boolean,
): Twins {
  return (world) =>
    sessions({ ...constraints, minEntries: 2 })(world)
      .filter(({ entries }) => entries.some((entry, index) => index > 0 && stopsAt(entry)))
      .chain((whole) => {
        const stops = whole.entries.flatMap((entry, index) => (index > 0 && stopsAt(entry) ? [index] : []));
        return fc.constantFrom(...stops).map((at) => {
          const cut = { ...whole, entries: whole.entries.slice(0, at) };
          const leafId = whole.entries[at]?.parentId ?? null;
          return { before: caseOf(cut, leafId), after: caseOf(whole, leafId) };
        });
      });
}

/** A session, and the same with one more entry at the end that hangs below a given entry; both read from one leaf. */
export function withAppended(
  constraints: ToRead,
  append: (made: Session) => fc.Arbitrary<{
    entry: Session['entries'][number];
    leafBefore: string | null;
    leafAfter: string | null;
  }>,
): Twins {
  return (world) =>
    sessions({ ...constraints, minEntries: 1 })(world).chain((made) =>
      append(made).map(({ entry, leafBefore, leafAfter }) => ({
        before: caseOf(made, leafBefore),
        after: caseOf({ ...made, entries: [...made.entries, entry] }, leafAfter),
      })),
    );
}
