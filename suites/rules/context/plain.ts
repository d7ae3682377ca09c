import type { SessionConstraints } from '../../../generators/index.ts';

/** Short sessions of what people type, for rules that are not about text. */
export const PLAIN: SessionConstraints = { maxEntries: 6, text: 'plain' };
