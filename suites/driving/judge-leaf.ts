import type { JsonObject } from '../model/index.ts';
import { addedTo, entryOf, shown } from './bytes.ts';
import { tellsWhatItHolds } from './judge-state.ts';
import { isRefused, resultOf } from './moment.ts';
import { allOf, appendedEntry, changedFiles, type Judge } from './judge.ts';

/** Judges of the leaf: where entries hang, and what is told of it. */

/** Where an entry hangs. One that names no parent is a root: that it must say so is a matter of the rules of files. */
export const parentOf = ({ parentId = null }: JsonObject): unknown => parentId;

/** What stands in the file as the parent of each entry that was appended, against the leaf at that time. */
export const hangsBelowTheLeaf: Judge = ({ after, disk, request }) => {
  if (request === undefined || after === undefined || after.shared) return undefined;
  const bytes = disk.after.get(after.name);
  if (bytes === undefined) return undefined;
  for (const { id, parentId } of after.entries) {
    const found = after.appended.includes(id) ? entryOf(bytes, id) : undefined;
    if (found !== undefined && parentOf(found) !== parentId)
      return {
        code: 'parent-is-not-the-leaf',
        about: { id },
        file: after.name,
        expected: parentId,
        received: found['parentId'],
      };
  }
  return undefined;
};

/** The leaf that is told, against the leaf that must be. */
export const tellsTheLeaf: Judge = (moment) => {
  const { before, step } = moment;
  if (step.act !== 'state' || before === undefined || before.shared) return undefined;
  const leafId = resultOf(moment)?.['leafId'] ?? null;
  return isRefused(moment) || leafId === before.leafId
    ? undefined
    : {
        code: 'leaf-is-not-the-last',
        expected: before.leafId,
        received: leafId,
      };
};

/** A step that was refused has left nothing behind. */
export const leavesNothingBehind: Judge = (moment) => {
  const { before, after, disk } = moment;
  if (isRefused(moment)) {
    const [file] = changedFiles(moment);
    if (file !== undefined)
      return {
        code: 'refused-step-writes',
        file: file.name,
        received: shown(addedTo(file.before, file.after)),
      };
  }
  // What shows of the state is where the next entry hangs, and what is told of the leaf.
  if (before?.leafBy !== 'refusal' || after === undefined) return undefined;
  const found = appendedEntry(moment);
  if (found !== undefined && parentOf(found) !== before.leafId)
    return {
      code: 'refused-step-moves-leaf',
      file: after.name,
      expected: before.leafId,
      received: found['parentId'],
    };
  return disk.after.size === 0 ? undefined : allOf(tellsTheLeaf, tellsWhatItHolds)(moment);
};
