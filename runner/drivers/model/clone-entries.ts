import { randomUUID } from 'node:crypto';
import { labelsOf, type Entry, type JsonObject, type ReadSession } from '../../../suites/model/index.ts';

const isLabel = ({ type }: JsonObject): boolean => type === 'label';

const setAt = ({ entries }: ReadSession, target: string): unknown =>
  entries.findLast((entry) => isLabel(entry) && entry['targetId'] === target)?.['timestamp'];

/** The branch without its labels, re-chained, and behind it the labels that count. */
export function cloneEntries(source: ReadSession, branch: readonly Entry[]): readonly JsonObject[] {
  const kept = branch.filter((entry) => !isLabel(entry));
  const boundary = (id: unknown) => {
    const at = branch.findIndex((entry) => entry.id === id);
    return at === -1 ? id : (branch.slice(at).find((entry) => !isLabel(entry))?.id ?? id);
  };
  const copies = kept.map((entry, index): JsonObject => ({
    ...entry,
    parentId: kept[index - 1]?.id ?? null,
    ...(entry.type === 'compaction' && { firstKeptEntryId: boundary(entry['firstKeptEntryId']) }),
  }));
  const labels = Object.entries(labelsOf(source)).filter(
    ([targetId, label]) => label !== null && kept.some(({ id }) => id === targetId),
  );
  let parentId = kept.at(-1)?.id ?? null;
  return [
    ...copies,
    ...labels.map(([targetId, label]) => {
      const entry = {
        type: 'label',
        id: randomUUID(),
        parentId,
        // A mark keeps the time at which it was set.
        timestamp: String(setAt(source, targetId)),
        targetId,
        label,
      };
      parentId = entry.id;
      return entry;
    }),
  ];
}
