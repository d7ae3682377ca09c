import { requirement } from '../../requirements/index.ts';
import type { InspectedRule } from '../../rule.ts';
import type { Code } from '../code.ts';
import { entryCodes } from './entry.ts';
import { exchangeCodes } from './exchange.ts';
import { headerCodes } from './header.ts';
import { lineCodes } from './lines.ts';
import { namingCodes } from './naming.ts';
import { referenceCodes } from './references.ts';
import { treeCodes } from './tree.ts';

const CODES = {
  ...headerCodes,
  ...lineCodes,
  ...entryCodes,
  ...treeCodes,
  ...referenceCodes,
  ...exchangeCodes,
  ...namingCodes,
};

/** The id of a requirement that a file is held against as it lies on the disk. */
export type InspectedId = keyof typeof CODES;

/** The codes by which a file may break a requirement. Of several requirements, those that all of them have. */
export type CodeOf<Id extends InspectedId> = keyof (typeof CODES)[Id] & string;

/** Every rule that a file can be held against, in report order. */
export const fileRules: readonly InspectedRule[] = (Object.keys(CODES) as InspectedId[]).map((id) => ({
  ...requirement(id),
  kind: 'inspected',
  codes: CODES[id],
}));

const BY_ID: ReadonlyMap<string, InspectedRule> = new Map(fileRules.map((rule) => [rule.id, rule]));

/** The rule of an id. Throws for an id that no rule has. */
export function fileRule(id: string): InspectedRule {
  const rule = BY_ID.get(id);
  if (rule === undefined) throw new Error(`no file rule has the id ${id}`);
  return rule;
}

/** What one code of a rule says. Throws for a code that the rule does not have. */
export function codeOf(id: string, code: string): Code {
  const found = fileRule(id).codes[code];
  if (found === undefined) throw new Error(`the rule ${id} has no code ${code}`);
  return found;
}
