import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IdIndex } from './id-index.ts';
import { NO_ENTRY, TreeIndex } from './tree-index.ts';

const idOf = (entry: number) => (entry * 7).toString(16).padStart(8, '0');

describe('the id index', () => {
  test('is a map from ids to entries, in which the first of an id stays', () => {
    const id = fc.oneof(
      fc.nat({ max: 50 }).map((number) => number.toString(16).padStart(8, '0')),
      fc.constantFrom('ABCDEF00', 'k1', '0000000', '', '00000000x', '-0000001'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(id), (ids) => {
        const index = new IdIndex();
        const map = new Map<string, number>();
        for (const [entry, one] of ids.entries()) {
          expect(index.take(one, entry)).toBe(map.get(one) ?? -1);
          if (!map.has(one)) map.set(one, entry);
        }
        for (const one of [...ids, 'ffffffff']) expect(index.get(one)).toBe(map.get(one) ?? -1);
      }),
    );
  });

  test('grows', () => {
    const index = new IdIndex();
    const count = 100_000;
    for (let entry = 0; entry < count; entry++) index.take(idOf(entry), entry);
    for (let entry = 0; entry < count; entry += 97) expect(index.get(idOf(entry))).toBe(entry);
    expect(index.get('ffffffff')).toBe(-1);
  });
});

/** Parents of entries, by number: each below an earlier one, or a root. */
const parents = fc
  .array(fc.nat(), { minLength: 1, maxLength: 60 })
  .map((choices) => choices.map((choice, entry) => (choice % (entry + 1)) - 1));

describe('the tree index', () => {
  test('knows ancestors as the walk by parents does', () => {
    fc.assert(
      fc.property(parents, (all) => {
        const tree = new TreeIndex();
        all.forEach((parent, entry) => tree.add(entry + 2, 0, parent));
        for (let entry = 0; entry < all.length; entry++) {
          const walked = new Set<number>();
          for (let at = all[entry] ?? NO_ENTRY; at !== NO_ENTRY; at = all[at] ?? NO_ENTRY) walked.add(at);
          for (let other = 0; other < all.length; other++)
            expect(tree.isAncestor(other, entry)).toBe(walked.has(other));
        }
      }),
    );
  });

  test('finds an ancestor of a long chain in few steps', () => {
    const tree = new TreeIndex();
    const length = 200_000;
    for (let entry = 0; entry < length; entry++) tree.add(entry, 0, entry - 1);
    let found = 0;
    for (let entry = 1; entry < length; entry++) if (tree.isAncestor(entry >> 1, entry)) found++;
    expect(found).toBe(length - 1);
  });

  test('tells each cycle by its first entry', () => {
    const tree = new TreeIndex();
    for (const parent of [NO_ENTRY, 0, 1, NO_ENTRY, 3, 4]) tree.add(0, 0, parent);
    tree.relink(0, 2); // 0 -> 2 -> 1 -> 0
    tree.relink(3, 5); // 3 -> 5 -> 4 -> 3
    expect([...tree.cycles([0, 3])]).toEqual([0, 3]);
  });
});
