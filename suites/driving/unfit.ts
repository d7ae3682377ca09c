import { isAbsolute } from 'node:path';
import { addedTo, headerOf, objectsOf } from './bytes.ts';
import { changedFiles } from './judge.ts';
import { resultOf, type Moment } from './moment.ts';
import type { Step } from './step.ts';

/**
 * What a step can leave that no rule about anything else can be judged by: a file that is not a session any more, an entry
 * without an id, an answer that names none, a session in another place. The rules of files, ids and folders say so; all
 * others have nothing to look at.
 */

const isId = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The id of the entry that a step appended, as it is told; undefined where the step appends none. */
function toldId(moment: Moment): { readonly id: unknown } | undefined {
  const { step } = moment;
  const result = resultOf(moment);
  if (result === undefined) return undefined;
  if (step.act === 'append' || step.act === 'kill') return { id: result['entryId'] };
  return step.act === 'navigate' && step.summary !== undefined ? { id: result['leafId'] } : undefined;
}

/** Steps that are told where to make a session. Paths inside the folder of a case are relative to it. */
const MAKING: ReadonlySet<Step['act']> = new Set(['create', 'fork', 'clone']);

/** Whether an answer that must name the entry that was appended names none. */
export function namesNoEntry(moment: Moment): boolean {
  const told = toldId(moment);
  return told !== undefined && !isId(told.id);
}

/** Why a step leaves nothing that can be judged; undefined where it does not. */
export function unfit(moment: Moment): string | undefined {
  if (namesNoEntry(moment)) return `${moment.request?.method} named no entry`;
  if (moment.blocked) return undefined;
  const path = MAKING.has(moment.step.act) ? resultOf(moment)?.['path'] : undefined;
  if (typeof path === 'string' && isAbsolute(path))
    return `${moment.request?.method} stored a session outside of the folder that was given`;
  for (const { name, before, after } of changedFiles(moment)) {
    if (!name.endsWith('.jsonl')) continue;
    const wasSession = before === undefined || headerOf(before) !== undefined;
    if (wasSession && headerOf(after) === undefined)
      return `${moment.request?.method} left a file that does not begin with its header`;
    const added = objectsOf(addedTo(before, after)).filter(({ type }) => type !== 'session');
    if (added.some(({ id }) => !isId(id))) return `${moment.request?.method} left an entry without an id`;
  }
  return undefined;
}
