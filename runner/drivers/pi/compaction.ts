import type { Params } from '../../driver-kit/driver.ts';
import { type PiEntry, type PiModule, type PiPackage, siblingOf } from './package.ts';
import { leafOf, openSession } from './reading.ts';
import { asking } from './refusals.ts';

/** `dist/core/compaction/compaction.js`, as far as this driver uses it. */
interface PiCompaction {
  readonly prepareCompaction: (
    branch: readonly PiEntry[],
    settings: { enabled: boolean; reserveTokens: number; keepRecentTokens: number },
  ) => { firstKeptEntryId: string } | undefined;
}

/** Where Pi would cut a branch, as it prepares a compaction; left out where the release has no function for it. */
export function compacting(pi: PiModule, release: PiPackage) {
  const files = ['compaction/compaction.js', 'compaction.js'];
  const compaction = siblingOf<PiCompaction>(release, files, 'export function prepareCompaction(pathEntries');
  if (compaction === undefined) return {};
  return {
    'compaction/plan': async ({ path, leafId, keepRecentTokens }: Params) => {
      const { prepareCompaction } = await compaction();
      const manager = openSession(pi, String(path));
      const leaf = leafOf(manager, leafId);
      const branch = leaf === null || leaf === undefined ? [] : manager.getBranch(leaf);
      const settings = { enabled: true, reserveTokens: 0, keepRecentTokens: Number(keepRecentTokens) };
      return {
        firstKeptEntryId: asking(() => prepareCompaction(branch, settings))?.firstKeptEntryId ?? null,
      };
    },
  };
}
