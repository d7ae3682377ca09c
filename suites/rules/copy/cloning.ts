import type { SessionConstraints } from '../../../generators/index.ts';
import { branchOf, type Entry, type JsonObject } from '../../model/index.ts';
import type { Copy } from './copying.ts';

/** The branch that was to be cloned. */
export function clonedBranch({ source, moment }: Copy): Entry[] {
  const leafId = moment.request?.params['leafId'] as string | undefined;
  return branchOf(source, leafId);
}

export const isLabel = ({ type }: JsonObject) => type === 'label';

export const LABELLED: SessionConstraints = {
  types: { message: 5, label: 6, compaction: 2, context_edit: 1, model_change: 1 },
};

/** Chains in which compactions often keep from a label on. */
export const KEEPING: SessionConstraints = {
  types: { message: 4, label: 4, compaction: 4, context_edit: 1 },
  keeps: ['some'],
  shape: 'deep',
};
