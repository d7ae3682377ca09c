import {
  answerableCallsOf,
  answeredBy,
  answering,
  callFor,
  callsOf,
  isSilent,
} from '../../generators/index.ts';
import type { SessionEntry, ToolResultMessage } from '../../schema/index.ts';
import type { Entry } from '../model/index.ts';
import type { Draft, Nth } from './step.ts';

/** What a program appends keeps calls and their results together, as providers ask for. */

/** Sessions are made by the generators of valid ones, or as their payloads say: their entries are as the schema has them. */
const asEntry = (entry: Entry) => entry as unknown as SessionEntry;

/** The calls that the next message of a branch may answer. */
function openCalls(branch: readonly Entry[]) {
  const answered = new Set<string>();
  for (const entry of branch.toReversed().map(asEntry)) {
    const answers = answeredBy(entry);
    if (callsOf(entry).length > 0) return answerableCallsOf(entry).filter(({ id }) => !answered.has(id));
    if (answers !== undefined) answered.add(answers);
    else if (!isSilent(entry)) return [];
  }
  return [];
}

/** A message as it is appended: a result answers an open call; where none is, its call is made in its place. */
export function messageFor(draft: Draft, branch: readonly Entry[], nth: Nth): object {
  const sent = (draft.payload as Extract<Draft['payload'], { type: 'message' }>).message;
  if (sent.role !== 'toolResult') return sent;
  const open = openCalls(branch);
  const call = open[nth % Math.max(1, open.length)];
  return call === undefined ? callFor(sent) : answering(sent satisfies ToolResultMessage, call);
}

/** The entries at which a compaction may begin to keep: none between a call and its result. */
export function keepable(branch: readonly Entry[]): Entry[] {
  let isCutOff = false;
  return branch
    .toReversed()
    .filter((entry) => {
      const isResult = answeredBy(asEntry(entry)) !== undefined;
      isCutOff = isResult || (isCutOff && isSilent(asEntry(entry)));
      return !isCutOff;
    })
    .toReversed();
}
