import type { FileRule } from '../fact.ts';
import { entryRules } from './entry.ts';
import { headerRules } from './header.ts';
import { lineRules } from './lines.ts';
import { namingRules } from './naming.ts';
import { referenceRules } from './references.ts';
import { treeRules } from './tree.ts';

/** Every rule that a file can be held against, in report order. */
export const fileRules: readonly FileRule[] = [
  ...headerRules,
  ...lineRules,
  ...entryRules,
  ...treeRules,
  ...referenceRules,
  ...namingRules,
];

const BY_ID: ReadonlyMap<string, FileRule> = new Map(fileRules.map((rule) => [rule.id, rule]));

/** The rule of an id. Throws for an id that no rule has. */
export function fileRule(id: string): FileRule {
  const rule = BY_ID.get(id);
  if (rule === undefined) throw new Error(`no file rule has the id ${id}`);
  return rule;
}
