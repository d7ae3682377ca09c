import { fileRules } from '../../suites/checking/index.ts';
import { selectFrom, type Selection } from '../rules/select.ts';

/** Rules that say nothing the owner of a file can mend: only checked when they are named. */
const BY_NAME_ONLY: ReadonlySet<string> = new Set(['fork/usage-once']);

/**
 * The ids of the rules that the patterns choose; undefined for the usual ones, which are all but those that must be named.
 * @throws UsageError for a pattern that matches nothing
 */
export function chosenRules({ only = [], skip = [] }: Selection): readonly string[] | undefined {
  if (only.length === 0 && skip.length === 0) return undefined;
  const all = fileRules.map(({ id, level }) => ({
    area: id.slice(0, id.indexOf('/')),
    rule: { id, level, method: 'session/validate' as const },
  }));
  return selectFrom(all, { only, skip })
    .map(({ rule }) => rule.id)
    .filter((id) => !BY_NAME_ONLY.has(id) || only.includes(id));
}
